"""What only the master knows."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Code, Master
from tapete.games.darkness.state import State
from tapete.kernel import Seat


def seen(state: State, seat: Seat | None) -> State:
    """A master's game as a seat knows it.

    Notes, changed lists of finds and figures that nobody has seen are the master's alone. Without
    them it is a state that can be played on: buildings have the lists that everybody knows, but for
    what somebody has been seen to find.
    """
    master = state.master
    if master is None or seat == master.seat:
        return state
    if not (master.notes or master.finds or master.lurking):
        return state
    foes = [foe for foe in state.foes if not foe.hidden]
    known = replace(master, notes=[], finds=_known_finds(master), lurking=0)
    return replace(state, master=known, foes=foes)


def _known_finds(master: Master) -> dict[str, dict[str, Code]]:
    """What the lists of buildings still have, as far as everybody knows."""
    return {
        building: {
            item: code
            for item, code in library().buildings[building].finds.items()
            if item not in taken
        }
        for building, taken in master.taken.items()
    }
