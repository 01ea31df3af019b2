"""Attacks, with the dice of the examples."""

from __future__ import annotations

import pytest

from tests.games.savage.skirmish import skirmish, who


@pytest.mark.rule("savage.combat.wild_attack")
def test_a_wild_attack_is_bolder_and_leaves_one_open() -> None:
    """Parry 5; Fighting 3 + 2 hits; Strength d6 and d6 + 2 against Toughness 5."""
    fight = skirmish(
        "aB",
        a=who(fighting=6, gear=("short_sword",)),
        B=who(fighting=6, gear=("knife",)),
        dice=[3, 2, 1],
    )
    fight.turn("a")
    fight.do("fight", "B", wild=True)
    assert fight["B"].shaken
    assert fight["a"].vulnerable == 2


@pytest.mark.rule("savage.range.penalty")
def test_a_shot_at_long_range_is_at_minus_4() -> None:
    fight = skirmish("a" + "." * 30 + "B", a=who(shooting=8, gear=("revolver",)), B=who(), dice=[7])
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms() == {"savage.range.penalty": -4}
    assert not fight["B"].shaken
