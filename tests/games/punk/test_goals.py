"""Objectives, what they are worth, and how a skirmish ends."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.field import Field, keep_field
from tapete.games.punk.content.scenario import scenario_named, scenarios
from tapete.games.punk.events.gear import Revealed
from tapete.games.punk.events.story import Controlled, Ended, Scored, WentOn
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.story.goals import judge, tally
from tapete.games.punk.rules.story.interacting import controller
from tapete.games.punk.rules.story.scores import score_of
from tapete.games.punk.rules.turns.turns import end_turn
from tapete.games.punk.state import Objective
from tapete.games.punk.unowned import NOBODY
from tapete.spaces.boards.board import Board
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.rounds import Idle


def staged(scenario: str, **minis: Any) -> Fielded:
    """Minis on an empty table with a scenario's zones and objectives."""
    table = fielded(**minis)
    table.table = Idle()
    side, plan = 90 * CM, scenario_named(scenario)
    name = f"staged-{scenario}"
    keep_field(name, Field(Board(side, side), (), (), plan.zones(Point(side, side))))
    table.state.scenario, table.state.ground = scenario, name
    table.state.objectives = [
        Objective(site.id, site.kind, Place(Point(round(site.at[0] * CM), round(site.at[1] * CM))))
        for site in plan.objectives
    ]
    return table


def points(table: Fielded) -> list[int]:
    return [tally(table.skirmish, seat) for seat in (0, 1)]


def over(table: Fielded, turn: int) -> Fielded:
    """That Turn is over."""
    table.state.turn = turn
    end_turn(table.skirmish)
    judge(table.skirmish)
    return table


# --- interacting

NEAR = (45, 45 + 3.25)
"""In contact with what lies in the middle."""


def handling(
    scenario: str, at: tuple[float, float], *, dice: list[int] | None = None, **how: Any
) -> Fielded:
    table = staged(scenario, a=who(at=at, **how), B=who(at=(5, 5)))
    table.table = Idle(dice or [])
    table.activate("a")
    return table


@pytest.mark.rule("punk.core.interact")
@pytest.mark.rule("punk.core.carry")
def test_a_crate_is_taken_with_an_action_and_goes_along() -> None:
    table = handling("supplies", NEAR)
    table.do("interact", to="s1")
    (crate,) = [one for one in table.state.objectives if one.id == "s1"]
    assert (crate.carrier, table.skirmish.active.left) == ("a", 1)
    table.answer(["move", {"way": [[4500, 5500]], "facing": None}])
    judge(table.skirmish)
    assert crate.at == table["a"].at
    table["a"].out = "downed"
    judge(table.skirmish)
    assert (crate.carrier, crate.at.point) == ("", Point(4500, 5500))


@pytest.mark.rule("punk.core.carry")
def test_only_one_is_carried_and_letting_go_costs_nothing() -> None:
    table = handling("supplies", NEAR)
    table.state.objectives[1].at = Place(Point(4500, 5150))
    table.do("interact", to="s1")
    assert not table.offers("interact", "s2")
    assert table.barred("interact", "s2")[1].key == "punk.barred.nothing_to_do"
    table.do("put_down")
    assert table.skirmish.active.left == 1
    assert table.offers("interact", "s2")


@pytest.mark.rule("punk.core.interact")
@pytest.mark.parametrize(("die", "done"), [(4, True), (5, False)])
def test_a_device_takes_a_technique_roll(die: int, done: bool) -> None:
    table = handling("sabotage", (20, 56 + 3.25), dice=[die], T=4)
    table.do("interact", to="v1")
    valve = table.state.objectives[0]
    assert (valve.done, valve.holder) == (done, 0 if done else -1)
    assert valve.progress == int(done)
    assert points(table)[0] == 3 * done


@pytest.mark.rule("punk.core.interact")
@pytest.mark.rule("punk.special.electric.test")
def test_touching_an_electrified_device_is_a_risk() -> None:
    table = handling("sabotage", (45, 62 + 3.25), dice=[4, 9], T=4, D=4)
    table.do("interact", to="v2")
    assert table.state.objectives[1].done
    assert table["a"].shocked


@pytest.mark.rule("punk.core.interact")
def test_not_from_afar_nor_for_the_other_side_nor_without_technique() -> None:
    assert (
        handling("sabotage", (20, 60)).barred("interact", "v1")[1].key == "punk.barred.not_touching"
    )
    dull = handling("sabotage", (20, 59.25), T=None)
    assert dull.barred("interact", "v1")[0] == "punk.attribute.dash"
    table = staged("sabotage", a=who(at=(20, 59.25)), B=who(at=(5, 5)))
    table.state.zones = [1, 0]
    table.activate("a")
    assert not table.offers("interact")


