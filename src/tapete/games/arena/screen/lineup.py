"""The hunters before a match."""

from __future__ import annotations

from collections.abc import Collection

from tapete.games.arena.content.library import library
from tapete.games.arena.labels.names import item_name
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.state import Hunter
from tapete.kernel import Message, Seat
from tapete.scene import Fighter, Lineup
from tapete.scene.lineup import by_seat


def lineup(options: Options, _seats: Collection[Seat]) -> tuple[Lineup, ...]:
    """The hunters of each player; nothing of them is secret."""
    every = [(one.seat, _fighter(one)) for one in set_up(options).hunters]
    return by_seat(Message("arena.scene.hunters"), every)


def _fighter(hunter: Hunter) -> Fighter:
    gear = tuple(map(item_name, hunter.equipped))
    return Fighter(library().hunters[hunter.id].name.message, gear=gear, leads=True)
