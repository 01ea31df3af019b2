"""Assaults: who may be assaulted, by which way, what it gives, from behind and from above."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import pytest

from tapete.games.punk.events.fighting import Assaulted, Charged, Fought
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.fighting.assault import gain
from tapete.games.punk.rules.fighting.assault_question import Assaults
from tapete.games.punk.rules.fighting.combat import combat_terms
from tapete.games.punk.rules.fighting.wielding import wield
from tapete.games.punk.state import Charge
from tapete.kernel.errors import Malformed, Refused
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who

MISS = [1, 1, 1, 10]
"""A fight that the one who is better wins, and a hit that does no harm."""
EAST, SOUTH, WEST = 90, 180, 270
CLAWS: dict[str, Any] = {"gear": ["claws"]}


A: dict[str, Any] = {"at": (20, 20), "facing": EAST, "C": 6, **CLAWS}
B: dict[str, Any] = {"at": (27.5, 20), "facing": WEST, "C": 2, "D": 9, **CLAWS}
Given: TypeAlias = dict[str, Any]


def field(a: Given | None = None, b: Given | None = None, **given: Any) -> Fielded:
    """a, looking east, and B, who looks at it, with 5 cm between their bases."""
    table = fielded(a=who(**(A | (a or {}))), B=who(**(B | (b or {}))), **given)
    table.activate("a")
    return table


def way(*points: tuple[float, float], to: str = "B") -> dict[str, Any]:
    spots = [[round(x * 100), round(y * 100)] for x, y in points]
    return {"to": list(to), "way": spots, "facing": None}


def charge(table: Fielded, *points: tuple[float, float], to: str = "B") -> None:
    table.answer(["assault", way(*points, to=to)])


def domain(table: Fielded) -> Assaults:
    found = table.ways()["assault"]
    assert isinstance(found, Assaults)
    return found


def refusal(table: Fielded, *points: tuple[float, float], to: str = "B") -> str:
    with pytest.raises(Refused) as refused:
        domain(table).read(way(*points, to=to))
    return refused.value.rule


def bonus(table: Fielded, rival: str = "B") -> int:
    """What its Assault gives the active mini against somebody."""
    skirmish = table.skirmish
    mini = skirmish.mini(skirmish.active.mini)
    terms = combat_terms(skirmish, mini, table[rival], wield(skirmish, mini))
    return sum(t.amount for t in terms if t.rule.startswith("punk.combat.assault."))


# --- what it is


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.free_fight")
def test_into_contact_and_a_free_fight() -> None:
    table = field(dice=MISS)
    charge(table, (25, 20))
    assert table.skirmish.in_contact(table["a"], table["B"])
    assert [event.target for event in table.table.heard(Assaulted)] == ["B"]
    assert len(table.table.heard(Fought)) == 1
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.combat.assault.los_at_start")
def test_whom_it_does_not_see_cannot_be_assaulted() -> None:
    assert "assault" not in field({"facing": WEST}).ways()
    both = field(C=who(at=(14, 20)))
    assert refusal(both, (16.5, 20), to="C") == "punk.combat.assault.los_at_start"


@pytest.mark.rule("punk.combat.assault.only_way", "punk.combat.assault.los_at_start")
def test_a_plain_move_never_ends_in_contact() -> None:
    """B is 4 cm away round a corner."""
    wall = block(2200, 1500, 50, 1180, size=3, height=900)
    table = field({"at": (20.5, 25)}, {"at": (24.5, 25)}, pieces=[wall])
    assert "assault" not in table.ways()
    with pytest.raises(Refused):
        table.answer(["move", {"way": [[2050, 2810], [2360, 2810], [2450, 2750]], "facing": None}])


@pytest.mark.rule("punk.combat.assault.target_faces", "punk.ruling.faces_when_locked")
def test_the_assaulted_turns_to_the_latest_assaulter() -> None:
    table = field(b={"facing": 0}, c=who(at=(27.5, 27), facing=0, **CLAWS), dice=MISS * 2)
    charge(table, (25, 20))
    assert table["B"].facing == WEST
    table.activate("c")
    charge(table, (27.5, 22.5))
    assert table["B"].facing == SOUTH


@pytest.mark.rule("punk.ruling.contact_tolerance")
def test_a_way_that_ends_nearly_in_contact_is_in_contact() -> None:
    table = field(dice=MISS)
    charge(table, (24.97, 20))
    assert table.skirmish.in_contact(table["a"], table["B"])


# --- what it gives


@pytest.mark.rule("punk.combat.assault.bonus")
def test_1_for_assaulting() -> None:
    table = field(dice=MISS)
    charge(table, (25, 20))
    assert table.table.heard(Fought)[0].mine == 6 + 1
    assert bonus(table) == 1


@pytest.mark.rule("punk.combat.assault.bonus_previous_moves", "punk.ruling.assault_declaration")
def test_1_more_for_each_move_before_it() -> None:
    """punk.example.assault_two_moves: two Move Actions, both begun with her in sight."""
    table = field(b={"at": (36, 20)}, dice=MISS)
    charge(table, (30, 20))
    assert [(told.figure, told.target) for told in table.table.heard(Charged)] == [("a", "B")]
    charge(table, (33.5, 20))
    assert bonus(table) == 2
    assert len(table.table.heard(Charged)) == 1
    assert [told.rule for told in table.table.heard(Fought)] == ["punk.combat.fight.roll"]


@pytest.mark.rule("punk.combat.assault.bonus_previous_moves")
def test_with_3_actions_up_to_3() -> None:
    table = field({"A": 3}, {"at": (46, 20)}, dice=MISS)
    for x in (30, 40, 43.5):
        charge(table, (x, 20))
    assert bonus(table) == 3


@pytest.mark.rule("punk.combat.assault.bonus_previous_moves")
def test_a_move_before_which_it_was_not_in_sight_does_not_count() -> None:
    """punk.example.assault_late_los: only the second Move Action is the Assault's."""
    wall = block(2300, 1500, 50, 1000, size=3, height=900)
    table = field({"facing": SOUTH}, {"at": (30, 26.5), "facing": EAST}, pieces=[wall], dice=MISS)
    assert "assault" not in table.ways()
    table.answer(["move", {"way": [[2000, 2650]], "facing": EAST}])
    charge(table, (27.5, 26.5))
    assert table.skirmish.active.momentum == {"B": 1}


