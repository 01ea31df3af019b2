"""Standing up and going down."""

from __future__ import annotations

from tapete.deeds import Why, simply
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.events.fight import Recovered
from tapete.games.savage.rules.harm.conditions import fall_prone, is_held
from tapete.games.savage.rules.moving.movement import allowance
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight

STANDING_UP = 2 * PACE


def _why_lie(fight: Fight, figure: Figure) -> Why | None:
    """Standing up takes 2 paces of movement, and a figure that is held cannot."""
    if is_held(figure):
        return "savage.state.entangled", "held"
    able = allowance(fight, figure) >= STANDING_UP
    return None if able else ("savage.state.prone.stand", "no_pace", {"needs": 2})


def _stand(fight: Fight, figure: Figure) -> None:
    """Getting up costs 2 paces of movement, which ends an aim as any movement does."""
    figure.prone = False
    figure.aim = ""
    fight.turn.spent += STANDING_UP
    rule = "savage.state.prone.stand"
    fight.table.tell(Recovered, figure=figure.id, state="prone", rule=rule)


def _drop(fight: Fight, figure: Figure) -> None:
    """Dropping to the ground is free."""
    fall_prone(fight, figure, "savage.state.prone.cover")


KINDS = (
    Kind("stand", MOVE, simply(_stand), unable=_why_lie, when=lambda fight, figure: figure.prone,
        lead=3, cost="free", stoppable=True, tried="otherwise"),
    Kind("drop", MOVE, simply(_drop), cost="free",
        when=lambda fight, figure: not (figure.prone or figure.mount)),
)  # fmt: skip