@pytest.mark.rule("punk.core.interact")
def test_a_captive_is_freed_and_goes_along_at_once() -> None:
    table = handling("rescue", (45, 40 + 3.25), dice=[9, 2], T=4)
    table.do("interact", to="mechanic")
    captive = table.state.objectives[0]
    assert captive.carrier == ""
    table.do("interact", to="mechanic")
    assert captive.carrier == "a"


@pytest.mark.rule("punk.core.interact", "punk.core.carry")
def test_who_was_freed_and_left_behind_is_taken_without_another_roll() -> None:
    table = handling("rescue", (45, 40 + 3.25), dice=[2], T=4)
    for _ in range(2):
        table.do("interact", to="mechanic")
        assert table.state.objectives[0].carrier == "a"
        table.do("put_down")


@pytest.mark.parametrize("ability", ["beast", "dimwit", "mounted"])
def test_some_never_handle_objectives(ability: str) -> None:
    rules = {
        "beast": "punk.special.beast",
        "dimwit": "punk.special.dimwit",
        "mounted": "punk.special.mounted.limits",
    }
    table = handling("supplies", NEAR, special=[ability])
    assert not table.offers("interact")
    assert table.barred("interact", "s1")[0] == rules[ability]


@pytest.mark.rule("punk.special.beast")
def test_beasts_do_not_interact() -> None:
    test_some_never_handle_objectives("beast")


@pytest.mark.rule("punk.special.dimwit")
def test_the_dimwitted_do_not_interact_but_climb() -> None:
    test_some_never_handle_objectives("dimwit")


@pytest.mark.rule("punk.ruling.mounted_loot")
@pytest.mark.rule("punk.special.mounted.limits")
def test_the_mounted_do_not_interact() -> None:
    """punk.ruling.mounted_loot: devices count as interacting."""
    test_some_never_handle_objectives("mounted")


# --- control


@pytest.mark.rule("punk.core.control")
def test_more_minis_within_5_cm_control_it() -> None:
    table = staged(
        "tower",
        a=who(at=(45, 48)),
        b=who(at=(45, 42)),
        B=who(at=(48, 45)),
        C=who(at=(45, 45 + 2 + 5 + 1.3)),
    )
    tap = table.state.objectives[0]
    assert controller(table.skirmish, tap) == 0
    table["C"].at = Place(Point(4500, round((45 + 2 + 5 + 1.25) * CM)))
    assert controller(table.skirmish, tap) == -1


@pytest.mark.rule("punk.core.control")
@pytest.mark.parametrize("ability", ["beast", "dimwit", "mounted"])
def test_some_do_not_count_for_control(ability: str) -> None:
    table = staged("tower", a=who(at=(45, 48), special=[ability]), B=who(at=(48, 45)))
    assert controller(table.skirmish, table.state.objectives[0]) == 1


@pytest.mark.rule("punk.core.control")
def test_the_tower_pays_from_the_second_turn_on() -> None:
    table = staged("tower", a=who(at=(45, 48)), B=who(at=(5, 5)))
    over(table, 1)
    assert table.state.scores == [0, 0]
    over(table, 2)
    assert table.state.scores == [1, 0]
    assert [told.side for told in table.table.heard(Controlled)] == [0]
    assert [(told.side, told.points) for told in table.table.heard(Scored)] == [(0, 1)]
    over(table, 6)
    assert (table.state.scores, table.state.winner) == ([4, 0], 0)


@pytest.mark.rule("punk.core.control")
def test_an_objective_is_told_to_be_in_the_hands_of_a_band_or_of_nobody() -> None:
    table = staged("tower", a=who(at=(45, 48)), B=who(at=(5, 5)))
    table.state.names = ["Ruta", "Costra"]
    over(table, 1)
    table["B"].at = Place(Point(48 * CM, 45 * CM))
    over(table, 2)
    told = table.table.heard(Controlled)
    assert [(one.side, one.band) for one in told] == [(0, "Ruta"), (-1, "")]


# --- the wagon


@pytest.mark.rule("punk.core.cart")
def test_the_wagon_goes_on_while_its_escort_controls_it() -> None:
    table = staged("convoy", a=who(at=(10, 48)), B=who(at=(80, 80)))
    wagon = table.state.objectives[0]
    over(table, 1)
    assert wagon.at.point == Point(2600, 4500)
    over(table, 2)
    assert wagon.at.point == Point(2600, 4500)
    table["a"].at = Place(Point(2600, 4800))
    table["B"].at = Place(Point(2600, 4200))
    over(table, 3)
    assert wagon.at.point == Point(2600, 4500)
    assert [told.left for told in table.table.heard(WentOn)] == [60]


