"""What the sides want: who is ahead, when the skirmish is over, and who has won it."""

from __future__ import annotations

from tapete.games.punk.content.scenario import EITHER, Goal, Scenario, scenario_named
from tapete.games.punk.events.story import Ended, Scored
from tapete.games.punk.rules.gear.bullet_sheets import reveal
from tapete.games.punk.rules.story.goals_met import met
from tapete.games.punk.rules.story.holding import end_of_turn
from tapete.games.punk.rules.story.interacting import follow, role_of
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat

VICTORY = "punk.core.victory"
TURNS = "punk.turn.count"
EARLY = "punk.ruling.early_end"
UNOPPOSED = "punk.core.unopposed"
BEFORE = ("muster", "swear", "sides", "deploy")
"""Phases in which nobody can have won yet."""
SEATS: tuple[Seat, ...] = (0, 1)


def judge(skirmish: Skirmish) -> None:
    """Ends the skirmish after a step, if its end has come, and says who has won.

    A side is beaten when it has no mini on the table, and none yet to come.
    """
    state = skirmish.state
    if state.ended or not state.scenario or state.phase in BEFORE:
        return
    if state.objectives:
        follow(skirmish)
    left = {mini.seat for mini in state.minis if not mini.out or mini.out == "reserve"}
    gone = [seat for seat in SEATS if seat not in left]
    if gone and not skirmish.rules.play_on:
        winner = 1 - gone[0] if len(gone) == 1 else EITHER
        finish(skirmish, "wiped_out", UNOPPOSED if winner in SEATS else EARLY, winner)
    elif _is_decided(skirmish):
        finish(skirmish, "decisive", VICTORY)
    elif state.phase == "turn" and state.turn >= plan_of(skirmish).turns:
        finish(skirmish, "turns", TURNS)


def plan_of(skirmish: Skirmish) -> Scenario:
    return scenario_named(skirmish.state.scenario)


def _is_decided(skirmish: Skirmish) -> bool:
    decisive = [goal for goal in plan_of(skirmish).goals if goal.decisive]
    return any(
        goal.side in (EITHER, role_of(skirmish, seat)) and met(skirmish, goal, seat)
        for goal in decisive
        for seat in SEATS
    )


def goals_of(skirmish: Skirmish, seat: Seat) -> list[Goal]:
    """What a side wants, by the part it plays in the scenario."""
    parts = (EITHER, role_of(skirmish, seat))
    return [goal for goal in plan_of(skirmish).goals if goal.side in parts]


def tally(skirmish: Skirmish, seat: Seat, unopposed: int = EITHER) -> int:
    """The points a side would have if it ended now; one side may be unopposed."""
    found = skirmish.state.scores[seat]
    for goal in goals_of(skirmish, seat):
        found += goal.points * met(skirmish, goal, seat, unopposed)
    return found


def finish(skirmish: Skirmish, how: str, rule: str, unopposed: int = EITHER) -> None:
    """Counts both sides' points: the side with more wins, and equal points are a draw.

    An unopposed side counts as having done what was left to do.
    """
    state = skirmish.state
    state.scores = [tally(skirmish, seat, unopposed) for seat in SEATS]
    one, other = state.scores
    state.winner = EITHER if one == other else int(other > one)
    state.ended = f"punk.result.{how}"
    state.active, state.paused, state.owed = None, [], []
    reveal(skirmish)
    skirmish.table.tell(
        Ended,
        how=how,
        winner=state.winner,
        band="" if state.winner == EITHER else state.names[state.winner],
        points=one,
        against=other,
        rule=rule,
    )


def score_turn(skirmish: Skirmish) -> None:
    """When a Turn ends, settles control of the objectives, moves carts, and scores points."""
    end_of_turn(skirmish)
    for seat in SEATS:
        for goal in goals_of(skirmish, seat):
            if goal.kind == "keep" and skirmish.state.turn >= goal.since:
                _score(skirmish, seat, goal)


def _score(skirmish: Skirmish, seat: Seat, goal: Goal) -> None:
    held = [
        one for one in skirmish.state.objectives if one.holder == seat and goal.of in ("", one.kind)
    ]
    if held:
        points = goal.points * len(held)
        skirmish.state.scores[seat] += points
        band = skirmish.state.names[seat]
        skirmish.table.tell(
            Scored, side=seat, band=band, points=points, why=goal.kind, rule=VICTORY
        )
