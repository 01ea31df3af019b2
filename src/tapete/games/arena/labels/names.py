"""Names of figures, things and zones of a match."""

from __future__ import annotations

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import enemy_called, name_of
from tapete.games.arena.figures import figure_of, gear_of, number_of
from tapete.games.arena.state import Enemy, Item, State, Thing
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.spaces.hexes.hexes import Hexes
from tapete.spaces.hexes.names import hex_name

BARREL = "barrel"
OURS = ("hunters", "helpers")
SOMEBODY = Message("arena.somebody")


def board(view: State) -> Hexes:
    return ground_of(view.map or view.scenario).hexes


def called(identity: str, view: State) -> Message:
    """The name of a figure or a thing, whether it is still in the arena or not."""
    own = name_of(identity, OURS)
    if own is not None:
        return own
    found = figure_of(view, identity)
    kind = found.kind if isinstance(found, Enemy) else view.came.get(identity)
    if kind is not None:
        return enemy_called(kind, number_of(view, identity))
    thing = next((one for one in view.things if one.id == identity), None)
    if thing is not None:
        return _placed(thing, view)
    return thing_name(view.laid[identity], view) if identity in view.laid else SOMEBODY


def _placed(thing: Thing, view: State) -> Message:
    """A thing by its name and, if there are several of the kind, by its zone."""
    name, alike = thing_name(thing.kind, view), [one.kind for one in view.things]
    if alike.count(thing.kind) < 2:
        return name
    return Message.of("arena.thing_at", name=name, zone=hex_name(board(view), thing.at))


def thing_name(kind: str, view: State) -> Message:
    """Terrain, or an objective of the scenario."""
    objective = library().scenarios[view.scenario].objectives.get(kind)
    if objective is not None:
        return objective.name.message
    cache = library().caches.get(kind)
    return Message.of("arena.held", kind=kind) if cache is None else cache.name.message


def entry_name(identity: str, view: State) -> Message:
    """A card, a token, a thing or another piece of content by its id."""
    return name_of(identity) or thing_name(identity, view)


def item_name(item: Item) -> Message:
    return gear_of(item).name.message


def box_name(identity: str, view: State) -> Arg | None:
    box = library().scenarios[view.scenario].boxes.get(identity)
    return None if box is None else box.text.message