@pytest.mark.rule("punk.core.cart")
@pytest.mark.rule("punk.core.victory")
def test_when_it_arrives_the_match_is_decided() -> None:
    table = staged("convoy", a=who(at=(75, 48)), B=who(at=(5, 5)))
    table.state.objectives[0].at = Place(Point(7500, 4500))
    over(table, 4)
    assert (table.state.ended, table.state.winner) == ("punk.result.decisive", 0)
    assert table.state.scores == [6, 0]


# --- points


@pytest.mark.rule("punk.core.victory")
def test_a_brawl_is_about_casualties_and_leaders() -> None:
    table = staged(
        "brawl",
        a=who(at=(5, 5), profile="jefe"),
        b=who(at=(10, 5), out="removed"),
        B=who(at=(5, 80), profile="jefe", out="downed"),
        C=who(at=(10, 80)),
    )
    assert points(table) == [3, 1]


@pytest.mark.rule("punk.core.victory")
def test_a_group_is_one_casualty_when_nobody_of_it_is_left() -> None:
    table = staged(
        "crossing",
        a=who(at=(5, 50)),
        B=who(at=(5, 40), group="g", out="downed"),
        C=who(at=(8, 40), group="g"),
    )
    assert points(table) == [0, 0]
    table["C"].out = "downed"
    assert points(table)[0] == 1


@pytest.mark.rule("punk.core.victory")
def test_crossing_counts_whole_bases_in_the_rivals_zone() -> None:
    table = staged("crossing", a=who(at=(20, 80)), b=who(at=(30, 74.5)), B=who(at=(20, 8)))
    assert points(table) == [2, 2]


@pytest.mark.rule("punk.core.victory")
def test_crates_count_in_hand_and_more_at_home() -> None:
    table = staged("supplies", a=who(at=(10, 10)), b=who(at=(40, 40)), B=who(at=(80, 80)))
    table.state.objectives[0].carrier = "a"
    table.state.objectives[1].carrier = "b"
    assert points(table) == [5, 0]


@pytest.mark.rule("punk.core.victory")
def test_what_the_attacker_has_not_done_the_defender_scores() -> None:
    table = staged("sabotage", a=who(at=(5, 5)), B=who(at=(80, 80)))
    assert points(table) == [0, 6]
    valve = table.state.objectives[0]
    valve.done, valve.holder = True, 0
    assert points(table) == [3, 4]


@pytest.mark.rule("punk.core.victory")
def test_the_captive_at_home() -> None:
    table = staged("rescue", a=who(at=(20, 80)), B=who(at=(5, 5)))
    assert points(table) == [0, 4]
    table.state.objectives[0].carrier = "a"
    assert points(table) == [6, 0]
    table["a"].at = Place(Point(2000, 5000))
    assert points(table) == [2, 4]


@pytest.mark.rule("punk.core.victory")
def test_one_s_own_leader_is_worth_guarding() -> None:
    table = staged("headhunt", a=who(at=(5, 5), profile="jefe"), B=who(at=(80, 80), profile="jefe"))
    assert points(table) == [2, 2]
    table["B"].out = "downed"
    assert points(table) == [6, 0]


@pytest.mark.rule("punk.ruling.leader")
def test_where_there_is_no_leader_the_costliest_stands_in() -> None:
    dear = who(at=(5, 5), profile="bruto")
    cheap = who(at=(20, 5), profile="piltrafa")
    table = staged("headhunt", a=cheap, b=dear, B=who(at=(80, 80), profile="jefe"))
    table["a"].out = "downed"
    assert points(table) == [2, 2 + 1]
    table["b"].out = "downed"
    assert points(table) == [0, 6 + 1]


@pytest.mark.rule("punk.core.victory")
def test_parts_go_with_the_zone_one_took() -> None:
    table = staged("sabotage", a=who(at=(5, 5)), B=who(at=(80, 80)))
    table.state.zones = [1, 0]
    assert points(table) == [6, 0]


# --- the end


@pytest.mark.rule("punk.turn.count")
@pytest.mark.parametrize("name", scenarios())
def test_every_scenario_ends_after_its_turns_with_one_result(name: str) -> None:
    table = staged(name, a=who(at=(5, 50), profile="jefe"), B=who(at=(50, 5), profile="jefe"))
    turns = scenario_named(name).turns
    assert over(table, turns - 1).state.ended == ""
    assert over(table, turns).state.ended == "punk.result.turns"
    assert table.state.winner in (-1, 0, 1)
    assert len(table.table.heard(Ended)) == 1
    assert len(table.table.heard(Revealed)) == 2


def test_as_many_points_are_a_draw() -> None:
    table = over(staged("brawl", a=who(at=(5, 50)), B=who(at=(50, 5))), 6)
    assert (table.state.scores, table.state.winner) == ([0, 0], -1)


