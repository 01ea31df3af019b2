"""Replaces the ids in events, questions and refusals by names."""

from __future__ import annotations

from tapete.games.punk.content.names import figure_name, special_name, text_of, thing_name
from tapete.games.punk.content.played import known
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.rules.story.perils import NAMES as PERILS
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.kernel.message import Arg

FIGURES = ("figure", "target", "to", "other", "victim")
"""The arguments that hold the id of a mini."""
THINGS = (
    "weapon", "against_weapon", "item", "gear", "bullet", "armour", "shield", "scenery", "mutation",
    "power",
)  # fmt: skip
"""The arguments that hold the id of something in the library."""
ABILITY, OBJECTIVE, ZONE = "ability", "objective", "role"
"""The arguments that hold a special rule, the id of an objective, and a side's zone."""
NOBODY = "none"
"""Stands for no mini or no thing, so that the words can differ."""
SOMEBODY, SOMETHING = Message("punk.somebody"), Message("punk.something")


def dress(message: Message, view: State) -> Message:
    """Returns the message with names in place of ids."""
    args = [(name, _dressed(name, arg, view)) for name, arg in message.args]
    return Message(message.key, tuple(args))


def _dressed(name: str, arg: Arg, view: State) -> Arg:
    if name == ZONE and isinstance(arg, int):
        return role_of(view, arg)
    if not isinstance(arg, str):
        return arg
    if name in FIGURES:
        return called(arg, view) if arg else NOBODY
    if name in THINGS:
        return thing_name(arg) if arg else NOBODY
    if name == OBJECTIVE:
        return objective_called(arg, view) or SOMETHING
    return special_name(known(), arg) if name == ABILITY else arg


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