@pytest.mark.rule("punk.combat.assault.bonus_previous_moves", "punk.combat.assault.los_at_start")
def test_the_books_assault_a() -> None:
    """punk.example.assault_a: a plain move, since she is not seen; then +1."""
    table = field({"facing": SOUTH}, {"at": (20, 8), "facing": 0}, dice=MISS)
    assert "assault" not in table.ways()
    table.answer(["move", {"way": [[2000, 1700]], "facing": 0}])
    charge(table, (20, 10.5))
    assert table.skirmish.active.momentum == {"B": 1}


@pytest.mark.rule("punk.combat.assault.bonus_previous_moves")
def test_another_action_in_between_breaks_the_run() -> None:
    table = field({"A": 3, "gear": ["claws", "sling"]}, {"at": (36, 20)}, dice=MISS)
    charge(table, (30, 20))
    table.do("aim", "B")
    charge(table, (33.5, 20))
    assert bonus(table) == 1


@pytest.mark.rule("punk.combat.assault.bonus", "punk.ruling.assault_terrain_scope")
@pytest.mark.parametrize(
    ("moves", "stumbled", "run"), [({}, False, 0), ({"B": 2}, False, 2), ({"B": 2}, True, 0)]
)
def test_a_run_that_did_not_count_or_stumbled_gives_nothing(
    moves: dict[str, int], stumbled: bool, run: int
) -> None:
    table = field()
    table.skirmish.active.stumbled = stumbled
    gain(table.skirmish, table["a"], table["B"], Charge(["B"], moves, table["a"].at))
    assert table.skirmish.active.momentum == {"B": run}
    assert [told.bonus for told in table.table.heard(Assaulted)] == [run]


@pytest.mark.rule("punk.combat.multiple.choose_target", "punk.combat.assault.free_fight")
def test_of_two_enemies_in_the_combat_its_player_chooses_whom_to_fight() -> None:
    table = field(C=who(at=(30, 20), D=9, **CLAWS), d=who(at=(28.75, 22.2), **CLAWS), dice=MISS)
    table.table.answers = [("punk.ask.free_fight", "C")]
    charge(table, (25, 20))
    assert [told.target for told in table.table.heard(Fought)] == ["C"]


@pytest.mark.rule("punk.ruling.assault_declaration")
def test_a_move_against_another_or_against_nobody_never_counts() -> None:
    table = field(b={"at": (36, 20)}, C=who(at=(36, 25), D=9, **CLAWS), dice=MISS)
    charge(table, (29.5, 22.9), to="C")
    charge(table, (33.5, 20))
    assert table.skirmish.active.momentum == {"B": 1}
    plain = field(b={"at": (36, 20)}, dice=MISS)
    plain.answer(["move", {"way": [[3000, 2000]], "facing": None}])
    charge(plain, (33.5, 20))
    assert bonus(plain) == 1


@pytest.mark.rule("punk.combat.assault.max_advance")
def test_a_way_that_is_not_gone_as_far_as_possible_is_no_assault() -> None:
    table = field(b={"at": (36, 20)})
    assert refusal(table, (26, 20)) == "punk.combat.assault.max_advance"


@pytest.mark.rule("punk.combat.assault.min_actions")
def test_a_detour_that_takes_an_action_more_is_no_assault() -> None:
    table = field({"A": 3}, {"at": (41, 20)})
    assert refusal(table, (22, 29.7)) == "punk.combat.assault.min_actions"


@pytest.mark.rule("punk.combat.assault.min_actions")
def test_who_can_get_there_at_once_does_not_take_two() -> None:
    assert refusal(field(), (20, 29.9)) == "punk.combat.assault.min_actions"


