"""Names of figures, things, cards and zones."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.entries import Entry, Tree
from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import GEAR, library
from tapete.games.arena.state import Enemy, Figure, State
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.spaces.hexes.hexes import Hex, Hexes

SOLE = ("unique", "boss")
"""Enemies of which there is never more than one."""
FIRST_ROW = ord("A")
BARREL = "barrel"


def board(view: State) -> Hexes:
    return ground_of(view.map or view.scenario).hexes


def zone_name(hexes: Hexes, zone: Hex) -> str:
    """A letter for the row and a number for the place in it: C4."""
    rows = sorted({r for _, r in hexes.cells})
    row = [cell for cell in hexes.cells if cell[1] == zone[1]]
    return f"{chr(FIRST_ROW + rows.index(zone[1]))}{row.index(zone) + 1}"


def zone_of(text: str) -> Hex | None:
    """The zone that an answer gives as `q,r`; None if it gives none."""
    q, comma, r = text.partition(",")
    if not comma or not q.lstrip("-").isdecimal() or not r.lstrip("-").isdecimal():
        return None
    return int(q), int(r)


def zone_said(text: str, view: State) -> str | None:
    """The name of a zone that an answer gives; None if it gives none."""
    zone = zone_of(text)
    return None if zone is None else zone_name(board(view), zone)


def figures(view: State) -> Iterator[Figure]:
    yield from view.hunters
    yield from view.helpers
    yield from view.enemies


def figure(view: State, identity: str) -> Figure | None:
    return next((one for one in figures(view) if one.id == identity), None)


def numbered(identity: str) -> tuple[str, str]:
    """What the id of an enemy begins with, and its number: `psycho_5`."""
    kind, _, number = identity.rpartition("_")
    return (kind, number) if number.isdecimal() else (identity, "")


def is_thing(identity: str) -> bool:
    """True for what an attack is aimed at that is no enemy."""
    return bool(identity) and not numbered(identity)[1]


def enemy_name(enemy: Enemy) -> Message:
    return _enemy_name(enemy.kind, numbered(enemy.id)[1])


def _enemy_name(kind: str, number: str) -> Message:
    """Its kind, with a number if there can be several."""
    card = library().enemies[kind]
    if card.kind in SOLE or not number:
        return card.name.message
    return Message.of("arena.enemy_name", name=card.name.message, number=number)


def called(identity: str, view: State) -> Message:
    """The name of a figure or a thing, whether it is still in the arena or not.

    Of the things that are aimed at only Barrels vanish.
    """
    known, (kind, number) = library(), numbered(identity)
    if identity in known.hunters:
        return known.hunters[identity].name.message
    if identity in known.helpers:
        return known.helpers[identity].name.message
    found = figure(view, identity)
    if isinstance(found, Enemy):
        return enemy_name(found)
    if kind in known.enemies:
        return _enemy_name(kind, number)
    thing = next((one for one in view.things if one.id == identity), None)
    return thing_name(BARREL if thing is None else thing.kind, view)


def thing_name(kind: str, view: State) -> Message:
    """Terrain, or an objective of the scenario."""
    objective = library().scenarios[view.scenario].objectives.get(kind)
    if objective is not None:
        return objective.name.message
    cache = library().caches.get(kind)
    return Message.of("arena.held", kind=kind) if cache is None else cache.name.message


TABLES = ("loot", *GEAR, "announcements", "events", "stars", "enemies", "trees", "scenarios")


def entry_name(identity: str, view: State) -> Arg:
    """A card, a token or another piece of content by its id."""
    found: Entry | None = library().find(TABLES, identity)
    return thing_name(identity, view) if found is None else found.name.message


def tree_name(tree: Tree) -> Message:
    """A Skill Tree with the hunter that it belongs to."""
    hunter = library().hunters[tree.hunter].name.message
    return Message.of("arena.party.of_hunter", tree=tree.name.message, hunter=hunter)


def special_name(identity: str, view: State) -> Arg | None:
    """A special action `kind.place` of an enemy, or the special rule of a hunter."""
    known, (kind, _, place) = library(), identity.partition(".")
    if kind in known.hunters:
        return known.abilities[known.hunters[kind].special].name.message
    if kind in known.abilities:
        return known.abilities[kind].name.message
    card = known.enemies.get(kind)
    return None if card is None else card.specials[int(place)].name.message


def box_name(identity: str, view: State) -> Arg | None:
    box = library().scenarios[view.scenario].boxes.get(identity)
    return None if box is None else box.text.message
