"""What harms some creatures more than others, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.bots.fighter import prowess_of
from tapete.games.savage.bots.quick_odds import Terms
from tapete.games.savage.bots.quick_odds import harm as quick_harm
from tapete.games.savage.content.library import Weakness
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.harm.damage import Blow, strike
from tapete.games.savage.rules.powers.powers import Casting
from tapete.games.savage.rules.powers.powers import blow_of as power_blow
from tapete.games.savage.state import Effect
from tests.games.savage.skirmish import Skirmish, skirmish, who

DAMAGE = "savage.core.damage_roll"
SILVER, MAGIC = ("silver",), ("magic",)


def struck(fight: Skirmish, blow: Blow) -> int:
    return strike(fight.fight, fight["B"], blow, DAMAGE)


# --- what an attack is


@pytest.mark.rule("savage.ruling.invulnerability")
@pytest.mark.parametrize(
    ("given", "called", "also"),
    [
        ({}, "", ()),
        ({"materials": {"knife": "silver"}}, "", ("silver",)),
        ({"state": {"effects": [Effect("smite", "a", 5, 2, "smite")]}}, "", ("magic",)),
        ({}, "head", ("head",)),
    ],
)
def test_an_attack_is_what_its_weapon_and_its_aim_make_it(
    given: Any, called: str, also: tuple[str, ...]
) -> None:
    fight = skirmish("aB", a=who(gear=("knife",), **given), B=who())
    knife = fight["a"].items[0]
    attack = Attack(fight["a"], fight["B"], knife, weapon_in(knife), called=called)
    assert blow_of(fight.fight, attack).also == also


@pytest.mark.rule("savage.ruling.invulnerability")
def test_powers_are_magic() -> None:
    caster = who(spellcasting=8, powers=("bolt",), arcane="spellcasting", points=10)
    fight = skirmish("a  B", a=caster, B=who())
    assert power_blow(Casting(fight["a"], "bolt", fight["B"], fight["B"].at)).also == MAGIC


# --- immune, with exceptions


@pytest.mark.rule("savage.ruling.immunity")
@pytest.mark.parametrize(("also", "degree"), [((), 0), (SILVER, 1), (MAGIC, 0)])
def test_what_is_excepted_harms_the_immune(also: Any, degree: int) -> None:
    foe = who(vigor=4, immunities=("weapons",), exceptions=SILVER)
    fight = skirmish("B", B=foe, dice=[5])
    assert struck(fight, Blow((8,), kind="weapons", also=also)) == degree


# --- invulnerable

GHOUL = {"vigor": 4, "wild": True, "wounded_by": SILVER}


@pytest.mark.rule("savage.ruling.invulnerability")
@pytest.mark.parametrize(("also", "wounds"), [((), 0), (SILVER, 2)])
def test_the_invulnerable_are_wounded_only_by_what_is_named(also: Any, wounds: int) -> None:
    fight = skirmish("B", B=who(**GHOUL), dice=[7, 6])
    struck(fight, Blow((8, 8), kind="weapons", also=also))
    assert (fight["B"].wounds, fight["B"].shaken) == (wounds, True)


@pytest.mark.rule("savage.ruling.invulnerability")
def test_the_invulnerable_are_not_wounded_by_being_shaken_again() -> None:
    fight = skirmish("B", B=who(**GHOUL, state={"shaken": True, "bennies": 2}))
    assert struck(fight, Blow((8, 8), kind="weapons")) == 0
    fight.table.done()
    assert (fight["B"].wounds, fight["B"].bennies) == (0, 2)


@pytest.mark.rule("savage.ruling.invulnerability")
def test_bots_expect_nothing_of_shaking_the_invulnerable_again() -> None:
    near = Terms(gap=0, hidden=0, plus=0, engaged=True, soaks=False)
    plain, silver = who(fighting=8, gear=("knife",)), {"materials": {"knife": "silver"}}
    foe = who(**GHOUL, state={"shaken": True})
    fight = skirmish("aBc", a=plain, B=foe, c=who(fighting=8, gear=("knife",), **silver))
    shaken = prowess_of(fight["B"])
    assert quick_harm(prowess_of(fight["a"]), shaken, near) == 0
    assert quick_harm(prowess_of(fight["c"]), shaken, near) > 0


# --- weaknesses


@pytest.mark.rule("savage.ruling.weakness")
@pytest.mark.parametrize(
    ("weakness", "armour", "faces", "degree"),
    [
        (Weakness(), 0, [3], 0),
        (Weakness(plus=4), 0, [3], 1),
        (Weakness(plus=4), 0, [4], 2),
        (Weakness(double=True), 0, [1], 0),
        (Weakness(double=True), 0, [2], 1),
        (Weakness(double=True), 0, [3], 1),
        (Weakness(double=True), 0, [4], 2),
        (Weakness(), 3, [6], 0),
        (Weakness(bare=True), 3, [6], 1),
        (Weakness(bare=True), 3, [4], 1),
    ],
)
def test_a_weakness_makes_harm_worse(
    weakness: Weakness, armour: int, faces: list[int], degree: int
) -> None:
    foe = who(vigor=4, wild=True, armour=armour, weaknesses={"fire": weakness})
    fight = skirmish("B", B=foe, dice=faces)
    assert struck(fight, Blow((8,), kind="fire")) == degree


@pytest.mark.rule("savage.ruling.weakness")
def test_a_weakness_is_to_nothing_else_and_is_told() -> None:
    foe = who(vigor=4, weaknesses={"fire": Weakness(plus=4), "head": Weakness(plus=2)})
    fight = skirmish("B", B=foe, dice=[3, 1, 1])
    assert struck(fight, Blow((8,), kind="cold")) == 0
    assert fight.terms() == {}
    struck(fight, Blow((8,), kind="weapons", also=("head",)))
    assert fight.terms() == {"savage.ruling.weakness": 2}
    struck(fight, Blow((8,), kind="fire"))
    assert fight.terms() == {"savage.ruling.weakness": 4}


@pytest.mark.rule("savage.ruling.weakness")
@pytest.mark.parametrize("target", [4, 5, 6, 7, 12, 13])
def test_doubled_damage_is_what_doubling_gives(target: int) -> None:
    """The halved number to reach, against the obvious way."""
    vigor, toughness = 4, target - 4
    for face in range(1, 8):
        foe = who(vigor=vigor, toughness=toughness, weaknesses={"fire": Weakness(double=True)},
                  wild=True, resilience=9)  # fmt: skip
        fight = skirmish("B", B=foe, dice=[face])
        slow = max(0, (2 * (face + 5) - target) // 4 + 1)
        assert struck(fight, Blow((8,), 5, kind="fire")) == slow