@pytest.mark.rule("punk.combat.assault.min_actions")
def test_who_cannot_get_there_in_this_activation_only_moves() -> None:
    table = field(b={"at": (46, 20)}, C=who(at=(36, 20)))
    assert refusal(table, (29, 21)) == "punk.combat.assault.min_actions"


@pytest.mark.rule("punk.combat.assault.bonus_duration")
def test_it_lasts_for_the_activation_and_no_longer() -> None:
    table = field(dice=MISS * 2)
    charge(table, (25, 20))
    table.do("fight", "B")
    assert [event.mine for event in table.table.heard(Fought)] == [7, 7]
    table.activate("B")
    skirmish, a = table.skirmish, table["a"]
    rules = {term.rule for term in combat_terms(skirmish, a, table["B"], wield(skirmish, a))}
    assert not any(rule.startswith("punk.combat.assault.") for rule in rules)


@pytest.mark.rule("punk.combat.assault.bonus_only_vs_assaulted")
def test_it_is_only_against_whom_it_assaulted() -> None:
    """C is of the same combat, for c holds both."""
    table = field(
        C=who(at=(27.5, 25), D=9, **CLAWS),
        c=who(at=(27.5, 22.5), C=4, **CLAWS),
        dice=MISS,
        answers=[("punk.ask.free_fight", "C")],
    )
    charge(table, (25, 20))
    assert table.table.heard(Fought)[0].mine == 6 + 1
    assert (bonus(table, "B"), bonus(table, "C")) == (1, 0)


@pytest.mark.rule("punk.ruling.assault_several")
def test_into_two_at_once_each_with_its_own_run() -> None:
    """C is named only with the second Move Action."""
    table = field(b={"at": (36, 20)}, C=who(at=(36, 22.6), D=9, **CLAWS), dice=MISS, answers=["B"])
    charge(table, (30, 20))
    (both,) = [one for one in domain(table).candidates() if set(one.to) == {"B", "C"}][:1]
    table.answer(["assault", domain(table).write(both)])
    assert table.skirmish.active.momentum == {"B": 2, "C": 1}


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.ruling.assault_several")
def test_each_of_several_is_judged_by_its_own_shortest_way() -> None:
    """Line 450: C can be reached with one Action, and the run at B does not count against it."""
    table = field(b={"at": (36, 20)}, C=who(at=(30, 24), D=9, **CLAWS), dice=MISS)
    charge(table, (30, 20), to="BC")
    charge(table, (30, 21.5), to="C")
    assert table.skirmish.active.momentum == {"C": 1}


@pytest.mark.rule("punk.ruling.assault_several")
def test_two_who_are_as_far_away_both_count() -> None:
    table = field(b={"at": (36, 20)}, C=who(at=(36, 22.6), D=9, **CLAWS), dice=MISS, answers=["B"])
    charge(table, (30, 20), to="BC")
    (both,) = [one for one in domain(table).candidates() if set(one.to) == {"B", "C"}][:1]
    table.answer(["assault", domain(table).write(both)])
    assert table.skirmish.active.momentum == {"B": 2, "C": 2}


@pytest.mark.rule("punk.ruling.assault_several")
def test_nobody_is_touched_who_was_not_named() -> None:
    table = field({"at": (20, 20)}, {"at": (29, 20)}, C=who(at=(29, 17.4), **CLAWS))
    (both,) = [one for one in domain(table).candidates() if set(one.to) == {"B", "C"}][:1]
    answer: Any = domain(table).write(both)
    assert domain(table).contains(answer)
    assert not domain(table).contains({**answer, "to": ["B"]})


# --- on walls and pillars


def above(piece: Scenery, place: Place, **others: Any) -> Fielded:
    """a on the ground, and B in a place that only a climber gets beside."""
    table = field(pieces=[piece], **others)
    table["B"].at = place
    return table


TOWER = block(3000, 1000, 1000, 2000, height=1200, size=4)
PILLAR = block(2900, 1875, 250, 250, height=400, size=4)
ON_THE_WALL = Place(Point(2875, 2000), 600, held=True)
ON_THE_PILLAR = Place(Point(3025, 2000), 400)


@pytest.mark.rule("punk.move.climbing_position", "punk.combat.assault.definition")
def test_a_climber_is_assaulted_on_the_wall() -> None:
    """Lines 287 and 442: a second climber beside it is in contact."""
    table = above(TOWER, ON_THE_WALL, dice=[1, 1, *MISS], answers=[True, True])
    for _ in range(2):
        table.answer(["assault", domain(table).write(next(domain(table).candidates()))])
    assert (table["a"].at.held, table["a"].at.height) == (True, 350)
    assert table.skirmish.in_contact(table["a"], table["B"])
    assert bonus(table) == 2


