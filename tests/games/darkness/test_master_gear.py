"""Equipment and figures in a master's game, to the last number."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Rode
from tapete.games.darkness.rules.master import (
    fights,
    figures,
    gear,
    laying,
    moving,
    supplies,
    table,
    weapons,
)
from tapete.games.darkness.state import Laid, Thing
from tapete.kernel import Modifier, Roll
from tapete.spaces.tiles.city import START
from tests.games.darkness.evenings import evening, holding, lies, thug, villain
from tests.games.darkness.nights import IN, STREET, Scene, go, person, sq

WON, LOST, HIT, MISS, HELD = [6, 1, 2], [1, 2, 4], [6, 1, 3], [1, 2, 4], [6, 1, 4]


def dice_of(found: Scene) -> list[tuple[int, ...]]:
    """The dice of each roll."""
    return [tuple(one.dice) for one in found.table.rolled if isinstance(one, Roll)]


# --- equipment


@pytest.mark.rule("darkness.gm.weapon.initiative")
def test_of_things_for_initiative_only_the_best_counts() -> None:
    found = evening(person())
    for kind in ("crucifix", "mace", "taser"):
        holding(found[0], kind)
    [only] = gear.carried(found.night(), found[0], "dexterity", "initiative")
    assert (only.amount, only.rule) == (2, "darkness.gm.weapon.initiative")
    for kind in ("torch", "torch"):
        holding(found[0], kind)
    both = gear.carried(found.night(), found[0], "intelligence", "search")
    assert len(both) == 2


def test_matches_and_things_of_the_story_have_rules_of_their_own() -> None:
    rules = [gear.rule_of(Thing("t0", kind), "initiative") for kind in ("matches", "mace")]
    assert rules[0] != rules[1] == "darkness.gm.weapon.initiative"
    found = evening(person())
    relic, rope = Thing("t1", next(iter(found.night().relics))), Thing("t2", "rope")
    names = [gear.modifier(found.night(), one, "climb", 1).name for one in (relic, rope)]
    assert names == [None, library().items["rope"].name.message]


@pytest.mark.rule("darkness.gm.item.money")
def test_dollars_are_spent_by_the_hundred_and_all_else_once() -> None:
    found = evening(person())
    money, food = holding(found[0], "money", uses=3), holding(found[0], "cards")
    able = list(gear.supplies(found[0], "persuasion", "persuade"))
    spent = [(money, 1), (money, 2), (money, 3), (food, 1)]
    assert able == [gear.Supply(thing.id, amount) for thing, amount in spent]
    added = Modifier("r", 1)
    gear.spend(found.night(), found[0], money, 2, added)
    assert money.uses == 1
    gear.spend(found.night(), found[0], money, 1, added)
    assert found[0].things == [food]


@pytest.mark.rule("darkness.gm.weapon.ammo_roll", "darkness.gm.weapon.ammo_box")
@pytest.mark.parametrize(("kind", "dice"), [("pistol", 1), ("ammunition", 2), ("money", 1)])
def test_shots_and_dollars_are_rolled_with_ordinary_dice(kind: str, dice: int) -> None:
    found = evening(person())
    thing = holding(found[0], kind)
    gear.fill(found.night([4] * dice), found[0], thing)
    assert (dice_of(found), thing.uses) == ([(6,) * dice], 4 * dice)


@pytest.mark.rule("darkness.gm.bomb.make")
def test_a_bomb_has_no_shots_and_needs_a_pair() -> None:
    found = evening(person())
    bottle = holding(found[0], "liquor", uses=4)
    supplies.make_bomb(found.night([2, 2, 5]), found[0], bottle)
    assert (bottle.kind, bottle.uses) == ("bomb", -1)


@pytest.mark.rule("darkness.gm.vehicle.bicycle", "darkness.gm.vehicle.car")
def test_getting_on_and_off_is_told_by_the_rule_of_the_vehicle() -> None:
    found = evening(person(at=STREET, dexterity=6))
    bicycle, car = (lies(found, kind, STREET) for kind in ("bicycle", "car"))
    lies(found, "rope", STREET)
    night = found.night([6] * 6)
    assert [one.thing for one in supplies.vehicles(night, found[0])] == [bicycle, car]
    for lying in supplies.vehicles(night, found[0]):
        supplies.mount(night, found[0], lying)
        supplies.dismount(night, found[0])
    rules = ["darkness.gm.vehicle.bicycle"] * 2 + ["darkness.gm.vehicle.car"] * 2
    assert [one.rule for one in found.told(Rode)] == rules
    assert [one.on for one in found.told(Rode)] == [True, False, True, False]


@pytest.mark.rule("darkness.gm.medical_supplies")
def test_only_healing_another_is_worth_points() -> None:
    found = evening(person(damage=1), person(1, damage=1))
    for patient in (0, 1):
        supplies.treat(found.night([6, 1, 3], [[]]), found[0], found[patient])
    assert (found[0].points, found[0].damage, found[1].damage) == (1, 0, 0)


@pytest.mark.rule("darkness.gm.adversary.table")
def test_the_masters_table_takes_two_ordinary_dice() -> None:
    found = evening(person(), foes=[thug()])
    table.roll(found.night([3, 4]), "f1")
    assert dice_of(found) == [(6, 6)]


@pytest.mark.rule("darkness.gm.weapon.thrown_dice")
@pytest.mark.parametrize(
    ("kind", "able"),
    [("baseball_bat", [0, 1, 2]), ("knife", [0, 1, 2]), ("matches", [1]), ("bomb", [1, 2])],
)
def test_how_far_a_weapon_can_be_used(kind: str, able: list[int]) -> None:
    thing = Thing("t0", kind)
    assert [apart for apart in range(4) if weapons._too_far(thing, apart) is None] == able


def test_the_best_weapon_is_named_first_and_bare_hands_add_nothing() -> None:
    found = evening(person(), foes=[villain()])
    bat = holding(found[0], "baseball_bat")
    assert weapons.usable(found.night(), found[0], found.state.foes[0]) == [bat.id, "fists"]
    assert (weapons.dice(None, 0), weapons.dice(bat, 0)) == (0, 1)


# --- figures


@pytest.mark.rule("darkness.gm.adversary.health")
def test_an_ordinary_adversary_takes_two_blows_and_moves_three_squares() -> None:
    found = evening(person(), foes=[thug()])
    kind = sorted(library().adversaries)[0]
    made = figures.adversary(found.night(), kind, IN)
    assert (made.id, made.health, made.speed) == ("f2", 2, 3)
    guard = figures.security(found.night(), sorted(library().security)[0], IN)
    assert (guard.health, guard.speed) == (1, 3)


def test_a_figure_that_leaves_takes_nobody_with_it() -> None:
    found = evening(person(), foes=[thug(), thug(hidden=True), thug(hidden=True)])
    assert found.state.master is not None
    seen, gone, left = found.state.foes
    found.state.master.waiting = ["f1", "f2", "f3"]
    figures.leave(found.night(), gone, "r")
    assert found.state.foes == [seen, left]
    assert found.state.master.waiting == ["f1", "f3"]


# --- fights


@pytest.mark.rule("darkness.ruling.gm_adversary_speed")
def test_whoever_gets_away_is_not_struck() -> None:
    found = evening(person(), foes=[villain(speed=1)])
    night = found.night(WON, ["retreat", go(sq(3, 2))[1]])
    fights.attacked(night, found.state.foes[0], found[0])
    found.table.done()
    assert (found[0].at, found[0].health) == (sq(3, 2), 3)


@pytest.mark.rule("darkness.gm.weapon.melee")
def test_somebody_strikes_back_with_the_weapon_it_names() -> None:
    found = evening(person(points=2), foes=[villain(speed=9)])
    holding(found[0], "baseball_bat")
    bat = found[0].things[0]
    night = found.night(
        [*WON, 1, 2, 4, 5, *HELD], [0, bat.id, 0, {"source": "keep", "dice": []}, 0]
    )
    fights.attacked(night, found.state.foes[0], found[0])
    assert [len(one) for one in dice_of(found)] == [3, 4, 3]
    bought: list[Any] = [one for _, key, one in found.table.asked if key.endswith("extra_dice")]
    assert [one.aim.points for one in bought] == [False, True, False]


@pytest.mark.rule("darkness.gm.combat.stray")
def test_a_shot_that_missed_hits_only_those_beside_the_target() -> None:
    at = (sq(0, 5), sq(3, 5), sq(4, 5), sq(5, 5))
    found = evening(person(0, at[0]), person(1, at[2]), person(2, at[3]), foes=[villain(at[1])])
    assert fights.bystanders(found.night(), found[0], found.state.foes[0]) == ["s1"]
    fights.stray(found.night([4]), found[0], found.state.foes[0])
    assert dice_of(found) == [(6,)]


# --- the city


@pytest.mark.rule("darkness.gm.map")
def test_a_tile_may_be_laid_where_a_street_leads_and_the_plan_has_no_other() -> None:
    x, y = START
    found = evening(person(), tiles=(Laid("bar", x, y, 0), Laid("police_station", x + 1, y, 0)))
    night = found.night()
    assert set(laying.by_hand(night, "bank")) == {(x + 2, y), (x + 1, y - 1), (x + 1, y + 1)}
    assert laying.by_hand(night, "house") == {(x, y + 1): (0,)}
    assert "police_station" not in laying.left(night)


@pytest.mark.rule("darkness.map.high_school_pair")
def test_a_tile_that_would_lie_on_another_half_of_the_plan_does_not_fit() -> None:
    found = evening(person(), session="the_water")
    assert not laying.fits_somewhere(found.night(), "bank")
    assert laying.fits_somewhere(found.night(), "high_school_west")
    laying_down = laying.by_hand(found.night(), "high_school_west")
    assert list(laying_down) == [(START[0], START[1] + 1)]


@pytest.mark.rule("darkness.map.high_school_pair")
def test_only_the_high_school_has_another_half() -> None:
    pieces = tuple(
        Laid(tile, START[0] + place, START[1], 0)
        for place, tile in enumerate(("bar", "high_school_west", "high_school_east", "house"))
    )
    assert laying._pair(pieces, pieces[0]) == pieces[:1]
    assert laying._pair(pieces, pieces[1]) == pieces[1:3]


def test_the_way_of_a_hidden_figure_is_told_to_the_master_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = evening(person(), foes=[thug(STREET), thug(STREET, hidden=True)])
    heard: list[Any] = []
    night = found.night()
    monkeypatch.setattr(night.table, "tell", lambda event, *, to=None, **_: heard.append(to))
    for foe in found.state.foes:
        moving.go(night, foe, [STREET, sq(0, 1)])
    assert heard == [None, (1,)]
