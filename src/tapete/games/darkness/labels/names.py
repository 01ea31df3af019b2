"""Names of survivors, foes, discs, doors and squares."""

from __future__ import annotations

from tapete.content import Text
from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.figures import figure_of
from tapete.games.darkness.rules.story.tasks import left_at
from tapete.games.darkness.state import Square, State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.city import City, Entrance, slot
from tapete.spaces.tiles.picture import letter
from tapete.spaces.tiles.tile import NAMES, SIZE, STEPS

KINDS = {
    "objects": "object", "allies": "ally", "security": "security", "adversaries": "adversary",
}  # fmt: skip
"""What a disc of each table is called."""


def city(view: State) -> City:
    return city_of(tuple(view.laid))


# --- squares


def square_name(view: State, square: Square) -> str:
    """The letter of its tile, in the order in which they were laid, and its place there: `Bc4`."""
    town = city(view)
    if not town.slot_taken(slot(square)):
        return ""
    return f"{letter(town.place_at(square))}{chr(97 + square[0] % SIZE)}{square[1] % SIZE + 1}"


def tile_name(tile: str) -> Message:
    return library().tiles[tile].name.message


def place_name(view: State, square: Square) -> Message:
    """A square with the building it is in, or the one it is in front of."""
    town = city(view)
    if not town.inside(square):
        return Message.of("darkness.place.beyond", side="none", tile="")
    tile, name = tile_name(town.tile_at(square).tile), square_name(view, square)
    return Message.of("darkness.place", square=name, tile=tile, indoors=town.floor(square))


def beyond_name(view: State, last: Square, square: Square) -> Message:
    """A place where no tile lies yet, by the side of the tile that one leaves."""
    side = STEPS.index((square[0] - last[0], square[1] - last[1]))
    name = tile_name(city(view).tile_at(last).tile)
    return Message.of("darkness.place.beyond", side=NAMES[side], tile=name)


def place_at(point: tuple[int, int], view: State) -> Message:
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
    found = figure_of(view, identity)
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


def entry_name(identity: str, view: State) -> Message | None:
    """The name of a piece of content; None if there is none with that id."""
    name: Text | None = getattr(library().entry(identity), "name", None)
    return None if name is None else name.message


def disc_name(disc: str, view: State) -> Message:
    """A disc, or what lies on a square, by its name; one of which nothing is known is a disc."""
    return entry_name(disc, view) or Message("darkness.scene.disc")


def kind_of(disc: str) -> str:
    """object, ally, security or adversary; empty for what is no disc."""
    return next((kind for table, kind in KINDS.items() if disc in getattr(library(), table)), "")


def held_names(one: Survivor, view: State) -> list[Message]:
    """What lies in front of a player: things, then allies."""
    names = [entry_name(kind, view) for kind in (*[it.kind for it in one.things], *one.allies)]
    return [name for name in names if name is not None]


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
    gone, kind = not window and door.number in view.no_doors, "window" if window else "door"
    return Message.of("darkness.entrance", kind=kind, building=building, gone=gone)