@pytest.mark.rule("punk.ruling.early_end")
def test_it_ends_at_once_when_a_side_has_nobody_left() -> None:
    table = staged("brawl", a=who(at=(5, 50)), B=who(at=(50, 5), out="downed"))
    judge(table.skirmish)
    assert (table.state.ended, table.state.winner) == ("punk.result.wiped_out", 0)


@pytest.mark.rule("punk.ruling.early_end", "punk.core.unopposed", "punk.core.victory")
@pytest.mark.parametrize(
    ("a", "b", "winner", "band", "rule"),
    [
        ("", "downed", 0, "north", "punk.core.unopposed"),
        ("downed", "", 1, "south", "punk.core.unopposed"),
        ("downed", "downed", -1, "", "punk.ruling.early_end"),
    ],
)
def test_who_is_left_wins_and_if_nobody_is_the_points_decide(
    a: str, b: str, winner: int, band: str, rule: str
) -> None:
    table = staged("brawl", a=who(at=(5, 50), out=a), B=who(at=(50, 5), out=b))
    table.state.names = ["north", "south"]
    judge(table.skirmish)
    (told,) = table.table.heard(Ended)
    assert (told.winner, told.band, told.rule) == (winner, band, rule)


@pytest.mark.rule("punk.ruling.early_end")
def test_but_not_while_somebody_is_yet_to_come() -> None:
    table = staged("brawl", a=who(at=(5, 50)), B=who(at=(50, 5), out="reserve"))
    judge(table.skirmish)
    assert not table.state.ended


@pytest.mark.rule("punk.ruling.early_end")
def test_it_may_be_played_on() -> None:
    table = staged("brawl", a=who(at=(5, 50)), B=who(at=(50, 5), out="downed"))
    table.state.rules = Rules(play_on=True)
    judge(table.skirmish)
    assert not table.state.ended


@pytest.mark.rule("punk.core.unopposed")
@pytest.mark.parametrize(
    ("scenario", "scores"),
    [("tower", [2 + 4, 0]), ("sabotage", [10, 0]), ("supplies", [15, 0]), ("crossing", [3, 0])],
)
def test_whom_nobody_opposes_does_the_rest(scenario: str, scores: list[int]) -> None:
    table = staged(scenario, a=who(at=(40, 40)), B=who(at=(50, 5), out="downed"))
    table.state.turn = 3
    judge(table.skirmish)
    assert table.state.scores == scores


@pytest.mark.rule("punk.core.unopposed", "punk.core.victory")
def test_so_does_the_other_side() -> None:
    table = staged("supplies", a=who(at=(40, 40), out="downed"), B=who(at=(50, 5)))
    table.state.turn = 3
    judge(table.skirmish)
    assert table.state.scores == [0, 15]


@pytest.mark.rule("punk.core.unopposed")
def test_unless_nobody_is_able_to() -> None:
    table = staged(
        "sabotage", a=who(at=(40, 40), special=["beast"]), B=who(at=(50, 5), out="downed")
    )
    judge(table.skirmish)
    assert table.state.scores == [1, 6]


def test_if_nobody_at_all_is_left_points_decide() -> None:
    table = staged("brawl", a=who(at=(5, 50), out="downed"), B=who(at=(50, 5), out="downed"))
    judge(table.skirmish)
    assert (table.state.ended, table.state.winner) == ("punk.result.wiped_out", -1)


@pytest.mark.rule("punk.special.berserker.end")
def test_at_the_end_of_the_last_turn_who_was_only_kept_up_falls() -> None:
    table = staged("brawl", a=who(at=(5, 50)), B=who(at=(50, 5), special=["berserker"], dying=True))
    assert [over(table, turn)["B"].out for turn in (5, 6)] == ["", "downed"]
    assert table.state.winner == 0


# --- as it is shown


def test_what_a_side_has_is_shown_before_the_end_as_if_that_were_now() -> None:
    table = staged("brawl", a=who(at=(20, 20)), B=who(at=(60, 60)), C=who(at=(70, 60)))
    table.state.phase = "act"
    table["B"].out = "downed"
    assert [score_of(table.state, seat) for seat in (0, 1)] == points(table)
    assert score_of(table.state, 0) > table.state.scores[0]
    over(table, 6)
    assert [score_of(table.state, seat) for seat in (0, 1)] == table.state.scores


@pytest.mark.rule("punk.core.control", "punk.core.beasts")
def test_beasts_control_nothing() -> None:
    table = staged("supplies", a=who(at=(45, 48)), b=who(at=(45, 42), seat=NOBODY))
    assert controller(table.skirmish, table.state.objectives[0]) == 0
