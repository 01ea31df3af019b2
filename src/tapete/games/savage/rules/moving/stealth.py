"""Hiding in a fight: Stealth against the Notice of the foes that might see."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.savage.events.fight import Became, Did
from tapete.games.savage.figures import trait_die
from tapete.games.savage.rules.dice.traits import TARGET, total_of
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight, board_of
from tapete.kernel import Modifier
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import Box, box

RULE = "savage.move.stealth"
COVER = PACE


def can_hide(fight: Fight, figure: Figure) -> bool:
    """True if no foe is adjacent, and none sees all of it in good light."""
    if fight.adjacent_enemies(figure):
        return False
    if fight.light(figure.at):
        return True
    covered = near_cover(fight.state.scenario, fight.broken, figure.at)
    return covered and all(
        fight.view(enemy.at, figure).quarters for enemy in watchers(fight, figure)
    )


@lru_cache(maxsize=20_000)
def near_cover(scenario: str, broken: tuple[int, ...], at: Point) -> bool:
    """True if there is something to hide behind within a pace."""
    return any(
        left - COVER < at.x < right + COVER and top - COVER < at.y < bottom + COVER
        for left, top, right, bottom in _cover(scenario, broken)
    )


@lru_cache(maxsize=64)
def _cover(scenario: str, broken: tuple[int, ...]) -> tuple[Box, ...]:
    pieces = board_of(scenario, broken).pieces
    return tuple(box(piece.corners) for piece in pieces if piece.opaque)


def watchers(fight: Fight, figure: Figure) -> list[Figure]:
    return [f for f in fight.enemies(figure) if not (f.stunned or f.tied or f.unaware)]


def hide(fight: Fight, figure: Figure) -> None:
    """Stealth, at least 4, against a free Notice roll of the keenest foe that might see it."""
    total = total_of(fight, figure, "stealth", RULE, wanted=3 * TARGET, needs=TARGET)
    seeing = [f for f in watchers(fight, figure) if fight.sees(f, figure)]
    if total < TARGET or (seeing and _noticed(fight, figure, seeing, total)):
        fight.table.tell(Did, figure=figure.id, what="hide_failed", rule=RULE)
        return
    figure.hidden = total
    fight.table.tell(Became, figure=figure.id, state="hidden", rule=RULE)


def _noticed(fight: Fight, figure: Figure, seeing: list[Figure], total: int) -> bool:
    keenest = max(seeing, key=lambda enemy: trait_die(enemy, "notice"))
    light = [Modifier("savage.light", fight.gloom(keenest, figure.at))]
    seen = (total - 1, total)
    return (
        total_of(fight, keenest, "notice", RULE, light, wanted=total, matters=seen, needs=total)
        >= total
    )