@pytest.mark.rule("punk.combat.assault.definition")
def test_one_who_fills_the_top_of_a_pillar_is_assaulted_from_its_side() -> None:
    table = above(PILLAR, ON_THE_PILLAR, dice=[1, *MISS], answers=[True])
    table.answer(["assault", domain(table).head([Point(3025, 2000)])])
    assert table["a"].at.held
    assert [event.bonus for event in table.table.heard(Assaulted)] == [1]


@pytest.mark.rule("punk.combat.assault.definition")
@pytest.mark.parametrize(
    ("piece", "place"), [(TOWER, ON_THE_WALL), (PILLAR, ON_THE_PILLAR)], ids=["wall", "pillar"]
)
def test_nobody_else_need_be_in_reach_for_it(piece: Scenery, place: Place) -> None:
    def at_b(**others: Any) -> list[Any]:
        found = domain(above(piece, place, **others))
        return [found.write(one) for one in found.candidates() if one.to == ("B",)]

    assert at_b()
    assert at_b() == at_b(C=who(at=(24, 26), **CLAWS))


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.move.jump.general")
@pytest.mark.parametrize("row", [11.5, 17, 20, 28])
def test_across_the_gap_between_facing_roofs_wherever_it_is_met(row: float) -> None:
    """One Action straight on; at the corners of the roofs it would take two."""
    roofs = [block(x, 1000, 1000, 2000, height=600, size=3) for x in (1000, 2400)]
    a, b = ({"at": (x, row), "height": 6} for x in (18, 27))
    table = field(a, b, pieces=roofs)
    usual: Any = domain(table).write(next(domain(table).candidates()))
    pointed: Any = domain(table).head([table["B"].at.point])
    for answer in (usual, pointed):
        assert [step[2:3] for step in answer["way"]][:2] == [[], ["jump"]]
        assert domain(table).read(answer).fewest == (1,)


# --- rough ground


MARSH = block(2200, 1000, 200, 2000, ground="rough")


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.combat.assault.max_advance")
def test_the_books_assault_b() -> None:
    """punk.example.assault_b: round the marsh, in one Action as well; one is left."""
    marsh = block(2200, 1850, 200, 1150, ground="rough")
    table = field(pieces=[marsh], dice=MISS)
    charge(table, (21, 17.1), (25.6, 17.1), (25.9, 18.07))
    assert table.skirmish.in_contact(table["a"], table["B"])
    assert (bonus(table), table.skirmish.active.left) == (1, 1)


@pytest.mark.rule("punk.combat.assault.failed_terrain", "punk.ruling.assault_terrain_scope")
def test_a_failed_roll_costs_the_bonus_and_not_the_assault() -> None:
    """punk.example.assault_c: 10 cm halved; it needs both Actions, and gets nothing for them."""
    table = field(
        {"AG": 4}, {"at": (29.5, 20)}, pieces=[MARSH],
        dice=[9, *MISS], answers=[True, {"way": [[2500, 2000]], "facing": None}],
    )  # fmt: skip
    charge(table, (27, 20))
    assert not table.skirmish.locked(table["a"])
    charge(table, (27, 20))
    assert table.skirmish.locked(table["a"])
    assert bonus(table) == 0


@pytest.mark.rule("punk.combat.assault.min_actions")
def test_round_the_marsh_in_two_the_first_is_a_plain_move() -> None:
    """punk.example.assault_c: through in one, round in two; the way round gives +1 in the end."""
    table = field({"at": (20, 20)}, {"at": (29.5, 20)}, pieces=[MARSH], dice=MISS)
    assert refusal(table, (20, 10.1)) == "punk.combat.assault.min_actions"
    table.answer(["move", {"way": [[2000, 1080]], "facing": 135}])
    assert table.skirmish.active.charge is None


@pytest.mark.rule("punk.ruling.assault_halved")
def test_to_decline_the_roll_is_no_failure_but_may_cost_the_first_action() -> None:
    table = field(
        {"AG": 4}, {"at": (29.5, 20)}, pieces=[MARSH],
        dice=MISS, answers=[False, {"way": [[2500, 2000]], "facing": None}],
    )  # fmt: skip
    charge(table, (27, 20))
    assert table.skirmish.active.charge is None
    charge(table, (27, 20))
    assert bonus(table) == 1


@pytest.mark.rule("punk.combat.assault.failed_terrain", "punk.ruling.terrain_roll_timing")
def test_who_is_slowed_on_its_run_may_stop_there() -> None:
    stays: Any = {"way": [], "facing": None}
    table = field({"AG": 4}, {"at": (29.5, 20)}, pieces=[MARSH], dice=[9], answers=[True, stays])
    charge(table, (27, 20))
    assert table["a"].at.point == Point(2075, 2000)


@pytest.mark.rule("punk.ruling.assault_halved", "punk.combat.assault.min_actions")
@pytest.mark.parametrize(("x", "counts"), [(36.5, True), (37.5, True), (37.6, False)])
def test_what_was_slowed_counts_while_the_rest_takes_no_action_more(x: float, counts: bool) -> None:
    """5 cm of the first 10: two Actions are enough for 15, and not for more."""
    ditch = block(2200, 1000, 50, 2000, ground="rough")
    halved = {"way": [[2500, 2000]], "facing": None}
    table = field({"A": 3}, {"at": (x, 20)}, pieces=[ditch], dice=MISS, answers=[False, halved])
    charge(table, (30, 20))
    assert (table.skirmish.active.charge is not None) == counts


