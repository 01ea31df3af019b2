"""Fights in a master's game: one round, values of the table, weapons near and far."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import FoeTurn, Strayed, Valued
from tapete.games.darkness.rules.master import (
    buildings,
    changes,
    fights,
    figures,
    gear,
    playing,
    supplies,
    weapons,
)
from tapete.games.darkness.rules.master.table import codes, looked_up
from tapete.games.darkness.state import Foe
from tapete.kernel import Roll
from tapete.kernel.errors import Refused
from tests.games.darkness.evenings import SEAT, evening, holding, thug, villain
from tests.games.darkness.nights import IN, STREET, Scene, do, go, person, sq

WON, LOST, HIT, MISS, HELD = [6, 1, 2], [1, 2, 4], [6, 1, 3], [1, 2, 4], [6, 1, 4]
"""Three dice for initiative, attack and defence against 6H."""
OUT, NEAR, FAR = sq(0, 5), sq(1, 5), sq(2, 5)
"""Squares of the street, one beside the other."""


def dice_of(found: Scene) -> list[int]:
    """How many dice each check had."""
    return [len(one.dice) for one in found.table.rolled if isinstance(one, Roll)]


# --- values


@pytest.mark.rule("darkness.gm.adversary.table")
@pytest.mark.parametrize(
    ("total", "code"),
    [(2, "4K"), (3, "3K"), (4, "3S"), (5, "3S"), (6, "1P"), (7, "1P"), (8, "1P"), (9, "3S"),
     (10, "3S"), (11, "3S"), (12, "4K")],
)  # fmt: skip
def test_book_table_of_the_master(total: int, code: str) -> None:
    assert looked_up(total) == code


@pytest.mark.rule("darkness.gm.adversary.per_round")
def test_an_ordinary_adversary_rolls_its_three_values_anew_in_every_round() -> None:
    found = evening(person(), foes=[thug()])
    night = found.night([3, 4, 1, 1, 6, 6, 1, 2, 2, 2, 5, 5])
    assert codes(night, found.state.foes[0]) == ("1P", "4K", "4K")
    assert codes(night, found.state.foes[0]) == ("3K", "3S", "3S")


@pytest.mark.rule("darkness.gm.adversary.ignore_disc")
def test_the_values_of_its_disc_do_not_count() -> None:
    kind = next(
        name for name, disc in library().adversaries.items() if disc.defence not in ("1P", "6H")
    )
    found = evening(person(), foes=[Foe("", kind, IN, health=2)])
    assert codes(found.night([3, 4] * 3), found.state.foes[0]).defence == "1P"


@pytest.mark.rule("darkness.gm.adversary.main")
def test_a_main_adversary_has_the_values_of_the_adventure() -> None:
    found = evening(person(), foes=[villain(codes=("6H", "3K", "1P"))])
    assert codes(found.night(), found.state.foes[0]).attack == "3K"
    assert not found.table.rolled
    assert found.told(Valued)[0].rule == "darkness.gm.adversary.main"


# --- a round


def attack(found: Scene, *dice: list[int], answers: Any = (), weapon: Any = None) -> Scene:
    night = found.night([face for one in dice for face in one], answers)
    fights.attack(night, found[0], found.state.foes[0], weapon)
    found.table.done()
    return found


@pytest.mark.rule("darkness.gm.adversary.health")
def test_two_successful_attacks_finish_an_adversary() -> None:
    found = evening(person(), foes=[villain()])
    attack(found, WON, HIT, HELD)
    assert found.state.foes[0].health == 1
    attack(found, WON, HIT)
    assert not figures.shown(found.night())


@pytest.mark.rule("darkness.gm.vp.combat")
def test_whoever_finishes_it_gains_the_level_of_that_roll() -> None:
    found = evening(person(attack=5), person(1, attack=3), foes=[villain()])
    night = found.night([*WON, 4, 4, 4, 4, 4, *HELD], [[]])
    fights.attack(night, found[0], found.state.foes[0], None)
    night = found.night([*WON, 3, 3, 3], [[]])
    fights.attack(night, found[1], found.state.foes[0], None)
    assert [one.points for one in found.state.survivors] == [0, 4]


@pytest.mark.rule("darkness.gm.combat.damage")
@pytest.mark.parametrize(("defence", "hurt"), [([2, 2, 5], 1), ([2, 3, 4], 0)])
def test_a_defence_below_the_attack_costs_a_damage(defence: list[int], hurt: int) -> None:
    found = evening(person(), foes=[villain(codes=("6H", "3S", "5K"))])
    attack(found, WON, MISS, defence)
    assert found[0].damage == hurt


def test_whoever_loses_initiative_defends_first() -> None:
    found = evening(person(defence=1), foes=[villain()])
    night = found.night([*LOST, 1])
    fights.attack(night, found[0], found.state.foes[0], None)
    assert found[0].dead
    assert found.state.foes[0].health == 2


def test_who_is_out_of_its_reach_is_not_struck_back() -> None:
    found = evening(person(at=OUT), foes=[villain(at=NEAR)])
    pistol = holding(found[0], "pistol", uses=2)
    attack(found, WON, [6, 1, 2, 3], weapon=pistol)
    assert found[0].damage == 0
    assert pistol.uses == 1


def test_one_who_strikes_far_strikes_back() -> None:
    found = evening(person(at=OUT), foes=[villain(at=FAR, reach=2)])
    attack(found, WON, MISS, [5], [1, 2, 4], weapon=holding(found[0], "pistol", uses=2))
    assert found[0].damage == 1


# --- turns of the master


@pytest.mark.rule("darkness.gm.turn.master")
def test_every_figure_on_the_board_has_a_turn_after_the_players() -> None:
    foes = [villain(at=STREET, stance="stay"), thug(at=STREET, stance="stay"), thug(at=STREET)]
    foes[2].role, foes[2].kind, foes[2].stance = "npc", "lucia", "stay"
    found = evening(person(at=sq(4, 1)), foes=foes)
    found.play(do("end"))
    stay = ["do", {"option": {"what": "stay", "to": "", "item": -1}, "details": {}}]
    found.play(["watch", "watch"], stay, stay, stay, steps=5)
    assert found.state.phase == "master"
    assert [key for key in found.asked() if key == "foe_turn"] == ["foe_turn"] * 3


@pytest.mark.rule("darkness.gm.controls")
def test_the_master_chooses_what_an_adversary_does() -> None:
    found = evening(person(at=IN), foes=[villain(at=IN)], waiting=["f1"])
    found.state.phase, found.state.turn = "master", None
    answer = ["do", {"option": {"what": "away", "to": "", "item": -1}, "details": {}}]
    found.play(answer)
    assert found.table.asked[0][0] == SEAT
    assert found.state.foes[0].at != IN
    assert [one.figure for one in found.told(FoeTurn)] == ["f1"]


def test_the_first_thing_proposed_for_a_hunter_is_to_strike_or_to_come_nearer() -> None:
    found = evening(person(at=IN), foes=[villain(at=IN)])
    assert playing.proposed(found.night(), found.state.foes[0]).what == "strike"
    found.state.foes[0].at = sq(4, 1)
    assert playing.proposed(found.night(), found.state.foes[0]).what == "approach"
    found.state.foes[0].stance = "guard"
    assert playing.proposed(found.night(), found.state.foes[0]).what == "stay"


def test_somebody_who_is_attacked_strikes_back_or_gets_away() -> None:
    found = evening(person(speed=4), foes=[villain(speed=3)])
    foe = found.state.foes[0]
    fights.attacked(found.night([*WON, *HIT, *HELD], ["fists"]), foe, found[0])
    assert foe.health == 1
    night = found.night(WON, ["retreat", go(sq(3, 3))[1]])
    fights.attacked(night, foe, found[0])
    assert found[0].at == sq(3, 3)
    slow = evening(person(speed=3), foes=[villain(speed=3)])
    fights.attacked(slow.night([*WON, *HIT, *HELD], ["fists"]), slow.state.foes[0], slow[0])
    assert slow.asked() == ["strike_back"]


# --- weapons


SHOTS: list[Any] = [
    ("shotgun", 0, 3, "darkness.gm.weapon.range_dice"),
    ("shotgun", 1, 2, "darkness.gm.weapon.range_dice"),
    ("shotgun", 2, 1, "darkness.gm.weapon.range_dice"),
    ("shotgun", 3, 0, "darkness.gm.weapon.range_dice"),
    ("pistol", 0, 2, "darkness.gm.weapon.range_dice"),
    ("pistol", 1, 1, "darkness.gm.weapon.range_dice"),
    ("pistol", 2, 0, "darkness.gm.weapon.range_dice"),
    ("baseball_bat", 0, 1, "darkness.gm.weapon.melee"),
    ("knife", 0, 1, "darkness.gm.weapon.melee"),
    ("hammer", 0, 1, "darkness.gm.weapon.melee"),
    ("knuckledusters", 0, 1, "darkness.gm.weapon.melee"),
    ("truncheon", 0, 1, "darkness.gm.weapon.melee"),
    ("baseball", 1, 1, "darkness.gm.weapon.thrown_dice"),
    ("spear", 1, 1, "darkness.gm.weapon.thrown_dice"),
    ("bomb", 1, 3, "darkness.gm.bomb.attack"),
    ("bomb", 2, 2, "darkness.gm.bomb.attack"),
    ("matches", 1, 1, "darkness.gm.matches"),
]


@pytest.mark.rule("darkness.gm.weapon.range_dice")
@pytest.mark.rule("darkness.gm.weapon.melee")
@pytest.mark.rule("darkness.gm.weapon.thrown_dice")
@pytest.mark.rule("darkness.gm.bomb.attack")
@pytest.mark.parametrize(("kind", "apart", "dice", "rule"), SHOTS)
def test_book_dice_of_the_weapons(kind: str, apart: int, dice: int, rule: str) -> None:
    found = evening(person(at=OUT, attack=3))
    thing = holding(found[0], kind, uses=2)
    assert weapons.dice(thing, apart) == dice
    assert gear.rule_of(thing, weapons.use_of(thing, apart)) == rule


@pytest.mark.rule("darkness.gm.weapon.range_dice")
def test_a_shotgun_at_one_square_throws_two_dice_more() -> None:
    found = evening(person(at=OUT, attack=3), foes=[villain(at=NEAR)])
    attack(found, WON, [6, 1, 2, 3, 4], weapon=holding(found[0], "shotgun", uses=1))
    assert dice_of(found) == [3, 5]


@pytest.mark.rule("darkness.gm.weapon.initiative")
@pytest.mark.parametrize("kind", ["taser", "mace"])
def test_mace_and_taser_add_two_dice_to_initiative_on_the_same_square(kind: str) -> None:
    found = evening(person(), foes=[villain()])
    holding(found[0], kind)
    attack(found, [6, 1, 2, 3, 4], HIT, HELD)
    assert dice_of(found)[0] == 5
    far = evening(person(at=OUT), foes=[villain(at=NEAR)])
    holding(far[0], kind)
    attack(far, WON, [6, 1, 2, 3], weapon=holding(far[0], "pistol", uses=1))
    assert dice_of(far)[0] == 3


@pytest.mark.rule("darkness.gm.matches")
def test_something_lit_is_thrown_at_one_square_with_dice_for_both_rolls() -> None:
    found = evening(person(at=OUT, dexterity=2), foes=[villain(at=NEAR)])
    matches = holding(found[0], "matches")
    attack(found, [6, 1, 2, 3], [6, 1, 2, 3], weapon=matches)
    assert dice_of(found) == [4, 4]
    assert matches in found[0].things
    assert weapons.why_not(found.night(), found[0], villain(at=FAR), matches) is not None


@pytest.mark.rule("darkness.gm.los.ranged")
def test_nobody_is_shot_through_a_wall() -> None:
    found = evening(person(at=sq(3, 5)), foes=[villain(at=sq(3, 3))])
    pistol = holding(found[0], "pistol", uses=2)
    why = weapons.why_not(found.night(), found[0], found.state.foes[0], pistol)
    assert why == ("darkness.gm.los.ranged", "out_of_sight")


@pytest.mark.rule("darkness.gm.item.ammo")
def test_an_empty_gun_gives_no_dice_until_it_is_loaded() -> None:
    found = evening(person(at=OUT), foes=[villain(at=NEAR, health=5)])
    pistol = holding(found[0], "pistol", uses=1)
    attack(found, WON, [6, 1, 2, 3], weapon=pistol)
    assert pistol.uses == 0
    assert weapons.dice(pistol, 0) == 0
    night = found.night()
    why = weapons.why_not(night, found[0], found.state.foes[0], pistol)
    assert why == ("darkness.gm.item.ammo", "no_ammunition")
    holding(found[0], "ammunition", uses=9)
    found.play(do("load", item=0))
    assert pistol.uses == 9
    assert [one.kind for one in found[0].things] == ["pistol"]


# --- thrown weapons


@pytest.mark.rule("darkness.gm.item.thrown")
@pytest.mark.rule("darkness.gm.vp.used_equipment")
def test_book_a_thrown_knife_that_is_not_fetched_is_gone_and_its_points_are_kept() -> None:
    """darkness.example.gm_thrown_knife"""
    found = evening(person(at=OUT, points=2), foes=[villain(at=NEAR)])
    found[0].points = 0
    knife = holding(found[0], "knife", credit=2)
    attack(found, WON, HIT, weapon=knife)
    found[0].points = 2
    assert found.lying() == {NEAR: ["knife"]}
    weapons.lose_flung(found.night(), found[0])
    assert found.lying()
    weapons.lose_flung(found.night(), found[0])
    assert not found.lying()
    assert found[0].points == 2


@pytest.mark.rule("darkness.gm.item.thrown")
def test_a_thrown_weapon_is_fetched_with_the_next_action() -> None:
    found = evening(person(at=OUT), foes=[villain(at=NEAR)])
    spear = holding(found[0], "spear", credit=3)
    attack(found, WON, [6, 1, 2, 3], weapon=spear)
    found.state.foes = []
    weapons.lose_flung(found.night(), found[0])
    found.play(do("fetch", item=0))
    assert (found[0].at, found[0].things) == (NEAR, [spear])
    assert spear.credit == 3
    assert not found.state.master.flung  # type: ignore[union-attr]


# --- shots that miss


@pytest.mark.rule("darkness.gm.combat.stray")
@pytest.mark.parametrize(("face", "hit"), [(3, True), (4, False)])
def test_a_shot_that_misses_hits_somebody_else_on_three_or_less(face: int, hit: bool) -> None:
    found = evening(person(at=OUT), person(1, at=FAR), foes=[villain(at=NEAR)])
    dice: list[Any] = [*WON, 1, 2, 3, 5, face, *(["s1"] if hit else [])]
    found[0].sheet = person(attack=3).sheet
    found.state.foes[0].codes = ("6H", "6H", "5K")
    night = found.night(dice)
    fights.attack(night, found[0], found.state.foes[0], holding(found[0], "pistol", uses=1))
    assert found[1].damage == int(hit)
    assert [one.target for one in found.told(Strayed)] == ["s1" if hit else ""]


@pytest.mark.rule("darkness.gm.combat.stray_random")
def test_of_several_one_is_drawn() -> None:
    foes = [villain(at=NEAR), thug(at=FAR), thug(at=NEAR)]
    found = evening(person(at=OUT), person(1, at=FAR), foes=foes)
    near = fights.bystanders(found.night(), found[0], foes[0])
    assert sorted(near) == ["f2", "f3", "s1"]
    fights.stray(found.night([1, "f3"]), found[0], foes[0])
    assert [foe.health for foe in foes] == [2, 2, 1]


def test_a_shot_that_hits_nobody_else_says_nothing_of_who_hides() -> None:
    hidden = thug(at=FAR, hidden=True)
    found = evening(person(at=OUT), foes=[villain(at=NEAR), hidden])
    assert not fights.bystanders(found.night(), found[0], found.state.foes[0])


# --- bombs


@pytest.mark.rule("darkness.gm.bomb.make")
def test_a_bomb_is_made_in_a_building_and_lit_with_matches() -> None:
    found = evening(person(), foes=[villain(at=sq(3, 2), codes=("6H", "6H", "6H"))])
    bottle = holding(found[0], "flammable_alcohol")
    assert weapons.why_not(found.night(), found[0], found.state.foes[0], bottle) == (
        "darkness.gm.bomb.make", "no_bomb",
    )  # fmt: skip
    found.play(do("bomb", item=0), dice=[2, 2, 5])
    assert bottle.kind == "bomb"
    assert weapons.why_not(found.night(), found[0], found.state.foes[0], bottle) == (
        "darkness.gm.bomb.make", "no_matches",
    )  # fmt: skip
    holding(found[0], "matches")
    assert weapons.why_not(found.night(), found[0], found.state.foes[0], bottle) is None
    attack(found, [6, 1, 2, 3, 4], [6, 1, 2, 3, 4, 5], weapon=bottle)
    assert bottle not in found[0].things


def test_a_bomb_that_comes_to_nothing_is_no_bomb() -> None:
    found = evening(person())
    bottle = holding(found[0], "flammable_alcohol")
    found.play(do("bomb", item=0), dice=[1, 2, 4])
    assert bottle.kind == "flammable_alcohol"


@pytest.mark.rule("darkness.gm.alcohol_rubbing")
def test_rubbing_alcohol_burns_and_heals_combat_wounds() -> None:
    found = evening(person(medicine=3, damage=1))
    bottle = holding(found[0], "rubbing_alcohol")
    assert supplies.flammable(found[0]) == [bottle]
    night = found.night([6, 1, 2, 3], [{"thing": bottle.id, "amount": 1}])
    supplies.treat(night, found[0], found[0])
    assert dice_of(found) == [4]
    assert found[0].damage == 0
    assert not found[0].things


# --- items that a master changes


@pytest.mark.rule("darkness.gm.item.suggested")
def test_the_master_may_set_the_dice_of_an_item() -> None:
    found = evening(person(), foes=[villain()])
    bat = holding(found[0], "baseball_bat")
    changes.set_dice(found.night(), "baseball_bat", 0)
    attack(found, WON, HIT, HELD, weapon=bat)
    assert dice_of(found)[1] == 3


@pytest.mark.rule("darkness.gm.weapon.ammo_roll")
@pytest.mark.rule("darkness.gm.weapon.ammo_box")
@pytest.mark.parametrize(("kind", "dice", "uses"), [("pistol", [4], 4), ("ammunition", [4, 5], 9)])
def test_dice_say_how_many_shots_are_found(kind: str, dice: list[int], uses: int) -> None:
    found = evening(person())
    buildings.obtain(found.night(dice), found[0], kind, 1, "darkness.gm.building.search")
    assert found[0].things[0].uses == uses


def test_a_figure_made_by_the_master_is_numbered_as_it_is_seen() -> None:
    found = evening(person(at=IN))
    night = found.night()
    hidden = changes.place(night, "adversary", thug().kind, sq(0, 0), hidden=True)
    shown = changes.place(night, "adversary", thug().kind, IN)
    assert (hidden.id, shown.id) == ("h1", "f1")
    assert figures.shown(night) == [shown]


def test_nobody_gets_away_off_the_city() -> None:
    found = evening(person(speed=4, at=OUT), foes=[villain(at=OUT, speed=3)])
    with pytest.raises(Refused):
        fights.attacked(
            found.night(WON, ["retreat", go(sq(0, 6))[1]]), found.state.foes[0], found[0]
        )
