"""The two bands: how they are doing, what their goals are, and where they deploy."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.briefing import UNDECIDED, goal_words, goals_of
from tapete.games.punk.labels.dressing import role_of
from tapete.games.punk.labels.summary import band_name, faction_name, minis_left
from tapete.games.punk.rules.story.scores import score_of
from tapete.games.punk.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Side, Zone


def sides(view: State) -> tuple[Side, ...]:
    return tuple([_side(view, side) for side in range(len(view.scores))])


def _side(view: State, side: Seat) -> Side:
    left, count = minis_left(view, side)
    return Side(
        name=band_name(view, side),
        seat=side,
        score=score_of(view, side),
        facts=(
            Message.of("punk.scene.faction", faction=faction_name(view, side)),
            Message.of("punk.scene.left", left=left, count=count),
        ),
        goals=tuple([goal_words(goal) for goal in goals_of(view, side)]),
    )


def zones(view: State) -> Iterator[Zone]:
    """Yields the zones to show.

    Zones are shown during deployment and, if a goal is to get to one, for the whole match.
    """
    kinds = [goal.kind for side in (0, 1) for goal in goals_of(view, side)]
    if view.turn and "home" not in kinds and "cross" not in kinds:
        return
    owners = {} if view.phase in UNDECIDED else {zone: side for side, zone in enumerate(view.zones)}
    for zone, outline in enumerate(
        field_of(view.scenario, view.ground, view.size, view.depth).zones
    ):
        if outline:
            points = tuple([(point.x, point.y) for point in outline])
            name = Message.of("punk.scene.zone", name=role_of(view, zone))
            yield Zone(points, name, owners.get(zone, -1))
