"""Gear changes hands in the Intermission."""

from __future__ import annotations

import msgspec

from tapete.games.arena.events.story import Given
from tapete.games.arena.figures import space
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.state import Hunter, State
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf


class Hand(msgspec.Struct, frozen=True):
    """An item that is given to another hunter."""

    place: int
    to: str


DONE = "done"


def turn(arena: Arena) -> bool:
    """Each hunter in turn gives away and rearranges what it likes.

    True once all have had enough, one after another: a hunter that is given something may still put
    it on. arena.intermission.gear_exchange
    """
    state = arena.state
    idle, moves = state.progress.get("idle", 0), state.progress.get("moves", 0)
    if idle >= len(state.hunters) or moves >= MOST:
        return True
    done = _choose(arena, trader(state)) == DONE
    state.progress = {
        **state.progress, "exchanged": state.progress.get("exchanged", 0) + done,
        "idle": idle + 1 if done else 0, "moves": moves + (not done),
    }  # fmt: skip
    return False


def trader(state: State) -> Hunter:
    """The hunter whose turn it is to hand over gear."""
    return state.hunters[state.progress.get("exchanged", 0) % len(state.hunters)]


def _choose(arena: Arena, hunter: Hunter) -> object:
    """One thing that a hunter gives or puts on, or that it has had enough."""
    ways = _ways(arena, hunter)
    if not ways:
        return DONE
    key, rule = "arena.ask.exchange", "arena.intermission.gear_exchange"
    question = OneOf((DONE, *ways))
    chosen = arena.table.ask(hunter.seat, key, question, rule, figure=hunter.id)
    if isinstance(chosen, Hand):
        _give(arena, hunter, chosen)
    elif isinstance(chosen, cards.Wear):
        pair = (chosen.worn, chosen.held)
        cards.swap(arena, hunter, pair, "arena.ruling.vending_full_inventory")
    return chosen


MOST = 48
"""The most things done in an exchange; it is more than anybody needs."""


def _ways(arena: Arena, hunter: Hunter) -> list[Hand | cards.Wear]:
    friends = [one.id for one in arena.state.hunters if one is not hunter and space(one) > 0]
    hands = [Hand(place, to) for place in range(len(hunter.inventory)) for to in friends]
    return [*[cards.Wear(*pair) for pair in cards.swaps(hunter)], *hands]


def _give(arena: Arena, hunter: Hunter, hand: Hand) -> None:
    item, friend = hunter.inventory[hand.place], arena.hunter(hand.to)
    hunter.inventory = [one for one in hunter.inventory if one is not item]
    friend.inventory = [*friend.inventory, item]
    rule = "arena.intermission.gear_exchange"
    arena.table.tell(Given, figure=hunter.id, target=friend.id, what=item.kind, rule=rule)
