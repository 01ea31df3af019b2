"""A master lays the tiles as the session's plan has them, or as the master likes."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.darkness.content.city import first_tiles
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.story import NoTileFits
from tapete.games.darkness.rules.master import authority
from tapete.games.darkness.rules.story import laying
from tapete.games.darkness.state import Laid, Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, OneOf
from tapete.spaces.tiles.city import City, slot
from tapete.spaces.tiles.laid import TURNS, Slot

RULE = "darkness.gm.map"
DRAW, NOTHING = "draw", "nothing"


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


def slots(city: City) -> list[Slot]:
    """The free places next to a tile."""
    beside = [
        (one.column + x, one.row + y)
        for one in city.laid
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
    ]
    return sorted({where for where in beside if not city.slot_taken(where) and min(where) >= 0})


def by_hand(night: Night, tile: str, where: Slot) -> tuple[Laid, ...] | None:
    """How a tile lies in a place that the master picks; None if it does not fit there."""
    for turn in TURNS:
        if night.city.fits(tile, where, turn):
            return night.city.laying(tile, where, turn)
    return None