# --- from behind


@pytest.mark.rule("punk.combat.assault.from_behind", "punk.ruling.behind_timing")
def test_from_behind_gives_1_more() -> None:
    """punk.example.assault_d: +1 for the Assault and +1 because she never saw her."""
    table = field(b={"facing": EAST}, dice=MISS)
    charge(table, (25, 20))
    assert table.table.heard(Fought)[0].mine == 6 + 2
    assert table.table.heard(Assaulted)[0].behind


@pytest.mark.rule("punk.combat.assault.from_behind")
@pytest.mark.parametrize(
    ("points", "extra"),
    [([(25, 20)], True), ([(26, 16.2), (27.5, 17.5)], False)],
)
def test_not_if_it_was_in_front_at_any_moment(points: Any, extra: bool) -> None:
    table = field(b={"facing": EAST}, dice=MISS)
    charge(table, *points)
    assert table.table.heard(Assaulted)[0].behind is extra


@pytest.mark.rule("punk.ruling.behind_timing")
@pytest.mark.parametrize("switch", [False, True])
def test_earlier_actions_count_unless_the_switch_says_otherwise(switch: bool) -> None:
    """It walks from in front of B to behind it, and then assaults."""
    table = field(
        {"at": (30, 26), "facing": 315}, {"at": (27.5, 20), "facing": SOUTH},
        rules=Rules(behind_from_start=switch), dice=MISS,
    )  # fmt: skip
    table["B"].facing = EAST
    table.answer(["move", {"way": [[2200, 2500]], "facing": 45}])
    charge(table, (25.5, 21.5))
    assert table.table.heard(Assaulted)[0].behind is switch


@pytest.mark.rule("punk.ruling.behind_timing", "punk.combat.assault.from_behind")
def test_what_scenery_hides_was_not_seen() -> None:
    """In front of B all the way to the corner of a wall, right behind which B is."""
    wall = block(2450, 1500, 50, 480, size=3, height=900)
    table = field({"at": (20, 18)}, {"at": (27.5, 17), "facing": SOUTH}, pieces=[wall], dice=MISS)
    table["B"].facing = 0
    assert "assault" not in table.ways()


@pytest.mark.rule("punk.ruling.assault_terrain_scope")
def test_a_failed_roll_does_not_cost_the_bonus_from_behind() -> None:
    table = field(b={"facing": EAST}, dice=MISS)
    table.skirmish.active.stumbled = True
    charge(table, (25, 20))
    assert bonus(table) == 1


@pytest.mark.rule("punk.core.all_round")
def test_who_sees_all_round_is_never_assaulted_from_behind() -> None:
    table = field(b={"facing": EAST, "special": ["all_round"]}, dice=MISS)
    charge(table, (25, 20))
    assert not table.table.heard(Assaulted)[0].behind


@pytest.mark.rule("punk.core.all_round")
def test_who_sees_all_round_assaults_whoever_is_near() -> None:
    """Behind its back, and even behind a wall."""
    wall = block(2300, 1700, 50, 600, size=3, height=900, climbable=False)
    table = field({"facing": WEST, "special": ["all_round"]}, pieces=[wall])
    assert {one.to for one in domain(table).candidates()} == {("B",)}


# --- impetus


@pytest.mark.rule("punk.special.impetus")
def test_impetus_makes_the_run_hit_harder() -> None:
    """Two Move Actions and from behind: only the +2 of the run count."""
    table = field(
        {"gear": ["spear"], "F": 4}, {"at": (36, 20), "facing": EAST, "armour": 5}, dice=MISS
    )
    charge(table, (30, 20))
    charge(table, (33.5, 20))
    assert bonus(table) == 3
    roll: Any = table.table.rolled[1]
    terms = {term.rule: term.amount for term in roll.modifiers}
    assert terms["punk.impact.attacker_total"] == 4 + 1 + 2
    assert (terms["punk.armour.value"], terms["punk.penetration.reduces"]) == (-5, 2 + 2)


# --- from above


def roof(height: int = 700, **given: Any) -> Fielded:
    """a on the edge of a roof so high, and B at the foot of its wall."""
    house = block(1000, 1000, 1000, 1000, size=3, height=height)
    a = {"at": (20, 15), "height": height / 100, "facing": EAST}
    return field(
        a | given.pop("a", {}), {"at": (23.8, 15)} | given.pop("b", {}), pieces=[house], **given
    )


def drop(table: Fielded) -> None:
    table.answer(["assault", {"to": ["B"], "way": [[2125, 1500, "drop"]], "facing": None}])


