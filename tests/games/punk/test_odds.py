"""The odds of shots, fights, falls and jumps in words: exact, and as they are reckoned by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.punk.odds.procedures import PROCEDURES
from tapete.games.punk.odds.said import TemplateSaid, rules_of, sprays
from tapete.games.punk.odds.spraying import template_begins
from tapete.games.punk.rules.shooting.templates import laid, sprayed
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Gist, Message
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.odds.distribution import Distribution
from tapete.odds.procedures import BadCircumstance, reckon, weigh

SHOOT, FIGHT, FALL = (PROCEDURES[name] for name in ("shoot", "fight", "fall"))
MISS, HIT, STRAY = (Message(f"punk.odds.{how}") for how in ("miss", "hit", "stray"))


def state(whose: str, what: str) -> Message:
    return Message.of("punk.odds.state", whose=whose, state=what)


def chance(odds: Distribution[Gist], *wanted: Message) -> Fraction:
    """Of all that holds these messages."""
    found = [odds.probability(gist) for gist in odds.floats() if set(wanted) <= set(gist)]
    return sum(found, Fraction(0))


def beats(plus: int, ties: bool = True) -> Fraction:
    """A die with so much more against another, by counting."""
    dice = range(1, 11)
    won = sum(
        one + plus > other or (ties and one + plus == other) for one in dice for other in dice
    )
    return Fraction(won, 100)


# --- shots


@pytest.mark.rule("punk.shoot.roll", "punk.impact.outcome")
def test_a_shot_hits_by_precision_and_downs_by_strength_against_toughness() -> None:
    """Pistol at 20 cm: medium range. Strength 6, Penetration 4 against Toughness 3, Armour 3."""
    odds = weigh(SHOOT, {"precision": 4, "distance": 20, "toughness": 3, "armour": 3})
    assert chance(odds, MISS) == Fraction(6, 10)
    assert chance(odds, HIT, state("target", "down")) == Fraction(4, 10) * beats(3)


@pytest.mark.parametrize(
    ("given", "needed"),
    [
        ({"distance": 10}, 5),
        ({"distance": 40}, 3),
        ({"distance": 20, "aim": True}, 7),
        ({"distance": 20, "behind": True}, 5),
        ({"distance": 20, "defensive": True}, 2),
        ({"distance": 20, "cover": "heavy", "avoid": True}, 1),
        ({"distance": 20, "special": "mounted"}, 3),
        ({"weapon": "shotgun", "distance": 15}, 5),
    ],
)
def test_what_modifies_a_shot(given: dict[str, Any], needed: int) -> None:
    assert chance(weigh(SHOOT, given), MISS) == 1 - Fraction(needed, 10)


@pytest.mark.rule("punk.cover.bonus", "punk.penetration.reduces")
@pytest.mark.parametrize(
    ("grade", "whole", "armour"),
    [("light", False, 0), ("medium", False, 1), ("heavy", False, 3), ("heavy", True, 3)],
)
def test_cover_is_armour(grade: str, whole: bool, armour: int) -> None:
    """Penetration 4 takes all of light cover, and 4 of 5 and of 7."""
    odds = weigh(SHOOT, {"precision": 5, "distance": 20, "cover": grade, "total": whole})
    assert chance(odds, state("target", "down")) == Fraction(5, 10) * beats(3 - armour)


@pytest.mark.rule("punk.shoot.combat.penalty", "punk.shoot.combat.friend_hit")
def test_a_shot_into_a_combat_may_hit_the_friend() -> None:
    odds = weigh(SHOOT, {"precision": 5, "distance": 20, "in-combat": True})
    assert chance(odds, HIT) == Fraction(2, 10)
    assert chance(odds, STRAY) == Fraction(3, 10)
    assert chance(odds, MISS) == Fraction(5, 10)


def test_what_blows_up_does_so_in_a_fifth_of_shots() -> None:
    odds = weigh(SHOOT, {"weapon": "scrap_cannon", "distance": 5})
    assert chance(odds, Message("punk.odds.broke")) == Fraction(2, 10)


# --- fights


@pytest.mark.rule("punk.combat.fight.higher_hits", "punk.combat.fight.tie")
def test_the_higher_total_hits_and_a_tie_hits_both() -> None:
    """Combat 5 and a medium blade (+1) against 4 and a mace: 2 more."""
    given = {"combat": 5, "weapon": "medium_blade", "toughness": 20, "target-toughness": 20}
    odds = weigh(FIGHT, given)
    assert chance(odds, Message("punk.odds.both")) == beats(2) - beats(2, ties=False)


def test_a_fight_downs_as_its_rolls_say() -> None:
    """Nobody but the target can be harmed: it is downed if it is hit and the hit wins."""
    given = {"combat": 5, "strength": 4, "weapon": "mace", "toughness": 20, "target-toughness": 3}
    odds = weigh(FIGHT, given)
    assert chance(odds, state("target", "down")) == beats(1) * beats(3)


@pytest.mark.parametrize(
    ("given", "plus"),
    [
        ({}, 0),
        ({"assault": 2}, 2),
        ({"behind": True}, 1),
        ({"support": 2}, 2),
        ({"target-support": 3}, -3),
        ({"bonus": 3, "target-bonus": 1}, 2),
        ({"target-shield": True}, 1),
    ],
)
def test_what_is_added_to_a_fight(given: dict[str, Any], plus: int) -> None:
    odds = weigh(FIGHT, {**given, "toughness": 20, "target-toughness": 20})
    assert chance(odds, Message("punk.odds.both")) == beats(plus) - beats(plus, ties=False)


@pytest.mark.rule("punk.core.hard_laugh")
def test_a_hard_laugh_is_reckoned_with() -> None:
    plain = weigh(FIGHT, {"combat": 6, "toughness": 20})
    laughed = weigh(FIGHT, {"combat": 6, "toughness": 20, "target-special": "hard_laugh"})
    assert plain != laughed


# --- falls


@pytest.mark.rule("punk.move.fall.roll")
def test_the_book_falls_62_mm() -> None:
    """punk.example.fall_62mm: Toughness 3 against Strength 2; a tie is one's own."""
    odds = weigh(FALL, {"height": 62, "toughness": 3})
    assert chance(odds, state("own", "down")) == 1 - beats(1)
    assert chance(odds, state("own", "prone")) == beats(1)


