"""What a seat may see: a state in which all that it does not know is undecided.

A disc that only others have looked at goes back to where the seat believes it to be, in its lot or
in the pool. So a view is itself a state that can be played on.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.games.darkness.rules.master.secrets import seen
from tapete.games.darkness.state import Held, Lot, Spot, State
from tapete.kernel import Seat
from tapete.kernel.seat import may_know


def view(state: State, seat: Seat | None) -> State:
    """The state as a seat knows it.

    darkness.perception.amount, darkness.fate.good.7
    """
    if state.master is not None:
        state = seen(state, seat)
    if not any(_hides(lot, seat) for lot in state.lots):
        return state
    pool = list(state.pool)
    lots = [_lot(lot, seat, pool) for lot in state.lots]
    return replace(state, lots=lots, pool=sorted(pool))


def _hides(lot: Lot, seat: Seat | None) -> bool:
    if any(spot.disc and seat not in spot.known_to for spot in lot.spots):
        return True
    return any(not may_know(one.known_to, seat) for one in lot.held)


def _lot(lot: Lot, seat: Seat | None, pool: list[str]) -> Lot:
    """The lot as a seat knows it; what it cannot know goes to the pool."""
    known = [one for one in lot.held if may_know(one.known_to, seat)]
    pool += [one.disc for one in lot.held if not may_know(one.known_to, seat)]
    spots = []
    for spot in lot.spots:
        if not spot.disc or seat in spot.known_to:
            spots.append(spot)
            continue
        spots.append(Spot(spot.at))
        if may_know(spot.among, seat):
            known.append(Held(spot.disc, spot.among))
        else:
            pool.append(spot.disc)
    held = sorted(known, key=lambda one: (one.disc, one.known_to or ()))
    return replace(lot, spots=spots, held=held)
