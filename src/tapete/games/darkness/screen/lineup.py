"""The survivors before a match."""

from __future__ import annotations

from collections.abc import Collection

from tapete.games.darkness.labels.names import survivor_name
from tapete.games.darkness.labels.texts import value_said
from tapete.games.darkness.meta import ATTRIBUTES, Options
from tapete.games.darkness.rules.story.setup import set_up
from tapete.games.darkness.state import Survivor
from tapete.kernel import Message, Seat
from tapete.scene import Fighter, Lineup


def lineup(options: Options, _seats: Collection[Seat]) -> tuple[Lineup, ...]:
    """One survivor a player, and the master if there is one; nothing of them is secret."""
    state = set_up(options)
    players = [Lineup(one.seat, survivor_name(one), (_fighter(one),), brings=True)
        for one in state.survivors]  # fmt: skip
    if state.master is None:
        return tuple(players)
    return (*players, Lineup(state.master.seat, Message("darkness.scene.master")))


def _fighter(one: Survivor) -> Fighter:
    """What it is best at."""
    best = sorted(ATTRIBUTES, key=lambda name: -one.sheet.value(name))[:3]
    gear = tuple([value_said(name, one.sheet.value(name)) for name in best])
    return Fighter(survivor_name(one), gear=gear, leads=True)
