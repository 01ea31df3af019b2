"""Powers and what can be added to them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.figures import armour_at, attribute, pace, skill
from tapete.games.savage.rules.dice.traits import standing
from tapete.games.savage.rules.powers.effects import work
from tapete.games.savage.rules.powers.modifiers import Chosen, cost, lingering, options, paid
from tapete.games.savage.rules.powers.powers import Casting
from tapete.games.savage.rules.turns.turns import begin_turn, end_turn
from tapete.games.savage.state import Burn
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import Skirmish, skirmish, who


def caster(*powers: str, **given: Any) -> dict[str, Any]:
    """Somebody with a d8 in Spellcasting, 10 points and these powers."""
    known: dict[str, Any] = {
        "spellcasting": 8,
        "powers": powers,
        "arcane": "spellcasting",
        "points": 10,
        "edges": ("arcane_background",),
    }
    return who(**{**known, **given})


def cast(
    drawing: str, power: str, dice: list[Any], to: str = "B", answers: Any = (), **more: Any
) -> Skirmish:
    """Caster `a` works its only power; modifiers are given beside the figures."""
    figures = {name: spec for name, spec in more.items() if len(name) == 1}
    details = {name: value for name, value in more.items() if len(name) > 1}
    ambient = int(details.pop("ambient", 100))
    figures.setdefault("B", who())
    figures.setdefault("a", caster(power))
    fight = skirmish(drawing, dice=dice, answers=answers, ambient=ambient, **figures)
    fight.turn("a")
    fight.do("cast", to, **details)
    return fight


def end(fight: Skirmish, letter: str, times: int = 1) -> None:
    """So many turns of a figure end."""
    for _ in range(times):
        fight.turn(letter)
        end_turn(fight.fight)


# --- cost


@pytest.mark.rule("savage.power.cost")
def test_a_modifier_adds_its_cost() -> None:
    """A 3-point bolt with Heavy weapon takes 5; a 1-point bolt with it 3."""
    fight = cast("a....B", "great_bolt", [1], heavy=True)
    assert fight["a"].points == 10 - 3 - 2
    bolt = library().powers["bolt"]
    every = Chosen(2, True, "glow", "hinder", 3, True, True, True)
    assert cost(bolt, every) == 1 + 2 + 2 + 1 + 1 + 3 + 2 + 2 + 1


@pytest.mark.rule("savage.power.cost")
@pytest.mark.rule("savage.ruling.power_modifiers")
def test_only_what_the_points_allow_is_offered_and_taken() -> None:
    poor = caster("bolt", state={"points": 3})
    fight = skirmish("a....B", a=poor, B=who(), dice=[1])
    fight.turn("a")
    fight.do("cast", "B", heavy=True, lingering=True)
    assert fight["a"].points == 0
    bolt = library().powers["bolt"]
    assert paid(bolt, 4, {"heavy": True, "ap": 3, "veil": "glow"}) == Chosen(
        heavy=True, veil="glow"
    )
    fight.turn("a")
    rule, reason = fight.barred("cast", "B")
    assert (rule, reason.key) == ("savage.power.cost", "savage.barred.no_points")
    assert (dict(reason.args)["needs"], dict(reason.args)["has"]) == (1, 0)


@pytest.mark.rule("savage.power.cost")
def test_powers_need_an_arcane_background() -> None:
    fight = skirmish("a....B", a=caster("bolt", edges=()), B=who())
    fight.turn("a")
    assert fight.barred("cast", "B")[1].key == "savage.barred.no_arcane_background"


@pytest.mark.rule("savage.benny.power_points")
@pytest.mark.parametrize(("before", "after"), [(2, 7), (8, 10)])
def test_a_benny_gives_5_points_back(before: int, after: int) -> None:
    fight = skirmish("a....B", a=caster("bolt", state={"points": before, "bennies": 1}), B=who())
    turn = fight.turn("a")
    fight.do("recharge")
    assert (fight["a"].points, fight["a"].bennies, turn.used) == (after, 0, 0)
    assert fight.barred("recharge")[1].key == "savage.barred.no_bennies"


# --- harm


@pytest.mark.rule("savage.power.cost")
def test_a_bolt_is_an_attack_and_a_raise_adds_a_die() -> None:
    fight = cast("a....B", "bolt", [8, 1, 1, 2, 3])
    damage: Any = fight.table.rolled[-1]
    assert damage.dice == (6, 6, 6)
    assert fight["B"].shaken


@pytest.mark.rule("savage.power.cost")
def test_a_bolt_never_strikes_a_bystander() -> None:
    fight = cast("a....Bb", "bolt", [1], b=who())
    fight.table.done()


@pytest.mark.rule("savage.power.heavy")
@pytest.mark.parametrize(("heavy", "shaken"), [(True, True), (False, False)])
def test_only_a_heavy_bolt_harms_heavy_armour(heavy: bool, shaken: bool) -> None:
    fight = cast("a....B", "bolt", [4, *([2, 3] if heavy else [])], B=who(heavy=True), heavy=heavy)
    assert fight["B"].shaken is shaken
    fight.table.done()


@pytest.mark.rule("savage.power.ap")
def test_three_points_pierce_six_armour() -> None:
    """Toughness 5 and 4 of Armor: all 4 are ignored."""
    fight = cast("a....B", "bolt", [4, 2, 3], B=who(armour=4), ap=3)
    damage: Any = fight.table.rolled[-1]
    assert damage.read.target == 5
    assert fight["a"].points == 6


@pytest.mark.rule("savage.power.lingering")
@pytest.mark.parametrize(
    ("dice", "left"), [((6, 6), [4, 4]), ((4, 4), [4]), ((4,), None), ((8, 8, 8), [6, 6, 6])]
)
def test_lingering_dice_are_a_type_lower(dice: tuple[int, ...], left: list[int] | None) -> None:
    burn = lingering(dice, 2, heavy=True)
    assert burn == (None if left is None else Burn(left, 2, True))


@pytest.mark.rule("savage.power.lingering")
@pytest.mark.rule("savage.ruling.lingering_soak")
def test_it_burns_once_at_the_start_of_the_victims_next_turn() -> None:
    """4 and 3 Shake; then 2d4 against Toughness 5, ace included; the turn after nothing."""
    victim = who(wild=True)
    fight = cast("a....B", "bolt", [4, 3, 2, 4, 1, 1, 6, 1, 4], B=victim, lingering=True)
    begin_turn(fight.fight, fight["B"])
    burned: Any = next(roll for roll in fight.table.rolled if roll.rule == "savage.power.lingering")
    assert burned.dice == (4, 4)
    assert fight["B"].wounds == 1
    fight.table.dice = []
    fight["B"].shaken = False
    begin_turn(fight.fight, fight["B"])


@pytest.mark.rule("savage.power.lingering")
@pytest.mark.parametrize(
    ("face", "burns"), [(4, [Burn([4, 4])]), (3, [])], ids=["struck but not hurt", "missed"]
)
def test_damage_lingers_on_all_who_are_struck_hurt_or_not(face: int, burns: list[Burn]) -> None:
    fight = cast("a....B", "bolt", [face, 1, 1], B=who(vigor=12), lingering=True)
    assert (fight["B"].shaken, fight["B"].burns) == (False, burns)


@pytest.mark.rule("savage.power.lingering")
def test_so_it_does_on_all_under_a_blast_and_on_nobody_else() -> None:
    tough = who(vigor=12)
    fight = cast(
        "a....B.C.....D", "blast", [4, *[1] * 6], B=tough, C=tough, D=tough,
        a=caster("blast"), lingering=True,
    )  # fmt: skip
    assert [len(fight[letter].burns) for letter in "BCD"] == [1, 1, 0]


@pytest.mark.rule("savage.power.fatigue")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_fatigue_never_incapacitates(before: int, after: int) -> None:
    victim = who(state={"fatigue": before})
    fight = cast("a....B", "stun", [5, 3], B=victim, fatigue=True)
    assert fight["B"].fatigue == after
    assert not fight["B"].out


@pytest.mark.rule("savage.power.range")
@pytest.mark.parametrize(("paces", "points"), [(12, 0), (24, 1), (36, 2)])
def test_range_is_doubled_and_tripled(paces: int, points: int) -> None:
    fight = cast("a" + "." * paces + "B", "bolt", [1])
    assert fight["a"].points == 10 - 1 - points


@pytest.mark.rule("savage.power.range")
def test_beyond_three_times_the_range_and_touch_there_is_none() -> None:
    fight = skirmish("a" + "." * 37 + "B", a=caster("bolt"), B=who())
    fight.turn("a")
    assert fight.barred("cast", "B")[1].key == "savage.barred.out_of_range"
    assert "range" not in dict(options(library().powers["healing"]))
    assert "range" not in dict(options(library().powers["burst"]))


@pytest.mark.rule("savage.core.area_attack")
def test_a_blast_that_fails_deviates() -> None:
    """2d6 of 2 paces straight on; B and C are both within 2 of there."""
    drawing = "a.........B...C"
    fight = cast(drawing, "blast", [3, 1, 1, 12, 1, 1, 1, 1], C=who())
    assert [roll.rule for roll in fight.table.rolled] == [
        "savage.power.cost",
        "savage.area.deviation",
        "savage.area.deviation.direction",
        "savage.area.damage",
        "savage.area.damage",
    ]


@pytest.mark.rule("savage.power.selective")
def test_the_caster_may_spare_a_friend_in_the_area() -> None:
    fight = cast(
        "a.....BbC",
        "blast",
        [4, 2, 3, 2, 3],
        b=who(),
        C=who(),
        selective=True,
        answers=[("savage.ask.selective", ["B", "C"])],
    )
    assert [letter for letter in "bBC" if fight[letter].shaken] == ["B", "C"]
    assert fight["a"].points == 10 - 3 - 1


@pytest.mark.rule("savage.evasion")
def test_a_burst_is_a_cone_that_may_be_evaded() -> None:
    fight = cast("......\na...BC\n......", "burst", [4, 6, 1, 3, 2, 3], B=who(), C=who())
    assert not fight["B"].shaken
    assert fight["C"].shaken


# --- what changes the target


@pytest.mark.rule("savage.power.glow")
@pytest.mark.parametrize(("ambient", "penalty"), [(50, -1), (25, -3), (100, 0)])
def test_a_glowing_target_is_easier_to_see(ambient: int, penalty: int) -> None:
    archer = who(shooting=8, gear=("bow",))
    drawing = "a....B\n......\nb....."
    fight = cast(drawing, "stun", [8, 4, 1], veil="glow", b=archer, ambient=ambient)
    fight["B"].stunned = fight["B"].prone = False
    fight.table.dice = [1]
    fight.turn("b")
    fight.do("shoot", "B")
    assert fight.terms().get("savage.light", 0) == penalty
    hiding = standing(fight.fight, fight["B"], "stealth", action=False)
    assert [(term.rule, term.amount) for term in hiding] == [("savage.power.glow", -2)]


@pytest.mark.rule("savage.power.shroud")
def test_a_shrouded_hero_is_harder_to_hit_and_hides_better() -> None:
    archer = who(shooting=8, gear=("bow",))
    fight = cast("ab....B", "protection", [4], to="b", veil="shroud", b=who(), B=archer)
    fight.table.dice = [2]
    fight.turn("B")
    fight.do("shoot", "b")
    assert fight.terms() == {"savage.power.shroud": -1}
    hiding = standing(fight.fight, fight["b"], "stealth", action=False)
    assert [(term.rule, term.amount) for term in hiding] == [("savage.power.shroud", 1)]


@pytest.mark.rule("savage.power.hinder")
@pytest.mark.rule("savage.ruling.hurry_name")
@pytest.mark.parametrize(("way", "paces"), [("hinder", 4), ("hurry", 8)])
def test_pace_goes_down_or_up_until_the_power_ends(way: str, paces: int) -> None:
    """Protection lasts 5 rounds."""
    fight = cast("ab....B", "protection", [4], to="b", b=who(), pace=way)
    assert pace(fight["b"]) == paces
    end(fight, "b", 4)
    assert pace(fight["b"]) == paces
    end(fight, "b")
    assert pace(fight["b"]) == 6


@pytest.mark.rule("savage.ruling.power_modifiers")
def test_with_an_instant_power_they_last_to_the_end_of_the_targets_next_turn() -> None:
    fight = cast("a....B", "bolt", [4, 2, 3], pace="hinder")
    assert pace(fight["B"]) == 4
    end(fight, "B")
    assert pace(fight["B"]) == 6


# --- each kind of power


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("face", "die"), [(3, 6), (4, 8), (8, 10)])
def test_boost_raises_a_trait(face: int, die: int) -> None:
    fight = cast("ab...B", "boost", [face, 1], to="b", b=who(fighting=6), trait="fighting")
    assert skill(fight["b"], "fighting") == die


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("mine", "theirs", "die"), [(5, 5, 8), (5, 4, 6), (7, 3, 4)])
def test_lower_is_resisted_with_spirit(mine: int, theirs: int, die: int) -> None:
    fight = cast("a....B", "lower", [mine, theirs], B=who(strength=8), trait="strength")
    assert attribute(fight["B"], "strength") == die


@pytest.mark.rule("savage.power.cost")
def test_protection_is_armour_and_the_new_takes_the_place_of_the_old() -> None:
    fight = cast("ab...B", "protection", [4], to="b", b=who())
    assert armour_at(fight["b"], "torso") == 2
    fight.table.dice = [8, 1]
    fight.turn("a")
    fight.do("cast", "b")
    assert armour_at(fight["b"], "torso") == 4


@pytest.mark.rule("savage.power.cost")
def test_what_one_casts_on_oneself_lasts_as_long() -> None:
    fight = cast("a....B", "protection", [4], to="a")
    end_turn(fight.fight)
    end(fight, "a", 4)
    assert armour_at(fight["a"], "torso") == 2
    end(fight, "a")
    assert armour_at(fight["a"], "torso") == 0


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("face", "wounds"), [(3, 2), (4, 1), (7, 1), (8, 0)])
def test_healing_takes_wounds_off_whom_one_touches(face: int, wounds: int) -> None:
    hurt = who(wild=True, state={"wounds": 2})
    fight = cast("ab...B", "healing", [face, 1], to="b", b=hurt)
    assert fight["b"].wounds == wounds


@pytest.mark.rule("savage.power.cost")
def test_a_healer_is_better_at_it_and_the_fallen_rise() -> None:
    fallen = who(wild=True, state={"wounds": 3, "out": "incapacitated", "bleeding": True})
    healer = caster("healing", edges=("arcane_background", "healer"))
    fight = cast("ab...B", "healing", [2], to="b", b=fallen, a=healer)
    assert (fight["b"].out, fight["b"].wounds, fight["b"].bleeding) == ("", 2, False)


@pytest.mark.rule("savage.power.cost")
def test_healing_is_for_the_hurt_within_reach() -> None:
    fight = skirmish("ab..cB", a=caster("healing"), b=who(), c=who(), B=who())
    fight.turn("a")
    assert fight.barred("cast", "b")[1].key == "savage.barred.unhurt"
    assert fight.barred("cast", "c")[1].key == "savage.barred.out_of_range"


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("mine", "state"), [(5, ("entangled",)), (7, ("bound",)), (3, ())])
def test_entangle_holds_and_with_a_raise_binds(mine: int, state: tuple[str, ...]) -> None:
    fight = cast("a....B", "entangle", [mine, 3])
    assert tuple(name for name in ("entangled", "bound") if getattr(fight["B"], name)) == state


@pytest.mark.rule("savage.power.cost")
def test_a_web_is_resisted_by_each_of_those_it_touches() -> None:
    fight = cast("a....BbC", "web", [5, 5, 3, 4], b=who(), C=who())
    assert [letter for letter in "bBC" if fight[letter].entangled] == ["B", "C"]


@pytest.mark.rule("savage.power.cost")
def test_stun_is_resisted_with_vigor() -> None:
    assert cast("a....B", "stun", [5, 4]).state.figures[0].stunned


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("face", "amount"), [(4, -2), (8, -4)])
def test_deflection_turns_attacks_aside(face: int, amount: int) -> None:
    archer = who(shooting=8, gear=("bow",))
    fight = cast("ab....B", "deflection", [face, 1], to="b", b=who(), B=archer)
    fight.table.dice = [2]
    fight.turn("B")
    fight.do("shoot", "b")
    assert fight.terms() == {"savage.power.cost": amount}


@pytest.mark.rule("savage.power.cost")
def test_speed_and_hurry_add_up() -> None:
    fight = cast("ab...B", "speed", [4], to="b", b=who(), pace="hurry")
    assert pace(fight["b"]) == 6 + 4 + 2


@pytest.mark.rule("savage.power.cost")
def test_smite_makes_weapons_hurt_more() -> None:
    archer = who(shooting=8, gear=("bow",))
    fight = cast("ab....B", "smite", [4], to="b", b=archer)
    fight.table.dice = [4, 1, 2]
    fight.turn("b")
    fight.do("shoot", "B")
    assert fight["B"].shaken
    assert fight.terms() == {"savage.power.cost": 2}


@pytest.mark.rule("savage.power.cost")
@pytest.mark.rule("savage.light")
def test_light_fills_a_large_template_for_ten_rounds() -> None:
    fight = cast("a..b...B", "light", [4], to="a", b=who(), ambient=0)
    assert [fight.fight.light(fight[letter].at) for letter in "abB"] == [0, 0, -6]
    fight.state.round += 11
    assert fight.fight.light(fight["a"].at) == -6


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("beside", "bearer"), [(0, "b"), (PACE, "")])
def test_light_goes_along_with_the_figure_it_is_put_on(beside: int, bearer: str) -> None:
    fight = skirmish("a..b", a=caster("light"), b=who(), dice=[4])
    at = Point(fight["b"].at.x + beside, fight["b"].at.y)
    fight.turn("a")
    work(fight.fight, Casting(fight["a"], "light", fight["b"], at))
    assert [glow.bearer for glow in fight.state.glows] == [bearer]


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("brave", "shaken"), [(("brave",), False), ((), True)])
def test_fear_shakes_enemies_and_the_brave_hold_out(brave: tuple[str, ...], shaken: bool) -> None:
    """5 against 4, or 4 + 2; a friend in the area is not afraid."""
    fight = cast("a....Bb", "fear", [5, 4], B=who(edges=brave), b=who())
    assert fight["B"].shaken is shaken
    fight.table.done()


@pytest.mark.rule("savage.power.cost")
def test_fear_with_a_raise_distracts_too() -> None:
    fight = cast("a....B", "fear", [7, 3])
    assert fight["B"].distracted == 1


@pytest.mark.rule("savage.power.cost")
def test_a_barrier_hides_and_bars_for_five_rounds() -> None:
    drawing = "......\n......\na....B\n......\n......"
    fight = cast(drawing, "barrier", [4])
    assert not fight.fight.sees(fight["a"], fight["B"])
    assert fight.fight.ground(fight["a"]).straight(fight["a"].at, fight["B"].at) is None
    fight.state.round += 6
    assert fight.fight.sees(fight["a"], fight["B"])


@pytest.mark.rule("savage.power.cost")
def test_a_barrier_rises_through_nobody() -> None:
    fight = skirmish("a.b.B", a=caster("barrier"), b=who(), B=who())
    fight["b"].at = type(fight["b"].at)(fight["B"].at.x - 320, fight["b"].at.y)
    fight.turn("a")
    assert fight.barred("cast", "B")[1].key == "savage.barred.no_room"


@pytest.mark.rule("savage.ruling.bound_physical")
def test_the_bound_can_still_work_powers() -> None:
    fight = skirmish("a....B", a=caster("bolt", state={"bound": True}), B=who())
    fight.turn("a")
    assert fight.offers("cast", "B")


@pytest.mark.rule("savage.power.cost", "savage.ruling.illumination_scope")
def test_powers_aimed_by_sight_suffer_in_the_dark() -> None:
    assert cast("a....B", "stun", [3], ambient=25).terms() == {"savage.light": -4}
    assert cast("a....B", "protection", [4], to="a", ambient=25).terms() == {}
    hurt = who(state={"wounds": 1})
    assert cast("ab...B", "healing", [1], to="b", b=hurt, ambient=25).terms() == {}