@pytest.mark.rule("punk.combat.assault.above.allowed", "punk.ruling.above_place")
def test_dropping_on_an_enemy_just_below_is_offered() -> None:
    table = roof()
    (one,) = [one for one in domain(table).candidates() if one.trek.steps[-1].how == "drop"][:1]
    assert one.trek.journey.end.height == 0
    assert one.to == ("B",)


@pytest.mark.rule("punk.combat.assault.above.modifiers", "punk.ruling.above_sign")
@pytest.mark.parametrize(
    ("height", "helps", "combat", "strength"),
    [(700, False, -1, 2), (500, False, 0, 1), (700, True, 3, 2)],
)
def test_less_sure_and_harder(height: int, helps: bool, combat: int, strength: int) -> None:
    rules = Rules(above_helps_combat=helps)
    table = roof(height, rules=rules, dice=[9, 1, 1, 10, 1, 10])
    drop(table)
    assert table.table.heard(Fought)[0].mine == 6 + combat
    roll: Any = table.table.rolled[1]
    terms = {term.rule: term.amount for term in roll.modifiers}
    assert terms["punk.impact.attacker_total"] == 4 + strength


@pytest.mark.rule("punk.combat.assault.above.always_prone", "punk.ruling.above_aftermath")
def test_from_low_down_there_is_no_fall_but_it_lies_there() -> None:
    """4 cm; B goes down, so nobody makes it stand up."""
    table = roof(400, b={"D": 1}, dice=[9, 1, 10, 1])
    drop(table)
    assert table["B"].out == "downed"
    assert table["a"].prone


@pytest.mark.rule("punk.combat.assault.above.always_prone", "punk.ruling.above_aftermath")
def test_who_still_touches_an_enemy_stands_up_shaken() -> None:
    table = roof(400, dice=MISS)
    drop(table)
    assert not table["a"].prone
    assert "a" in table.skirmish.active.shaky
    assert not table.offers("separate")


@pytest.mark.rule("punk.combat.assault.above.fight_first", "punk.combat.assault.above.always_prone")
def test_the_fight_comes_before_the_fall() -> None:
    """12 cm: the Combat roll, the impact roll, the fall."""
    table = roof(1200, dice=[9, 1, 1, 10, 10, 1])
    drop(table)
    rolled = [roll.rule for roll in table.table.rolled]
    assert rolled[:2] == ["punk.combat.fight.roll", "punk.impact.roll"]
    assert rolled[2].startswith("punk.move.fall")


@pytest.mark.rule("punk.ruling.above_aftermath")
def test_who_goes_down_in_its_own_fight_does_not_fall_as_well() -> None:
    table = roof(1200, dice=[1, 10, 10, 1])
    drop(table)
    assert table["a"].out == "downed"
    table.table.done()


@pytest.mark.rule("punk.combat.assault.above.allowed", "punk.move.climb.drop")
def test_a_drop_takes_no_movement_however_high() -> None:
    """12 cm above B with one Action left, which is good for 10 cm."""
    table = roof(1200, dice=[9, 1, 1, 10, 10, 1])
    table.skirmish.active.left = 1
    drop(table)
    assert table.table.heard(Assaulted)


@pytest.mark.rule("punk.ruling.climb_shift", "punk.move.climb.drop")
def test_nor_does_the_shift_off_the_edge() -> None:
    """B is 10.5 cm away in plan; 1.25 of them are the step down from the edge."""
    table = roof(240, b={"at": (33, 15)}, dice=MISS)
    table.skirmish.active.left = 1
    assert {one.to for one in domain(table).candidates()} == {("B",)}


@pytest.mark.rule("punk.ruling.above_duration")
def test_what_the_drop_gives_ends_with_its_fight() -> None:
    table = roof(700, dice=[9, 1, 1, 10, 10, 1])
    drop(table)
    assert bonus(table) == 1


@pytest.mark.rule("punk.ruling.above_small_drop")
def test_a_step_of_25_mm_is_no_drop() -> None:
    low = block(1000, 1000, 1000, 1000, size=2, height=250)
    table = field({"at": (20, 15), "height": 2.5}, {"at": (23.8, 15)}, pieces=[low], dice=MISS)
    drop(table)
    assert table.table.heard(Fought)[0].mine == 7
    assert not table["a"].prone


# --- leaping


@pytest.mark.rule("punk.ruling.leap_assault", "punk.special.leap.super")
def test_a_leap_of_two_actions_gives_2() -> None:
    """Over a wall that nobody could walk round in time."""
    wall = block(2500, 500, 100, 3000, size=1, height=300, standable=False)
    table = field({"special": ["leap"]}, {"at": (36, 20)}, pieces=[wall], dice=MISS)
    (one,) = [one for one in domain(table).candidates() if one.actions == 2][:1]
    table.answer(["assault", domain(table).write(one)])
    assert bonus(table) == 2
    assert table.skirmish.active.left == 0