@pytest.mark.rule("punk.ruling.tie_against_effect")
def test_in_somebody_elses_activation_a_tie_is_the_falls() -> None:
    odds = weigh(FALL, {"height": 62, "toughness": 3, "own": False})
    assert chance(odds, state("own", "prone")) == beats(1, ties=False)


# --- jumps


def marks(name: str, **said: Any) -> dict[str, Fraction]:
    return dict(reckon(PROCEDURES[name], {key.replace("_", "-"): said[key] for key in said}).marks)


@pytest.mark.rule("punk.move.jump.test", "punk.move.jump.fail")
def test_the_book_jumps_60_mm_on_a_base_of_25() -> None:
    """More than twice the base, less than three times: Agility, or a fall."""
    found = marks("jump", gap=60, agility=6, height=62, toughness=3)
    assert found["across"] == Fraction(6, 10)
    assert found["own_down"] == Fraction(4, 10) * (1 - beats(1))


@pytest.mark.rule("punk.move.jump.free", "punk.move.jump.test_hard", "punk.move.jump.max")
def test_narrow_and_wide_jumps() -> None:
    assert marks("jump", gap=50, agility=1)["across"] == 1
    assert marks("jump", gap=76, agility=6)["across"] == Fraction(4, 10)
    assert marks("jump", gap=100, base=55, agility=1)["across"] == 1
    with pytest.raises(BadCircumstance):
        marks("jump", gap=101)


# --- automatic fire


@pytest.mark.rule("punk.special.automatic.extra_shots")
def test_three_shots_at_one_target() -> None:
    """Each hits with 5 or less and downs as a hit of Strength 6 does Toughness 3."""
    found = marks("burst", precision=4)
    assert found["any_hit"] == 1 - Fraction(5, 10) ** 3
    assert found["any_down"] == 1 - (1 - Fraction(5, 10) * beats(3)) ** 3


@pytest.mark.rule("punk.special.automatic.targets")
def test_three_shots_at_three_targets_never_go_at_one_that_is_down() -> None:
    each = Fraction(5, 10) * beats(3)
    found = marks("burst", precision=4, targets=3)
    assert found["any_down"] == 1 - (1 - each) ** 3
    assert found["two_down"] == 3 * each**2 * (1 - each) + each**3


# --- templates


@pytest.mark.rule("punk.special.template.auto_hit", "punk.special.fuel.charges")
def test_a_flame_of_two_charges_hits_all_under_it() -> None:
    """Strength 3 against Toughness 3, each by itself; five charges have Strength 6."""
    found = marks("template", targets=2, fuel=2)
    assert found["any_hit"] == 1
    assert found["two_down"] == beats(0) ** 2
    assert found["any_down"] == 1 - (1 - beats(0)) ** 2
    assert marks("template", targets=1)["any_down"] == beats(3)


@pytest.mark.rule("punk.core.steam")
def test_steam_needs_a_technique_roll_and_ignores_armour() -> None:
    found = marks("template", weapon="vaporeta", technique=1, targets=1, armour=9)
    assert found["any_hit"] == Fraction(1, 10)
    assert found["any_down"] == Fraction(1, 10) * beats(1 - 3)


@pytest.mark.parametrize("weapon", sprays())
@pytest.mark.parametrize("targets", [1, 2, 3, 4])
def test_all_the_targets_are_under_the_template(weapon: str, targets: int) -> None:
    said = TemplateSaid(weapon=weapon, targets=targets)
    state = template_begins(said)
    skirmish = Skirmish(state, ScriptedTable([], []))
    user = state.minis[0]
    template = laid(sprays()[weapon].template, disc(user), 0)
    assert len(sprayed(skirmish, user, template)) == targets


def test_what_cannot_be_is_refused() -> None:
    for procedure, given in (
        (PROCEDURES["burst"], {"weapon": "pistol"}),
        (PROCEDURES["template"], {"weapon": "pistol"}),
        (PROCEDURES["template"], {"fuel": 1}),
        (SHOOT, {"weapon": "mace"}),
        (FIGHT, {"weapon": "pistol"}),
        (SHOOT, {"target-special": "flying"}),
        (SHOOT, {"worn": "mace"}),
        (FALL, {"base": 30}),
    ):
        with pytest.raises(BadCircumstance):
            weigh(procedure, given)


def test_who_fights_with_a_shock_rod_wears_the_suit_it_comes_with() -> None:
    """Combat 10 and 2 of the rod's never lose to 1; Strength 6 is its own, and ignores Armour."""
    said = {"weapon": "shock_rod", "combat": 10, "target-combat": 1, "target-toughness": 3}
    odds = weigh(FIGHT, {**said, "target-armour": 5})
    assert chance(odds, state("target", "down")) == beats(3)


@pytest.mark.parametrize("said", ["poison(2), swift", "Veneno (2), Raudo", "poison (2),SWIFT"])
def test_special_rules_are_said_by_id_or_by_name(said: str) -> None:
    assert rules_of(said) == {"poison": 2, "swift": 0}
