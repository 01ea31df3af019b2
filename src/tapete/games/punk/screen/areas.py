"""Round things on the table: fire, smoke, radiation, and what the scenario is about."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.labels.dressing import objective_called
from tapete.games.punk.labels.summary import band_name
from tapete.games.punk.state import Marker, Objective, State
from tapete.kernel import Message
from tapete.scene import Area
from tapete.scene.board import Pair
from tapete.spaces.climbs.surfaces import Place

RULES = {
    "fire": "punk.special.incendiary.enter",
    "smoke": "punk.core.smoke",
    "radiation": "punk.core.radiation",
}


def areas(view: State) -> tuple[Area, ...]:
    return (*map(_marker, view.markers), *_objectives(view))


def _marker(marker: Marker) -> Area:
    label = Message.of(
        "punk.scene.marker", kind=marker.kind, power=marker.power, until=marker.until
    )
    rule = RULES.get(marker.kind, "")
    return Area(marker.kind, _pair(marker.at), marker.radius, label, rule=rule)


def _pair(place: Place) -> Pair:
    return place.point.x, place.point.y


def _objectives(view: State) -> Iterator[Area]:
    """The objectives that are not done, numbered; a carried one is where its carrier is."""
    places = {mini.id: mini.at for mini in view.minis}
    for number, objective in enumerate(view.objectives, start=1):
        if objective.done:
            continue
        at = places.get(objective.carrier, objective.at)
        label = _label(view, objective)
        yield Area(
            "objective", _pair(at), objective.radius, label, objective.holder, sign=str(number)
        )


def _label(view: State, objective: Objective) -> Message:
    """What it is called, and in whose hands it is."""
    name = objective_called(objective.id, view) or Message.of("punk.word", word=objective.id)
    held = objective.holder >= 0
    return Message.of(
        "punk.scene.objective",
        name=name,
        done=objective.done,
        holder=objective.holder,
        side=band_name(view, objective.holder) if held else name,
    )