@pytest.mark.rule("punk.ruling.leap_assault")
def test_a_leap_longer_than_need_be_gives_1() -> None:
    table = field({"special": ["leap"]}, dice=MISS)
    over: Any = [[2100, 2000, "leap", 500], [2500, 2000, "leap", 0]]
    table.answer(["assault", {"to": ["B"], "way": over, "facing": None}])
    assert table.skirmish.active.left == 0
    assert bonus(table) == 1


# --- as a question


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_candidates_can_all_be_answered() -> None:
    table = field(b={"at": (36, 20)}, C=who(at=(28, 24)), D=who(at=(20, 29)))
    found = list(domain(table).candidates())
    assert found
    for one in found:
        assert domain(table).contains(domain(table).write(one))


def offered(table: Fielded) -> list[tuple[str, list[str]]]:
    """Whom each Assault it may choose from is on, and how each step of it is gone."""
    found = domain(table).candidates()
    return [("".join(one.to), [step.how for step in one.trek.steps]) for one in found]


@pytest.mark.rule("punk.combat.assault.above.allowed", "punk.combat.assault.definition")
def test_from_a_roof_it_may_climb_down_or_drop() -> None:
    assert offered(roof()) == [("B", ["climb", "walk"]), ("B", ["drop"])]


@pytest.mark.rule("punk.ruling.assault_several", "punk.combat.assault.definition")
@pytest.mark.parametrize(
    ("b", "c"), [((27.5, 20), (25, 22.5)), ((27.5, 17.5), (27.5, 22.5))], ids=["way", "between"]
)
def test_whoever_else_it_would_touch_is_named_too(b: Any, c: Any) -> None:
    """On the way to B, or between two as far apart as its base is wide."""
    table = field(b={"at": b}, C=who(at=c))
    assert {"BC", "CB"} & {to for to, _ in offered(table)}
    for one in domain(table).candidates():
        assert domain(table).contains(domain(table).write(one))


@pytest.mark.rule("punk.ruling.leap_assault", "punk.special.leap.super")
@pytest.mark.parametrize(("x", "actions"), [(25, 1), (32.4, 1), (32.5, 1), (32.6, 2), (42.5, 2)])
def test_a_leap_takes_an_action_for_each_10_cm(x: float, actions: int) -> None:
    table = field({"special": ["leap"]}, {"at": (x, 20)})
    leap: Any = {"to": ["B"], "way": [[round(x * 100) - 250, 2000, "leap", 0]], "facing": None}
    assert domain(table).read(leap).actions == actions


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_pointing_at_places_on_the_way_means_to_go_by_them() -> None:
    answer: Any = domain(field()).head([Point(2300, 2200), Point(2750, 2000)])
    assert answer["way"][0] == [2300, 2200]


@pytest.mark.rule("punk.combat.assault.definition", "punk.measure.contact_vertical")
def test_pointing_beside_one_on_a_ledge_means_to_touch_it_from_there() -> None:
    ledge = block(2750, 1500, 1000, 1000, size=2, height=250)
    table = field(b={"at": (27.6, 20), "height": 2.5}, pieces=[ledge])
    answer: Any = domain(table).head([Point(2550, 1920)])
    assert (answer["to"], answer["way"][-1][1] < 1950) == (["B"], True)
    assert domain(table).contains(answer)


@pytest.mark.rule("punk.combat.assault.definition", "punk.special.leap.three_d")
def test_the_question_says_whom_it_is_about_and_how_far_each_way_is() -> None:
    found = domain(field())
    assert [one.to for one in found.few()] == [("B",)]
    assert found.sketch(way((25, 20))).cost == 500
    told = found.describe()
    assert (told["targets"], told["left"], told["leaps"], told["forced"]) == (
        ["B"],
        2,
        False,
        False,
    )
    assert domain(field({"special": ["leap"]})).describe()["leaps"]


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.combat.assault.max_advance")
def test_whom_no_way_leads_to_takes_an_action_more_than_there_are() -> None:
    pit = block(2500, 0, 200, 9000, ground="impassable", barred=True)
    table = field(b={"at": (36, 20)}, pieces=[pit], C=who(at=(20, 25)))
    with pytest.raises(Refused) as caught:
        domain(table).read(way((23, 20)))
    assert dict(caught.value.reason.args) == {"target": "B", "needs": 3, "has": 2}


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.combat.assault.max_advance")
def test_where_a_friend_is_in_the_way_of_stopping_it_takes_an_action_more() -> None:
    """20 cm to B, and after 10 a friend stands there: three Actions, and none of them lost."""
    table = field({"A": 3}, {"at": (42.5, 20)}, c=who(at=(30, 20)))
    (one, *_) = domain(table).candidates()
    assert one.fewest == (3,)
    with pytest.raises(Refused) as caught:
        domain(table).read(way((20, 30)))
    assert caught.value.reason.key == "punk.barred.assault_detour"
    assert dict(caught.value.reason.args)["has"] == 3


