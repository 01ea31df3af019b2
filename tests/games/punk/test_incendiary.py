"""Fire: where it strikes, who flees, who burns, and what goes off."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Detonated
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.harm.impact import Hit as Blow
from tapete.games.punk.rules.harm.touching_markers import settle, stands_in
from tapete.games.punk.rules.shooting.shots import Shot
from tapete.games.punk.rules.shooting.straying import strikes
from tapete.games.punk.state import Marker
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS, duel, shoots
from tests.games.punk.scenes import block
from tests.games.punk.test_parabolic import throws


def fire(x: float, y: float, power: int = 4, height: int = 0) -> Marker:
    return Marker("fire", Place(Point(round(x * 100), round(y * 100)), height), 500, power)


def struck(table: Fielded) -> list[str]:
    return sorted(hit.target for hit in table.table.heard(Hit))


def lobber(*dice: Any, **more: Any) -> Fielded:
    """a has a cocktail and never misses."""
    rules = more.pop("rules", None)
    return fielded(
        a=who(at=(20, 40), facing=90, gear=["molotov"], F=8, P=10),
        dice=list(dice), rules=rules, **more,
    )  # fmt: skip


@pytest.mark.rule("punk.special.incendiary.marker")
@pytest.mark.rule("punk.marker.dimensions")
def test_a_fire_stays_where_it_struck() -> None:
    table = lobber()
    throws(table, 40, 40)
    assert table.state.markers == [Marker("fire", Place(Point(4000, 4000)), 500, 4, 0)]


@pytest.mark.rule("punk.special.incendiary.hit")
def test_no_cover_helps_against_it() -> None:
    wall = block("1P", 38, 38, 0.5, 4)
    for armour, falls in ((5, False), (4, True)):
        table = lobber(8, 8, B=who(at=(40, 40), armour=armour), pieces=[wall])
        shoots(table)
        (hit,) = table.table.heard(Hit)
        assert (hit.strength, hit.penetration) == (4, 4)
        assert bool(table["B"].out) is falls, "8 + 4 against 8 + 4 and the Armour less 4"


@pytest.mark.rule("punk.ruling.incendiary_area")
def test_everyone_under_the_marker_is_hit_once() -> None:
    table = lobber(
        *HARMLESS * 3, B=who(at=(40, 40)), C=who(at=(46, 40)), d=who(at=(40, 34)),
        E=who(at=(46.5, 46)),
    )  # fmt: skip
    shoots(table)
    assert struck(table) == ["B", "C", "d"]


@pytest.mark.rule("punk.special.incendiary.hit")
@pytest.mark.rule("punk.special.incendiary.marker")
def test_what_is_shot_straight_sets_fire_to_where_it_strikes() -> None:
    table = duel(20, "rifle", *HARMLESS * 2, C=who(at=(47.5, 57.5)))
    table.activate("a")
    a, b = table["a"], table["B"]
    flare = Blow(7, 5, "punk.shoot.hit_resolved", by="a", cover=7, special={"incendiary": 3})
    strikes(table.skirmish, Shot(a, b, a.gear[0]), b, flare)
    assert [(one.kind, one.power, one.at) for one in table.state.markers] == [
        ("fire", 3, Place(Point(4500, 5750)))
    ]
    assert [(hit.target, hit.strength) for hit in table.table.heard(Hit)] == [("B", 3), ("C", 3)]
    assert all("punk.cover.bonus" not in hit.also for hit in table.table.heard(Hit))
    assert table["B"].at.point.y < 5750 - 600, "and B gets out of it, away from a"


@pytest.mark.rule("punk.special.incendiary.flee")
@pytest.mark.rule("punk.ruling.fire_displacement")
def test_survivors_get_out_away_from_the_attacker() -> None:
    table = lobber(*HARMLESS, B=who(at=(40, 40)))
    shoots(table)
    at = table["B"].at.point
    assert at.y == 4000, "due east"
    assert 4000 + 625 < at.x <= 4000 + 627
    assert table.state.markers[0].at.point == Point(4000, 4000)


@pytest.mark.rule("punk.combat.multiple.freed")
@pytest.mark.rule("punk.ruling.fire_displacement")
def test_whom_a_flight_leaves_free_joins_the_rest_of_the_combat() -> None:
    """Only B is in the fire, and flees; c, who touched B alone, comes to D, whom e still fights."""
    table = lobber(
        *HARMLESS,
        B=who(at=(40, 40)),
        c=who(at=(37.5, 40)),
        e=who(at=(42.5, 40)),
        D=who(at=(45, 40)),
    )
    throws(table, 40, 46.1)
    skirmish = table.skirmish
    assert struck(table) == ["B"]
    assert not skirmish.locked(table["B"])
    assert skirmish.in_contact(table["c"], table["D"])


@pytest.mark.rule("punk.special.fireproof")
@pytest.mark.rule("punk.ruling.fireproof_direct")
def test_the_fireproof_fear_only_what_is_thrown_at_them() -> None:
    suited: dict[str, Any] = {"worn": "fire_suit", "special": ["fireproof"]}
    table = lobber(*HARMLESS * 2, B=who(at=(40, 40), **suited), C=who(at=(45, 40), **suited))
    shoots(table, "B")
    assert struck(table) == ["B"]
    assert table["B"].at.point == Point(4000, 4000), "it need not leave either"
    assert stands_in(table.skirmish, table["C"])
    assert struck(table) == ["B"]


# --- standing in it and going through it


@pytest.mark.rule("punk.special.incendiary.enter")
@pytest.mark.rule("punk.ruling.fire_whose_action")
@pytest.mark.rule("punk.combat.assault.free_fight")
def test_who_assaults_into_a_fire_burns_again_as_it_fights() -> None:
    """The run is one Action, and the free fight another."""
    table = fielded(
        a=who(at=(30, 40), facing=90),
        B=who(at=(38, 40), facing=270),
        dice=[*HARMLESS, *HARMLESS, 9, 1, *HARMLESS],
    )
    table.state.markers.append(fire(38, 45))
    table.activate("a")
    table.answer(["assault", {"to": ["B"], "way": [[3550, 4000]], "facing": None}])
    assert struck(table) == ["B", "a", "a"]


@pytest.mark.rule("punk.ruling.fire_whose_action")
def test_every_own_action_in_a_fire_burns() -> None:
    table = duel(20, "bow", *HARMLESS, 10, *HARMLESS, 10, a_A=3)
    table.state.markers.append(fire(45, 80))
    table.activate("a", left=3)
    for hits in (1, 2):
        table.do("shoot", "B")
        assert struck(table) == ["a"] * hits
    assert len(table.skirmish.active.burned) == 1
    table.activate("B")
    assert struck(table) == ["a"] * 2, "while others act it does not burn"


@pytest.mark.rule("punk.special.incendiary.enter")
def test_who_falls_in_it_does_not_act_any_more() -> None:
    table = duel(20, "bow", *DEADLY)
    table.state.markers.append(fire(45, 80))
    table.activate("a")
    table.do("shoot", "B")
    assert table["a"].out == "downed"
    assert struck(table) == ["a"]


@pytest.mark.rule("punk.special.incendiary.enter")
@pytest.mark.rule("punk.marker.area")
def test_a_way_through_a_fire_burns_once() -> None:
    table = fielded(a=who(at=(40, 40), facing=90), dice=HARMLESS)
    table.state.markers.append(fire(45, 46))
    table.activate("a")
    table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration, hit.rule) == (4, 4, "punk.special.incendiary.enter")
    assert table["a"].at.point == Point(5000, 4000)


@pytest.mark.rule("punk.special.incendiary.once_per_action")
def test_a_way_in_and_out_of_a_fire_burns_once_an_action() -> None:
    """The roll for the mud breaks the way in two, and both parts touch the fire."""
    mud = block("0", 47, 38, 1, 4, height=0, ground="rough")
    dice, answers = [*HARMLESS, 3], [("punk.ask.rough", True)]
    table = fielded(pieces=[mud], a=who(at=(42.5, 40), facing=90), dice=dice, answers=answers)
    table.state.markers.append(fire(45, 46))
    table.activate("a")
    table.answer(["move", {"way": [[4750, 4000], [4500, 4000]], "facing": None}])
    assert struck(table) == ["a"]
    table.table.dice += HARMLESS
    table.answer(["move", {"way": [[4200, 4000]], "facing": None}])
    assert struck(table) == ["a", "a"], "in its next Action it burns again"


@pytest.mark.rule("punk.special.incendiary.enter")
def test_who_falls_on_the_way_lies_where_the_fire_begins() -> None:
    table = fielded(a=who(at=(40, 40), facing=90), dice=DEADLY)
    table.state.markers.append(fire(50, 40))
    table.activate("a")
    table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
    assert table["a"].out == "downed"
    assert table["a"].at.point == Point(5000 - 625, 4000)


@pytest.mark.rule("punk.special.incendiary.enter", "punk.marker.area")
def test_to_end_a_way_right_at_the_edge_of_a_fire_is_to_touch_it() -> None:
    table = fielded(a=who(at=(40, 40), facing=90), dice=HARMLESS)
    table.state.markers.append(fire(50, 40))
    table.activate("a")
    table.answer(["move", {"way": [[5000 - 625, 4000]], "facing": None}])
    assert struck(table) == ["a"]


@pytest.mark.rule("punk.special.incendiary.once_per_action")
def test_who_touched_no_fire_has_none_to_suffer_later() -> None:
    table = fielded(a=who(at=(40, 40)), B=who(at=(60, 60)))
    table.activate("a")
    assert settle(table.skirmish, table["a"])
    assert settle(table.skirmish, table["B"])
    assert not struck(table)


@pytest.mark.rule("punk.special.incendiary.once_per_action")
def test_of_several_fires_the_strongest_counts() -> None:
    table = fielded(a=who(at=(40, 40), facing=90), dice=HARMLESS)
    table.state.markers += [fire(43, 45, 3), fire(49, 45, 5)]
    table.activate("a")
    table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration) == (5, 5)


@pytest.mark.rule("punk.special.incendiary.once_per_action")
def test_even_where_the_way_is_broken_by_a_roll() -> None:
    """Rough ground lies between a weak fire and a strong one."""
    mud = block("0", 44, 38, 1, 4, height=0, ground="rough")
    weak, strong = fire(38, 45, 3), fire(52, 45, 5)
    for agility, power in ((3, 5), (9, 3)):
        answers: list[Any] = [("punk.ask.rough", True)]
        if power == 3:
            answers.append(("punk.ask.rest", {"way": [], "facing": None}))
        mover = who(at=(40, 40), facing=90)
        table = fielded(pieces=[mud], a=mover, dice=[agility, *HARMLESS], answers=answers)
        table.state.markers += [weak, strong]
        table.activate("a")
        table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
        (hit,) = table.table.heard(Hit)
        assert hit.strength == power


@pytest.mark.rule("punk.core.markers", "punk.marker.area")
def test_a_fire_far_below_burns_nobody() -> None:
    roof = block("3M", 30, 30, 20, 20, height=7)
    table = fielded(pieces=[roof], a=who(at=(40, 40), height=7))
    table.state.markers.append(fire(40, 40))
    table.activate("a")
    assert stands_in(table.skirmish, table["a"])


# --- going off


def bearer(*kinds: str, **more: Any) -> Fielded:
    """a, with these bombs, beside an enemy 4 cm away."""
    return fielded(a=who(at=(40, 40), gear=list(kinds)), B=who(at=(45.5, 40)), **more)


@pytest.mark.rule("punk.special.incendiary.detonate")
def test_a_bearer_that_falls_goes_off() -> None:
    table = bearer("molotov", dice=HARMLESS)
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    (hit,) = table.table.heard(Hit)
    assert (hit.target, hit.strength, hit.penetration) == ("B", 4, 4)
    assert hit.rule == "punk.special.incendiary.detonate"
    assert table.state.markers[0].at == table["a"].at
    assert table["B"].at.point.x > 4600, "it flees from the one that fell"


@pytest.mark.rule("punk.special.incendiary.detonate_bonus")
def test_each_further_weapon_makes_it_stronger() -> None:
    table = bearer("molotov", "molotov", "molotov", dice=HARMLESS)
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration) == (6, 4)
    assert hit.rule == "punk.special.incendiary.detonate_bonus"
    assert table.state.markers[0].power == 4


@pytest.mark.rule("punk.special.incendiary.detonate_bonus")
def test_two_weapons_are_one_stronger() -> None:
    table = bearer("molotov", "molotov", dice=HARMLESS)
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.rule) == (5, "punk.special.incendiary.detonate_bonus")


@pytest.mark.rule("punk.ruling.incendiary_detonation")
def test_by_a_house_rule_all_bombs_are_one() -> None:
    rules = Rules(bombs_detonate_as_one=True)
    table = bearer("molotov", "molotov", "gas_bomb", dice=HARMLESS, rules=rules)
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert table.table.heard(Hit)[0].strength == 4


@pytest.mark.rule("punk.special.incendiary.gear_lost", "punk.special.incendiary.detonate")
def test_nothing_is_left_of_what_it_carried() -> None:
    table = bearer("molotov", "rifle", dice=HARMLESS)
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert table["a"].emptied


@pytest.mark.rule("punk.ruling.incendiary_detonation")
def test_what_is_set_off_goes_off_next_the_active_side_first() -> None:
    table = fielded(
        a=who(at=(40, 40), gear=["molotov"]),
        B=who(at=(45, 40), gear=["molotov"]),
        c=who(at=(40, 45), gear=["molotov", "molotov"]),
        D=who(at=(80, 80)),
        dice=[*DEADLY, *DEADLY],
    )
    table.activate("D")
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert [told.figure for told in table.table.heard(Detonated)] == ["a", "B", "c"]
    assert [told.strength for told in table.table.heard(Detonated)] == [4, 4, 5]
    assert table.state.fuses == []
    assert len(table.state.markers) == 3


@pytest.mark.rule("punk.special.incendiary.detonate")
def test_used_bombs_do_not_go_off() -> None:
    table = lobber(B=who(at=(80, 80)))
    throws(table, 40, 40)
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert not table.table.heard(Detonated)


@pytest.mark.rule("punk.ruling.berserker_state")
def test_a_berserker_goes_off_when_it_is_out() -> None:
    table = bearer("molotov", dice=HARMLESS)
    table["a"].special["berserker"] = 0
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert not table.table.heard(Detonated)
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert table.table.heard(Detonated)


def test_two_in_the_blast_are_hit_at_the_same_time() -> None:
    table = lobber(*DEADLY, *DEADLY, B=who(at=(40, 40)), C=who(at=(44, 40)))
    shoots(table, "B")
    assert table["B"].out == table["C"].out == "downed"
