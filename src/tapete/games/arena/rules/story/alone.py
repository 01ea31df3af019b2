"""A scenario played by itself: the hunters are what its campaign would have made of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tapete.games.arena.content.library import library
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.intermission import training
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.state import Shop, State
from tapete.games.arena.world import Arena


class Before(NamedTuple):
    """What a scenario of a campaign leaves to those who begin with a later one."""

    levels: int
    """The one for winning it, and that of a Level-Up token that may be found."""
    decks: tuple[Shop, ...]
    """Those from which each hunter gets a card."""
    money: int = 0
    """Money tokens for the next one, in place of gear that is chosen well."""


BEFORE: dict[str, tuple[Before, ...]] = {
    "tournament": (
        Before(2, ("arms", "zed", "depot"), money=1),
        Before(2, ("torgue",)),
        Before(2, ("arms", "zed")),
        Before(1, ("depot",), money=1),
        Before(2, ("torgue", "arms", "zed", "torgue"), money=2),
    ),
    "skag_season": (Before(2, ("arms", "zed", "depot")), Before(1, (), money=1)),
}
"""What each scenario of a campaign leaves, but for the last."""


@lru_cache(maxsize=64)
def before(scenario: str) -> tuple[Before, ...]:
    """What is left by those that come before a scenario in its campaign."""
    for name, page in library().campaigns.items():
        if scenario in page.scenarios:
            return BEFORE[name][: page.scenarios.index(scenario)]
    return ()


def train(state: State) -> None:
    """Levels for each scenario before: arena.system.campaign_shape, arena.skill.rank_gate"""
    state.before = sum(one.levels for one in before(state.scenario))
    for hunter in state.hunters:
        for _ in range(state.before):
            hunter.filled = [*hunter.filled, *open_slots(hunter.tree, hunter.filled)[:1]]


def money(scenario: str) -> int:
    """Money tokens besides those of the scenario: arena.setup.starting_money"""
    return sum(one.money for one in before(scenario)[-1:])


def equip(arena: Arena) -> None:
    """Gear from the scenarios before, and the Announcements that go with the levels.

    arena.system.campaign_shape, arena.announcement.upgrade
    """
    state = arena.state
    decks = [shop for one in before(state.scenario) for shop in one.decks]
    for shop, hunter in product(decks, state.hunters):
        cards.receive(arena, hunter, shop, "arena.system.campaign_shape")
    training.upgrade(arena, state.before)
