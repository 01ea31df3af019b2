"""The names of miniatures, teams, objectives and things."""

from __future__ import annotations

from functools import lru_cache

from tapete.content.text import within
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.content.names import text_of
from tapete.games.euphoria.state import SEATS, Mini, Name, State
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg

THINGS = (
    "items", "weapons", "genes", "abilities", "attacks", "devices", "modifications", "profiles",
)  # fmt: skip
"""The tables in which a thing that an event names is looked up, in order."""
SOMEBODY, SOMETHING = Message("euphoria.somebody"), Message("euphoria.something")
ANYBODY = Message("euphoria.anybody")
"""Where a deed is named without saying to whom."""
NOBODY = "none"
"""Stands for no miniature, no team or no thing, so that the words can differ."""


def mini_of(view: State, identity: str) -> Mini | None:
    return next((one for one in view.minis if one.id == identity), None)


@lru_cache(maxsize=512)
def figure_name(name: Name) -> Message:
    return Message.of("euphoria.name", es=name.es, en=name.en, number=name.number)


def called(identity: str, view: State) -> Message:
    mini = mini_of(view, identity)
    return SOMEBODY if mini is None else figure_name(mini.name)


@lru_cache(maxsize=512)
def thing_name(identity: str) -> Message:
    """The name of an object, a weapon, an ability or the like, as within a sentence."""
    entry = library().find(THINGS, identity)
    if entry is None:
        return SOMETHING
    lowered = {language: within(text) for language, text in entry.name.items()}
    return Message.of("content.text", **lowered)


def objective_name(identity: str, view: State) -> Message:
    mission = missions().get(view.mission)
    sites = mission.objectives if mission else ()
    return next((text_of(one.name) for one in sites if one.id == identity), SOMETHING)


def device_name(identity: str, view: State) -> Message:
    """A device is named by its kind."""
    return thing_name(next((one.kind for one in view.devices if one.id == identity), identity))


def team_called(name: str, ready: str = "") -> Message:
    """What a team is called: a ready one in words, another by the name its player gave it."""
    own = Message.of("content.text", es=name, en=name)
    return Message(f"euphoria.ready.{ready}") if ready else own


def side_name(view: State, seat: Seat) -> Message:
    """The name its player gave a team, or else that of its faction."""
    if view.names[seat]:
        return team_called(view.names[seat], view.ready[seat])
    faction = library().factions.get(view.factions[seat])
    return Message.of("euphoria.side", side=seat) if faction is None else text_of(faction.name)


def team_name(view: State, seat: Seat) -> Arg:
    """The name of a team; `none` for neither."""
    return side_name(view, seat) if seat in SEATS else NOBODY
