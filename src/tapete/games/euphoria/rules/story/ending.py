"""The end of the show: when it comes, who has won, and how."""

from __future__ import annotations

from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.events.story import Ended
from tapete.games.euphoria.rules.story.goals import count_up, end_of_turn, plan_of
from tapete.games.euphoria.state import NEUTRAL
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat

SEATS: tuple[Seat, Seat] = (0, 1)
END = "euphoria.end.game"
TURN = "euphoria.end.turn"
SCORE = "euphoria.end.score"
SCALE = "euphoria.end.victory_scale"
COMPOSITE = "euphoria.def.character.composite"
DRAW = "draw"
BANDS = ((100, "marginal"), (300, "victory"), (500, "crushing"))
"""The greatest difference of each kind of victory but the last."""
MASSACRE = "massacre"


def wiped_out(show: Show) -> list[Seat]:
    """The teams that have nobody left on the table; a pet counts as somebody."""
    left = {mini.seat for mini in show.state.minis if not mini.out}
    return [seat for seat in SEATS if seat not in left]


def over(show: Show) -> bool:
    """True if the rest of the turn can change nothing: euphoria.ruling.early_stop"""
    if not wiped_out(show):
        return False
    return not any(goal.points or goal.fulfils for goal in plan_of(show).goals)


def end_show(show: Show) -> bool:
    """Ends the show if its end has come, as a turn ends; True if it has."""
    end_of_turn(show)
    how = _how(show)
    if not how:
        return False
    count_up(show)
    state = show.state
    totals = points(show)
    state.winner = winner_of(show)
    state.ended, state.phase = how, "over"
    show.table.tell(
        Ended,
        how=how,
        scale=scale_of(show),
        team=state.winner,
        points=max(totals) if state.winner == NEUTRAL else totals[state.winner],
        against=min(totals) if state.winner == NEUTRAL else totals[1 - state.winner],
        rule=END,
        also=(TURN, SCORE, SCALE, COMPOSITE),
    )
    return True


def _how(show: Show) -> str:
    """Why the show is over; empty if it goes on."""
    if show.state.fulfilled != NEUTRAL:
        return "mission"
    if wiped_out(show):
        return "wiped"
    return "turns" if show.state.turn >= TURNS else ""


def points(show: Show) -> tuple[int, int]:
    """Each team's audience: what the rival has lost, and its objectives."""
    state = show.state
    return (
        state.audience[0] + state.objective_points[0],
        state.audience[1] + state.objective_points[1],
    )


def winner_of(show: Show) -> Seat:
    """The team that has fulfilled its mission, or else the one with more audience.

    euphoria.ruling.draw
    """
    if show.state.fulfilled != NEUTRAL:
        return show.state.fulfilled
    mine, theirs = points(show)
    return NEUTRAL if mine == theirs else int(theirs > mine)


def scale_of(show: Show) -> str:
    """The kind of victory, by how much more audience the winner has."""
    winner = winner_of(show)
    if winner == NEUTRAL:
        return DRAW
    totals = points(show)
    return kind_of_victory(totals[winner] - totals[1 - winner])


def kind_of_victory(difference: int) -> str:
    """Up to 100 marginal, 300 victory, 500 crushing, above that a massacre."""
    return next((name for most, name in BANDS if difference <= most), MASSACRE)
