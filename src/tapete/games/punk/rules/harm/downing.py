"""Going down: out of the skirmish, with a marker where it fell, or with nothing left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.events.harm import Downed, GoesOn, Removed, Weakened
from tapete.games.punk.figures import has
from tapete.games.punk.rules.fighting import regrouping
from tapete.games.punk.rules.gifts import quirks
from tapete.games.punk.rules.harm import incendiary
from tapete.games.punk.rules.moving.room import nearest_free
from tapete.games.punk.state import OFF_TABLE, Letter, Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place

if TYPE_CHECKING:
    from tapete.games.punk.rules.harm.impact import Hit

BERSERKER = "berserker"
STAYS = "punk.special.berserker.stays"
BODY: tuple[Letter, ...] = ("AG", "F", "D")
"""The physical Attributes."""
RANGE = "punk.attribute.range"
CAUSES = "punk.downed.causes"
OUT = "punk.downed.out"
LIES = "downed"
MARKED = ("punk.downed.marker", "punk.marker.state")
"""A marker recalls where it lies."""


def down(
    skirmish: Skirmish,
    mini: Mini,
    rule: str = CAUSES,
    by: str = "",
    hit: Hit | None = None,
    *,
    alone: bool = True,
) -> bool:
    """It is downed, unless it still completes its own activation; True if it is out now.

    `alone` is True if nobody else is hit at the same time: then those left free join others now.
    """
    if mini.out:
        return True
    if has(mini, BERSERKER) and not mini.dying:
        mini.dying = True
        skirmish.table.tell(GoesOn, figure=mini.id, rule=STAYS)
        quirks.felled(skirmish, mini, by, hit)
        return False
    drop(skirmish, mini, rule, by, hit, alone=alone)
    return True


def drop(
    skirmish: Skirmish,
    mini: Mini,
    rule: str,
    by: str = "",
    hit: Hit | None = None,
    *,
    alone: bool = True,
) -> None:
    """It is out for good, and what is left of it is a marker as large as its base.

    What it carries goes off only now:
    punk.ruling.berserker_state
    """
    before = regrouping.combats(skirmish, [mini]) if alone else []
    _leave(mini, LIES)
    mini.at = resting_place(skirmish, mini)
    skirmish.table.tell(Downed, figure=mini.id, other=by, rule=rule or OUT, also=MARKED)
    incendiary.detonate(skirmish, mini)
    quirks.fallen(skirmish, mini, by, hit)
    regrouping.regroup_all(skirmish, before)


def resting_place(skirmish: Skirmish, mini: Mini) -> Place:
    """Where it lies: at the foot of the wall it hung on, and beside a mini that is there."""
    at = mini.at
    if at.held:
        at = Place(at.point, skirmish.levels.height(at.point, at.height) or 0)
    return nearest_free(skirmish, mini, at) or at


def remove(skirmish: Skirmish, mini: Mini, rule: str) -> None:
    """Nothing is left of it, whatever it is: punk.ruling.impassable_casualty"""
    before = regrouping.combats(skirmish, [mini])
    _leave(mini, "removed")
    mini.at = OFF_TABLE
    skirmish.table.tell(Removed, figure=mini.id, rule=rule)
    regrouping.regroup_all(skirmish, before)


def _leave(mini: Mini, how: str) -> None:
    """It is out; what no longer matters is forgotten."""
    mini.out = how
    mini.prone = mini.ready = mini.dying = mini.barrier = False
    mini.poison = mini.shocked = mini.delayed = 0
    mini.holds = ""


def weaken(skirmish: Skirmish, mini: Mini, letter: Letter, rule: str, points: int = 1) -> None:
    """It loses points of an Attribute for good; with none of a physical one left it is downed.

    punk.attribute.physical_zero
    """
    born = mini.attributes[letter]
    if born is None:
        return
    mini.lost[letter] = mini.lost.get(letter, 0) + points
    skirmish.table.tell(
        Weakened, figure=mini.id, attribute=letter, points=points, rule=rule, also=(RANGE,)
    )
    left = born + mini.gained.get(letter, 0) - mini.lost[letter]
    if letter in BODY and left <= 0:
        down(skirmish, mini, "punk.attribute.physical_zero")
