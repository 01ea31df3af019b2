"""The hunters' side of the content: what the book states, how many cards there are, and words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tapete.bots import RandomBot
from tapete.games.arena.actions import attacking
from tapete.games.arena.content.entries import Ability, Action, GearCard, Grant
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.content.properties import ELEMENTS, NUMBERED, PLAIN, granted, property_of
from tapete.games.arena.figures import DIE, INVENTORY, SLOTS, free_slots, fresh, slot_of
from tapete.games.arena.game import ArenaGame
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.attacks import attack, numbers
from tapete.games.arena.rules.story import setup
from tapete.games.arena.rules.terrain import interacting
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Hunter, Item, State
from tapete.kernel import Deck, playout
from tapete.kernel.chance.seed import from_number

ROOT = Path(__file__).parents[3]
KNOWN = library()
BY_NAME = {
    attacking.GUNZERKER_TWICE, attacking.GUNZERKER_FFYL, attacking.SPECIAL_TWICE, attacking.STEADY,
    attack.SPARES, attack.SPOTS,
}  # fmt: skip
"""Abilities that rules look for by name."""
OF_ENEMIES = {"stun"}
"""Properties that only enemies have."""


def gear() -> dict[str, GearCard]:
    decks = [getattr(KNOWN, shop) for shop in ("starting", *SHOPS)]
    return {kind: card for deck in decks for kind, card in deck.items()}


def grants() -> Iterator[Grant]:
    for card in gear().values():
        yield from card.grants
    for hunter in KNOWN.hunters.values():
        yield from hunter.grants
    for tree in KNOWN.trees.values():
        for slot in tree.slots:
            yield from slot.grants


def actions() -> Iterator[Action]:
    for card in gear().values():
        yield from card.actions
    for helper in KNOWN.helpers.values():
        yield from helper.actions
    for ability in KNOWN.abilities.values():
        if ability.action is not None:
            yield ability.action


def tree(name: str) -> list[tuple[int, Grant]]:
    return [(slot.rank, slot.grants[0]) for slot in KNOWN.trees[name].slots]


# --- what the book states

MASCABALAS = [
    (1, Grant(property="accurate", attacks="special")),
    (2, Grant(attribute="ranged", plus=1)),
    (2, Grant(ability="gunzerker_ffyl")),
    (3, Grant(property="crowd_control", attacks="special")),
    (4, Grant(ability="gunzerker_twice")),
    (4, Grant(property="lethal", attacks="special")),
]
FACTS: dict[str, tuple[Callable[[], Any], Any]] = {
    "dice": (lambda: DIE, {"red": 6, "yellow": 8, "green": 12}),
    "hero.roster": (lambda: Options().hunters, ("salvador", "mordecai", "amara", "moze")),
    "hero.salvador.attributes": (
        lambda: [KNOWN.hunters["salvador"].attributes[one] for one in ("ranged", "medicine")],
        [2, 2],
    ),
    "hero.salvador.gunzerker": (
        lambda: [KNOWN.hunters["salvador"].special, KNOWN.abilities["gunzerker"].ending],
        ["gunzerker", True],
    ),
    "hero.salvador.gear": (lambda: KNOWN.hunters["salvador"].gear, ("caracal",)),
    "hero.salvador.tokens": (lambda: KNOWN.hunters["salvador"].tokens.count("yellow"), 2),
    "hero.salvador.tree_mascabalas": (lambda: tree("mascabalas"), MASCABALAS),
    "hero.tree_shape": (
        lambda: {tuple(slot.rank for slot in one.slots) for one in KNOWN.trees.values()},
        {(1, 2, 2, 3, 4, 4)},
    ),
    "hero.mordecai": (
        lambda: (KNOWN.hunters["mordecai"].helper, len(KNOWN.hunters["mordecai"].tokens)),
        ("bloodwing", 3),
    ),
    "helper.bloodwing": (
        lambda: (KNOWN.helpers["bloodwing"].tokens, len(KNOWN.helpers["bloodwing"].actions)),
        ((), 1),
    ),
    "star_move.names": (
        lambda: {"¡Qué cagada!", "¡Que corra la sangre!", "¡Flipante!", "¡Brutal!"}
        - {card.name.es for card in KNOWN.stars.values()},
        set(),
    ),
    "star_move.two_ranged_kills": (
        lambda: [
            card.span for card in KNOWN.stars.values()
            if (card.deed, card.count) == ("kill_ranged", 2)
        ],
        ["activation"],
    ),
    "money.token": (lambda: (setup.MONEY, rounds.PRICE), (500, 1)),
    "loot.types": (
        lambda: {token.type for token in KNOWN.loot.values()},
        {"health", "ammo", "weapon", "money", "level_up", "wanted", "legendary"},
    ),
    "loot.ammo_100": (
        lambda: [
            (token.card, token.count > 0) for token in KNOWN.loot.values()
            if (token.type, token.resale) == ("ammo", 100)
        ],
        [(False, True)],
    ),
    "decks.four": (lambda: SHOPS, ("arms", "depot", "zed", "torgue")),
    "gear.slots": (
        lambda: (SLOTS, INVENTORY),
        ({"weapon": 2, "shield": 1, "grenade": 1, "modifier": 2}, 3),
    ),
    "gear.sniper_range": (
        lambda: {
            action.range for card in KNOWN.arms.values() if card.make == "sniper"
            for action in card.actions
        },
        {("long",)},
    ),
    "shield.example_tokens": (
        lambda: [name for name, card in KNOWN.zed.items() if card.tokens == ("green", "yellow")],
        ["turtle"],
    ),
    "terrain.barrel": (
        lambda: (
            numbers.BARREL, Counter(KNOWN.caches["barrel"].holds)["key"],
            set(ELEMENTS) - set(KNOWN.caches["barrel"].holds),
        ),
        (5, 1, set()),
    ),
    "terrain.loot_chest_count": (lambda: len(KNOWN.caches["loot_chest"].holds), 4),
    "terrain.vending_count": (
        lambda: interacting.MACHINES, {"depot_machine": "depot", "zed_machine": "zed"}
    ),
    "terrain.chest_number": (lambda: interacting.LOCK, 4),
}  # fmt: skip


@pytest.mark.parametrize("fact", FACTS)
def test_the_content_keeps_what_the_book_states(fact: str) -> None:
    found, stated = FACTS[fact]
    assert found() == stated, f"arena.fact.{fact}"


def test_only_ammo_chests_hold_bombs_and_terminals() -> None:
    """arena.missing.terrain_tokens"""
    holding = {
        name for name, cache in KNOWN.caches.items() if {"bomb", "terminal"} & set(cache.holds)
    }
    assert holding == {"ammo_chest"}


# --- how much there is


def test_there_are_enough_cards() -> None:
    counts = {
        name: len(getattr(KNOWN, name))
        for name in ("hunters", "trees", "stars", "arms", "depot", "zed", "torgue")
    }
    assert counts == {
        "hunters": 6, "trees": 18, "stars": 12, "arms": 24, "depot": 12, "zed": 12, "torgue": 10,
    }  # fmt: skip


def test_every_hunter_has_three_trees_three_tokens_and_a_special_of_its_own() -> None:
    for name, card in KNOWN.hunters.items():
        assert [KNOWN.trees[one].hunter for one in card.trees] == [name] * 3
        assert card.tokens == ("green", "yellow", "yellow")
        assert len(card.attributes) == 3
        assert sum(card.attributes.values()) == 5
    assert len({card.special for card in KNOWN.hunters.values()}) == len(KNOWN.hunters)


def test_hunters_look_like_something_the_client_can_draw() -> None:
    outlines = (ROOT / "web/src/table/board/tokens/silhouettes.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^  ([a-z]+):", outlines, re.MULTILINE))
    assert {card.silhouette for card in KNOWN.hunters.values()} <= known
    assert {card.silhouette for card in KNOWN.helpers.values()} <= known


def test_a_turret_has_a_token_of_its_own() -> None:
    assert KNOWN.helpers[KNOWN.hunters["axton"].helper].tokens == ("yellow",)


def test_all_properties_of_the_book_are_on_some_weapon() -> None:
    printed = {property_of(text).name for action in actions() for text in action.properties}
    assert {*PLAIN, *NUMBERED, "crits"} - OF_ENEMIES == printed


def test_weapons_are_of_every_make() -> None:
    makes = Counter(card.make for card in KNOWN.arms.values())
    assert min(makes.values()) >= 2
    assert set(makes) == {"pistol", "rifle", "shotgun", "sniper", "launcher", "blade"}


@pytest.mark.parametrize("kind", gear())
def test_a_card_has_what_its_slot_needs(kind: str) -> None:
    card = gear()[kind]
    assert bool(card.actions) == (card.slot in ("weapon", "grenade"))
    assert (card.die is not None) == (card.slot == "grenade")
    assert bool(card.tokens) == (card.slot == "shield")
    assert (card.slot == "modifier") <= bool(card.grants or card.use)
    assert bool(card.text) == bool(card.grants or card.use)
    assert (card.make == "pistol") == any("pistol" in one.properties for one in card.actions)


@pytest.mark.parametrize("shop", SHOPS)
def test_prices_are_whole_hundreds_and_resale_is_a_loss(shop: str) -> None:
    for kind, card in getattr(KNOWN, shop).items():
        assert card.shop == shop, kind
        assert card.cost % 100 == card.resale % 100 == 0, kind
        assert 0 < card.resale < card.cost, kind


def test_the_decks_hold_what_their_machines_sell() -> None:
    slots = {shop: {card.slot for card in getattr(KNOWN, shop).values()} for shop in SHOPS}
    assert slots["arms"] == {"weapon"}
    assert slots["depot"] == {"grenade", "modifier"}
    assert slots["zed"] == {"shield", "modifier"}


def test_the_bag_has_one_wanted_token_and_no_legendary_ones() -> None:
    counts: Counter[str] = Counter()
    for token in KNOWN.loot.values():
        counts[token.type] += token.count
    assert counts["wanted"] == 1
    assert counts["legendary"] == 0
    assert counts["level_up"] >= 1
    assert not any(token.card and token.resale for token in KNOWN.loot.values())
    assert {token.card for token in KNOWN.loot.values() if token.type == "weapon"} == {True, False}


# --- words that mean something


@pytest.mark.parametrize("name", KNOWN.abilities)
def test_every_ability_does_something_and_somebody_can_have_it(name: str) -> None:
    ability: Ability = KNOWN.abilities[name]
    does = [ability.action is not None, bool(ability.effects), ability.ending, name in BY_NAME]
    assert does.count(True) == 1
    assert (ability.when != "") <= bool(ability.effects)
    specials = {card.special for card in KNOWN.hunters.values()}
    assert name in specials | {one.ability for one in grants()}


def test_every_grant_is_of_one_thing() -> None:
    for one in grants():
        has = [one.attribute, one.stat, one.property, one.range, one.immune, one.ability]
        assert sum(map(bool, has)) == 1, one
        assert bool(one.plus) == bool(one.attribute or one.stat), one


@pytest.mark.parametrize("text", ["pistol", "charge", "run_and_gun", "complex", "crits(accurate)"])
def test_cards_cannot_grant_what_would_do_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        granted(text)


def test_a_charge_is_always_a_weapon_of_its_own() -> None:
    """Nothing else can be charged with."""
    charging = {
        kind for kind, card in gear().items()
        if any("charge" in one.properties for one in card.actions)
    }  # fmt: skip
    assert {gear()[kind].slot for kind in charging} == {"weapon"}
    own = [one.action for one in KNOWN.abilities.values() if one.action]
    assert not any("charge" in action.properties for action in own)


# --- playing with all of it


class Laden(ArenaGame):
    """The game with hunters that have come far: trees filled, and a card of each deck."""

    def __init__(self, shift: int) -> None:
        self.shift = shift

    def setup(self, options: Options) -> State:
        state = super().setup(options)
        for hunter in state.hunters:
            hunter.filled = list(range(len(KNOWN.trees[hunter.tree].slots)))
        for shop in SHOPS:
            cards = sorted(getattr(KNOWN, shop))
            cards = cards[self.shift :] + cards[: self.shift]
            for hunter, kind in zip(state.hunters, cards, strict=False):
                _carry(hunter, fresh(kind))
            state.shops[shop] = Deck.of(cards[len(state.hunters) :])
        return state


def _carry(hunter: Hunter, item: Item) -> None:
    if free_slots(hunter, slot_of(item)):
        hunter.equipped = [*hunter.equipped, item]
    else:
        hunter.inventory = [*hunter.inventory, item]


FOURS = list(combinations(sorted(KNOWN.hunters), 4))


@pytest.mark.parametrize("four", FOURS, ids=lambda four: "-".join(four))
@pytest.mark.parametrize("number", range(3))
def test_any_four_hunters_can_be_played_with_any_tree(four: Any, number: int) -> None:
    trees = tuple(KNOWN.hunters[name].trees[number] for name in four)
    options = Options(hunters=four, trees=trees)
    bots = [RandomBot(10 * number + seat) for seat in range(4)]
    for game in (ArenaGame(), Laden(number + FOURS.index(four) % 7)):
        assert playout(game, options, bots, from_number(number)).result is not None
