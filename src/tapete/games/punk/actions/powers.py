"""Actions that use the powers of the mind."""

from __future__ import annotations

from typing import NamedTuple

from tapete.deeds import Details, Do, Options, ToEach, Why
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
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
from tapete.kernel import OneOf
from tapete.kernel.message import Arg
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import CM

STRAIGHT = ""
"""The power does not go through a relay."""
KEEP = ""


class Aim(NamedTuple):
    """A mini that a power is meant for, and the ways it reaches it: directly, or by relays."""

    id: str
    through: list[str]


def _aims(skirmish: Skirmish, mini: Mini, name: str) -> list[Aim]:
    """Returns the minis a power reaches, directly first, then by relays; then the others."""
    found: dict[str, list[str]] = {}
    for target in targets(skirmish, mini, name, mini):
        found[target.id] = [STRAIGHT]
    for relay in relays(skirmish, mini, name):
        for target in passed_to(skirmish, mini, name, relay):
            found.setdefault(target.id, []).append(relay.id)
    for target in meant_for(skirmish, mini, name):
        found.setdefault(target.id, [])
    return [Aim(*one) for one in found.items()]


def _why_not(skirmish: Skirmish, mini: Mini, name: str, aim: Aim) -> Why | None:
    """Says why a power does not reach a target, with its distance and the power's reach."""
    if aim.through:
        return None
    target = skirmish.mini(aim.id)
    needs, far = round(skirmish.gap(mini, target)), power(name).reach * CM
    why = why_not(skirmish, mini, name, target, mini)
    measured: dict[str, Arg] = {"needs": needs, "has": far, "target": aim.id}
    return RULES[name], why, measured


def _details(target: Mini, name: str, aim: Aim) -> Options:
    relayed = {} if aim.through == [STRAIGHT] else {"through": aim.through}
    if name == DISARM:
        return {**relayed, "drops": _kinds(target)}
    return {**relayed, "attribute": boostable(target)} if name == BOOST else relayed


def _kinds(target: Mini) -> list[Plain]:
    return list(dict.fromkeys(item.kind for _, item in weapons_to_drop(target)))


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


def _kind(name: str) -> Kind:
    return Kind(
        name,
        groups.GIFTS,
        _perform,
        ToEach(
            lambda skirmish, mini: _aims(skirmish, mini, name),
            lambda skirmish, mini, aim: _why_not(skirmish, mini, name, aim),
            lambda skirmish, mini, aim: _details(skirmish.mini(aim.id), name, aim),
        ),
        whose=lambda skirmish, mini: name in powers_of(mini),
        lead=11 if name == SHOCK else None,
        harms=name in HOSTILE,
        addressed=name != BARRIER,
        tried="attack" if name == SHOCK else "usual",
    )


KINDS = tuple([_kind(name) for name in RULES])
