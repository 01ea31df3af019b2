"""What is carried, dropped, lost and healed, to the last number."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.rules.goods import handing, load
from tapete.games.darkness.rules.harm import failures, healing, wounds
from tapete.games.darkness.state import Barring, Thing
from tests.games.darkness.evenings import evening, holding
from tests.games.darkness.nights import IN, STREET, person, scene

# --- carrying


@pytest.mark.rule("darkness.load.strength_roll")
def test_no_more_than_eight_levels_of_strength_are_of_use() -> None:
    found = scene(person(points=2))
    found[0].things = [Thing(f"t{n}", "shotgun_disc") for n in range(7)]
    load.lift(found.night([1, 2, 4, 5], [1]), found[0])
    domain: Any = found.table.asked[0][2]
    assert (load.load(found[0]), domain.aim.most) == (21, 8)


@pytest.mark.rule("darkness.load.drop_excess", "darkness.load.strength_roll")
def test_strength_is_tried_once_and_what_weighs_nothing_need_not_be_dropped() -> None:
    found = scene(person(holds=["lockpicks_disc", "shotgun_disc", "shotgun_disc"]))
    load.fit(found.night([1, 2, 4], ["roll", "t02"]), found[0])
    domains: list[Any] = [domain for _, _, domain in found.table.asked]
    assert [one.options for one in domains] == [("roll", "t01", "t02"), ("t01", "t02")]


@pytest.mark.rule("darkness.vp.lose_with_object")
def test_what_is_parted_with_is_taken_off_and_its_points_are_lost() -> None:
    found = scene(person(points=5, vehicle="t9"))
    coat = Thing("t8", "bat_disc", credit=3, worn=True)
    found[0].things = [coat, Thing("t9", "bat_disc")]
    load.part(found.night(), found[0], coat)
    assert (coat.credit, coat.worn, found[0].points, found[0].vehicle) == (0, False, 2, "t9")
    load.part(found.night(), found[0], found[0].things[0])
    assert found[0].vehicle == ""


@pytest.mark.rule("darkness.char.death.at_zero")
def test_what_the_dead_leave_is_nobodys() -> None:
    found = scene(person(damage=2), person(1, STREET))
    coat = Thing("t8", "bat_disc", credit=3, worn=True)
    found[0].things = [coat]
    wounds.hurt(found.night(), found[0], "r")
    assert (found.lying(), coat.credit, coat.worn) == ({IN: ["bat_disc"]}, 0, False)


# --- what was taken by force


@pytest.mark.rule("darkness.steal.no_return")
def test_two_turns_of_its_own_pass_before_somebody_may_get_a_thing_back() -> None:
    found = scene(person(), person(1))
    for who, left in ((1, [2, 1]), (0, [1, 1]), (0, [1])):
        if not found.state.barred:
            found.state.barred = [Barring("s0", "t8", 2), Barring("s1", "t9", 2)]
        handing.count_down(found.night(), found[who])
        assert [one.turns for one in found.state.barred] == left


@pytest.mark.rule("darkness.steal.no_return")
def test_what_is_taken_again_is_barred_anew_and_nothing_else() -> None:
    found = scene(person(), person(1))
    found.state.barred = [Barring("s0", "t8", 1), Barring("s0", "t9", 1), Barring("s1", "t8", 1)]
    handing._bar(found.night(), found[0], "t8")
    kept = [(one.owner, one.disc, one.turns) for one in found.state.barred]
    assert kept == [("s0", "t9", 1), ("s1", "t8", 1), ("s0", "t8", 2)]


@pytest.mark.rule("darkness.disc.failure.third")
def test_with_the_third_failure_disc_discs_are_gone_and_things_of_the_story_lie_there() -> None:
    found = scene(person(failures=2, holds=["bat_disc", "petrol"], points=9))
    things = list(found[0].things)
    failures.fail(found.night(), found[0], "r")
    assert (found.state.discard, found.lying()) == (["bat_disc"], {IN: ["petrol"]})
    assert [one.credit for one in things] == [0, 0]


@pytest.mark.rule("darkness.disc.failure.third")
def test_in_a_masters_game_ordinary_things_are_simply_gone() -> None:
    found = evening(person(failures=2))
    relic = next(iter(found.night().relics))
    holding(found[0], "rope")
    holding(found[0], relic)
    failures.fail(found.night(), found[0], "r")
    assert found.lying() == {IN: [relic]}


# --- damage


@pytest.mark.rule("darkness.disc.damage", "darkness.char.death.at_zero")
def test_with_one_health_left_somebody_lives() -> None:
    found = scene(person(damage=1), person(1, STREET))
    wounds.hurt(found.night(), found[0], "r")
    assert (found[0].health, found[0].dead) == (1, False)
    wounds.hurt(found.night(), found[0], "r", combat=False)
    assert (found[0].health, found[0].dead, found[0].hurts) == (0, True, 1)


@pytest.mark.rule("darkness.char.death.survivors")
@pytest.mark.parametrize("kind", ["damage", "hurts"])
def test_by_the_other_ruling_a_wound_goes_with_the_point_of_defence(kind: str) -> None:
    rules = {"death_penalty_can_kill": False}
    found = scene(person(damage=2), person(1), rules=rules)
    setattr(found[1], kind, 2)
    wounds.hurt(found.night(), found[0], "r")
    assert (found[1].health, getattr(found[1], kind), found[1].weakened) == (1, 1, 1)


@pytest.mark.rule("darkness.heal.other.vp")
@pytest.mark.parametrize(("healed", "bleeds"), [(0, True), (1, False)])
def test_only_healing_stops_the_bleeding(healed: int, bleeds: bool) -> None:
    found = scene(person(), person(1, bleeding=True))
    healing.cured(found.night(), found[0], found[1], healed)
    assert (found[0].points, found[1].bleeding) == (healed, bleeds)


@pytest.mark.rule("darkness.turn.heal_amount")
@pytest.mark.parametrize(
    ("wound", "amount", "left"),
    [("", 1, (0, 2)), ("", 2, (0, 1)), ("combat", 3, (0, 2)), ("other", 1, (1, 1))],
)
def test_wounds_of_fights_are_healed_first_unless_one_kind_is_named(
    wound: str, amount: int, left: tuple[int, int]
) -> None:
    found = scene(person(defence=5, damage=1, hurts=2))
    wounds.heal(found.night(), found[0], amount, "r", wound)
    assert (found[0].damage, found[0].hurts) == left
