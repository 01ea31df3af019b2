"""Standing up and going down."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.events.fight import Recovered
from tapete.games.savage.rules.harm.conditions import fall_prone, is_held
from tapete.games.savage.rules.moving.movement import allowance
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice

STANDING_UP = 2 * PACE


def _why_lie(fight: Fight, figure: Figure) -> Barred | None:
    """Standing up takes 2 paces of movement, and a figure that is held cannot."""
    if is_held(figure):
        return barred(Do("stand"), "savage.state.entangled", "held")
    if allowance(fight, figure) < STANDING_UP:
        return barred(Do("stand"), "savage.state.prone.stand", "no_pace", needs=2)
    return None


def _offer_stand(fight: Fight, figure: Figure) -> Iterable[Choice]:
    able = figure.prone and _why_lie(fight, figure) is None
    return [Choice(Do("stand"))] if able else []


def _bar_stand(fight: Fight, figure: Figure) -> Iterable[Barred]:
    why = _why_lie(fight, figure) if figure.prone else None
    return [] if why is None else [why]


def _stand(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Getting up costs 2 paces of movement."""
    figure.prone = False
    fight.turn.spent += STANDING_UP
    rule = "savage.state.prone.stand"
    fight.table.tell(Recovered, figure=figure.id, state="prone", rule=rule)


def _offer_drop(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [] if figure.prone or figure.mount else [Choice(Do("drop"))]


def _drop(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Dropping to the ground is free."""
    fall_prone(fight, figure, "savage.state.prone.cover")


KINDS = (
    Kind("stand", MOVE, _offer_stand, _stand, _bar_stand, cost="free", tried="otherwise"),
    Kind("drop", MOVE, _offer_drop, _drop, cost="free"),
)
