"""What players read before the first Turn: the story, each side's goals, and the map's signs."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.content.scenario import EITHER, Goal, scenario_named
from tapete.games.punk.labels.dressing import role_of
from tapete.games.punk.labels.summary import band_name, faction_name
from tapete.games.punk.state import State
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.kernel.seat import whose

UNDECIDED = ("muster", "swear", "sides")
"""The phases before it is known where each side will deploy."""
ZONES = (0, 1)


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """Returns the briefing, with a seat's own side first; a spectator sees both alike."""
    scenario = scenario_named(view.scenario)
    order = (1, 0) if seat == 1 else (0, 1)
    return (
        Message.of("punk.brief.title", name=text_of(scenario.name), turns=scenario.turns),
        text_of({"es": scenario.es, "en": scenario.en}),
        *_weather(view),
        *[line for side in order for line in _side(view, side, seat)],
        *_parts(view),
    )


def legend(view: State) -> tuple[Message, ...]:
    """Explains the signs of the map that a terminal draws."""
    return (Message("punk.brief.legend"), Message("punk.brief.legend_more"))


def _weather(view: State) -> Iterator[Message]:
    weather = library().weather.get(view.weather)
    if weather is not None:
        about = text_of({"es": weather.es, "en": weather.en})
        yield Message.of("punk.card.about", name=text_of(weather.name), about=about)
    if view.beasts:
        yield Message("punk.brief.beasts")


def _side(view: State, side: Seat, seat: Seat | None) -> Iterator[Message]:
    name, faction = band_name(view, side), faction_name(view, side)
    told: dict[str, Arg] = {"whose": whose(seat, side), "name": name, "faction": faction}
    if view.phase in UNDECIDED:
        yield Message.of("punk.brief.band", **told)
        return
    yield Message.of("punk.brief.side", **told, role=role_of(view, view.zones[side]))
    for goal in goals_of(view, side):
        yield Message.of("punk.brief.goal", goal=goal_words(goal))


def _parts(view: State) -> Iterator[Message]:
    """Describes the scenario's two roles until a roll has decided which side plays which."""
    if view.phase not in UNDECIDED:
        return
    alike = goals_in(view, 0) == goals_in(view, 1)
    for zone in ZONES[:1] if alike else ZONES:
        role = role_of(view, zone)
        yield Message("punk.brief.both") if alike else Message.of("punk.brief.part", role=role)
        for goal in goals_in(view, zone):
            yield Message.of("punk.brief.goal", goal=goal_words(goal))


def goals_of(view: State, side: Seat) -> list[Goal]:
    """Returns the goals that give a side points: those for both sides and those of its role."""
    return goals_in(view, view.zones[side])


def goals_in(view: State, zone: int) -> list[Goal]:
    goals = scenario_named(view.scenario).goals
    return [goal for goal in goals if goal.side in (EITHER, zone)]


def goal_words(goal: Goal) -> Message:
    return Message.of(
        f"punk.goal.{goal.kind}",
        of=goal.of or "any",
        points=goal.points,
        since=goal.since,
        decisive=goal.decisive,
    )
