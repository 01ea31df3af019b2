"""Taking hold, crushing, letting go and breaking free."""

from __future__ import annotations

from tapete.deeds import Alone, Details, Do, ToEach, Why, needs, upon
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.attacks.melee import close_items
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.manoeuvres import grappling
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _why_not_grapple(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    if not fight.adjacent(figure, foe):
        return "savage.grapple.roll", "not_adjacent"
    if not close_items(figure):
        return "savage.injury.arm", "no_arms"
    if grappling.too_large(figure, foe):
        return "savage.grapple.size", "too_large"
    return ("savage.ruling.grapple_hold", "bound_already") if foe.bound else None


def _near(fight: Fight, figure: Figure) -> list[Figure]:
    """The figures it holds, then the other adjacent foes."""
    others = [foe for foe in fight.adjacent_enemies(figure) if not _holds(fight, figure, foe)]
    return [*grappling.held_by(fight, figure), *others]


def _holds(fight: Fight, figure: Figure, foe: Figure) -> bool:
    return foe.held_by == figure.id


def _break_free(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.break_free(fight, figure, str(details["trait"]))


_HOLDING = needs(_holds, "savage.grapple.damage", "not_holding")
_HELD = needs(lambda fight, figure: is_held(figure), "savage.state.break_free", "not_held")
KINDS = (
    Kind("grapple", MANOEUVRE, upon(Fight.figure, grappling.grapple),
        ToEach(Fight.enemies, _why_not_grapple), harms=True, tried="makeshift",
        announced="savage.grapple.roll"),
    Kind("crush", MANOEUVRE, upon(Fight.figure, grappling.crush), ToEach(_near, _HOLDING),
        lead=12, harms=True, tried="attack", announced="savage.grapple.damage"),
    Kind("let_go", MANOEUVRE, upon(Fight.figure, grappling.let_go), ToEach(grappling.held_by),
        cost="free", physical=False),
    Kind("break_free", MANOEUVRE, _break_free,
        Alone(lambda fight, figure: {"trait": grappling.GRIPS}), _HELD, lead=4, frees=True,
        tried="otherwise", announced="savage.state.break_free"),
)  # fmt: skip
"""To break free is to choose a trait: Athletics, or Strength at -2."""
