"""Replaces the ids in events, questions and refusals by names."""

from __future__ import annotations

from tapete.games.punk.content.names import figure_name, special_name, text_of, thing_name
from tapete.games.punk.content.played import known
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.rules.story.perils import NAMES as PERILS
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.kernel.labels import dressing

FIGURES = ("figure", "target", "to", "other", "victim")
"""The arguments that hold the id of a mini."""
THINGS = (
    "weapon", "against_weapon", "item", "gear", "bullet", "armour", "shield", "scenery", "mutation",
    "power",
)  # fmt: skip
"""The arguments that hold the id of something in the library."""
NOBODY = "none"
"""Stands for no mini or no thing, so that the words can differ."""
SOMEBODY, SOMETHING = Message("punk.somebody"), Message("punk.something")


def called(identity: str, view: State) -> Message:
    """Returns the name of a mini; one that the view does not show is called "somebody"."""
    names = (figure_name(one.name) for one in view.minis if one.id == identity)
    return next(names, SOMEBODY)


def objective_called(identity: str, view: State) -> Message | None:
    """Returns the name of a scenario's objective, or of a peril that lies on the table."""
    scenario = scenarios().get(view.scenario)
    for site in scenario.objectives if scenario else ():
        if site.id == identity:
            return text_of(site.name)
    kind = next((one.kind for one in view.objectives if one.id == identity), "")
    return thing_name(PERILS[kind]) if kind in PERILS else None


def role_of(view: State, zone: int) -> Message:
    """Returns the name of the side in a zone; without a scenario, the zone by its number."""
    scenario = scenarios().get(view.scenario)
    if scenario is None:
        return Message.of("punk.zone", zone=zone + 1)
    return text_of(scenario.sides[zone])


def _thing(identity: str, view: State) -> Message:
    return thing_name(identity)


dress = dressing(
    NOBODY,
    **dict.fromkeys(FIGURES, called),
    **dict.fromkeys(THINGS, _thing),
    ability=lambda written, view: special_name(known(), written),
    objective=lambda identity, view: objective_called(identity, view) or SOMETHING,
    role=lambda zone, view: role_of(view, int(zone)),
)
