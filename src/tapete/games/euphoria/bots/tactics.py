"""How well a team stands: what it has taken from the rival, and what each still has."""

from __future__ import annotations

from tapete.games.euphoria.state import Mini, State
from tapete.kernel import Seat, Tactics

WON = 0.5
"""What more a show that is over counts for."""


class EuphoriaTactics(Tactics[State]):
    """Audience, and the life of everybody by what they cost."""

    def score(self, state: State, seat: Seat) -> float:
        """How far a team is ahead, as a share of all that is on the table."""
        total = sum([mini.cost for mini in state.minis if mini.seat in (0, 1)]) or 1
        ahead = (_worth(state, seat) - _worth(state, 1 - seat)) / total
        over = 0.0 if not state.ended or state.winner < 0 else WON
        return ahead / 2 + (over if state.winner == seat else -over)

    def acting(self, state: State) -> tuple[Seat, str] | None:
        mini = next((one for one in state.minis if one.id == state.active), None)
        return None if mini is None else (mini.seat, mini.id)


def _worth(state: State, seat: Seat) -> float:
    scored = state.audience[seat] + state.objective_points[seat]
    return scored + sum([_left(mini) for mini in state.minis if mini.seat == seat])


def _left(mini: Mini) -> float:
    """What is left of a miniature: half its cost while it lives, and half for its life."""
    if mini.out in ("dead", "absent"):
        return 0.0
    return mini.cost * (0.5 + 0.5 * mini.life / max(1, mini.full))
