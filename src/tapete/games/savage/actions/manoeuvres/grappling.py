"""Taking hold, crushing, letting go and breaking free."""

from __future__ import annotations

from tapete.deeds import Alone, Details, Do, ToEach, Why, upon
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.manoeuvres import grappling
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _why_not_grapple(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    if not fight.adjacent(figure, foe):
        return "savage.grapple.roll", "not_adjacent"
    if grappling.too_large(figure, foe):
        return "savage.grapple.size", "too_large"
    return ("savage.ruling.grapple_hold", "bound_already") if foe.bound else None


def _near(fight: Fight, figure: Figure) -> list[Figure]:
    """The figures it holds, then the other adjacent foes."""
    held = grappling.held_by(fight, figure)
    return held + [foe for foe in fight.adjacent_enemies(figure) if foe.held_by != figure.id]


def _why_not_crush(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    return None if foe.held_by == figure.id else ("savage.grapple.damage", "not_holding")


def _why_not_break(fight: Fight, figure: Figure) -> Why | None:
    return None if is_held(figure) else ("savage.state.break_free", "not_held")


def _break_free(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    grappling.break_free(fight, figure, str(details["trait"]))


KINDS = (
    Kind("grapple", MANOEUVRE, upon(Fight.figure, grappling.grapple),
        ToEach(Fight.enemies, _why_not_grapple), harms=True, tried="makeshift"),
    Kind("crush", MANOEUVRE, upon(Fight.figure, grappling.crush), ToEach(_near, _why_not_crush),
        harms=True, tried="attack"),
    Kind("let_go", MANOEUVRE, upon(Fight.figure, grappling.let_go), ToEach(grappling.held_by),
        cost="free", physical=False),
    Kind("break_free", MANOEUVRE, _break_free,
        Alone(lambda fight, figure: {"trait": grappling.GRIPS}), _why_not_break, frees=True,
        tried="otherwise"),
)  # fmt: skip
"""To break free is to choose a trait: Athletics, or Strength at -2."""
