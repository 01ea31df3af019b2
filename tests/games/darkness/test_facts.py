"""The figures that the book states, one by one: each stands in the content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import ATTRIBUTES

KNOWN = library()
BUILDINGS = """
bar owner: alcohol 6H, matches 6H, knife 1P, money 3S, pistol 4S, liquor 3S, mace 3K
police_station guard: handcuffs 1P, torch 6H, mace 3K, pistol 6H, truncheon 3S, taser 3K
clinic alarm: alcohol 1P, money 3K, scalpel 1P, syringe 1P, medicine 3S, bandages 6H
cafeteria none: matches 6H, food 6H, knife 1P, money 3S, pistol 4S
bank alarm: money 4S
supermarket alarm: food 6H, money 1P, torch 6H, hammer 3K, clasp_knife 3S, pistol 4S
house owner: bat 3S, bicycle 3S, matches 6H, food 6H, knife 1P, rope 3K, pistol 4S
high_school alarm: alcohol 6H, bat 3S, bicycle 4S, rope 6H, skateboard 3K, balls 1P, chemicals 3S, test_tube 1P
game_store none: cards 1P, food 6H, money 3S
gun_shop dog: rope 6H, shotgun 4S, mace 3S, gas_mask 1P, clasp_knife 6H, knuckledusters 3S, pistol 3K, taser 3S, camouflage_suit 1P
church none: holy_water 6H, matches 3S, crucifix 1P
museum guard: knife 1P, spear 3S, torch 6H
warehouse dog: torch 6H, crowbar 1P
library none: letter_opener 1P, books 6H, specific_book 3S
"""  # noqa: E501
CALLED = {"alcohol": "rubbing_alcohol", "bat": "baseball_bat", "balls": "baseball"}
"""What the lists call by a shorter name: darkness.ruling.gm_item_names"""
MASTER = "4K 3K 3S 3S 1P 1P 1P 3S 3S 3S 4K"
"""From 2 to 12."""
LADDER = {"6H": 1, "1P": 2, "3S": 3, "3K": 4, "4S": 5, "4K": 6, "5S": 7, "5K": 8}
ATTRIBUTE = {
    "speed": "S Movement", "attack": "A combat strength", "dexterity": "Dex doors combat",
    "intelligence": "Int objects perceiving", "persuasion": "Pers security others",
    "medicine": "Med Healing medical", "defence": "D combat 0",
}  # fmt: skip
"""The short name of each, and words of what it is for."""
SKILLS = {
    "dexterity": "lockpicking climb stealth drive",
    "attack": "strength martial_arts hand_to_hand ranged_weapons thrown_weapons",
    "intelligence": "search perception disarm scrounge tracking",
    "persuasion": "bluff bribe negotiate flirt threaten animal_handling leadership",
    "medicine": "first_aid",
}
COMPONENTS = {
    "tiles": 15, "pregens": 6, "pawns": 6, "encounter_discs": 50, "numbered_discs": 10,
    "failure_discs": 10, "no_door_discs": 6, "damage_discs": 20, "sheets": 32, "rulebook": 1,
    "scenario_book": 1,
}  # fmt: skip
BOXED = {"pregens": "survivors", "rulebook": "rulebooks", "scenario_book": "scenario_books"}
PROFESSIONS = {
    "police_officer": (1, "attack", {"ranged_weapons"}), "doctor": (2, "medicine", None),
    "thief": (3, "dexterity", {"lockpicking"}), "teacher": (4, "intelligence", {"perception"}),
    "politician": (5, "persuasion", {"leadership"}),
    "military_officer": (6, "attack", {"hand_to_hand"}),
}  # fmt: skip


def item(name: str) -> tuple[Any, ...]:
    """The weight of an item, and each of its bonuses: attribute, uses, dice, from how far on."""
    found = KNOWN.items[name]
    return (
        found.weight,
        {(one.attribute, one.uses, one.dice, one.near, one.wounds) for one in found.bonuses},
    )


def bonus(attribute: str, use: str, *dice: int, near: int = 0, wounds: str = "") -> tuple[Any, ...]:
    return attribute, (use,), dice, near, wounds


HAND = bonus("attack", "fight", 1)
THROWN = bonus("attack", "throw", 1, 1, near=1)
BOMB = bonus("attack", "throw", 3, 2, near=1)
STUN = bonus("dexterity", "initiative", 2)
WEAPONS: dict[str, tuple[int | None, set[tuple[Any, ...]]]] = {
    "weapon.baseball_bat": (2, {HAND}),
    "weapon.baseball": (1, {THROWN}),
    "weapon.knife": (1, {HAND}),
    "weapon.shotgun": (3, {bonus("attack", "shoot", 3, 2, 1)}),
    "weapon.spear": (2, {THROWN}),
    "weapon.hammer": (1, {HAND}),
    "weapon.mace": (1, {STUN}),
    "weapon.ammunition": (1, set()),
    "weapon.knuckledusters": (1, {HAND}),
    "weapon.pistol": (1, {bonus("attack", "shoot", 2, 1)}),
    "weapon.truncheon": (1, {HAND}),
    "weapon.taser": (1, {STUN}),
    "explosive.rubbing_alcohol": (1, {bonus("medicine", "heal", 1, wounds="combat"), BOMB}),
    "explosive.flammable_alcohol": (1, {BOMB}),
    "explosive.matches": (
        0,
        {bonus("dexterity", "initiative", 2, near=1), bonus("attack", "throw", 1, near=1)},
    ),
    "explosive.chemicals": (1, set()),
    "equipment.bicycle": (None, set()),
    "equipment.car": (None, set()),
    "equipment.food": (1, {bonus("persuasion", "calm", 1)}),
    "equipment.money": (1, {bonus("persuasion", "persuade", 1)}),
    "equipment.gas_mask": (1, set()),
    "equipment.medicine": (1, {bonus("medicine", "heal", 2, wounds="other")}),
    "equipment.camouflage_suit": (1, {bonus("dexterity", "sneak", 1)}),
    "equipment.torch": (1, {("intelligence", ("search", "track"), (1,), 0, "")}),
    "equipment.bandages": (1, {bonus("medicine", "heal", 1, wounds="combat")}),
}
FURTHER: dict[str, dict[str, Any]] = {
    "weapon.shotgun": {"ammunition": 1, "arms": "ranged"},
    "weapon.pistol": {"ammunition": 1, "arms": "ranged"},
    "weapon.ammunition": {"ammunition": 2, "box": True},
    "explosive.rubbing_alcohol": {"flammable": True, "make": "1P"},
    "explosive.flammable_alcohol": {"flammable": True, "make": "1P"},
    "explosive.matches": {"lights": True},
    "equipment.bicycle": {"speed": 3},
    "equipment.car": {"speed": 5, "enter": "4S", "drive": "1P"},
    "equipment.money": {"money": 100},
    "equipment.gas_mask": {"mask": True},
    "equipment.camouflage_suit": {"worn": True},
    "equipment.torch": {"torch": True},
}
"""What else is stated of an item."""


def listed() -> Iterator[tuple[str, str, str, str]]:
    """The facts about buildings: their names, the building, what is listed, and its level."""
    for line in BUILDINGS.strip().splitlines():
        head, _, finds = line.partition(": ")
        building, guard = head.split()
        yield f"building.{building}.security", building, "", guard
        for one in finds.split(", "):
            name, level = one.split()
            yield f"building.{building}.{name}", building, CALLED.get(name, name), level


def found_in(building: str, name: str) -> str:
    entry = KNOWN.buildings[building]
    return entry.finds[name] if name else entry.security or "none"


def boxed(name: str) -> int:
    return KNOWN.figures.components[name]


def further(fact: str) -> dict[str, Any]:
    entry = KNOWN.items[fact.split(".")[1]]
    return {one: getattr(entry, one) for one in FURTHER.get(fact, {})}


def stated_of(fact: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return item(fact.split(".")[1]), further(fact)


def rung(code: str) -> tuple[int, int]:
    return KNOWN.ladder[code].level, KNOWN.ladder[code].points


def colour_of(kind: str) -> str:
    return {str(one): colour for one, colour in KNOWN.figures.colours.items()}[kind]


def skills_named() -> dict[str, set[str]]:
    return {
        attribute: set(names.split())
        & {name for name, skill in KNOWN.skills.items() if skill.attribute == attribute}
        for attribute, names in SKILLS.items()
    }


def attribute(name: str) -> list[str]:
    """The words that its entry lacks."""
    entry = KNOWN.attributes[name]
    short, *words = ATTRIBUTE[name].split()
    return [word for word in words if word not in entry.text.en] + [short] * (
        entry.short.en != short
    )


def profession(name: str) -> tuple[int, str, set[str] | None]:
    entry = KNOWN.professions[name]
    medical = {one for one, skill in KNOWN.skills.items() if skill.medical}
    skills = set(entry.skills)
    return entry.number, entry.attribute, None if skills == medical else skills


FACTS: dict[str, tuple[Callable[[], Any], Any]] = {
    **{
        f"component.{name}": (partial(boxed, BOXED.get(name) or name), count)
        for name, count in COMPONENTS.items()
    },
    "component.dice": (
        lambda: [KNOWN.figures.components[one] for one in ("red_dice", "white_dice")], [1, 9],
    ),
    **{f"attribute.{name}": (partial(attribute, name), []) for name in ATTRIBUTE},
    **{
        f"ladder.level_{code.lower()}": (
            partial(rung, code), (level, level),
        )
        for code, level in LADDER.items()
    },
    **{
        f"disc_colour.{kind}": (partial(colour_of, kind), colour)
        for kind, colour in zip(
            ("object", "ally", "security", "adversary"), ("light_blue", "yellow", "green", "red"),
            strict=True,
        )
    },
    "shotgun_disc": (lambda: KNOWN.objects["shotgun_disc"].shots, 3),
    **{
        f"lock.{name}": (partial(KNOWN.figures.locks.__getitem__, place), code)
        for place, (name, code) in enumerate((("one", "6H"), ("two", "1P"), ("three", "3S")))
    },
    **{
        f"profession.{name}": (partial(profession, name), stated)
        for name, stated in PROFESSIONS.items()
    },
    "vp_cost.table": (
        lambda: {name: getattr(KNOWN.figures.prices, name)
            for name in KNOWN.figures.prices.__struct_fields__},
        {"reroll": 1, "rerolls_a_turn": 3, "die": 2, "dice_a_turn": 3, "failure": 5,
            "cancel_fate": 3, "skill_point": 10},
    ),
    "skills_named": (
        lambda: (skills_named(), KNOWN.skills["lockpicking"].cost),
        ({one: set(names.split()) for one, names in SKILLS.items()}, 3),
    ),
    "glossary": (
        lambda: {name: text.en for name, text in KNOWN.figures.glossary.items()},
        {"HtoH": "hand-to-hand combat", "WT": "weight", "RMW": "ranged mechanical weapons",
            **dict.fromkeys(("TN", "DN", "ND"), "difficulty level")},
    ),
    **{
        name: (
            partial(stated_of, name),
            (stated, FURTHER.get(name, {})),
        )
        for name, stated in WEAPONS.items()
    },
    **{
        fact: (partial(found_in, building, name), stated)
        for fact, building, name, stated in listed()
    },
    **{
        f"gm_table.roll_{roll:02}": (partial(KNOWN.figures.master.__getitem__, str(roll)), code)
        for roll, code in enumerate(MASTER.split(), start=2)
    },
    "scenario_count": (lambda: (len(KNOWN.scenarios), len(KNOWN.campaigns)), (6, 1)),
}  # fmt: skip


def test_all_hundred_and_sixty_four_are_looked_at() -> None:
    assert len(FACTS) == 164


@pytest.mark.parametrize("fact", FACTS)
def test_the_content_keeps_what_the_book_states(fact: str) -> None:
    found, stated = FACTS[fact]
    assert found() == stated, f"darkness.fact.{fact}"


@pytest.mark.parametrize("building", KNOWN.buildings)
def test_a_building_lists_nothing_that_the_book_does_not(building: str) -> None:
    stated = {name for _, one, name, _ in listed() if one == building and name}
    assert set(KNOWN.buildings[building].finds) == stated


# --- what the book lacks, and we have written


def test_the_fifty_discs_are_of_four_kinds() -> None:
    tables = ("objects", "allies", "security", "adversaries")
    counts = {name: sum(one.count for one in getattr(KNOWN, name).values()) for name in tables}
    assert counts == {"objects": 18, "allies": 10, "security": 10, "adversaries": 12}
    assert len(KNOWN.pool) == 50


def test_no_disc_has_the_name_of_another() -> None:
    every = [one for table in ("objects", "allies", "security", "adversaries")
        for one in getattr(KNOWN, table)]  # fmt: skip
    every += [*KNOWN.items, *KNOWN.relics]
    assert len(set(every)) == len(every)


def test_there_is_an_encounter_square_for_every_disc() -> None:
    assert sum(len(tile.marked("?")) for tile in KNOWN.ground.values()) == 50


def test_every_tile_is_of_a_building_of_the_book_and_the_high_school_is_two() -> None:
    counts = Counter(page.building for page in KNOWN.tiles.values())
    assert set(counts) == set(KNOWN.buildings)
    assert {building for building, count in counts.items() if count > 1} == {"high_school"}


def test_adversaries_are_between_three_and_six_fast() -> None:
    assert {one.speed for one in KNOWN.adversaries.values()} <= {3, 4, 5, 6}


@pytest.mark.rule("darkness.disc.security.kinds")
def test_only_alarms_cannot_be_fought() -> None:
    assert {one.guard for one in KNOWN.security.values()} == {"alarm", "guard", "owner", "dog"}
    for one in KNOWN.security.values():
        fights = {one.initiative, one.attack, one.defence}
        assert (fights == {None}) == (one.guard == "alarm")


@pytest.mark.rule("darkness.char.pregen.content")
@pytest.mark.parametrize("name", KNOWN.survivors)
def test_a_ready_survivor_has_seven_attributes_and_keeps_to_the_rules(name: str) -> None:
    one = KNOWN.survivors[name]
    assert list(one.attributes) == list(ATTRIBUTES)
    assert sum(one.attributes.values()) == 20
    assert all(2 <= value <= 5 for value in one.attributes.values())
    trade = KNOWN.professions[one.profession]
    assert one.attributes[trade.attribute] >= 4
    free = max(KNOWN.skills[skill].cost for skill in one.skills if skill in trade.skills)
    assert sum(KNOWN.skills[skill].cost for skill in one.skills) - free == 10
