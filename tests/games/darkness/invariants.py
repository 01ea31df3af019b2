"""What must be so in every state of a night; used by soak and by tests of whole matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.goods.load import load
from tapete.games.darkness.state import State, Survivor
from tapete.spaces.tiles.city import City

MOST_FAILURES, MOST_LIMIT = 2, 13


def faults(state: State) -> list[str]:
    """Everything that is not as it should be; empty if all is well."""
    if state.phase == "start":
        return []
    city = city_of(tuple(state.laid))
    found = [*_tiles(state, city), *_sheets(state)]
    if state.master is None:
        found += [*_discs(state), *_spots(state, city)]
    return [*found, *[wrong for one in state.survivors for wrong in _survivor(state, one, city)]]


def discs(state: State) -> Counter[str]:
    """Every encounter disc, wherever it is."""
    held = [thing.kind for one in state.survivors for thing in one.things]
    lying = [one.thing.kind for one in state.lying]
    found = [
        *state.pool, *state.discard, *state.removed,
        *(kind for kind in (*held, *lying) if kind in library().objects),
        *(ally for one in state.survivors for ally in one.allies),
        *(trophy for one in state.survivors for trophy in one.trophies),
        *(spot.disc for lot in state.lots for spot in lot.spots if spot.disc),
        *(one.disc for lot in state.lots for one in lot.held),
        *(foe.kind for foe in state.foes),
    ]  # fmt: skip
    return Counter(found)


def _discs(state: State) -> Iterator[str]:
    """There are always fifty discs, and never fewer unseen ones than places for them."""
    there, all_ = discs(state), Counter(library().pool)
    if there != all_:
        yield f"too many {there - all_}, too few {all_ - there}"
    for lot in state.lots:
        if len(lot.held) > sum(not spot.disc for spot in lot.spots):
            yield f"more is shuffled into {lot.building} than lies there"
    unseen = sum(sum(not spot.disc for spot in lot.spots) - len(lot.held) for lot in state.lots)
    if unseen > len(state.pool):
        yield "more spots than discs"
    if state.pool != sorted(state.pool) or state.stack != sorted(state.stack):
        yield "an order that could leak"


def _tiles(state: State, city: City) -> Iterator[str]:
    tiles = [one.tile for one in state.laid]
    if len(set(tiles)) != len(tiles) or set(tiles) & set(state.stack):
        yield "a tile is there twice"
    if state.master is None and set(tiles) | set(state.stack) > set(library().tiles):
        yield "a tile from nowhere"
    if len({one.slot for one in state.laid}) != len(state.laid):
        yield "tiles on top of each other"


def _spots(state: State, city: City) -> Iterator[str]:
    places = [spot.at for lot in state.lots for spot in lot.spots]
    if len(set(places)) != len(places):
        yield "two discs on a square"
    for lot in state.lots:
        squares = [
            cell for cell in city.encounters(lot.tile) if city.building(cell) == lot.building
        ]
        if any(spot.at not in squares for spot in lot.spots):
            yield f"a disc of {lot.building} lies elsewhere"
    for foe in state.foes:
        if foe.at is None or not any(one.at == foe.at for one in state.survivors):
            yield f"nobody stands on {foe.kind}"


def _sheets(state: State) -> Iterator[str]:
    ids = [thing.id for one in state.survivors for thing in one.things]
    ids += [one.thing.id for one in state.lying]
    if len(set(ids)) != len(ids):
        yield "an object is there twice"


def _survivor(state: State, one: Survivor, city: City) -> Iterator[str]:
    if one.dead != (one.at is None) and state.master is None:
        yield f"{one.id} is dead and on the board, or neither"
    if one.at is None:
        return
    if not city.inside(one.at):
        yield f"{one.id} is off the city"
    if one.health < 1:
        yield f"{one.id} stands without health"
    if one.health > one.defence or one.damage < 0 or one.hurts < 0:
        yield f"{one.id} has more health than it can have"
    if not 0 <= one.failures <= MOST_FAILURES:
        yield f"{one.id} has {one.failures} failure discs"
    if load(one) > one.limit or one.limit > MOST_LIMIT:
        yield f"{one.id} carries {load(one)} of {one.limit}"
