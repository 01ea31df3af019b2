"""Round things on the table: fire, smoke, radiation, and the scenario's objectives."""

from __future__ import annotations

from functools import partial

from tapete.games.punk.labels.dressing import objective_called
from tapete.games.punk.labels.summary import band_name
from tapete.games.punk.state import Marker, Objective, State
from tapete.kernel import Message
from tapete.scene import Area
from tapete.scene.objectives import objective_areas

RULES = {
    "fire": "punk.special.incendiary.enter",
    "smoke": "punk.core.smoke",
    "radiation": "punk.core.radiation",
}


def areas(view: State) -> tuple[Area, ...]:
    objectives = objective_areas(view.objectives, view.minis, partial(_label, view))
    return (*map(_marker, view.markers), *objectives)


def _marker(marker: Marker) -> Area:
    label = Message.of(
        "punk.scene.marker", kind=marker.kind, power=marker.power, until=marker.until
    )
    rule = RULES.get(marker.kind, "")
    return Area(marker.kind, marker.at.pair, marker.radius, label, rule=rule)


def _label(view: State, objective: Objective) -> Message:
    """Returns the objective's name, and the side that holds it."""
    name = objective_called(objective.id, view) or Message.of("punk.word", word=objective.id)
    held = objective.holder >= 0
    return Message.of(
        "punk.scene.objective",
        name=name,
        done=objective.done,
        holder=objective.holder,
        side=band_name(view, objective.holder) if held else name,
    )
