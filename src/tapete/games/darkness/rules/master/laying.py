"""A master lays the tiles as the session's plan has them, or as the master likes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.games.darkness.content.city import first_tiles
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.story import NoTileFits
from tapete.games.darkness.rules.master import authority
from tapete.games.darkness.rules.story import laying
from tapete.games.darkness.state import Laid, Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, OneOf
from tapete.spaces.tiles.city import City, slot
from tapete.spaces.tiles.laid import Slot

RULE = "darkness.gm.map"
DRAW, NOTHING = "draw", "nothing"


class Vacancy(msgspec.Struct, frozen=True):
    """A place where a tile could be laid."""

    column: int
    row: int


@lru_cache(maxsize=64)
def _plan(campaign: str, session: str) -> tuple[Laid, ...]:
    return first_tiles(library().campaigns[campaign].sessions[session])


def plan(night: Night) -> tuple[Laid, ...]:
    """Where the tiles of the session lie, those that nobody has seen yet included."""
    return _plan(night.state.scenario, night.master.session)


def begin(night: Night) -> None:
    """The whole city if it is known, otherwise only where the survivors begin.

    darkness.gm.map, darkness.gm.discs
    """
    pieces = plan(night)
    known = [one.tile for one in pieces]
    night.state.stack = sorted([tile for tile in library().tiles if tile not in known])
    first = _pair(pieces, pieces[0])
    if not night.master.known:
        laying.lay(night, first, RULE, None)
        return
    done: list[Laid] = []
    for one in pieces:
        if one not in done:
            pair = _pair(pieces, one)
            laying.lay(night, pair, RULE, None)
            done += pair


def _pair(pieces: tuple[Laid, ...], one: Laid) -> tuple[Laid, ...]:
    """A tile, with its other half if it has one: darkness.map.high_school_pair"""
    partner = library().tiles[one.tile].partner
    return (one, *[other for other in pieces if partner and other.tile == partner])


def explore(night: Night, survivor: Survivor, onto: Square) -> bool:
    """Somebody steps off the city: the plan's tile is laid, or one that the master chooses.

    darkness.gm.map
    """
    planned = next((one for one in plan(night) if one.slot == slot(onto)), None)
    if planned is not None:
        laying.lay(night, _pair(plan(night), planned), RULE, None)
        return True
    fitting = [tile for tile in night.state.stack if _turns(night, tile, onto)]
    chosen = NOTHING
    if fitting:
        ways = OneOf((DRAW, NOTHING, *fitting))
        chosen = authority.ask(night, "lay_tile", ways, RULE, figure=survivor.id)
    if chosen == NOTHING:
        night.tell(NoTileFits, "darkness.map.no_tiles_left", figure=survivor.id)
        return False
    tile = night.table.roll(Draw(tuple(fitting), RULE)) if chosen == DRAW else chosen
    turn = _turns(night, tile, onto)[0]
    laying.lay(night, night.city.laying(tile, slot(onto), turn), RULE, None)
    return True


def _turns(night: Night, tile: str, onto: Square) -> tuple[int, ...]:
    """The ways in which a tile can be turned there, without lying where the plan has another."""
    return tuple([
        turn for turn in night.city.turns(tile, onto)
        if not _taken(night, night.city.laying(tile, slot(onto), turn))
    ])  # fmt: skip


def _taken(night: Night, pieces: tuple[Laid, ...]) -> bool:
    planned = [one.slot for one in plan(night)]
    return any(piece.slot in planned for piece in pieces)


def left(night: Night) -> list[str]:
    """The tiles that a master may still lay: those of the plan, then those of the stack."""
    laid = [one.tile for one in night.state.laid]
    return [*[one.tile for one in plan(night) if one.tile not in laid], *night.state.stack]


def by_hand(night: Night, tile: str) -> dict[Slot, tuple[int, ...]]:
    """The places where a tile fits, each with the turns in which a street leads onto it.

    One of the plan has its own place there, which is kept for it.
    """
    found: dict[Slot, tuple[int, ...]] = {}
    for onto in beyond(night.city):
        where, turns = slot(onto), _turns_by_hand(night, tile, onto)
        if turns:
            found[where] = tuple(sorted({*found.get(where, ()), *turns}))
    return dict(sorted(found.items()))


def _turns_by_hand(night: Night, tile: str, onto: Square) -> tuple[int, ...]:
    planned = next((one for one in plan(night) if one.tile == tile), None)
    if planned is None:
        return _turns(night, tile, onto)
    return (planned.turn,) if planned.slot == slot(onto) else ()


def fits_somewhere(night: Night, tile: str) -> bool:
    return any(_turns_by_hand(night, tile, onto) for onto in beyond(night.city))


def beyond(city: City) -> list[Square]:
    """The squares off the city that a street leads to."""
    return sorted({onto for squares in city.exits.values() for onto in squares})
