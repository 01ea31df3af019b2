"""Tiles are laid, and discs on them."""

from __future__ import annotations

from tapete.games.darkness.events.story import NoTileFits, TileLaid
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.state import Laid, Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, OneOf
from tapete.spaces.tiles.city import slot


def explore(night: Night, survivor: Survivor, onto: Square) -> bool:
    """A tile is drawn and joined where somebody steps off the city; False if none fits.

    The moving player turns it so that street joins street: darkness.map.new_tile,
    darkness.ruling.tile_draw
    """
    rule, tried = "darkness.map.new_tile", set[str]()
    while len(tried) < len(night.state.stack):
        tile = _drawn(night, survivor, tried, rule)
        turns = night.city.turns(tile, onto)
        if turns:
            turn = turns[0]
            if len(turns) > 1:
                ways = tuple([Laid(tile, *slot(onto), one) for one in turns])
                turn = night.ask(survivor, "turn_tile", OneOf(ways), rule, tile=tile).turn
            lay(night, night.city.laying(tile, slot(onto), turn), rule, survivor)
            return True
        tried.add(tile)
    night.table.tell(NoTileFits, figure=survivor.id, rule="darkness.map.no_tiles_left")
    return False


def _drawn(night: Night, survivor: Survivor, tried: set[str], rule: str) -> str:
    """A random tile of the stack. Those that the scenario needs are in its upper half."""
    stack = [tile for tile in night.state.stack if tile not in tried]
    needed = [tile for tile in stack if tile in night.needed]
    others = [tile for tile in stack if tile not in night.needed]
    items, upper = tuple(stack), night.state.upper
    if needed and others and upper:
        items = (*needed,) * len(others) + (*others,) * max(0, upper - len(needed))
    return night.table.roll(Draw(items, rule, survivor.seat))


def lay(night: Night, pieces: tuple[Laid, ...], rule: str, chooser: Survivor | None) -> None:
    """Tiles come into play, each with its discs; the high school is laid as a pair.

    darkness.map.high_school_pair, darkness.map.seed_discs
    """
    state = night.state
    drawn = any(one.tile in state.stack for one in pieces)
    for one in pieces:
        if one.tile in state.stack:
            state.stack.remove(one.tile)
            state.upper = max(0, state.upper - 1)
    first = len(state.laid)
    state.laid += pieces
    also = ("darkness.map.high_school_pair",) if len(pieces) > 1 else ()
    for place, one in enumerate(pieces, start=first):
        count = 0 if night.mastered else lots.seed(night, place, chooser)
        night.table.tell(
            TileLaid, tile=one.tile, discs=count, left=len(state.stack) if drawn else -1, rule=rule,
            also=(*also, "darkness.map.seed_discs", "darkness.map.encounter_squares"),
        )  # fmt: skip
        if not night.mastered:
            number(night, place)


def number(night: Night, place: int) -> None:
    """Numbered discs of the scenario are laid on the `!` squares of their tile.

    darkness.disc.numbered, darkness.map.scenario_squares
    """
    tile, taken = night.state.laid[place].tile, set(night.state.numbered.values())
    free = [square for square in night.city.marks(place) if square not in taken]
    for special in night.scenario.specials.values():
        key = str(special.disc)
        if special.disc and tile in special.tiles and key not in night.state.numbered and free:
            night.state.numbered[key] = free.pop(0)
