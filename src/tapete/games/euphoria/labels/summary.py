"""How the teams stand: who is left, their audience, the turn, and how the show ended."""

from __future__ import annotations

from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.labels.names import team_name
from tapete.games.euphoria.state import State
from tapete.kernel import Message, Seat

SEATS: tuple[Seat, Seat] = (0, 1)


def minis_left(view: State, seat: Seat) -> tuple[int, int]:
    """How many miniatures of a team still play, and how many there were."""
    team = [mini for mini in view.minis if mini.seat == seat]
    return len([mini for mini in team if mini.out in ("", "waiting")]), len(team)


def audience(view: State, seat: Seat) -> int:
    """What a team has scored: euphoria.end.score"""
    return view.audience[seat] + view.objective_points[seat]


def head(view: State) -> Message:
    """The turn and the phase."""
    return Message.of("euphoria.scene.head", turn=view.turn, turns=TURNS, step=view.phase)


def ending(state: State) -> Message:
    """How the show ended, who won, and by how much."""
    one, other = audience(state, 0), audience(state, 1)
    return Message.of(
        f"euphoria.result.{state.ended}",
        winner=state.winner,
        name=team_name(state, state.winner),
        most=max(one, other),
        least=min(one, other),
    )
