"""What players are told before the first Turn: the story, what each side wants, the map's signs."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.library import library
from tapete.games.punk.naming import text_of
from tapete.games.punk.scenario import EITHER, Goal, scenario_named
from tapete.games.punk.standings import band_name, faction_name
from tapete.games.punk.state import State
from tapete.kernel import Message, Seat


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """For a seat its own side first; for a spectator both alike."""
    scenario = scenario_named(view.scenario)
    order = (1, 0) if seat == 1 else (0, 1)
    return (
        Message.of("punk.brief.title", name=text_of(scenario.name), turns=scenario.turns),
        text_of({"es": scenario.es, "en": scenario.en}),
        *_weather(view),
        *[line for side in order for line in _side(view, side, seat)],
    )


def legend(view: State) -> tuple[Message, ...]:
    """The signs of the map as a terminal draws it."""
    return (Message("punk.brief.legend"), Message("punk.brief.legend_more"))


def _weather(view: State) -> Iterator[Message]:
    weather = library().weather.get(view.weather)
    if weather is not None:
        about = text_of({"es": weather.es, "en": weather.en})
        yield Message.of("punk.card.about", name=text_of(weather.name), about=about)
    if view.beasts:
        yield Message("punk.brief.beasts")


def _side(view: State, side: Seat, seat: Seat | None) -> Iterator[Message]:
    whose = "none" if seat is None else "own" if seat == side else "foe"
    yield Message.of(
        "punk.brief.side",
        whose=whose,
        name=band_name(view, side),
        faction=faction_name(view, side),
        role=role_name(view, side),
    )
    for goal in goals_of(view, side):
        yield Message.of("punk.brief.goal", goal=goal_words(goal))


def role_name(view: State, side: Seat) -> Message:
    """Who they are in the scenario."""
    return role_of(view, view.zones[side])


def role_of(view: State, zone: int) -> Message:
    """Who deploys in a zone."""
    return text_of(scenario_named(view.scenario).sides[zone])


def goals_of(view: State, side: Seat) -> list[Goal]:
    """What is worth points to a side: what is for both, and what is for its part."""
    goals = scenario_named(view.scenario).goals
    return [goal for goal in goals if goal.side in (EITHER, view.zones[side])]


def goal_words(goal: Goal) -> Message:
    return Message.of(
        f"punk.goal.{goal.kind}",
        of=goal.of or "any",
        points=goal.points,
        since=goal.since,
        decisive=goal.decisive,
    )
