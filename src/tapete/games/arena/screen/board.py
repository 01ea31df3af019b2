"""The zones of an arena and what is fixed in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.arena.content.ground import BLOCKING, Ground, ground_of
from tapete.games.arena.screen.places import SMALL, SPOTS
from tapete.games.arena.state import State
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.board import square
from tapete.scene.card import Line
from tapete.scene.looks import Drawing
from tapete.spaces.hexes.hexes import WIDTH, Hex
from tapete.spaces.hexes.names import hex_name

TALL = 2
"""Tyres stand higher than the ground of their zone, so that a pointer finds them first."""


def board(view: State) -> Board:
    return _board(view.map or view.scenario)


@lru_cache(maxsize=32)
def _board(name: str) -> Board:
    ground = ground_of(name)
    extent = ground.hexes.extent
    zones = [_zone(ground, zone) for zone in ground.hexes.cells]
    shapes = (*zones, *_marks(ground), *_tyres(ground))
    unit = Message("arena.scene.zone")
    return Board(extent.x, extent.y, WIDTH, unit, "hexes", shapes, look="dirt")


def _zone(ground: Ground, zone: Hex) -> Shape:
    code = hex_name(ground.hexes, zone)
    points = tuple([(one.x, one.y) for one in ground.hexes.outline(zone)])
    name = Message.of("arena.zone.plain", zone=code)
    return Shape("floor", points, name, tuple(_notes(ground, zone)), code=code, look="plate")


def _notes(ground: Ground, zone: Hex) -> Iterator[Line]:
    """What the zone is, each with its rule."""
    yield Message.of("arena.zone.plain", zone=hex_name(ground.hexes, zone)), "arena.zone.capacity"
    tyres = ground.tyres.get(zone, 0)
    if tyres >= BLOCKING:
        yield Message("arena.zone.full"), "arena.terrain.tyre.los"
    elif tyres:
        yield Message.of("arena.zone.tyres", count=tyres), "arena.terrain.tyre.space"
    if zone in ground.stations:
        yield Message("arena.zone.station"), "arena.respawn.place"
    if zone in ground.exits:
        yield Message("arena.zone.exit"), "arena.victory.scenario"
    for number, spot in ground.spawns.items():
        if spot == zone:
            yield Message.of("arena.zone.spawn", number=number), "arena.order.spawn"


def _marks(ground: Ground) -> Iterator[Shape]:
    """Stations, ways out, and the zones where enemies appear."""
    for zone in ground.stations:
        yield _mark(ground, zone, 90, "altar", Message("arena.zone.station"))
    for zone in ground.exits:
        yield _mark(ground, zone, 120, "door", Message("arena.zone.exit"))
    for number, zone in ground.spawns.items():
        name = Message.of("arena.zone.spawn", number=number)
        yield _mark(ground, zone, 130, "trapdoor", name)


def _mark(ground: Ground, zone: Hex, half: int, look: Drawing, name: Message) -> Shape:
    return Shape("floor", square(ground.hexes.spot(zone), half), name, look=look)


def _tyres(ground: Ground) -> Iterator[Shape]:
    for zone, count in ground.tyres.items():
        for spot in SPOTS[:count]:
            points = square(ground.hexes.spot(zone, spot), SMALL)
            key = "arena.zone.full" if count >= BLOCKING else "arena.zone.tyres"
            yield Shape("low", points, Message.of(key, count=count), height=TALL, look="tyres")
