"""Flight, poison, weaknesses and immunities of creatures, as stat blocks publish them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.content.library import Poison, Weakness
from tapete.games.savage.rules.moving.movement import reach
from tapete.games.savage.screen.card import card
from tapete.games.savage.workshop.statblock import read, write
from tapete.games.savage.workshop.statblock.reading import Reading
from tapete.games.savage.world import PACE
from tapete.words import LANGUAGES, Words
from tests.games.savage.skirmish import skirmish, who

BLOCK = """Cave Thing (Wild Card)
Attributes: Agility d8, Smarts d4 (A), Spirit d6, Strength d10, Vigor d8
Skills: Fighting d8, Notice d6
Gear: {gear}
Special Abilities:
• Bite: Str+d6.
• {ability}
"""
LINE = 7


def block(ability: str, gear: str = "None") -> Reading:
    return read(BLOCK.format(ability=ability, gear=gear))


def sort_of(reading: Reading) -> list[str]:
    return [one.sort for one in reading.findings if one.line == LINE]


ABILITIES: list[tuple[str, str, Any]] = [
    ("Flight: Pace 12.", "flight", 12),
    ('Flight: 24"', "flight", 24),
    ("Flight (Pace 10, Climb 2)", "flight", 10),
    ("Vuelo: Paso 8", "flight", 8),
    ("Poison (-2): Vigor or Fatigue.", "poison", Poison("mild", -2)),
    ("Poison: Whoever it Shakes or wounds must make a Vigor roll at -4 or die in 2d6 rounds.",
        "poison", Poison("deadly", -4)),
    ("Poison (Knockout, -1)", "poison", Poison("sleeping", -1)),
    ("Venom: Its victim rolls Vigor or is paralyzed for 2d6 minutes.",
        "poison", Poison("paralysing")),
    ("Poison (+2): Anyone wounded rolls Vigor or suffers a wound.",
        "poison", Poison("wounding", 2)),
    ("Veneno (-2): quien falle la tirada de Vigor muere en 2d6 asaltos.",
        "poison", Poison("deadly", -2)),
    ("Weakness (Fire): Fire does it +4 damage.", "weaknesses", {"fire": Weakness(4)}),
    ("Weakness (Cold): It takes double damage from cold.",
        "weaknesses", {"cold": Weakness(double=True)}),
    ("Weakness (Acid): Acid ignores its Armor.", "weaknesses", {"acid": Weakness(bare=True)}),
    ("Weakness (Head): Called Shots to the head do +2 damage.",
        "weaknesses", {"head": Weakness(2)}),
    ("Weakness: Silver.", "weaknesses", {"silver": Weakness(4)}),
    ("Debilidad (fuego): sufre el doble de daño del fuego.",
        "weaknesses", {"fire": Weakness(double=True)}),
    ("Invulnerability: It can be Shaken but not wounded, except by silver weapons.",
        "wounded_by", ("silver",)),
    ("Invulnerability: Only magic or cold iron harms it.", "wounded_by", ("magic", "iron")),
    ("Invulnerabilidad: solo le hiere la plata.", "wounded_by", ("silver",)),
    ("Immunity: Normal weapons except silver.", "exceptions", ("silver",)),
    ("Immune to normal weapons except silver", "immunities", ("weapons",)),
    ("Inmune a armas normales salvo plata o madera", "exceptions", ("silver", "wood")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "field", "value"), ABILITIES)
def test_what_a_block_says_becomes_a_rule(text: str, field: str, value: Any) -> None:
    reading = block(text)
    assert getattr(reading.profile, field) == value
    assert sort_of(reading) in (["rules"], ["counted"])
    for language in LANGUAGES:
        said = [Words(language).say(one) for one in reading.report]
        assert not any("⟦" in line or "{" in line for line in said)


@pytest.mark.parametrize(
    "text",
    [
        "Flight: It glides from branch to branch.",
        "Poison: Its bite hurts for days.",
        "Weakness (Sunlight): It takes 2d4 damage each round in the sun.",
        "Weakness (Fire): Fire frightens it.",
        "Invulnerability: It cannot be harmed.",
        "Invulnerability: Only a stake through the heart kills it.",
        "Immunity: Normal weapons except those blessed by a priest.",
        "Immunity: Half damage from fire.",
        "Regeneration: It rolls to heal each round.",
    ],
)
def test_what_there_is_no_rule_for_is_kept_as_text_and_told_with_its_line(text: str) -> None:
    reading = block(text)
    assert sort_of(reading) == ["text"]
    assert text.rstrip(".") in [one.text for one in reading.profile.kept]
    plain = block("Hums").profile
    for field in ("flight", "poison", "weaknesses", "wounded_by", "immunities", "exceptions"):
        assert getattr(reading.profile, field) == getattr(plain, field)


def test_what_can_only_be_harmed_by_its_weaknesses_is_harmed_by_these() -> None:
    text = (
        "Invulnerability: It can only be harmed by its Weaknesses.\n• Weakness (Fire): +4 damage."
    )
    assert block(text).profile.wounded_by == ("fire",)


def test_the_pace_of_a_block_is_that_on_foot() -> None:
    text = BLOCK.replace("Gear:", "Pace: 2\nGear:").format(ability="Flight: Pace 12", gear="None")
    profile = read(text).profile
    assert (profile.pace, profile.flight) == (2, 12)


def test_an_exception_that_is_only_partly_known_is_told() -> None:
    reading = block("Immunity: Normal weapons except silver or holy water.")
    assert reading.profile.exceptions == ("silver",)
    assert sort_of(reading) == ["counted"]


@pytest.mark.parametrize(
    ("gear", "material"),
    [
        ("Silver knife", {"knife": "silver"}),
        ("Knife (cold iron)", {"knife": "iron"}),
        ("Cuchillo de plata", {"knife": "silver"}),
        ("Knife", {}),
        ("Leather jacket (silver buttons)", {}),
    ],
)
def test_a_weapon_is_of_what_its_name_says(gear: str, material: dict[str, str]) -> None:
    assert block("Hums", gear).profile.materials == material


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [text for text, _, _ in ABILITIES])
def test_a_creature_written_and_read_is_the_same(text: str, language: Any) -> None:
    profile = block(text, "Silver knife").profile
    assert read(write(profile, language)).profile == profile


# --- play


@pytest.mark.rule("savage.ruling.invulnerability")
@pytest.mark.parametrize(("gear", "wounds"), [("Knife", 0), ("Silver knife", 1)])
def test_a_creature_from_a_block_is_wounded_as_its_block_says(gear: str, wounds: int) -> None:
    creature = block("Invulnerability: Only silver wounds it.").profile
    hunter = block("Hums", gear).profile
    fight = skirmish("aB", a=_as(hunter), B=_as(creature), dice=[6, 3, 8, 3])
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    assert (fight["B"].wounds, fight["B"].shaken) == (wounds, True)


@pytest.mark.rule("savage.ruling.poison")
def test_a_creature_from_a_block_poisons_as_its_block_says() -> None:
    creature = block("Poison (-2): Whoever it bites rolls Vigor or suffers Fatigue.").profile
    hunter = block("Hums", "Knife").profile
    fight = skirmish("aB", a=_as(creature), B=_as(hunter), dice=[6, 3, 5, 3, 5, 2])
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    assert (fight["B"].shaken, fight["B"].fatigue) == (True, 1)
    assert fight.terms() == {"savage.ruling.poison": -2}


@pytest.mark.rule("savage.ruling.weakness")
@pytest.mark.parametrize(("gear", "wounds"), [("Knife", 0), ("Silver knife", 1)])
def test_a_creature_from_a_block_is_as_weak_as_its_block_says(gear: str, wounds: int) -> None:
    creature = block("Weakness (Silver): Silver does it +4 damage.").profile
    fight = skirmish("aB", a=_as(block("Hums", gear).profile), B=_as(creature), dice=[6, 3, 5, 1])
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    assert (fight["B"].wounds, fight["B"].shaken) == (wounds, True)


@pytest.mark.rule("savage.ruling.flight")
def test_a_creature_from_a_block_flies_as_far_as_its_block_says() -> None:
    fight = skirmish("a", a=_as(block("Flight: Pace 12").profile))
    fight.turn("a")
    assert reach(fight.fight, fight["a"]) == 12 * PACE


@pytest.mark.rule("savage.ruling.immunity")
@pytest.mark.parametrize(("gear", "shaken"), [("Knife", False), ("Silver knife", True)])
def test_a_creature_from_a_block_is_immune_but_for_its_exception(gear: str, shaken: bool) -> None:
    creature = block("Immune to normal weapons except silver").profile
    dice = [6, 3, *([5, 3] * shaken)]
    fight = skirmish("aB", a=_as(block("Hums", gear).profile), B=_as(creature), dice=dice)
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    assert fight["B"].shaken == shaken


def _as(profile: Any) -> dict[str, Any]:
    """A figure of a test with a profile that was read."""
    given = {name: getattr(profile, name) for name in profile.__struct_fields__}
    attributes, skills = given.pop("attributes"), given.pop("skills")
    for name in ("name", "kept"):
        given.pop(name)
    return who(**attributes, **skills, **given)


def test_a_card_tells_all_of_it_with_the_rulings() -> None:
    every = "\n• ".join(text for text, _, _ in ABILITIES)
    fight = skirmish("a", a=_as(block(every).profile))
    shown = card(fight.state, "a")
    assert shown is not None
    lines = [line for section in shown.sections for line in section.lines]
    names = {"immunity", "invulnerability", "weakness", "poison", "flight"}
    assert {f"savage.ruling.{name}" for name in names} <= {rule for _, rule in lines}
    for language in LANGUAGES:
        assert not any("⟦" in Words(language).say(line) for line, _ in lines)
