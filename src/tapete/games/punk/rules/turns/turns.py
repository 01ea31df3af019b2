"""Turns and Agility Rounds: when they begin and end."""

from __future__ import annotations

from tapete.games.punk.content.scenario import scenario_named
from tapete.games.punk.events.turns import RoundBegan, StoodDown, TurnBegan
from tapete.games.punk.rules.gifts.showing import offer_shows
from tapete.games.punk.rules.harm.markers import clear_markers
from tapete.games.punk.rules.story import beasts, weather
from tapete.games.punk.rules.story.goals import score_turn
from tapete.games.punk.rules.story.infiltration import arrive, call_rounds
from tapete.games.punk.rules.story.perils import go_off
from tapete.games.punk.rules.turns.berserk import collapse_all
from tapete.games.punk.rules.turns.delay import delays
from tapete.games.punk.rules.turns.order import moment, of_the_round, ready, settle_first, sides
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat

STRUCTURE = "punk.turn.structure"
ORDER = "punk.turn.round.order"
SHARED = "punk.turn.order.each_round"
SKIP = "punk.turn.round.skip_empty"
EXPIRES = "punk.shoot.defensive.expires"


def begin_turn(skirmish: Skirmish) -> None:
    """Begins a Turn: nobody has acted, and Rounds start again from the highest Agility."""
    state = skirmish.state
    state.turn += 1
    state.called = []
    for mini in state.minis:
        mini.acted = mini.has_delayed = False
        mini.delayed = 0
    state.phase = "round"
    skirmish.table.tell(TurnBegan, turn=state.turn, of=turns_of(skirmish), rule=STRUCTURE)
    weather.blow(skirmish)
    beasts.come(skirmish)
    offer_shows(skirmish)


def turns_of(skirmish: Skirmish) -> int:
    """How many Turns the scenario lasts: punk.turn.count"""
    return scenario_named(skirmish.state.scenario).turns


def begin_round(skirmish: Skirmish) -> None:
    """Begins the next Round in which a mini can act: empty ones are passed over.

    If there is none, all minis have had their activation, and the Turn is over.
    """
    state = skirmish.state
    rounds = [moment(mini) for mini in ready(skirmish)] + call_rounds(skirmish)
    if not rounds:
        end_turn(skirmish)
        return
    state.round = max(rounds)
    state.phase = "arrive"


def open_round(skirmish: Skirmish) -> None:
    """First infiltrators come, then minis may delay, then the order is rolled for.

    punk.ruling.round_start_order, punk.ruling.order_changes_in_round
    """
    if arrive(skirmish):
        return
    delays(skirmish)
    skirmish.state.phase = "round"
    waiting = of_the_round(skirmish)
    if waiting:
        here = sides(waiting)
        skirmish.table.tell(RoundBegan, round=skirmish.state.round, rule=_why(skirmish, here))
        settle_first(skirmish, here)
        skirmish.state.phase = "next"


def _why(skirmish: Skirmish, here: list[Seat]) -> str:
    """The rule told with a Round: both sides are in it, empty ones were skipped, or it is next."""
    if len(here) > 1:
        return SHARED
    above = [moment(one) - skirmish.state.round for one in skirmish.standing()]
    return SKIP if 1 not in above and max(above, default=0) > 0 else ORDER


def end_turn(skirmish: Skirmish) -> None:
    """Ends a Turn and what lasts as long as it; in the last one, downed Bersérkers fall."""
    state = skirmish.state
    for mini in state.minis:
        if mini.ready and not mini.out:
            skirmish.table.tell(StoodDown, figure=mini.id, rule=EXPIRES)
        mini.ready = False
    clear_markers(skirmish)
    go_off(skirmish)
    if state.turn >= turns_of(skirmish):
        collapse_all(skirmish)
    score_turn(skirmish)
    state.phase = "turn"
