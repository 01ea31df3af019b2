"""The menu of an activation: everything the active mini may do now, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

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
from tapete.games.punk.actions.kind import Do, Kind, barred
from tapete.games.punk.rules.bloodthirst import driven
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Barred, Choice, Domain, Either, Form

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
TRIES = 8


def menu(skirmish: Skirmish, mini: Mini) -> Either:
    """Where it may go, what it may do, and what it may put anywhere on the table.

    Who thirsts for blood and can get at somebody does nothing else, nor does it stop:
    punk.special.bloodthirst.advance, punk.ruling.bloodthirst_actions
    """
    ways: dict[str, Domain[Any]] = {}
    if skirmish.active.left > 0:
        free = not driven(skirmish, mini)
        ways |= moving.ways(skirmish, mini) if free else {}
        ways |= assaulting.ways(skirmish, mini)
        ways |= placing.ways(skirmish, mini) if free else {}
        if ways and not free:
            return Either(ways)
    ways["do"] = Form(
        cache(lambda: choices(skirmish, mini)),
        lambda: list(whats_barred(skirmish, mini)),
        Do,
        lambda rng: any_choice(skirmish, mini, rng),
    )
    return Either(ways)


def choices(skirmish: Skirmish, mini: Mini) -> list[Choice]:
    """All that may be done, ending the activation too, unless it has to get up and at them."""
    found = [choice for kind in _allowed(skirmish, mini) for choice in kind.offer(skirmish, mini)]
    return found if found and driven(skirmish, mini) else [*found, Choice(END)]


def any_choice(skirmish: Skirmish, mini: Mini, rng: Random) -> Choice:
    """One of the choices: of any kind that offers something; else to end the activation."""
    if driven(skirmish, mini):
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
    locked = skirmish.locked(mini)
    return (
        kind
        for kind in KINDS
        if allows(skirmish, mini, kind, locked) is None and kind.whose(skirmish, mini)
    )


def whats_barred(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    """What one might want to do and may not."""
    locked = skirmish.locked(mini)
    for kind in KINDS:
        if not kind.whose(skirmish, mini):
            continue
        why = allows(skirmish, mini, kind, locked)
        if why is not None:
            yield why
        else:
            yield from kind.bar(skirmish, mini)


def allows(skirmish: Skirmish, mini: Mini, kind: Kind, locked: bool) -> Barred | None:
    """Why a whole kind of Action is out of the question now; None if it is not."""
    do = Do(kind.name)
    if skirmish.active.left < kind.cost:
        return barred(do, "punk.action.count", "no_actions", left=skirmish.active.left)
    if mini.prone and kind.name != "stand_up":
        return barred(do, "punk.move.prone.stand_up", "prone")
    if locked and kind.locked is False:
        return barred(do, "punk.combat.locked", "locked")
    if kind.locked and not locked:
        return barred(do, "punk.combat.fight.action", "not_locked")
    if mini.at.held and not kind.locked:
        return barred(do, "punk.move.climbing_position", "hanging")
    if driven(skirmish, mini) and kind.name != "stand_up":
        return barred(do, "punk.special.bloodthirst.advance", "driven")
    return None
