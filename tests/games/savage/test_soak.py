"""Whole random matches: they end, and no state on the way is one that may not be."""

from __future__ import annotations

import msgspec
import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.workshop.statblock import read
from tests.games.savage.skirmish import skirmish, who
from tests.games.savage.soak import KINDS, faults, play


@pytest.mark.parametrize("number", range(len(KINDS)), ids=lambda n: f"{KINDS[n].scenario}-{n}")
def test_a_random_match_ends_and_every_state_of_it_may_be(number: int) -> None:
    assert play(number)


CREATURE = """Grave Bat
Attributes: Agility d8, Smarts d6, Spirit d6, Strength d8, Vigor d8
Skills: Athletics d8, Fighting d8, Healing d8, Notice d6
Gear: Silver knife
Special Abilities:
• Bite: Str+d6.
• Flight: Pace 10
• Immunity (fire)
• Invulnerability (except silver)
• Poison ({poison}, -2)
• Weakness (head): +4 damage
"""


@pytest.mark.parametrize("poison", ["mild", "wounding", "sleep", "paralyzing", "deadly"])
@pytest.mark.parametrize("number", range(0, len(KINDS), 8), ids=lambda n: KINDS[n].scenario)
def test_creatures_fly_and_poison_through_whole_matches(number: int, poison: str) -> None:
    creature = msgspec.json.encode(read(CREATURE.format(poison=poison)).profile).decode()
    everybody = {**library().foes, **library().heroes}
    board = 2 * (poison in ("mild", "deadly"))
    assert play(number + board, dict.fromkeys(everybody, creature))


def test_a_state_that_may_not_be_is_noticed() -> None:
    fight = skirmish("aB", a=who(), B=who())
    assert faults(fight.state) == []
    fight["a"].wounds = 9
    fight["a"].at = fight["B"].at
    assert faults(fight.state) == ["a: wounds 9", "a stands on B"]
