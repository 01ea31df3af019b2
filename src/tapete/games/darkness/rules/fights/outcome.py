"""How a fight has come out, told from the states before and after it."""

from __future__ import annotations

from collections import Counter

from tapete.games.darkness.state import Foe, State, Survivor


def beaten(before: State, after: State) -> list[str]:
    """The foes that were defeated, by their ids; not those that were only shuffled back.

    darkness.combat.victory.disc, darkness.gm.adversary.health
    """
    won = _won(after) - _won(before)
    left = {one.id for one in after.foes if one.at is not None}
    gone = [one for one in before.foes if one.at is not None and one.id not in left]
    return sorted([one.id for one in gone if won[one.kind]])


def _won(state: State) -> Counter[str]:
    """The kinds of all that has been overcome: discs of survivors, and who fell to them."""
    trophies = [disc for one in state.survivors for disc in one.trophies]
    return Counter([*trophies, *(state.master.fallen if state.master else ())])


def got_away(before: State, after: State, survivor: Survivor) -> bool:
    """True if a survivor has retreated from the adversary that it stood on.

    darkness.combat.retreat.success, darkness.combat.last_to_flee
    """
    foe = _under(before, survivor)
    if foe is None or survivor.at is None or after.turn is None or beaten(before, after):
        return False
    turn = after.turn
    return turn.who == survivor.id and turn.fled and not (turn.held or turn.over)


def _under(before: State, survivor: Survivor) -> Foe | None:
    """The adversary that a survivor stood on before."""
    here = next((one.at for one in before.survivors if one.id == survivor.id), None)
    return next((foe for foe in before.foes if here is not None and foe.at == here), None)
