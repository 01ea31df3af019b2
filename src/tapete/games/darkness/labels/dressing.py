"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Scenario
from tapete.games.darkness.labels.deeds import special_name
from tapete.games.darkness.labels.names import (
    called,
    city,
    door_name,
    entry_name,
    figure,
    place_at,
    story_of,
    thing_name,
)
from tapete.games.darkness.labels.texts import level_name
from tapete.games.darkness.state import State
from tapete.kernel import Message
from tapete.kernel.labels import dressing
from tapete.kernel.message import Arg

NOTHING = "none"


def _anybody(identity: str, view: State) -> Arg | None:
    """Somebody in the city, or a disc or a person by kind."""
    return called(identity, view) if figure(view, identity) else entry_name(identity, view)


def _counter(identity: str, view: State) -> Arg | None:
    counter = story_of(view).counters.get(identity)
    return None if counter is None else counter.name.message


def _level(code: str, view: State) -> Arg | None:
    return level_name(code) if code in library().levels else None


_named = dressing(
    NOTHING,
    figure=_anybody, target=_anybody, foe=_anybody, who=_anybody, by=_anybody, to=_anybody,
    source=_anybody, item=thing_name, thing=thing_name, ally=entry_name, disc=entry_name,
    building=entry_name, tile=entry_name, skill=entry_name, attribute=entry_name,
    scenario=entry_name, weapon=thing_name, special=special_name, scene=special_name,
    counter=_counter, difficulty=_level, initiative=_level, attack=_level, defence=_level,
)  # fmt: skip


def dress(message: Message, view: State) -> Message:
    """Names for ids, for a place on the table, and for the number of a door."""
    said = _named(message, view)
    given = dict(said.args)
    x, y, door = given.get("x"), given.get("y"), given.get("door")
    if isinstance(x, int) and isinstance(y, int):
        given["place"] = place_at(view, (x, y))
    if isinstance(door, int):
        climbs = given.get("how") == "climb"
        ways = city(view).windows if climbs else city(view).doors
        given["door"] = door_name(ways[door], view, window=climbs) if door < len(ways) else NOTHING
    given |= TOLD[said.key](given, view) if said.key in TOLD else {}
    return Message.of(said.key, **given)


def _fate(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    """What the row of the table says."""
    rows = library().fates.values()
    row = [one for one in rows if (one.table, one.roll) == (given["table"], given["row"])]
    return {"text": row[0].text.message}


def _happened(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    story = story_of(view)
    assert isinstance(story, Scenario)
    return {"text": story.events[int(str(given["number"]))].text.message}


def _scored(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    amount = int(str(given["amount"]))
    return {"way": "less" if amount < 0 else "more", "amount": abs(amount)}


def _tried(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    """Where only levels are counted there is nothing to be reached."""
    need, parts = given["need"], given.get("parts", ())
    aimless = isinstance(need, Message) and dict(need.args).get("level") == 0
    count = len(parts) if isinstance(parts, tuple) else 0
    return {"need": NOTHING if aimless else need, "count": count}


TOLD: Mapping[str, Callable[[Mapping[str, Arg], State], dict[str, Arg]]] = {
    "darkness.event.fate": _fate,
    "darkness.event.happened": _happened,
    "darkness.event.scored": _scored,
    "darkness.event.tried": _tried,
}
"""What else there is to say of some events, from what they tell."""
