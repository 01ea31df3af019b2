"""Objectives: spots that are held, cases that are brought home, switches, and those in need."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gear.rewards import take
from tapete.games.euphoria.rules.story.ending import end_show
from tapete.games.euphoria.rules.story.goals import bring_home, count_up, end_of_turn, role_of
from tapete.games.euphoria.rules.story.interacting import (
    able,
    followers,
    objectives,
    take_along,
    use,
)
from tapete.games.euphoria.rules.story.roles import differs
from tapete.games.euphoria.state import Objective, Trapdoor
from tapete.spaces.climbs.surfaces import Place
from tests.games.euphoria.shows import Shown, shown, spot, who

SCORE = "euphoria.end.score"


def on_mission(mission: str, site: str = "", kind: str = "", **minis: Any) -> Shown:
    """A show on a mission, with one of its objectives at (4, 12); seat 0 attacks."""
    show = shown(mission=mission, **{"a": who((4, 12.9)), "B": who((20, 4)), **minis})
    if site:
        show.state.objectives = [Objective(site, kind, Place(spot(4, 12)))]
    show.state.attacker = 0 if kind in ("case", "switch") else -1
    return show


@pytest.mark.rule(SCORE)
@pytest.mark.rule("euphoria.def.character.environment")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [({}, {}, [15, 0]), ({"character": False}, {}, [0, 0]), ({}, {"at": (4, 11.1)}, [0, 0])],
)
def test_a_spot_scores_for_the_only_team_with_a_character_on_it(
    mine: dict[str, Any], theirs: dict[str, Any], points: list[int]
) -> None:
    minis = {"a": {**who((4, 12.9)), **mine}, "B": {**who((20, 4)), **theirs}}
    show = on_mission("centre_stage", "left", "spot", **minis)
    end_of_turn(show.show)
    assert show.state.objective_points == points


@pytest.mark.rule(SCORE)
def test_a_spot_stays_held_when_everybody_has_left_it() -> None:
    show = on_mission("centre_stage", "left", "spot", a=who((10, 20)))
    show.state.objectives[0].holder = 1
    end_of_turn(show.show)
    assert show.state.objective_points == [0, 15]


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.rule(SCORE)
def test_a_case_is_carried_home_by_the_attacker() -> None:
    show = on_mission("the_tape", "tape", "case")
    case = show.state.objectives[0]
    assert objectives(show.show, show["a"]) == [case]
    use(show.show, show["a"], case)
    assert (show["a"].carries, show["a"].ap) == ("tape", 6)
    bring_home(show.show)
    assert not case.done
    show["a"].at = Place(spot(4, 22))
    bring_home(show.show)
    assert (show.state.objective_points, show.state.fulfilled) == ([100, 0], 0)
    assert (case.done, case.holder, case.carrier, show["a"].carries) == (True, 0, "", "")
    count_up(show.show)
    assert show.state.objective_points == [100, 0]


@pytest.mark.rule("euphoria.class.bad_born.no_carry")
def test_neither_defenders_nor_bad_born_pick_it_up() -> None:
    show = on_mission("the_tape", "tape", "case", B=who((4, 11.1)))
    assert objectives(show.show, show["B"]) == []
    show["a"].classes = ["bad_born"]
    assert objectives(show.show, show["a"]) == []


@pytest.mark.rule(SCORE)
@pytest.mark.parametrize(("carried", "points"), [(True, [40, 60]), (False, [0, 60])])
def test_what_is_not_home_at_the_end_scores_for_the_defender(
    carried: bool, points: list[int]
) -> None:
    show = on_mission("the_tape", "tape", "case")
    show.state.objectives[0].carrier = "a" if carried else ""
    show.state.turn = 6
    assert end_show(show.show)
    assert show.state.objective_points == points


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.rule("euphoria.end.game")
def test_a_switch_takes_two_turns_of_the_hand_and_two_fulfil_the_mission() -> None:
    show = on_mission("pull_the_plug", "relay_west", "switch")
    relay = show.state.objectives[0]
    use(show.show, show["a"], relay)
    assert not relay.done
    use(show.show, show["a"], relay)
    assert (relay.done, show.state.objective_points, show.state.fulfilled) == (True, [50, 0], -1)
    show.state.tally[0]["work"] = 1
    other = Objective("relay_east", "switch", Place(spot(4, 12)), progress=1)
    use(show.show, show["a"], other)
    assert show.state.fulfilled == 0


@pytest.mark.rule("euphoria.def.side")
@pytest.mark.rule(SCORE)
def test_somebody_of_no_team_comes_along_and_is_brought_home() -> None:
    guests: dict[str, Any] = {f"guest_{n}": who((10 + n, 12), seat=-1) for n in (2, 3)}
    guest = who((4, 12.9 - 30 / 25.4), seat=-1)
    show = on_mission("uninvited", guest_1=guest, **guests)
    assert [one.id for one in followers(show.show, show["a"])] == ["guest_1"]
    take_along(show.show, show["a"], show["guest_1"])
    assert (show["guest_1"].seat, show["a"].ap) == (0, 6)
    show["guest_1"].at = Place(spot(10, 22))
    bring_home(show.show)
    bring_home(show.show)
    assert show.state.objective_points == [40, 0]


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(("gap", "comes"), [(0.0, True), (0.5, False), (1.01, True)])
def test_nobody_comes_along_who_would_stand_too_near_a_new_enemy(gap: float, comes: bool) -> None:
    wide = 30 / 25.4
    rival = who((4 + wide + gap, 12.9 - wide))
    show = on_mission("uninvited", guest_1=who((4, 12.9 - wide), seat=-1), B=rival)
    assert [one.id for one in followers(show.show, show["a"])] == ["guest_1"] * comes
    take_along(show.show, show["a"], show["guest_1"])
    assert [show[one].deeds.engaged for one in ("guest_1", "B", "a")] == [not gap, not gap, False]


@pytest.mark.rule("euphoria.reward.items")
@pytest.mark.rule(SCORE)
def test_a_reward_that_is_taken_scores_where_the_mission_says_so() -> None:
    show = on_mission("ratings")
    take(show.show, show["a"], Trapdoor(Place(spot(4, 12)), face=3))
    assert show.state.objective_points == [30, 0]


def test_house_rules_that_differ_are_named() -> None:
    show = shown(a=who(), rules=Rules(measuring=True))
    names = [name for name in Rules.__struct_fields__ if differs(show.show, name)]
    assert names == ["measuring"]


@pytest.mark.rule(SCORE)
@pytest.mark.parametrize(("attacker", "roles"), [(-1, [0, 1]), (0, [0, 1]), (1, [1, 0])])
def test_the_attacker_has_the_first_role_whichever_seat_it_is(
    attacker: int, roles: list[int]
) -> None:
    show = on_mission("the_tape")
    show.state.attacker = attacker
    assert [role_of(show.show, seat) for seat in (0, 1)] == roles


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.rule("euphoria.def.character.environment")
@pytest.mark.parametrize(
    ("given", "may"),
    [
        ({"ap": 2}, True),
        ({"ap": 1}, False),
        ({"character": False}, False),
        ({"at": (20, 4 + 30 / 25.4)}, False),
    ],
)
def test_a_character_that_nobody_engages_interacts_with_its_last_two_points(
    given: dict[str, Any], may: bool
) -> None:
    show = on_mission("the_tape", "tape", "case", a=who(**{"at": (4, 12.9), **given}))
    assert able(show.show, show["a"]) is may


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.parametrize("case", [{"done": True}, {"carrier": "B"}, {"kind": "spot"}])
def test_what_is_home_or_carried_or_no_case_is_not_picked_up(case: dict[str, Any]) -> None:
    show = on_mission("the_tape", "tape", "case")
    for name, value in case.items():
        setattr(show.state.objectives[0], name, value)
    assert objectives(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.move.interact")
def test_one_that_carries_a_case_picks_up_no_other_but_works_a_switch() -> None:
    show = on_mission("the_tape", "tape", "case", a=who((4, 12.9), carries="another"))
    assert objectives(show.show, show["a"]) == []
    relay = on_mission("pull_the_plug", "relay_west", "switch", a=who((4, 12.9), carries="tape"))
    assert [one.id for one in objectives(relay.show, relay["a"])] == ["relay_west"]
