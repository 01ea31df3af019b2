"""The menu of an activation: everything the active mini may do now, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tapete.deeds.do import Do
from tapete.games.punk.actions import (
    assaulting,
    fighting,
    gear,
    gifts,
    moving,
    objectives,
    placing,
    shooting,
)
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice, Domain, Either, Form
from tapete.kernel.message import Arg

KINDS: tuple[Kind, ...] = (
    *fighting.KINDS,
    *shooting.KINDS,
    *moving.KINDS,
    *gear.KINDS,
    *objectives.KINDS,
    *gifts.KINDS,
)
BY_NAME = {kind.name: kind for kind in KINDS}
END = Do("end")
STAND_UP = "stand_up"
TRIES = 8


def menu(skirmish: Skirmish, mini: Mini) -> Either:
    """Where it may go, what it may do, and what it may put anywhere on the table.

    Who thirsts for blood and can get at somebody, or nearer, does nothing else, nor does it stop:
    punk.special.bloodthirst.advance, punk.ruling.bloodthirst_actions
    """
    ways: dict[str, Domain[Any]] = {}
    if skirmish.active.left > 0:
        if driven(skirmish, mini):
            hunted = hunts(skirmish, mini)
            if hunted:
                return Either(hunted)
        ways |= moving.ways(skirmish, mini)
        ways |= assaulting.ways(skirmish, mini)
        ways |= placing.ways(skirmish, mini)
    ways["do"] = Form(
        cache(lambda: choices(skirmish, mini)),
        lambda: list(whats_barred(skirmish, mini)),
        Do,
        lambda rng: any_choice(skirmish, mini, rng),
    )
    return Either(ways)


def hunts(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """How who thirsts for blood gets at somebody, or else nearer to it."""
    return assaulting.ways(skirmish, mini) or moving.nearer(skirmish, mini)


def is_bound(skirmish: Skirmish, mini: Mini) -> bool:
    """It has to get up, or at somebody; who can get no nearer may do other things where it is."""
    return driven(skirmish, mini) and (mini.prone or bool(hunts(skirmish, mini)))


def choices(skirmish: Skirmish, mini: Mini) -> list[Choice]:
    """All that may be done, ending the activation too, unless it has to get up and at them."""
    found = [choice for kind in _allowed(skirmish, mini) for choice in kind.offer(skirmish, mini)]
    return found if found and is_bound(skirmish, mini) else [*found, Choice(END)]


def any_choice(skirmish: Skirmish, mini: Mini, rng: Random) -> Choice:
    """One of the choices: of any kind that offers something; else to end the activation."""
    if is_bound(skirmish, mini):
        return choices(skirmish, mini)[0]
    kinds = list(_allowed(skirmish, mini))
    for _ in range(TRIES):
        place = int(rng.random() * (len(kinds) + 1))
        if place == len(kinds):
            break
        offered = list(kinds[place].offer(skirmish, mini))
        if offered:
            return offered[int(rng.random() * len(offered))]
    return Choice(END)


def _allowed(skirmish: Skirmish, mini: Mini) -> Iterator[Kind]:
    now = _now(skirmish, mini)
    return (kind for kind in KINDS if why_not(kind, now) is None and kind.whose(skirmish, mini))


def whats_barred(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    """What one might want to do and may not."""
    now = _now(skirmish, mini)
    for kind in KINDS:
        if not kind.whose(skirmish, mini):
            continue
        why = why_not(kind, now)
        if why is not None:
            rule, reason = why
            left: dict[str, Arg] = {"left": now.left} if reason == "no_actions" else {}
            yield barred(Do(kind.name), rule, reason, **left)
        else:
            yield from kind.bar(skirmish, mini)


class Now(NamedTuple):
    """How a mini is placed for anything it may want to do."""

    left: int
    prone: bool
    locked: bool
    hangs: bool
    driven: bool


def _now(skirmish: Skirmish, mini: Mini) -> Now:
    return Now(
        skirmish.active.left,
        mini.prone,
        skirmish.locked(mini),
        mini.at.held,
        is_bound(skirmish, mini),
    )


def why_not(kind: Kind, now: Now) -> tuple[str, str] | None:
    """The rule and the reason why a whole kind of Action is out of the question; None if not."""
    if now.left < kind.cost:
        return "punk.action.count", "no_actions"
    if now.prone and kind.name != STAND_UP:
        return "punk.move.prone.stand_up", "prone"
    if now.locked and kind.locked is False:
        return "punk.combat.locked", "locked"
    if kind.locked and not now.locked:
        return "punk.combat.fight.action", "not_locked"
    if now.hangs and not kind.locked:
        return "punk.move.climbing_position", "hanging"
    if now.driven and kind.name != STAND_UP:
        return "punk.special.bloodthirst.advance", "driven"
    return None
