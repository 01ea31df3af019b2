"""Special abilities of creatures that are rules."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.bots.fighter import prowess_of
from tapete.games.savage.bots.quick_odds import Terms
from tapete.games.savage.bots.quick_odds import harm as quick_harm
from tapete.games.savage.content.library import Natural, library
from tapete.games.savage.figures import eased, weapon_of, wound_limit
from tapete.games.savage.labels.gifts import GIFTS
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import blow_of as area_blow
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.dice.traits import FAILED, wound_penalty
from tapete.games.savage.rules.harm.damage import Blow, harm, strike
from tapete.games.savage.rules.manoeuvres.tricks import test as trick
from tapete.games.savage.rules.powers.effects import work
from tapete.games.savage.rules.powers.modifiers import Chosen
from tapete.games.savage.rules.powers.powers import Casting
from tapete.games.savage.rules.turns.turns import begin_turn, burn, recover
from tapete.games.savage.screen.card import card
from tapete.games.savage.state import Effect
from tapete.games.savage.world import PACE
from tests.games.savage.skirmish import Skirmish, skirmish, who

SHAKEN = {"shaken": True}


# --- what can be borne


@pytest.mark.rule("savage.ruling.hardy")
@pytest.mark.parametrize(("gifts", "wounds"), [((), 1), (("hardy",), 0)])
def test_a_hardy_creature_that_is_shaken_again_takes_no_wound(gifts: Any, wounds: int) -> None:
    fight = skirmish("a", a=who(wild=True, gifts=gifts, state=SHAKEN))
    harm(fight.fight, fight["a"], 1)
    assert (fight["a"].wounds, fight["a"].shaken) == (wounds, True)


@pytest.mark.rule("savage.ruling.hardy")
def test_a_raise_wounds_even_the_hardy() -> None:
    fight = skirmish("a", a=who(wild=True, gifts=("hardy",), state=SHAKEN))
    harm(fight.fight, fight["a"], 2)
    assert fight["a"].wounds == 1


@pytest.mark.rule("savage.ruling.hardy")
def test_the_hardy_are_not_asked_for_a_benny_that_saves_them_nothing() -> None:
    hardy = who(wild=True, gifts=("hardy",), state={**SHAKEN, "bennies": 2})
    fight = skirmish("a", a=hardy, dice=[5])
    strike(fight.fight, fight["a"], Blow((6,)), "savage.core.damage_roll")
    fight.table.done()
    assert (fight["a"].wounds, fight["a"].bennies) == (0, 2)


@pytest.mark.rule("savage.ruling.resilient")
def test_the_resilient_bear_more_wounds() -> None:
    fight = skirmish("a b", a=who(resilience=1), b=who(wild=True, resilience=2))
    assert (wound_limit(fight["a"]), wound_limit(fight["b"])) == (1, 5)
    harm(fight.fight, fight["a"], 2)
    assert (fight["a"].out, fight["a"].wounds) == ("", 1)
    harm(fight.fight, fight["a"], 2)
    assert fight["a"].out
    assert prowess_of(fight["b"]).limit == 5


# --- the undead and other things without life


@pytest.mark.rule("savage.ruling.unliving")
def test_what_does_not_live_recovers_at_plus_2_besides_its_edges() -> None:
    dead = who(spirit=6, gifts=("steady",), edges=("combat_reflexes",), state=SHAKEN)
    fight = skirmish("a", a=dead, dice=[2])
    recover(fight.fight, fight["a"])
    assert fight.terms() == {"savage.core.shaken": 2, "savage.ruling.unliving": 2}
    assert not fight["a"].shaken


@pytest.mark.rule("savage.ruling.unliving")
def test_what_feels_no_pain_ignores_a_point_of_its_wounds() -> None:
    state = {"wounds": 3}
    fight = skirmish("a b", a=who(wild=True, state=state), b=who(gifts=("numb",), state=state))
    assert (wound_penalty(fight["a"]), wound_penalty(fight["b"])) == (-3, -2)


@pytest.mark.rule("savage.ruling.unliving")
@pytest.mark.parametrize(("gifts", "more"), [((), 4), (("whole",), 0)])
def test_what_has_no_weak_spot_is_struck_no_harder_on_the_head(gifts: Any, more: int) -> None:
    fight = skirmish("ab", a=who(gear=("knife",)), b=who(gifts=gifts))
    knife = fight["a"].items[0]
    attack = Attack(fight["a"], fight["b"], knife, weapon_in(knife), called="head")
    assert blow_of(fight.fight, attack).plus == more


# --- eyes


@pytest.mark.rule("savage.ruling.dark_eyes")
@pytest.mark.parametrize(
    ("gifts", "ambient", "penalty"),
    [
        ((), 50, -2),
        (("low_light",), 50, 0),
        (("low_light",), 25, 0),
        (("low_light",), 0, -6),
        (("infravision",), 25, -2),
        (("infravision",), 0, -3),
        (("darkvision",), 0, 0),
    ],
)
def test_some_see_in_the_dark(gifts: Any, ambient: int, penalty: int) -> None:
    fight = skirmish("a   B", a=who(gifts=gifts), B=who(), ambient=ambient)
    assert terms.light(fight.fight, fight["a"], fight["B"]).amount == penalty
    assert fight.fight.gloom(fight["a"], fight["B"].at) == penalty


@pytest.mark.rule("savage.ruling.dark_eyes")
def test_darkvision_ends_after_10_paces() -> None:
    fight = skirmish("a", a=who(gifts=("darkvision",)))
    assert eased(fight["a"], -6, 10 * PACE) == 0
    assert eased(fight["a"], -6, 10 * PACE + 1) == -6


# --- natural weapons


@pytest.mark.rule("savage.ruling.natural_keen")
def test_a_natural_weapon_has_the_ap_and_the_reach_of_its_owner() -> None:
    keen = who(fighting=6, gear=("claws",), naturals={"claws": Natural(2, 1)})
    fight = skirmish("a B C", a=keen, B=who(), C=who(gear=("claws",), fighting=6))
    weapon, other = weapon_of(fight["a"].items[0]), weapon_of(fight["C"].items[0])
    assert weapon is not None
    assert other is not None
    assert (weapon.ap, weapon.reach) == (other.ap + 2, other.reach + 1)
    fight.turn("a")
    assert fight.offers("fight", to="B")
    assert prowess_of(fight["a"]).strikes[0].ap == 2


# --- no fear


@pytest.mark.rule("savage.ruling.fear")
def test_the_fearless_are_not_intimidated() -> None:
    fight = skirmish("a B", a=who(intimidation=12), B=who(gifts=("fearless",)))
    assert trick(fight.fight, fight["a"], fight["B"], "intimidation") == FAILED
    assert not fight.table.rolled


@pytest.mark.rule("savage.ruling.fear")
def test_powers_of_fear_do_nothing_to_the_fearless() -> None:
    caster = who(spellcasting=8, powers=("fear",), arcane="spellcasting", points=10)
    fight = skirmish("a   B", a=caster, B=who(gifts=("fearless",)), dice=[7])
    there = fight["B"]
    work(fight.fight, Casting(fight["a"], "fear", there, there.at))
    fight.table.done()
    assert not there.shaken


# --- fear

AWFUL = who(fear=-2)


def met(*dice: int, foe: dict[str, Any] = AWFUL, drawing: str = "a   B", **given: Any) -> Skirmish:
    """The turn of somebody begins who sees a dreadful foe."""
    fight = skirmish(drawing, a=who(spirit=8, **given), B=foe, dice=dice)
    begin_turn(fight.fight, fight["a"])
    fight.table.done()
    return fight


@pytest.mark.rule("savage.ruling.fear")
@pytest.mark.parametrize(
    ("dice", "wild", "shaken", "stunned"),
    [
        ((6,), False, False, False),
        ((5,), False, True, False),
        ((1, 3), False, True, False),
        ((1, 1), False, False, True),
        ((1, 1), True, False, True),
        ((2, 1), True, True, False),
    ],
)
def test_the_first_sight_of_a_dreadful_foe_takes_a_spirit_roll(
    dice: tuple[int, ...], wild: bool, shaken: bool, stunned: bool
) -> None:
    fight = met(*dice, wild=wild)
    assert (fight["a"].shaken, fight["a"].stunned) == (shaken, stunned)
    assert fight.all_terms()[0] == {"savage.ruling.fear": -2}
    assert fight.state.phase == ("end" if stunned else "act")


@pytest.mark.rule("savage.ruling.fear")
def test_a_creature_is_dreadful_without_a_number_too() -> None:
    assert not met(4, foe=who(fear=0))["a"].shaken
    assert met(3, foe=who(fear=0))["a"].shaken


@pytest.mark.rule("savage.ruling.fear")
def test_nobody_fears_what_is_out_of_sight_harmless_or_on_their_side() -> None:
    assert not met(drawing="a # B")["a"].faced
    assert not met(foe=who())["a"].faced
    assert not met(foe=who(fear=-2, side=0))["a"].faced
    assert not met(foe=who(fear=-2, state={"out": "dead"}))["a"].faced
    assert not met(gifts=("fearless",))["a"].faced


@pytest.mark.rule("savage.ruling.fear")
def test_each_kind_of_creature_is_feared_once() -> None:
    fight = skirmish("a   B C  D", a=who(spirit=8), B=AWFUL, C=who(fear=0), D=AWFUL, dice=[6, 6])
    fight["D"].profile = fight["B"].profile
    begin_turn(fight.fight, fight["a"])
    fight.table.done()
    assert sorted(fight["a"].faced) == ["B", "C", "D"]
    begin_turn(fight.fight, fight["a"])
    fight.table.done()


@pytest.mark.rule("savage.ruling.fear")
@pytest.mark.parametrize(
    ("given", "term"), [({"edges": ("brave",)}, 2), ({"hindrances": ("timid",)}, -2)]
)
def test_the_brave_bear_it_better_and_the_timid_worse(given: Any, term: int) -> None:
    rolled: Any = met(3, **given).table.rolled[0]
    assert sum(one.amount for one in rolled.modifiers) == -2 + term


@pytest.mark.rule("savage.ruling.fear")
def test_fear_comes_after_the_roll_to_recover() -> None:
    fight = met(4, 2, state={"shaken": True})
    assert fight["a"].shaken
    assert [roll.rule for roll in fight.table.rolled] == [
        "savage.core.shaken",
        "savage.ruling.fear",
    ]


# --- immunity

BURNS = who(spellcasting=8, powers=("bolt", "stun"), arcane="spellcasting", points=10,
            trappings={"bolt": "fire", "stun": "sound"})  # fmt: skip


def degree(fight: Skirmish, blow: Blow) -> int:
    return strike(fight.fight, fight["B"], blow, "savage.core.damage_roll")


@pytest.mark.rule("savage.ruling.immunity")
@pytest.mark.parametrize("kind", ["fire", "weapons", "poison"])
def test_harm_of_a_kind_does_nothing_to_the_immune(kind: Any) -> None:
    fight = skirmish("a B", a=who(), B=who(vigor=4, immunities=(kind,)), dice=[5])
    assert degree(fight, Blow((8,), kind=kind)) == 0
    assert not fight.table.rolled
    other: Any = "cold"
    assert degree(fight, Blow((8,), kind=other)) == 1


@pytest.mark.rule("savage.ruling.immunity")
def test_harm_without_a_kind_harms_everybody() -> None:
    fight = skirmish("B", B=who(vigor=4, immunities=("fire", "weapons")), dice=[5])
    assert degree(fight, Blow((8,))) == 1


@pytest.mark.rule("savage.ruling.immunity")
@pytest.mark.parametrize(
    ("gear", "effects", "kind"),
    [
        ("knife", [], "weapons"),
        ("claws", [], "weapons"),
        ("pistol", [], "weapons"),
        ("knife", [Effect("smite", "a", 5, 2, "smite")], ""),
    ],
)
def test_weapons_are_normal_unless_a_power_strengthens_them(
    gear: str, effects: Any, kind: str
) -> None:
    fight = skirmish("aB", a=who(gear=(gear,), state={"effects": effects}), B=who())
    item = fight["a"].items[0]
    attack = Attack(fight["a"], fight["B"], item, weapon_in(item))
    assert blow_of(fight.fight, attack).kind == kind


@pytest.mark.rule("savage.ruling.immunity")
def test_what_is_sprayed_is_fire_and_what_bursts_is_a_weapon() -> None:
    weapons = library().weapons
    assert area_blow(weapons["flamethrower"]).kind == "fire"
    assert area_blow(weapons["grenade"]).kind == "weapons"


@pytest.mark.rule("savage.ruling.immunity")
@pytest.mark.parametrize(("immunities", "out"), [((), True), (("cold",), True), (("fire",), False)])
def test_a_power_is_of_the_kind_of_its_trappings(immunities: Any, out: bool) -> None:
    foe = who(vigor=4, immunities=immunities)
    fight = skirmish("a   B", a=BURNS, B=foe, dice=[7, *([5, 5] * out)])
    fight.turn("a")
    there = fight["B"]
    work(fight.fight, Casting(fight["a"], "bolt", there, there.at))
    fight.table.done()
    assert bool(there.out) == out


@pytest.mark.rule("savage.ruling.immunity")
def test_what_lingers_is_of_the_same_kind() -> None:
    foe = who(immunities=("fire",))
    fight = skirmish("a   B", a=BURNS, B=foe, dice=[7])
    fight.turn("a")
    there = fight["B"]
    chosen = Chosen(lingering=True)
    work(fight.fight, Casting(fight["a"], "bolt", there, there.at, chosen))
    assert there.burns
    burn(fight.fight, there)
    fight.table.done()
    assert not there.shaken


@pytest.mark.rule("savage.ruling.immunity")
def test_a_power_to_resist_is_not_even_resisted() -> None:
    fight = skirmish("a   B", a=BURNS, B=who(immunities=("sound",)), dice=[7])
    there = fight["B"]
    work(fight.fight, Casting(fight["a"], "stun", there, there.at))
    fight.table.done()
    assert not there.stunned


@pytest.mark.rule("savage.ruling.immunity")
def test_bots_expect_nothing_of_what_cannot_harm() -> None:
    near = Terms(gap=0, hidden=0, plus=0, engaged=True, soaks=False)
    fight = skirmish("aBC", a=who(fighting=8, gear=("knife",)), B=who(),
                     C=who(immunities=("weapons",)))  # fmt: skip
    striker = prowess_of(fight["a"])
    assert quick_harm(striker, prowess_of(fight["B"]), near) > 0
    assert quick_harm(striker, prowess_of(fight["C"]), near) == 0


# --- what is shown


def test_a_card_tells_every_gift_and_its_ruling() -> None:
    keen = {"gear": ("claws",), "naturals": {"claws": Natural(2)}, "bonuses": {"vigor": 1}}
    more = {"resilience": 1, "fear": -2, "immunities": ("fire",)}
    fight = skirmish("a", a=who(gifts=tuple(GIFTS), **keen, **more))
    shown = card(fight.state, "a")
    assert shown is not None
    rules = {rule for section in shown.sections for _, rule in section.lines}
    also = {"immunity", "resilient", "natural_keen", "trait_bonus"}
    assert rules >= {*GIFTS.values(), *(f"savage.ruling.{name}" for name in also)}
