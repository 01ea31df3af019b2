"""Names of survivors, foes, discs, doors and squares."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.content import Text
from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import DISCS, library
from tapete.games.darkness.content.stories import Scenario, Session
from tapete.games.darkness.rules.story.tasks import left_at
from tapete.games.darkness.state import Foe, Square, State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.city import City, Entrance, slot
from tapete.spaces.tiles.picture import letter
from tapete.spaces.tiles.tile import NAMES, SIZE, STEPS

TABLES = (
    "items", "allies", "security", "adversaries", "buildings", "tiles", "skills", "attributes",
    "professions", "scenarios", "campaigns",
)  # fmt: skip
"""The tables in which an id may have its name, besides the object discs."""


def city(view: State) -> City:
    return city_of(tuple(view.laid))


def story_of(view: State) -> Scenario | Session:
    """The scenario, or the session of the campaign."""
    if view.master is None:
        return library().scenarios[view.scenario]
    return library().campaigns[view.scenario].sessions[view.master.session]


def figures(view: State) -> Iterator[Survivor | Foe]:
    yield from view.survivors
    yield from view.foes


def figure(view: State, identity: str) -> Survivor | Foe | None:
    return next((one for one in figures(view) if one.id == identity), None)


# --- squares


def square_name(view: State, square: Square) -> str:
    """The letter of its tile, in the order in which they were laid, and its place there: `Bc4`."""
    town = city(view)
    if not town.slot_taken(slot(square)):
        return ""
    return f"{letter(town.place_at(square))}{chr(97 + square[0] % SIZE)}{square[1] % SIZE + 1}"


def place_name(view: State, square: Square) -> Message:
    """A square with the building it is in, or the one it is in front of."""
    town = city(view)
    if not town.inside(square):
        return Message.of("darkness.place.beyond", side="none", tile="")
    tile = library().tiles[town.tile_at(square).tile]
    return Message.of(
        "darkness.place",
        square=square_name(view, square),
        tile=tile.name.message,
        indoors=town.floor(square),
    )


def beyond_name(view: State, last: Square, square: Square) -> Message:
    """A place where no tile lies yet, by the side of the tile that one leaves."""
    side = STEPS.index((square[0] - last[0], square[1] - last[1]))
    name = library().tiles[city(view).tile_at(last).tile].name.message
    return Message.of("darkness.place.beyond", side=NAMES[side], tile=name)


def place_at(view: State, point: tuple[int, int]) -> Message:
    return place_name(view, city(view).at(Point(*point)))


def specials_at(square: Square, view: State) -> list[Message]:
    """The special actions of a scenario that can still be done on a square."""
    night = Night(view, SILENT)
    if night.mastered or not night.city.inside(square):
        return []
    return [special.name.message for _, special in left_at(night, square)]


# --- figures and things


def called(identity: str, view: State) -> Message:
    """The name of a survivor or a foe, whether it is still there or not."""
    found = figure(view, identity)
    if isinstance(found, Survivor):
        return survivor_name(found)
    if found is not None and found.name:
        return plain(found.name)
    return entry_name(found.kind if found is not None else identity, view) or plain(identity)


def survivor_name(survivor: Survivor) -> Message:
    """One of the six that come with the game has its name in both languages."""
    ready = library().survivors.get(survivor.sheet.name)
    return plain(survivor.sheet.name) if ready is None else ready.name.message


def plain(text: str) -> Message:
    """What a person has written, as it is."""
    return Message.of("darkness.plain", text=text)


def entry_of(identity: str) -> object | None:
    """A disc, an object, a building, a person or another piece of content by its id."""
    known = library()
    if identity in known.objects:
        return known.items[known.objects[identity].item]
    people = [table for one in known.campaigns.values() for table in (one.villains, one.npcs)]
    cast = next((table[identity] for table in people if identity in table), None)
    found: object | None = known.find(TABLES, identity) or known.relics.get(identity) or cast
    return found


def entry_name(identity: str, view: State) -> Message | None:
    """The name of a piece of content; None if there is none with that id."""
    name: Text | None = getattr(entry_of(identity), "name", None)
    return None if name is None else name.message


def kind_of(disc: str) -> str:
    """object, ally, security or adversary; empty for what is no disc."""
    known = library()
    names = {"objects": "object", "allies": "ally", "security": "security",
        "adversaries": "adversary"}  # fmt: skip
    return next((names[table] for table in DISCS if disc in getattr(known, table)), "")


def thing_name(identity: str, view: State) -> Arg | None:
    """An object by its own id, or anything by its kind."""
    held = [thing for one in view.survivors for thing in one.things]
    lying = [one.thing for one in view.lying]
    kind = next((one.kind for one in (*held, *lying) if one.id == identity), identity)
    return entry_name(kind, view)


# --- ways in


def door_name(door: Entrance, view: State, *, window: bool = False) -> Message:
    """A door or a window, by its building."""
    building = library().buildings[door.building].name.message
    return Message.of(
        "darkness.entrance",
        kind="window" if window else "door",
        building=building,
        gone=not window and door.number in view.no_doors,
    )
