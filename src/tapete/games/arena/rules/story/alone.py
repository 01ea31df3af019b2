"""A scenario played by itself: the hunters are what its campaign would have made of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from tapete.games.arena.content.library import library
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.intermission import training
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.state import Shop, State
from tapete.games.arena.world import Arena

LEVELS = (2, 2, 2, 1, 2)
"""Levels for each scenario before: the one that is won, and a Level-Up token that may be found."""
EARNED: tuple[tuple[Shop, ...], ...] = (
    ("arms", "zed", "depot"), ("torgue",), ("arms", "zed"), ("torgue",), ("arms", "zed"),
)  # fmt: skip
"""For each scenario before, the decks from which each hunter gets a card."""


@lru_cache(maxsize=64)
def before(scenario: str) -> int:
    """How many scenarios come before one in its campaign."""
    places = [
        page.scenarios.index(scenario)
        for page in library().campaigns.values()
        if scenario in page.scenarios
    ]
    return min(places, default=0)


def train(state: State) -> None:
    """Levels for each scenario before: arena.system.campaign_shape, arena.skill.rank_gate"""
    state.before = sum(LEVELS[: before(state.scenario)])
    for hunter in state.hunters:
        for _ in range(state.before):
            hunter.filled = [*hunter.filled, *open_slots(hunter.tree, hunter.filled)[:1]]


def equip(arena: Arena) -> None:
    """Gear from the scenarios before, and the Announcements that go with the levels.

    arena.system.campaign_shape, arena.announcement.upgrade
    """
    state = arena.state
    decks = [shop for shops in EARNED[: before(state.scenario)] for shop in shops]
    for shop, hunter in product(decks, state.hunters):
        cards.receive(arena, hunter, shop, "arena.system.campaign_shape")
    training.upgrade(arena, state.before)
