"""A turn begins and ends, and the next one follows."""

from __future__ import annotations

from tapete.games.darkness.events.story import RoundBegan, TurnBegan, TurnEnded
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.rules.goods import handing
from tapete.games.darkness.rules.story import ending, tasks
from tapete.games.darkness.state import Survivor, Turn
from tapete.games.darkness.world import Night

AGAIN = "darkness.fate.good.9"
"""The rule of another turn after this one."""


def begin(night: Night, survivor: Survivor, rule: str = "darkness.turn.steps_any_order") -> None:
    """A turn begins, and all that lasts until a survivor's next turn ends.

    darkness.turn.steps_any_order, darkness.combat.unresolved, darkness.ruling.vp_reroll_scope
    """
    for one in night.state.survivors:
        one.rerolls = one.bought = 0
    survivor.harder = max(0, survivor.harder - 1)
    survivor.easier = survivor.bound = False
    foe = night.foe_at(survivor.at)
    night.state.turn = Turn(survivor.id, faced=foe is not None)
    night.table.tell(TurnBegan, figure=survivor.id, rule=rule)


def end(night: Night, survivor: Survivor) -> None:
    night.active.over = True


def finish(night: Night) -> None:
    """The turn is over: the scenario may end, or the next survivor plays.

    darkness.ruling.all_dead, darkness.fate.good.9
    """
    survivor = night.actor
    rule = "darkness.turn.steps_any_order"
    night.table.tell(TurnEnded, figure=survivor.id, rule=rule)
    close(night, survivor)
    if ending.is_over(night):
        return
    if plays_again(survivor):
        begin(night, survivor, AGAIN)
        return
    follow(night, survivor)


def close(night: Night, survivor: Survivor) -> None:
    """What lasts until the end of a survivor's turn is over: darkness.fate.bad.2"""
    if survivor.harder == 1:
        survivor.harder = 0
    handing.count_down(night, survivor)


def plays_again(survivor: Survivor) -> bool:
    """True if fate has given it another turn, which it takes: darkness.fate.good.9"""
    if not survivor.extra or survivor.at is None:
        return False
    survivor.extra -= 1
    return True


def follow(night: Night, survivor: Survivor) -> None:
    """The next survivor alive in the order of seats plays; after the last, a new round begins.

    darkness.ruling.seat_order
    """
    order = night.state.order
    after = order[order.index(survivor.id) + 1 :]
    left = [one for one in map(night.survivor, after) if one.at is not None]
    if left:
        begin(night, left[0])
        return
    begin_round(night)


def begin_round(night: Night) -> None:
    """A round: everybody has a turn, from the first player on: darkness.setup.first_player"""
    night.state.round += 1
    night.table.tell(RoundBegan, round=night.state.round, rule="darkness.setup.first_player")
    tasks.round_events(night)
    if ending.is_over(night):
        return
    first = next(one for one in map(night.survivor, night.state.order) if one.at is not None)
    begin(night, first)


def settle(night: Night) -> None:
    """Adversaries that nobody stands on any more are shuffled back.

    darkness.ruling.adversary_left_alone
    """
    for foe in list(night.state.foes):
        if foe.lot >= 0 and not night.at(foe.at):
            lots.take_back(night, night.actor, foe, "darkness.combat.retreat.success")
