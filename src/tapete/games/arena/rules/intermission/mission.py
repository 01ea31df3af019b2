"""Wanted missions, played between two scenarios."""

from __future__ import annotations

from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Ended
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.intermission import resting
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.story import setup
from tapete.games.arena.world import Arena
from tapete.kernel import Deck, YesNo

MAPS = 10
DRAWN = 2
"""Cards of Torgue's among which the reward is chosen: arena.wanted.reward"""


def is_offered(arena: Arena) -> bool:
    """True if the group found a Wanted token: arena.wanted.offer"""
    return any(dropping.token_of(kind).type == "wanted" for kind in arena.state.aside)


def offer(arena: Arena) -> None:
    """A mission is skipped only if all players agree: arena.wanted.offer"""
    seats = sorted({one.seat for one in arena.state.hunters})
    key, rule = "arena.ask.mission", "arena.wanted.offer"
    wanted = [arena.table.ask(seat, key, YesNo(), rule) for seat in seats]
    arena.state.aside = [
        kind for kind in arena.state.aside if dropping.token_of(kind).type != "wanted"
    ]
    if any(wanted):
        begin(arena)
    else:
        arena.state.mission = False


def begin(arena: Arena) -> None:
    """A new game on a map of its own: arena.wanted.card, arena.wanted.map_roll,
    arena.wanted.bag, arena.wanted.no_money, arena.ruling.wanted_state"""
    state = arena.state
    deck = Deck.of(library().wanted)
    state.mark = deck.draw(arena.table, "arena.wanted.card")
    rolled = number(arena, MAPS, "arena.wanted.map_roll")
    state.map = sorted(library().maps)[rolled - 1]
    levels, state.savings = state.levels, state.money
    for hunter in state.hunters:
        resting.recover(hunter)
        hunter.stored = hunter.loot
        hunter.loot, hunter.carried, hunter.at = [], [], None
    for helper in state.helpers:
        resting.recover_helper(helper)
    setup.lay_out(state)
    state.levels, state.money = levels, 0
    for kind in [one for hunter in state.hunters for one in hunter.stored]:
        if kind in state.bag.items:
            state.bag.take(kind)


def verdict(arena: Arena) -> None:
    """Nobody respawns in a mission: arena.wanted.loss"""
    if any(one.out for one in arena.state.hunters):
        arena.state.mission = False
    if arena.state.mission is None:
        arena.state.phase = "refresh"
    else:
        arena.state.phase = "wanted"


def end(arena: Arena) -> None:
    """Back to the Intermission, with a reward if the mission was won.

    arena.wanted.reward, arena.ruling.wanted_state
    """
    state = arena.state
    won = bool(state.mission)
    rule = "arena.wanted.reward" if won else "arena.wanted.loss"
    arena.table.tell(Ended, won=won, mission=True, rule=rule)
    state.mark = state.map = ""
    state.active, state.orders, state.enemies, state.things = None, [], [], []
    for hunter in state.hunters:
        resting.recover(hunter)
        hunter.loot, hunter.stored = [*hunter.stored, *hunter.loot], []
    state.money, state.savings = state.money + state.savings, 0
    if won:
        _reward(arena)


def _reward(arena: Arena) -> None:
    """Two cards of Torgue's are drawn, one is kept by one hunter, the other goes to the bottom."""
    deck, rule = arena.state.shops["torgue"], "arena.wanted.reward"
    drawn = [deck.draw(arena.table, rule) for _ in range(min(DRAWN, len(deck)))]
    if not drawn:
        return
    kept = decide(arena, "reward", drawn, rule)
    for kind in drawn:
        if kind != kept:
            deck.put_at_bottom(kind)
    ids = [one.id for one in arena.state.hunters]
    hunter = arena.hunter(decide(arena, "reward_for", ids, rule))
    cards.place(arena, hunter, fresh(kept), rule)
