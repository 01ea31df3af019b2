"""Actions that use the powers of the mind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.events.gifts import Relayed
from tapete.games.punk.figures import has
from tapete.games.punk.rules.gifts.powers import (
    BARRIER,
    BOOST,
    DISARM,
    HOSTILE,
    RELAY,
    RULES,
    SHOCK,
    boostable,
    meant_for,
    passed_to,
    power,
    powers_of,
    relays,
    targets,
    use,
    weapons_to_drop,
    why_not,
)
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice, OneOf
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import CM

STRAIGHT = ""
"""The power does not go through a relay."""
KEEP = ""


def _offer(name: str) -> Callable[[Skirmish, Mini], Iterable[Choice]]:
    def offer(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
        if name in powers_of(mini):
            for target, through in _reached(skirmish, mini, name).items():
                yield Choice(Do(name, target), _details(skirmish.mini(target), name, through))

    return offer


def _reached(skirmish: Skirmish, mini: Mini, name: str) -> dict[str, list[str]]:
    """Returns the minis a power reaches, each with the ways: directly first, then by relays."""
    found: dict[str, list[str]] = {}
    for target in targets(skirmish, mini, name, mini):
        found[target.id] = [STRAIGHT]
    for relay in relays(skirmish, mini, name):
        for target in passed_to(skirmish, mini, name, relay):
            found.setdefault(target.id, []).append(relay.id)
    return found


def _details(target: Mini, name: str, through: Sequence[str]) -> dict[str, Sequence[Plain]]:
    details: dict[str, Sequence[Plain]] = {}
    if through != [STRAIGHT]:
        details["through"] = list(through)
    if name == DISARM:
        details["drops"] = _kinds(target)
    elif name == BOOST:
        details["attribute"] = list(boostable(target))
    return details


def _kinds(target: Mini) -> list[Plain]:
    return list(dict.fromkeys(item.kind for _, item in weapons_to_drop(target)))


def _bar(name: str) -> Callable[[Skirmish, Mini], Iterable[Barred]]:
    def bar(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
        if name not in powers_of(mini):
            return
        reached = _reached(skirmish, mini, name)
        for target in meant_for(skirmish, mini, name):
            if target.id not in reached:
                yield _barred(skirmish, mini, name, target)

    return bar


def _barred(skirmish: Skirmish, mini: Mini, name: str, target: Mini) -> Barred:
    """Says why a power cannot be used on a target, with its distance and the power's reach."""
    why = why_not(skirmish, mini, name, target, mini)
    needs, far = round(skirmish.gap(mini, target)), power(name).reach * CM
    return barred(Do(name, target.id), RULES[name], why, needs=needs, has=far, target=target.id)


def _perform(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    """Uses a power on a target, perhaps through a relay. An enemy relay may pass it on."""
    target = skirmish.mini(do.to)
    through = str(details.get("through", STRAIGHT))
    if through:
        relay = skirmish.mini(through)
        skirmish.table.tell(Relayed, figure=relay.id, target=target.id, rule=RELAY)
    else:
        target = _deflected(skirmish, mini, do.what, target)
    detail = str(details.get("drops", details.get("attribute", "")))
    if do.what == DISARM and target.id != do.to:
        detail = _weapon(skirmish, mini, target)
    use(skirmish, mini, do.what, target, detail)


def _deflected(skirmish: Skirmish, mini: Mini, name: str, target: Mini) -> Mini:
    """Returns the mini a power ends on. If the target is an enemy relay, its player decides."""
    if target.seat == mini.seat or not has(target, "relay"):
        return target
    others = [one.id for one in passed_to(skirmish, mini, name, target)]
    if not others:
        return target
    chosen = skirmish.table.ask(
        target.seat, "punk.ask.relay", OneOf([*others, KEEP]), RELAY, figure=target.id, power=name
    )
    if chosen == KEEP:
        return target
    other = skirmish.mini(chosen)
    skirmish.table.tell(Relayed, figure=target.id, target=other.id, rule=RELAY)
    return other


def _weapon(skirmish: Skirmish, mini: Mini, target: Mini) -> str:
    """Asks which weapon the mini that a power was passed on to drops."""
    kinds = _kinds(target)
    if len(kinds) == 1:
        return str(kinds[0])
    chosen = skirmish.table.ask(
        mini.seat, "punk.ask.disarm", OneOf(kinds), RULES[DISARM], target=target.id
    )
    return str(chosen)


def _who_can(name: str) -> Callable[[Skirmish, Mini], bool]:
    return lambda skirmish, mini: name in powers_of(mini)


def _kind(name: str) -> Kind:
    return Kind(
        name,
        groups.GIFTS,
        _offer(name),
        _perform,
        _bar(name),
        _who_can(name),
        harms=name in HOSTILE,
        addressed=name != BARRIER,
        tried="attack" if name == SHOCK else "usual",
    )


KINDS = tuple([_kind(name) for name in RULES])