@pytest.mark.rule("punk.special.bloodthirst.advance")
def test_the_bloodthirsty_go_all_the_way_round() -> None:
    """20 cm away across a pit that takes more than 60 cm to go round."""
    pit = block(2500, 0, 1200, 4500, ground="impassable", barred=True)
    table = field({"special": ["bloodthirst"]}, {"at": (40, 20)}, pieces=[pit])
    (one, *_) = domain(table).candidates()
    assert one.needed == 7


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_the_first_part_of_a_way_stops_short_of_anybody_it_passes() -> None:
    """Round C, who was not named, and beside whom the first Action would end."""
    table = field(b={"at": (36, 20)}, C=who(at=(29, 20.2)))
    (round_it,) = [one for one in domain(table).candidates() if one.to == ("B",)]
    assert round_it.needed == 2
    assert domain(table).contains(domain(table).write(round_it))


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_pointing_at_an_enemy_means_to_touch_it_on_that_side() -> None:
    table = field()
    onto: Any = domain(table).head([Point(2750, 2000)])
    assert (onto["to"], onto["way"]) == (["B"], [[2500, 2000]])
    beside: Any = domain(table).head([Point(2750, 1700)])
    assert domain(table).contains(beside)
    assert abs(beside["way"][-1][1] - 1750) <= 2


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_pointing_at_one_far_away_means_to_get_as_far_as_possible() -> None:
    table = field(b={"at": (36, 20)})
    answer: Any = domain(table).head([Point(3600, 2000)])
    assert answer["way"] == [[3000, 2000]]
    assert domain(table).sketch(answer).cost == 1000


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_round_a_wall_in_between() -> None:
    wall = block(2300, 1900, 50, 300, size=1, height=100, standable=False)
    table = field(pieces=[wall], dice=MISS)
    (one, *_) = domain(table).candidates()
    table.answer(["assault", domain(table).write(one)])
    assert table.skirmish.in_contact(table["a"], table["B"])


SLANTED = scenery(
    [(1486, 1641), (3486, 2241), (3457, 2337), (1457, 1737)], size=1, height=200, standable=False
)
"""A fence 1 cm thick and 21 long, slantwise between a and B."""


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.ruling.obstacle_width")
def test_over_a_fence_that_is_crossed_slantwise_in_two_actions() -> None:
    """The straight way is 34 mm over it; it is bent to cross it where it is narrower."""
    table = field(b={"at": (39, 20)}, pieces=[SLANTED], dice=MISS)
    for _ in range(2):
        (one, *_) = domain(table).candidates()
        table.answer(["assault", domain(table).write(one)])
    assert bonus(table) == 2


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.ruling.obstacle_width")
def test_who_stands_right_behind_a_fence_is_got_at_from_the_side() -> None:
    """Where a would touch B first there is no room to stand."""
    fence = block(3600, 1000, 100, 2000, size=1, height=200, standable=False)
    table = field({"A": 3}, {"at": (38.5, 20)}, pieces=[fence], dice=MISS)
    for _ in range(2):
        (one, *_) = domain(table).candidates()
        table.answer(["assault", domain(table).write(one)])
    assert table.skirmish.in_contact(table["a"], table["B"])
    assert bonus(table) == 2


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.move.obstacle.must_stand")
def test_where_one_cannot_stop_on_a_fence_it_takes_an_action_more() -> None:
    """20 cm to B, and after 10 there is a fence: three Actions, and it is an Assault of three."""
    fence = block(2950, 1000, 100, 2000, size=1, height=200, standable=False)
    table = field({"A": 3}, {"at": (42.5, 20)}, pieces=[fence], dice=MISS)
    for _ in range(3):
        (one, *_) = domain(table).candidates()
        table.answer(["assault", domain(table).write(one)])
    assert bonus(table) == 3
    short = field(b={"at": (42.5, 20)}, pieces=[fence])
    assert "assault" not in short.ways()


def test_somebody_too_far_away_is_refused_with_what_it_would_take() -> None:
    table = field(C=who(at=(60, 20)))
    with pytest.raises(Refused) as refused:
        domain(table).read(way((30, 20), to="C"))
    assert dict(refused.value.reason.args) == {"target": "C", "needs": 3, "has": 2}


@pytest.mark.rule("punk.combat.assault.definition", "punk.combat.assault.max_advance")
def test_samples_can_all_be_answered() -> None:
    table = field(b={"at": (36, 20)}, C=who(at=(28, 24)), D=who(at=(20, 29)))
    rng = Random(5)
    for _ in range(20):
        one = domain(table).sample(rng)
        assert domain(table).contains(domain(table).write(one))


def test_malformed_answers() -> None:
    table = field()
    answers: list[Any] = [[], {}, {"to": []}, {"to": ["B", "B"]}, {"to": ["x"]}, {"to": [1]}]
    for answer in [*answers, {"to": ["B"], "way": 3}, {"to": ["B"], "how": 1}]:
        with pytest.raises(Malformed):
            domain(table).read(answer)


@pytest.mark.rule("punk.attribute.dash")
def test_who_has_no_combat_assaults_nobody() -> None:
    assert "assault" not in field({"C": None}).ways()
