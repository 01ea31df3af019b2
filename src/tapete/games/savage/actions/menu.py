"""The menu of a turn: everything the acting figure may do now, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tapete.deeds.do import Do
from tapete.games.savage.actions import (
    aid,
    aiming,
    areas,
    attacks,
    fighting,
    gear,
    grappling,
    hiding,
    items,
    leaping,
    objects,
    posture,
    powers,
    pushing,
    saddle,
    story,
    tempo,
    tricks,
    wheel,
)
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

KINDS: tuple[Kind, ...] = (
    *fighting.KINDS,
    *attacks.KINDS,
    *grappling.KINDS,
    *pushing.KINDS,
    *tricks.KINDS,
    *objects.KINDS,
    *items.KINDS,
    *areas.KINDS,
    *powers.KINDS,
    *aiming.KINDS,
    *tempo.KINDS,
    *posture.KINDS,
    *gear.KINDS,
    *leaping.KINDS,
    *hiding.KINDS,
    *saddle.KINDS,
    *wheel.KINDS,
    *aid.KINDS,
    *story.KINDS,
)
BY_NAME = {kind.name: kind for kind in KINDS}
SAMPLES = tuple({kind.cost: kind for kind in KINDS}.values())
"""A kind of each cost."""
MOST_ACTIONS = 3


def choices(fight: Fight, figure: Figure) -> list[Choice]:
    """All that may be done; ending the turn is always among it."""
    found = [choice for kind in _allowed(fight, figure) for choice in kind.offer(fight, figure)]
    return [*found, Choice(Do("end"))]


TRIES = 8


def any_choice(fight: Fight, figure: Figure, rng: Random) -> Choice:
    """One of the choices: of any kind of deed that offers something; else to end the turn."""
    kinds = list(_allowed(fight, figure))
    for _ in range(TRIES):
        place = int(rng.random() * (len(kinds) + 1))
        if place == len(kinds):
            break
        offered = list(kinds[place].offer(fight, figure))
        if offered:
            return offered[int(rng.random() * len(offered))]
    return Choice(Do("end"))


def _allowed(fight: Fight, figure: Figure) -> Iterator[Kind]:
    """The kinds not out of the question; those that cost the same are so together."""
    if figure.tied or figure.bound:
        yield from (kind for kind in KINDS if allows(fight, figure, kind) is None)
        return
    open_ = {kind.cost: allows(fight, figure, kind) is None for kind in SAMPLES}
    yield from (kind for kind in KINDS if open_[kind.cost])


def whats_barred(fight: Fight, figure: Figure) -> Iterator[Barred]:
    """What one might want to do and may not."""
    for kind in KINDS:
        why = allows(fight, figure, kind)
        if why is not None:
            yield why
        else:
            yield from kind.bar(fight, figure)


def allows(fight: Fight, figure: Figure, kind: Kind) -> Barred | None:
    """Why a whole kind of deed is out of the question now; None if it is not."""
    turn, do = fight.turn, Do(kind.name)
    if figure.tied:
        return barred(do, "savage.drop.bonus", "tied")
    if kind.physical and figure.bound and kind.name != "break_free":
        return barred(do, "savage.state.bound", "bound")
    if kind.cost == "free":
        return None
    if figure.shaken:
        return barred(do, "savage.core.shaken", "shaken")
    if turn.whole:
        return barred(do, "savage.combat.aim.restriction", "turn_spent")
    if kind.cost == "turn":
        return _whole_turn(fight, do)
    if turn.used >= turn.declared:
        return barred(do, "savage.turn.multi_action", "no_actions", most=MOST_ACTIONS)
    return None


def _whole_turn(fight: Fight, do: Do) -> Barred | None:
    turn = fight.turn
    if turn.used or turn.declared > 1:
        return barred(do, "savage.combat.defend", "already_acted")
    if turn.run >= 0:
        return barred(do, "savage.combat.defend", "running")
    return None
