"""Small print of a night: what is reset, cited, drawn and counted, to the last number."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Goal
from tapete.games.darkness.events.goods import Scored
from tapete.games.darkness.events.story import FateFell, Moved, TileLaid
from tapete.games.darkness.meta import ATTRIBUTES, Options
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.rules.doors import entering, outside
from tapete.games.darkness.rules.fights import blows, joining
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.rules.story import ending, laying, setup, tasks
from tapete.games.darkness.rules.turns import fate, pace, turns, walking
from tapete.games.darkness.state import Foe, Laid, Lying, Promise, Thing
from tapete.kernel import Roll
from tapete.spaces.tiles.city import START
from tests.games.darkness.nights import (
    ASKED,
    BACK_IN,
    BACK_OUT,
    FRONT,
    FRONT_OUT,
    IN,
    STREET,
    Scene,
    do,
    go,
    person,
    scene,
    sq,
)

PLAIN = 3
"""A face of the fate die with which nothing happens."""
NOTHING = [1, 2, 4]


def dice_of(found: Scene) -> list[tuple[int, ...]]:
    """The dice of each roll."""
    return [tuple(one.dice) for one in found.table.rolled if isinstance(one, Roll)]


# --- turns


@pytest.mark.rule("darkness.turn.steps_any_order")
def test_a_turn_begins_with_all_that_may_be_bought_and_without_what_fate_had_for_it() -> None:
    found = scene(person(easier=True, bound=True, rerolls=2, bought=3), person(1, rerolls=1))
    turns.begin(found.night(), found[0])
    assert [(one.rerolls, one.bought) for one in found.state.survivors] == [(0, 0), (0, 0)]
    assert (found[0].easier, found[0].bound, found.turn.faced) == (False, False, False)


@pytest.mark.rule("darkness.fate.bad.2")
@pytest.mark.parametrize(("before", "during"), [(0, 0), (1, 0), (2, 1)])
def test_what_is_harder_is_so_in_the_next_turn_and_no_longer(before: int, during: int) -> None:
    found = scene(person(harder=before), person(1))
    turns.begin(found.night(), found[0])
    assert found[0].harder == during
    turns.finish(found.night())
    assert found[0].harder == 0


@pytest.mark.rule("darkness.fate.bad.2")
def test_what_was_made_harder_in_this_turn_outlasts_it() -> None:
    found = scene(person(harder=2), person(1))
    turns.finish(found.night())
    assert found[0].harder == 2


@pytest.mark.rule("darkness.fate.good.9")
def test_an_extra_turn_is_one_turn_and_only_for_the_living() -> None:
    found = scene(person(extra=2), person(1))
    turns.finish(found.night())
    assert (found.turn.who, found[0].extra) == ("s0", 1)
    dead = scene(person(0, None, extra=1, dead=True), person(1))
    turns.finish(dead.night())
    assert dead.turn.who == "s1"


@pytest.mark.rule("darkness.setup.first_player")
def test_rounds_follow_one_by_one_and_pass_over_the_dead() -> None:
    found = scene(person(0, None, dead=True), person(1), person(2, None, dead=True))
    turns.follow(found.night(), found[1])
    assert (found.state.round, found.turn.who) == (2, "s1")


@pytest.mark.rule("darkness.combat.retreat.success")
def test_only_an_adversary_of_a_building_is_shuffled_back_when_left_alone() -> None:
    found = scene(person(0, STREET), person(1))
    left, kept, mastered = (Foe(one, one, IN, 0) for one in ("brute", "looter", "biker"))
    left.at, mastered.at, mastered.lot = sq(1, 1), sq(1, 1), -1
    found.state.foes = [left, kept, mastered]
    turns.settle(found.night([], [[list(ASKED[0])]]))
    assert found.state.foes == [kept, mastered]


# --- movement


@pytest.mark.rule("darkness.fate.die")
def test_one_die_decides_whether_fate_acts_and_two_what_it_does() -> None:
    found = scene(person()).play(do("roll"), dice=[*NOTHING, 6, 2, 6])
    assert dice_of(found) == [(6, 6, 6), (6,), (6, 6)]
    fell = found.told(FateFell)[0]
    assert (fell.table, fell.row, fell.rule) == ("good", 8, "darkness.fate.good.8")
    assert found.turn.left == 2 * 2 * 3


@pytest.mark.rule("darkness.fate.one", "darkness.fate.six")
def test_only_a_one_and_a_six_are_told_apart() -> None:
    assert [pace._row(face) for face in range(1, 7)] == [1, 0, 0, 0, 0, 6]
    found = scene(person())
    assert [pace.throw_fate(found.night([face]), found[0]) for face in (2, 5)] == ["same"] * 2


@pytest.mark.rule("darkness.fate.one", "darkness.fate.six")
@pytest.mark.parametrize(("face", "rule"), [(1, "darkness.fate.one"), (6, "darkness.fate.six")])
def test_each_table_is_rolled_on_by_its_rule(face: int, rule: str) -> None:
    found = scene(person())
    pace.throw_fate(found.night([face, 4, 4]), found[0])
    assert [one.rule for one in found.table.rolled if isinstance(one, Roll)][1] == rule


@pytest.mark.rule("darkness.fate.bad.9")
def test_a_turn_that_fate_takes_leaves_no_movement() -> None:
    found = scene(person())
    assert pace.roll_movement(found.night([*NOTHING, 1, 4, 5]), found[0]) == 0
    assert (found.turn.over, found.turn.rolled) == (True, True)


@pytest.mark.rule("darkness.fate.bad.8", "darkness.fate.good.8")
def test_half_of_seven_is_three_and_twice_seven_is_fourteen() -> None:
    assert [fate.changed(7, factor) for factor in ("same", "half", "double")] == [7, 3, 14]


def walked(found: Scene, *squares: Any) -> tuple[str, ...]:
    """The rules that a walk is told with."""
    found.play(go(*squares))
    also: tuple[str, ...] = found.told(Moved)[0].also
    return also


@pytest.mark.rule("darkness.move.shared_space")
def test_a_square_is_shared_only_where_somebody_else_stands() -> None:
    rule = "darkness.move.shared_space"
    assert rule not in walked(scene(person(), person(1, STREET), rolled=True, left=8), sq(3, 2))
    assert rule in walked(scene(person(), person(1, sq(3, 2)), rolled=True, left=8), sq(3, 2))


@pytest.mark.rule("darkness.flip.faceup_free")
@pytest.mark.parametrize(("lies", "cited"), [(sq(2, 1), True), (sq(4, 3), False)])
def test_what_lies_face_up_on_the_way_stops_nobody(lies: Any, cited: bool) -> None:
    found = scene(person(at=sq(1, 1)), rolled=True, left=8)
    found.state.lying = [Lying(Thing("t9", "rope_disc"), lies)]
    assert ("darkness.flip.faceup_free" in walked(found, sq(2, 1), sq(3, 1))) is cited
    assert found.turn.moved


@pytest.mark.rule("darkness.fate.bad.11")
def test_who_bleeds_is_hurt_by_walking_and_not_by_a_fight() -> None:
    found = scene(person(bleeding=True), rolled=True, left=8).play(go(sq(3, 2)))
    assert (found[0].hurts, found[0].damage) == (1, 0)


@pytest.mark.rule("darkness.flip.no_action")
@pytest.mark.parametrize("acted", [False, True])
def test_a_disc_ends_the_movement_and_takes_the_action_that_is_left(acted: bool) -> None:
    found = scene(person(at=sq(2, 1)), hidden=ASKED[:1], pool=["rope_disc"], rolled=True, left=9)
    found.turn.acted = acted
    found.play(go(ASKED[0]), dice=[] if acted else ["rope_disc", 6, 1, 3])
    assert (found.turn.left, found.turn.acted, found[0].brought) == (0, True, acted)


@pytest.mark.rule("darkness.move.stop_on_entry")
def test_whoever_comes_in_through_a_fallen_door_stops() -> None:
    found = scene(person(at=FRONT_OUT), rolled=True, left=9)
    found.state.no_doors = [FRONT]
    found.play(go(sq(2, 3)))
    assert found.turn.left == 0


@pytest.mark.rule("darkness.fate.good.5")
def test_the_first_door_of_the_city_can_be_the_one_that_fate_opens() -> None:
    found = scene(person(at=BACK_OUT), rolled=True, left=9, door=0)
    assert BACK_IN in found.reach()
    shut = scene(person(at=BACK_OUT), rolled=True, left=9)
    assert BACK_IN not in shut.reach()


def test_a_way_of_no_steps_is_no_walk() -> None:
    found = scene(person(bleeding=True), rolled=True, left=8)
    night = found.night()
    walking._go(night, found[0], [IN])
    assert (found[0].hurts, found.turn.moved) == (0, False)


# --- doors


@pytest.mark.rule("darkness.fate.bad.5")
def test_a_jammed_door_stays_shut_once() -> None:
    found = scene(person(at=FRONT_OUT, jammed=True))
    door = found.night().city.doors[FRONT]
    assert not entering.pick(found.night([6, 6, 6]), found[0], door)
    assert not found[0].jammed
    assert entering.pick(found.night([6, 6, 6]), found[0], door)


@pytest.mark.rule("darkness.ruling.flip_mandatory")
@pytest.mark.parametrize(("hidden", "brought"), [((), False), ((BACK_IN,), True)])
def test_whoever_is_put_on_a_disc_must_turn_it_over(hidden: Any, brought: bool) -> None:
    found = scene(person(at=BACK_OUT), hidden=hidden)
    outside.put(found.night(), found[0], BACK_IN, "entered", "r")
    assert found[0].brought is brought


@pytest.mark.rule("darkness.security.fail.eject")
def test_whoever_is_nearest_to_one_door_is_put_out_of_it_unasked() -> None:
    found = scene(person(at=BACK_IN))
    outside.eject(found.night(), found[0], found[0], "r")
    assert (found[0].at, found.asked()) == (BACK_OUT, [])


# --- discs


def test_discs_that_were_lost_come_back_only_when_there_are_too_few() -> None:
    for pool, discard in ((3, ["nurse"]), (2, [])):
        found = scene(person(), tiles=())
        found.state.pool, found.state.discard = sorted(library().objects)[:pool], ["nurse"]
        laying.lay(found.night(), (Laid("bar", *START, 0),), "r", None)
        assert found.state.discard == discard
        assert found.told(TileLaid)[0].discs == 3


@pytest.mark.rule("darkness.map.seed_discs")
def test_whoever_lays_the_last_disc_chooses_where() -> None:
    found = scene(person(), tiles=())
    found.state.pool = ["nurse"]
    night = found.night([], [[list(ASKED[1])]])
    laying.lay(night, (Laid("bar", *START, 0),), "r", found[0])
    assert found.hidden() == [ASKED[1]]


@pytest.mark.rule("darkness.perception.amount")
def test_who_has_looked_at_a_disc_is_noted_once() -> None:
    found = scene(person(), known={ASKED[0]: ("nurse", (1,))})
    spot = found.state.lots[0].spots[0]
    for _ in range(2):
        lots.look(found.night(["nurse"]), found[0], [(found.state.lots[0], spot)], "r")
    assert spot.known_to == (1, 0)


@pytest.mark.rule("darkness.ruling.flip_mandatory")
def test_a_shuffle_frees_those_of_its_building_and_nobody_else() -> None:
    found = scene(
        person(at=ASKED[0], brought=True), person(1, STREET, brought=True), hidden=ASKED[:1]
    )
    lots.reshuffle(
        found.night([], [[list(ASKED[1]), list(ASKED[2])]]),
        found[0],
        found.state.lots[0],
        "nurse",
        "r",
    )
    assert [one.brought for one in found.state.survivors] == [False, True]


@pytest.mark.rule("darkness.object.search", "darkness.ally.persuade")
@pytest.mark.parametrize("disc", ["rope_disc", "nurse"])
def test_what_is_rolled_above_the_level_of_a_find_is_won_too(disc: str) -> None:
    found = scene(person(at=ASKED[0], points=2, brought=True), known={ASKED[0]: (disc, (0,))})
    found.play(do("flip"), 1, dice=[disc, 1, 2, 3, 4])
    domain: Any = found.table.asked[1][2]
    assert (domain.aim.points, found[0].brought) == (True, False)


@pytest.mark.rule("darkness.object.success")
@pytest.mark.parametrize(("disc", "uses"), [("rope_disc", -1), ("shotgun_disc", 3)])
def test_only_what_is_fired_has_shots(disc: str, uses: int) -> None:
    found = scene(person(at=ASKED[0], intelligence=6), known={ASKED[0]: (disc, (0,))})
    found.play(do("flip"), dice=[disc, 1, 2, 3, 4, 5, 6])
    assert [one.uses for one in found[0].things] == [uses]


def test_each_building_of_each_tile_has_a_lot_of_its_own() -> None:
    found = scene(person())
    night, bar = found.night(), found.state.lots[0]
    assert lots.open_lot(night, 0, "bar") is bar
    others = [lots.open_lot(night, 1, "bar"), lots.open_lot(night, 0, "house")]
    assert found.state.lots == [bar, *others]


@pytest.mark.rule("darkness.map.seed_discs")
def test_new_discs_are_laid_on_free_squares_of_the_building() -> None:
    found = scene(person(), hidden=ASKED[:1])
    lots.add(found.night([], [[list(ASKED[2])]]), found[0], IN, 1, "r")
    assert found.hidden() == [ASKED[0], ASKED[2]]
    lots.add(found.night(), found[0], IN, 5, "r")
    assert found.hidden() == [ASKED[0], ASKED[2], ASKED[1]]
    lots.add(found.night(), found[0], STREET, 1, "r")
    assert len(found.hidden()) == 3


@pytest.mark.rule("darkness.perception.amount")
def test_with_one_level_one_disc_is_chosen_to_be_looked_at_or_none() -> None:
    found = scene(person(), hidden=ASKED, rolled=True)
    found.play(do("perceive"), [list(ASKED[1])], dice=[6, 1, 3, "nurse"])
    domain: Any = found.table.asked[-1][2]
    assert (domain.least, domain.most) == (0, 1)
    assert [bool(one.disc) for one in found.state.lots[0].spots] == [False, True, False]


@pytest.mark.rule("darkness.fate.good.5", "darkness.disc.no_door")
def test_a_door_is_open_to_whom_fate_has_opened_it_or_once_it_is_down() -> None:
    found = scene(person(at=FRONT_OUT), door=FRONT)
    front, back = (found.night().city.doors[number] for number in (FRONT, 0))
    assert [entering.is_locked(found.night(), one) for one in (front, back)] == [False, True]
    found.state.no_doors, found.state.turn = [0], None
    assert [entering.is_locked(found.night(), one) for one in (front, back)] == [True, False]


# --- fights


def test_hands_always_serve_and_other_skills_only_with_such_a_weapon() -> None:
    held: list[tuple[str, ...]] = [(), ("bat_disc",), ("pistol_disc",), ("shotgun_disc",)]
    found = [blows._uses(person(holds=one), ()) for one in held]
    assert found == [("fight",), ("fight",), ("fight", "shoot"), ("fight",)]
    assert blows._uses(person(holds=held[3]), ("t00",)) == ("fight", "shoot")


@pytest.mark.rule("darkness.combat.helpers.approach")
def test_whoever_has_promised_is_called_first() -> None:
    found = scene(person(), person(1), person(2))
    found.state.promises = [Promise("s2", "s0")]
    joining.called(found.night([], [[]]), found[0], 3)
    domain: Any = found.table.asked[0][2]
    assert list(domain.options) == ["s2", "s1"]


HALL = (Laid("high_school_west", *START, 0), Laid("high_school_east", START[0] + 1, START[1], 0))


@pytest.mark.rule("darkness.combat.helpers.approach")
def test_help_comes_from_the_same_building_if_it_can_arrive_before_the_last_round() -> None:
    found = scene(person(at=sq(1, 1)), person(1, at=sq(1, 0)), tiles=HALL)
    night = found.night()
    far = night.city.within(sq(1, 1))
    for square, steps in far.items():
        found[1].at = square
        comes = bool(night.building(found[1])) and steps <= 6
        assert joining._can_come(night, found[1], found[0], 3) is (comes or square == sq(1, 1))
    found[1].at = sq(0, 0)
    assert not night.building(found[1])
    assert not joining._can_come(night, found[1], found[0], 3)


@pytest.mark.rule("darkness.fate.bad.7")
def test_somebody_bound_to_the_other_half_of_the_school_cannot_come() -> None:
    found = scene(person(at=sq(1, 1)), person(1), tiles=HALL)
    night = found.night()
    near = [one for one, steps in night.city.within(sq(1, 1)).items() if 0 < steps <= 6]
    for square in [one for one in near if night.city.floor(one)]:
        found[1].at, found[1].bound = square, True
        here = night.city.place_at(square) == 0
        assert joining._can_come(night, found[1], found[0], 3) is here


# --- points


@pytest.mark.rule("darkness.vp.spend.skill_point")
def test_a_skill_costs_its_price_then_a_point_each_up_to_six() -> None:
    cost = library().skills["lockpicking"].cost
    one = person()
    found = []
    for paid in (0, 1, 4, 5, 6):
        one.learned = {"lockpicking": paid} if paid else {}
        found.append(score.price_of(one, "lockpicking"))
    assert found == [cost, 1, 1, 1, None]


@pytest.mark.rule("darkness.vp.spend.skill_point", "darkness.vp.spend.failure")
def test_points_buy_one_skill_point_and_take_one_failure_disc_away() -> None:
    found = scene(person(points=15, failures=2))
    score.study(found.night(), found[0])
    score.clear_failure(found.night(), found[0])
    assert (found[0].saved, found[0].sheet.bought, found[0].failures, found[0].points) == (
        1,
        1,
        1,
        0,
    )


@pytest.mark.rule("darkness.vp.spend.skill_point")
def test_what_is_learned_twice_adds_up() -> None:
    found = scene(person(saved=9))
    for _ in range(2):
        score.learn(found.night(), found[0], "lockpicking")
    cost = library().skills["lockpicking"].cost
    assert (found[0].learned, found[0].saved) == ({"lockpicking": cost + 1}, 8 - cost)


@pytest.mark.rule("darkness.vp.roleplay")
@pytest.mark.parametrize(
    ("votes", "granted"), [([True], True), ([False], False), ([True, False], True),
                           ([False, False], False), ([True, False, False], False)],
)  # fmt: skip
def test_an_award_takes_more_than_half_of_all_votes(votes: list[bool], granted: bool) -> None:
    found = scene(*[person(number) for number in range(len(votes) + 1)])
    score.praise(found.night([], votes), found[0], found[1])
    assert found[1].points == granted


@pytest.mark.rule("darkness.vp.track")
def test_only_a_change_of_points_is_told() -> None:
    found = scene(person())
    for amount in (0, 1, -1):
        score.gain(found.night(), found[0], amount, "r")
        assert [one.amount for one in found.told(Scored)] == ([amount] if amount else [])


# --- scenarios and their ends


def test_trophies_of_security_do_not_count_as_adversaries() -> None:
    found = scene(person(trophies=["brute", "motion_detector"]), person(1, trophies=["looter"]))
    assert ending.slain(found.night()) == 2


@pytest.mark.rule("darkness.victory.winner")
@pytest.mark.parametrize(("over", "reached"), [(0, False), (1, True)])
def test_so_many_rounds_have_to_be_over(over: int, reached: bool) -> None:
    found = scene(person(), scenario="until_dawn")
    found.state.round = 10 + over
    text = library().scenarios["until_dawn"].victory[0].text
    assert ending.met(found.night(), Goal(kind="rounds", text=text, count=10)) is reached


@pytest.mark.rule("darkness.victory.winner")
@pytest.mark.parametrize(("late", "lost"), [(0, False), (1, True)])
def test_after_the_last_round_all_have_lost(late: int, lost: bool) -> None:
    found = scene(person())
    found.state.round = library().scenarios["last_bus"].limit + late
    assert ending.is_over(found.night()) is lost
    assert found.state.lost is lost


@pytest.mark.rule("darkness.victory.experience")
def test_experience_adds_one_die_and_is_noted_once() -> None:
    found = scene(person())
    ending.raise_attribute(found.night(), found[0], "speed", "r")
    assert (found[0].sheet.speed, found[0].sheet.advances) == (4, 1)
    full = replace(found[0].sheet, speed=6, attack=5)
    assert ending.raisable(full) == tuple(one for one in ATTRIBUTES if one != "speed")


@pytest.mark.rule("darkness.ruling.death_goods")
def test_the_points_of_the_dead_are_none() -> None:
    found = scene(person(points=4), person(1, None, points=9, dead=True))
    assert ending.scores(found.state) == (4, 0)


@pytest.mark.rule("darkness.setup.board")
def test_the_upper_half_of_the_stack_is_the_larger_one() -> None:
    found = scene(person(), tiles=(), scenario="last_bus")
    found.state.phase, found.state.order = "start", []
    setup.begin(found.night())
    assert (len(found.state.stack), found.state.upper) == (8, 4)
    assert found.told(TileLaid)[0].left == -1


@pytest.mark.rule("darkness.map.new_tile")
def test_each_tile_that_is_drawn_leaves_one_less_in_the_upper_half() -> None:
    found = scene(person(), tiles=(), stack=["bar", "house"])
    found.state.upper = 1
    for tile, slot, left in (("bar", 0, 1), ("house", 1, 0)):
        laying.lay(found.night(), (Laid(tile, START[0] + slot, START[1], 0),), "r", None)
        assert (found.state.upper, found.told(TileLaid)[0].left) == (0, left)
        assert "darkness.map.high_school_pair" not in found.told(TileLaid)[0].also


@pytest.mark.rule("darkness.disc.numbered")
def test_a_numbered_disc_is_laid_once_on_its_tile_only() -> None:
    found = scene(person(), tiles=(), scenario="last_bus")
    laying.lay(found.night(), (Laid("bar", *START, 0),), "r", None)
    assert found.state.numbered == {}
    laying.lay(found.night(), (Laid("warehouse", START[0] + 1, START[1], 0),), "r", None)
    marks = found.night().city.marks(1)
    assert found.state.numbered == {"1": marks[0]}


def test_whoever_names_nobody_gets_the_first_that_is_left() -> None:
    names = list(library().survivors)
    state = setup.set_up(Options("last_bus", 3, (names[1],)))
    assert [one.sheet.name for one in state.survivors] == [names[1], names[0], names[2]]
    assert all(one.sheet.ready for one in state.survivors)


@pytest.mark.rule("darkness.turn.scenario_actions")
@pytest.mark.parametrize(("name", "won"), [("barricade", True), ("candle", False)])
def test_only_some_special_actions_are_worth_their_level(name: str, won: bool) -> None:
    found = scene(person(points=2), scenario="until_dawn")
    tasks.perform(found.night([1, 2, 4, 5], [1]), found[0], name)
    domain: Any = found.table.asked[0][2]
    assert domain.aim.points is won


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_what_a_special_action_costs_is_no_wound_of_a_fight() -> None:
    found = scene(person(), scenario="until_dawn")
    tasks.perform(found.night(NOTHING), found[0], "barricade")
    assert (found[0].hurts, found[0].damage) == (1, 0)
