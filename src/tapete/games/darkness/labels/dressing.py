"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Scenario
from tapete.games.darkness.figures import figure_of
from tapete.games.darkness.labels import names
from tapete.games.darkness.labels.deeds import special_name
from tapete.games.darkness.labels.texts import level_name
from tapete.games.darkness.state import State
from tapete.games.darkness.world import story_of
from tapete.kernel import Message
from tapete.kernel.labels import dressing
from tapete.kernel.message import Arg

NOTHING = "none"


def _anybody(identity: str, view: State) -> Arg | None:
    """Somebody in the city, or a disc or a person by kind."""
    found = figure_of(view, identity)
    return names.entry_name(identity, view) if found is None else names.called(identity, view)


def _counter(identity: str, view: State) -> Arg | None:
    counter = story_of(view).counters.get(identity)
    return None if counter is None else counter.name.message


def _level(code: str, view: State) -> Arg | None:
    return level_name(code) if code in library().levels else None


_named = dressing(
    NOTHING,
    None,
    ("place", names.place_at),
    **dict.fromkeys(("figure", "target", "foe", "who", "by", "to", "source"), _anybody),
    **dict.fromkeys(("item", "thing", "weapon"), names.thing_name),
    **dict.fromkeys(
        ("ally", "disc", "building", "tile", "skill", "attribute", "scenario"), names.entry_name
    ),
    **dict.fromkeys(("special", "scene", "after"), special_name),
    **dict.fromkeys(("difficulty", "initiative", "attack", "defence"), _level),
    counter=_counter,
)


def dress(message: Message, view: State) -> Message:
    """Names for ids and for places, and what else there is to say of some events."""
    said = _named(message, view)
    given = dict(said.args)
    told = TOLD[said.key](given, view) if said.key in TOLD else {}
    return Message.of(said.key, **{**given, **_door(given, view), **told})


def _door(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    """A door, or the window that somebody climbs through, by its number."""
    number, climbs = given.get("door"), given.get("how") == "climb"
    if not isinstance(number, int):
        return {}
    ways = names.city(view).windows if climbs else names.city(view).doors
    known = number < len(ways)
    return {"door": names.door_name(ways[number], view, window=climbs) if known else NOTHING}


def _fate(given: Mapping[str, Arg], view: State) -> dict[str, Arg]:
    """What the row of the table says."""
    return {"text": library().fate(str(given["table"]), int(str(given["row"]))).text.message}


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
