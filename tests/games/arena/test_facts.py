"""The figures and names that the book states, one by one: each stands in content or constants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tapete.games.arena.content.effects import Bring, Gain, Strike, Taint
from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.harm.elements import LASTING
from tapete.games.arena.rules.intermission import mission
from tapete.games.arena.rules.story import setup
from tapete.games.arena.rules.turns import rounds
from tests.games.arena.test_cards import FACTS as OF_HUNTERS
from tests.games.arena.test_wanted import FIRST, LATER, NAMES

KNOWN = library()
BOOK = """
dice hero.roster hero.salvador.attributes hero.salvador.gunzerker hero.salvador.gear
hero.salvador.tokens hero.salvador.tree_mascabalas hero.tree_shape hero.mordecai helper.bloodwing
hero.pictured_cards enemy.psycho enemy.marauder enemy.badass_marauder enemy.suicide_psycho
enemy.psycho_reaper enemy.tink_shotgunner enemy.nine_fingers enemy.mentioned announcement.counts
announcement.names announcement.despedidos star_move.names star_move.two_ranged_kills money.token
loot.types loot.ammo_100 decks.four gear.slots gear.sniper_range shield.example_tokens cleanup.table
terrain.barrel terrain.loot_chest_count terrain.vending_count terrain.chest_number wanted.maps
wanted.legend_1_5 wanted.legend_6_10 wanted.reward setup.picture
"""


def card(name: str, *fields: str) -> tuple[Any, ...]:
    return tuple([getattr(KNOWN.enemies[name], field) for field in fields])


def special(name: str) -> tuple[Any, ...]:
    return tuple([effect for one in KNOWN.enemies[name].specials for effect in one.effects])


def fumble(name: str) -> list[tuple[str, str]]:
    """What an enemy does when it is fumbled against, and to whom."""
    found = KNOWN.enemies[name].fumble
    effects: list[Any] = list(found.effects) if found is not None else []
    return [(type(effect).__name__, effect.whom) for effect in effects]


def legend(*numbers: int) -> set[str]:
    """The terrain of some Wanted maps; all of them have a station and a zone for the Unique."""
    grounds = [ground_of(f"m{number:02}") for number in numbers]
    assert all(ground.stations and ground.unique is not None for ground in grounds)
    tyres = {f"{min(count, 3)} tyres" for ground in grounds for count in ground.tyres.values()}
    return {what for ground in grounds for _, what in ground.placed} | tyres


def despedidos() -> set[str]:
    """What the card of rank 0 does: the worst beasts come, and flames burst from the floor."""
    words = KNOWN.announcements["despedidos"].orders
    beasts = {KNOWN.enemies[one.enemy].kind for one in words if isinstance(one, Bring)}
    flames = {one.element for one in words if isinstance(one, Taint) and one.whom == "all"}
    return beasts | flames


def laid_out() -> dict[str, int]:
    """What lies on the table once a scenario is laid out."""
    state = setup.set_up(Options())
    return {
        "cards": len(state.hunters), "trees": sum(bool(one.tree) for one in state.hunters),
        "stars": len(state.stars), "decks": len(state.shops), "bag": bool(len(state.bag)),
    }  # fmt: skip


FACTS: dict[str, tuple[Callable[[], Any], Any]] = {
    **OF_HUNTERS,
    "hero.pictured_cards": (
        lambda: {len(KNOWN.hunters[one].trees) for one in Options().hunters}, {3},
    ),
    "enemy.psycho": (
        lambda: (
            card("psycho", "defence", "range", "strength", "resist"), special("psycho"),
            fumble("psycho"),
        ),
        (
            (6, 1, 7, "melee"), (Strike(whom="nearest_other", range=3, resist="reflexes"),),
            [("Advance", "cause"), ("Strike", "cause")],
        ),
    ),
    "enemy.marauder": (lambda: card("marauder", "movement", "range"), (2, 3)),
    "enemy.badass_marauder": (
        lambda: (card("badass_marauder", "hit_points"), card("badass_marauder", "shield")),
        ((1,), ("yellow",)),
    ),
    "enemy.suicide_psycho": (lambda: card("suicide_psycho", "ignores"), (("attack",),)),
    "enemy.psycho_reaper": (lambda: card("psycho_reaper", "properties"), (("wounds(1d4)",),)),
    "enemy.tink_shotgunner": (
        lambda: (card("shotgun_tink", "properties"), special("shotgun_tink")),
        ((("crowd_control",),), (Gain(properties=("lethal",), strength=2),)),
    ),
    "enemy.nine_fingers": (
        lambda: card("nine_fingers", "kind", "mini", "ring"), ("unique", "psycho", "blue"),
    ),
    "enemy.mentioned": (lambda: {"skag", "goliath", "marauder"} - set(KNOWN.enemies), set()),
    "announcement.counts": (
        lambda: Counter(one.rank for one in KNOWN.announcements.values()),
        {0: 1, 1: 12, 2: 12, 3: 12},
    ),
    "announcement.names": (lambda: len(titles()), 5),
    "announcement.despedidos": (despedidos, {"badass", "burn"}),
    "cleanup.table": (
        lambda: (rounds.LOOT_GOES, rounds.EFFECTS_END, set(LASTING)),
        (1, 4, {"corrosion", "burn", "shock"}),
    ),
    "wanted.maps": (
        lambda: [KNOWN.maps[name].name.es for name in sorted(KNOWN.maps)], NAMES,
    ),
    "wanted.legend_1_5": (
        lambda: legend(1, 2, 3, 4, 5) - {"2 tyres"}, {*FIRST, "1 tyres", "3 tyres"},
    ),
    "wanted.legend_6_10": (
        lambda: legend(6, 7, 8, 9, 10) - {"2 tyres"}, {*LATER, "1 tyres", "3 tyres"},
    ),
    "wanted.reward": (lambda: (setup.ANNOUNCEMENTS, mission.DRAWN), (2, 2)),
    "setup.picture": (
        laid_out, {"cards": 4, "trees": 4, "stars": 12, "decks": len(SHOPS), "bag": True},
    ),
}  # fmt: skip


def titles() -> set[str]:
    """The titles that can be read in the book's picture, as our cards have them."""
    legible = ("skag", "respeten", "a por ti", "esta", "despedidos")
    names = [one.name.es.lower() for one in KNOWN.announcements.values()]
    return {part for part in legible if any(part in name for name in names)}


def test_all_forty_one_are_looked_at() -> None:
    assert len(BOOK.split()) == 41
    assert set(FACTS) == set(BOOK.split())


@pytest.mark.parametrize("fact", [fact for fact in FACTS if fact not in OF_HUNTERS])
def test_the_content_keeps_what_the_book_states(fact: str) -> None:
    found, stated = FACTS[fact]
    assert found() == stated, f"arena.fact.{fact}"
