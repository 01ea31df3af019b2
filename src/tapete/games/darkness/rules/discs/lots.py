"""Face-down discs: laid, looked at, turned over and shuffled.

Nothing is decided before somebody looks. A spot that nobody has looked at holds one of the discs
that were shuffled into its lot, or any disc of the pool.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import LookedAt, Saw, Shuffled
from tapete.games.darkness.state import Foe, Held, Lot, Spot, Square, State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Audience, Draw, Seat, Some


def unseen(state: State) -> int:
    """How many spots hold any disc of the pool."""
    return sum([_open_spots(lot) - len(lot.held) for lot in state.lots])


def _open_spots(lot: Lot) -> int:
    return sum([not spot.disc for spot in lot.spots])


def stock(state: State) -> int:
    """How many discs are left to lay."""
    return len(state.pool) - unseen(state)


def seed(night: Night, place: int, chooser: Survivor | None) -> int:
    """One face-down disc on every `?` square of a new tile, as long as there are any.

    darkness.map.seed_discs, darkness.map.encounter_squares, darkness.ruling.disc_pool_empty
    """
    state, squares = night.state, night.city.encounters(place)
    if stock(state) < len(squares):
        state.pool, state.discard = sorted([*state.pool, *state.discard]), []
    count = min(stock(state), len(squares))
    if 0 < count < len(squares) and chooser is not None:
        squares = _chosen(night, chooser, squares, count, "darkness.map.seed_discs")
    for square in squares[:count]:
        open_lot(night, place, night.city.building(square)).spots.append(Spot(square))
    for square in night.city.encounters(place):
        open_lot(night, place, night.city.building(square))
    return count


def open_lot(night: Night, place: int, building: str) -> Lot:
    """The lot of a building on a tile, which is made if there is none yet."""
    for lot in night.state.lots:
        if lot.tile == place and lot.building == building:
            return lot
    lot = Lot(place, building)
    night.state.lots.append(lot)
    return lot


def _chosen(
    night: Night, chooser: Survivor, squares: Sequence[Square], count: int, rule: str
) -> tuple[Square, ...]:
    domain = Some(tuple(squares), count, count)
    return night.ask(chooser, "lay_discs", domain, rule, count=count)


def _drawn(
    night: Night, lot: Lot, rule: str, by: Seat, to: Audience, *, kinds: bool = False
) -> tuple[str, Audience]:
    """What a spot of a lot is found to hold, and who knew it to be in the lot.

    Each of the spots that nobody has looked at is as likely as any other to hold each disc. With
    `kinds` nothing happens to the viewer, so discs of one kind count as the same outcome.
    """
    pool, loose = night.state.pool, _open_spots(lot) - len(lot.held)
    items = (*pool,)
    if lot.held:
        held = tuple([one.disc for one in lot.held])
        items = held * len(pool) + items * loose if loose else held
    draw = Draw(items, rule, by, to)
    disc = night.table.heed(draw, _kind) if kinds else night.table.roll(draw)
    for known in lot.held:
        if known.disc == disc:
            lot.held.remove(known)
            return disc, known.known_to
    pool.remove(disc)
    return disc, ()


def _kind(disc: str) -> str:
    """An object, an ally, security or an adversary."""
    return type(library().disc(disc)).__name__


def turn_over(night: Night, survivor: Survivor, lot: Lot, spot: Spot) -> str:
    """The disc on a spot is seen by all; it is no longer on the spot: darkness.flip.stop"""
    rule = "darkness.flip.stop"
    if spot.disc:  # a draw too: those who have not looked see the same happen
        disc = night.table.roll(Draw((spot.disc,), rule, survivor.seat))
    else:
        disc, _ = _drawn(night, lot, rule, survivor.seat, None)
    lot.spots.remove(spot)
    return disc


def look(night: Night, survivor: Survivor, spots: Sequence[tuple[Lot, Spot]], rule: str) -> None:
    """Somebody looks at discs, which stay face down; nobody else sees what they are.

    darkness.perception.amount, darkness.fate.good.7
    """
    seat = survivor.seat
    at = tuple([spot.at for _, spot in spots])
    night.table.tell(LookedAt, figure=survivor.id, count=len(at), at=at, rule=rule)
    for lot, spot in spots:
        if spot.disc:  # a draw too: those who have not looked see the same happen
            night.table.roll(Draw((spot.disc,), rule, seat, (seat,)))
        else:
            spot.disc, spot.among = _drawn(night, lot, rule, seat, (seat,), kinds=True)
        if seat not in spot.known_to:
            spot.known_to = (*spot.known_to, seat)
        night.table.tell(Saw, to=(seat,), figure=survivor.id, disc=spot.disc, at=spot.at, rule=rule)


def reshuffle(night: Night, chooser: Survivor, lot: Lot, disc: str, rule: str) -> None:
    """A disc is shuffled with the face-down ones of its lot; they are laid on `?` squares anew.

    darkness.ruling.reshuffle_scope, darkness.ruling.flip_mandatory
    """
    held = [_forgotten(spot) for spot in lot.spots if spot.disc]
    count = len(lot.spots) + 1
    lot.held = sorted([*lot.held, *held, Held(disc)], key=_by_name)
    night.table.tell(Shuffled, disc=disc, building=lot.building, count=count, rule=rule)
    squares = _ground(night, lot)
    if count < len(squares):
        squares = list(_chosen(night, chooser, squares, count, rule))
    lot.spots = [Spot(square) for square in squares]
    for one in night.living():
        if one.brought and night.lot_at(_square(one)) is lot:
            one.brought = False


def _square(survivor: Survivor) -> Square:
    assert survivor.at is not None
    return survivor.at


def _ground(night: Night, lot: Lot) -> list[Square]:
    """The `?` squares of a lot."""
    every = night.city.encounters(lot.tile)
    return [square for square in every if night.city.building(square) == lot.building]


def _forgotten(spot: Spot) -> Held:
    """A disc that somebody had looked at: they know that it is in the lot, but no longer where."""
    if spot.among is None:
        return Held(spot.disc)
    return Held(spot.disc, tuple(sorted({*spot.among, *spot.known_to})))


def _by_name(held: Held) -> tuple[str, tuple[int, ...]]:
    return held.disc, held.known_to or ()


def take_back(night: Night, chooser: Survivor, foe: Foe, rule: str) -> None:
    """An adversary that nobody stands on is shuffled back: darkness.ruling.adversary_left_alone"""
    night.state.foes.remove(foe)
    assert foe.at is not None
    lot = night.lot_at(foe.at)
    assert lot is not None
    reshuffle(night, chooser, lot, foe.kind, rule)


def add(night: Night, chooser: Survivor, square: Square, count: int, rule: str) -> None:
    """New discs of the stock are laid on free `?` squares of a building: darkness.map.seed_discs"""
    lot = night.lot_at(square)
    if lot is None:
        return
    taken = [spot.at for spot in lot.spots]
    free = [one for one in _ground(night, lot) if one not in taken]
    count = min(count, len(free), stock(night.state))
    if 0 < count < len(free):
        free = list(_chosen(night, chooser, free, count, rule))
    lot.spots += [Spot(one) for one in free[:count]]
