"""Rounds, turns, fate and what counts down, changed by the master's hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.darkness.actions.changes import secrets
from tapete.games.darkness.events.master import Overruled
from tapete.games.darkness.events.story import FateFell
from tapete.games.darkness.master import Undertaking
from tapete.games.darkness.rules.checks.pool import pool
from tapete.games.darkness.rules.master import changes, conditions, figures, moving, rounds
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.state import Barring, Promise, Survivor
from tapete.games.darkness.world import Night, limit_of, story_of
from tapete.kernel import Audience, Event, Table
from tapete.kernel.errors import Refused
from tapete.kernel.tables.relay import Relay
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.evenings import evening, thug
from tests.games.darkness.nights import FRONT_OUT, IN, STREET, Scene, do, person, sq


def watched(*people: Survivor, **values: Any) -> Scene:
    """An evening in which the turn's question is open to the master, too."""
    return evening(*people, watching=True, **values)


def by_master(found: Scene, what: str, to: str = "", **details: Any) -> tuple[int, Any]:
    assert found.state.master is not None
    option = {"what": what, "to": to, "item": -1}
    return found.state.master.seat, ["do", {"option": option, "details": details}]


def changed(
    found: Scene, what: str, to: str = "", *answers: Any, dice: Sequence[int] = (), **details: Any
) -> Scene:
    """The master's change; in the master's own part of the round nobody else is asked."""
    seat, answer = by_master(found, what, to, **details)
    mine = found.state.phase == "master"
    return found.play(answer if mine else (seat, answer), *answers, dice=dice)


def watch(found: Scene) -> tuple[int, Any]:
    assert found.state.master is not None
    return found.state.master.seat, ["watch", "watch"]


def told(found: Scene) -> list[tuple[str, str, str, int, str]]:
    return [
        (one.what, one.figure, one.thing, one.amount, one.rule) for one in found.told(Overruled)
    ]


def refused(found: Scene, what: str, to: str = "", **details: Any) -> Refused:
    with pytest.raises(Refused) as failed:
        changed(found, what, to, **details)
    return failed.value


def allowed(failed: Refused) -> str:
    return str(dict(failed.reason.args)["allowed"])


def follow(found: Scene) -> Scene:
    """The turn that runs ends, and the next one begins."""
    return found.play(watch(found)).play(do("end")).play()


# --- what fate has done


@pytest.mark.parametrize("condition", conditions.CONDITIONS)
@pytest.mark.rule("darkness.gm.authority")
def test_every_condition_of_fate_is_set_and_lifted_by_hand(condition: str) -> None:
    found = changed(watched(person(), person(1)), "afflict", "s1", condition=condition)
    assert told(found) == [("fated", "s1", condition, 0, "darkness.gm.authority")]
    assert conditions.held(found.night(), found[1]) == [condition]
    changed(found, "relieve", "s1", condition=condition)
    assert told(found) == [("relieved", "s1", condition, 0, "darkness.gm.authority")]
    assert conditions.held(found.night(), found[1]) == []
    assert found[1] == person(1)


def test_a_condition_that_is_there_is_not_set_again_and_one_that_is_not_is_not_lifted() -> None:
    found = watched(person(bound=True))
    failed = refused(found, "afflict", "s0", condition="bound")
    assert failed.reason.key == "kernel.refusal.detail"
    assert "harder" in allowed(failed)
    assert "bound" not in allowed(failed)
    assert allowed(refused(found, "relieve", "s0", condition="fails")) == '"bound"'
    nothing = refused(watched(person()), "relieve", "s0", condition="fails")
    assert (nothing.reason.key, nothing.rule) == (
        "darkness.barred.no_condition", "darkness.gm.authority",
    )  # fmt: skip


@pytest.mark.parametrize(("pace", "points"), [("half", 1), ("double", 6)])
@pytest.mark.rule("darkness.fate.bad.8")
@pytest.mark.rule("darkness.fate.good.8")
def test_the_movement_of_the_turn_is_halved_or_doubled(pace: str, points: int) -> None:
    found = watched(person(speed=3), person(1))
    changed(found, "afflict", "s0", condition=pace)
    night = found.night()
    assert moving.points(night, found[0]) == points
    assert moving.points(night, found[1]) == found[1].sheet.speed
    changed(found, "relieve", "s0", condition=pace)
    assert moving.points(found.night(), found[0]) == 3
    assert pace not in allowed(refused(found, "afflict", "s1", condition=pace))


@pytest.mark.rule("darkness.ruling.gm_fate_die")
def test_a_roll_of_fate_doubles_the_movement_and_a_second_one_leaves_it() -> None:
    found = changed(watched(person(speed=3)), "fate", "s0", table="good", dice=[2, 6])
    assert [(one.table, one.row) for one in found.told(FateFell)] == [("good", 8)]
    assert found.turn.pace == "double"
    changed(found, "fate", "s0", table="bad", dice=[6, 6])
    assert (found.turn.pace, found[0].fails) == ("double", True)


@pytest.mark.rule("darkness.fate.good.9")
def test_who_has_another_turn_has_it_before_the_next() -> None:
    found = watched(person(extra=1), person(1))
    follow(found)
    assert (found.turn.who, found[0].extra, found.turn.acted) == ("s0", 0, False)
    follow(found)
    assert found.turn.who == "s1"


@pytest.mark.rule("darkness.fate.bad.2")
def test_what_is_harder_is_so_in_the_next_turn_and_no_longer() -> None:
    found = watched(person(harder=2), person(1))
    turns.begin(found.night(), found[0])
    assert found[0].harder == 1
    follow(found)
    assert found[0].harder == 0


@pytest.mark.rule("darkness.fate.bad.7")
def test_who_is_bound_stays_on_the_tile() -> None:
    found = watched(person(at=STREET, speed=5))
    free = moving.ways(found.night(), found[0], beyond=True).reach().settled
    found[0].bound = True
    bound = moving.ways(found.night(), found[0], beyond=True).reach().settled
    assert set(bound) < set(free)
    assert all(found.night().city.inside(one) for one in bound)
    assert not all(found.night().city.inside(one) for one in free)


@pytest.mark.rule("darkness.fate.bad.11")
def test_who_bleeds_is_hurt_by_a_turn_with_a_move_and_once_only() -> None:
    found = watched(person(at=sq(1, 1), defence=3, bleeding=True))
    moving.go(found.night(), found[0], [sq(1, 1), sq(0, 1)])
    moving.go(found.night(), found[0], [sq(0, 1), sq(0, 0)])
    assert (found[0].hurts, found.turn.moved) == (1, True)


def test_who_dies_of_a_step_enters_nothing() -> None:
    found = watched(person(at=STREET, defence=1, bleeding=True), person(1), guarded=[])
    path = [[one.x, one.y] for one in _way_off(found)]
    found.play(watch(found)).play(["move", path])
    assert (found[0].dead, found[0].at, found.state.turn is not None) == (True, None, True)


def _way_off(found: Scene) -> Any:
    night = found.night()
    reach = moving.ways(night, found[0], beyond=True).reach()
    off = next(one for one in reach.ends() if not night.city.inside(one))
    route = reach.route(off)
    assert route is not None
    return route.points


@pytest.mark.rule("darkness.fate.good.5")
def test_a_door_that_fate_opened_is_open_to_whose_turn_it_is() -> None:
    found = watched(person(at=FRONT_OUT), person(1, at=FRONT_OUT))
    door = found.night().city.entrances[FRONT_OUT][0]
    shut = moving.ways(found.night(), found[0]).reach().settled
    found.turn.door = door.number
    night = found.night()
    assert door.inside not in shut
    assert door.inside in moving.ways(night, found[0]).reach().settled
    assert door.inside not in moving.ways(night, found[1]).reach().settled


# --- rounds


def test_it_is_as_late_as_the_master_says() -> None:
    found = changed(watched(person()), "round", amount=7)
    assert found.state.round == 7
    assert told(found)[0] == ("round", "", "", 7, "darkness.gm.authority")
    found = changed(found, "round", amount=1)
    assert found.state.round == 1


def test_scenes_of_a_later_round_come_at_once() -> None:
    found = watched(person(), told=False)
    found.play(by_master(found, "round", amount=8), "play", "play")
    assert found.state.master is not None
    assert found.state.master.played == {"opening": 8, "nightfall": 8}
    assert found.state.master.light == "night"


def test_a_round_that_cannot_be_is_refused_with_those_that_can() -> None:
    found = watched(person())
    limit = limit_of(found.state)
    for wrong in (0, -1, found.state.round, limit + 1):
        failed = refused(found, "round", amount=wrong)
        assert failed.reason.key == "kernel.refusal.detail"
        assert allowed(failed).startswith("2, 3")


def test_the_session_is_as_long_as_the_master_says() -> None:
    found = watched(person())
    story = story_of(found.state).limit
    changed(found, "limit", amount=story + 2)
    assert (limit_of(found.state), found.night().limit) == (story + 2, story + 2)
    changed(found, "round", amount=story + 2)
    assert found.state.phase == "turn"
    assert allowed(refused(found, "limit", amount=3)).startswith(str(story + 3))
    changed(found, "limit", amount=2 * story)
    refused(found, "limit", amount=2 * story + 1)


def test_with_no_round_left_the_session_is_lost() -> None:
    found = watched(person())
    changed(found, "limit", amount=found.state.round)
    follow(found)
    found.play(["watch", "watch"]).play()
    assert (found.state.phase, found.state.lost) == ("end", True)


# --- the order of turns


def three(**values: Any) -> Scene:
    return watched(person(), person(1), person(2), **values)


def test_the_order_of_turns_is_changed_and_nobody_loses_a_turn() -> None:
    found = changed(three(), "order", "s2", place=1)
    assert found.state.order == ["s2", "s0", "s1"]
    assert told(found) == [("order", "s2", "", 1, "darkness.gm.authority")]
    assert found.state.master is not None
    assert found.state.master.due == ["s2", "s1"]
    assert follow(found).turn.who == "s2"
    assert follow(found).turn.who == "s1"
    assert not found.state.master.due


def test_who_has_played_does_not_play_twice_for_a_later_place() -> None:
    found = changed(three(), "order", "s0", place=3)
    assert found.state.order == ["s1", "s2", "s0"]
    assert [follow(found).turn.who, follow(found).turn.who] == ["s1", "s2"]
    follow(found)
    assert found.state.phase == "master"


def test_a_place_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert allowed(refused(three(), "order", "s1", place=4)) == "1, 3"
    assert allowed(refused(three(), "order", "s1", place=2)) == "1, 3"
    assert "kernel.refusal.not_an_option" in refused(watched(person()), "order", "s0").reason.key


def test_the_dead_have_no_place_among_the_others() -> None:
    found = evening(person(0, at=None, dead=True), person(1), person(2), watching=True)
    found.turn.who = "s1"
    changed(found, "order", "s2", place=1)
    assert found.state.order == ["s2", "s1", "s0"]


@pytest.mark.rule("darkness.ruling.gm_turn_order")
def test_figures_have_their_turns_in_the_order_the_master_says() -> None:
    found = watched(person(at=STREET), foes=[thug(), thug(sq(1, 1)), thug(sq(4, 1))])
    assert found.state.master is not None
    found.state.master.waiting = ["f2", "f3"]
    changed(found, "order", "f3", place=1)
    assert [one.id for one in figures.shown(found.night())] == ["f3", "f1", "f2"]
    assert found.state.master.waiting == ["f3", "f2"]


def test_a_figure_that_hides_has_no_place() -> None:
    found = watched(person(at=STREET), foes=[thug(None, hidden=True), thug(), thug(sq(1, 1))])
    refused(found, "order", "f1", place=1)
    changed(found, "order", "f3", place=1)
    assert [one.id for one in found.state.foes] == ["f3", "f2", "f1"]


def test_the_next_turn_is_anybodys() -> None:
    found = changed(three(), "next", "s2")
    assert follow(found).turn.who == "s2"
    assert follow(found).turn.who == "s1"
    changed(found, "next", "s0")
    assert follow(found).turn.who == "s0"


def test_the_next_turn_is_not_given_to_whose_turn_it_is_or_will_be() -> None:
    found = three()
    assert '"to":"s2"' in allowed(refused(found, "next", "s0"))
    assert '"to":"s2"' in allowed(refused(found, "next", "s1"))


def test_a_turn_is_cut_short() -> None:
    found = changed(three(), "cut", "s0")
    assert found.turn.over
    assert found.play().turn.who == "s1"
    refused(found, "cut", "s0")


def test_in_the_masters_own_part_nobody_has_a_turn_to_lose() -> None:
    found = three()
    found.state.turn, found.state.phase = None, "master"
    refused(found, "cut", "s0")
    refused(found, "next", "s0")
    changed(found, "order", "s2", place=1)
    assert found.state.order == ["s2", "s0", "s1"]


# --- what counts down


def at_it(left: int) -> Undertaking:
    return Undertaking("s0", "", left, "intelligence", "", "6H", "I dig.")


@pytest.mark.rule("darkness.gm.turn.long_action")
def test_what_somebody_is_at_takes_as_long_as_the_master_says() -> None:
    found = watched(person(), undertakings=[at_it(3)])
    changed(found, "hasten", "s0", amount=1)
    assert found.state.master is not None
    assert [one.left for one in found.state.master.undertakings] == [1]
    assert told(found) == [("hasten", "s0", "", 1, "darkness.gm.authority")]
    assert allowed(refused(found, "hasten", "s0", amount=0)) == "2, 3, 4"
    found.play(watch(found)).play(do("go_on"), dice=[6, 1, 2])
    assert not found.state.master.undertakings


def test_who_is_at_nothing_needs_no_turns() -> None:
    assert "not_an_option" in refused(watched(person()), "hasten", "s0", amount=1).reason.key


@pytest.mark.rule("darkness.steal.no_return")
def test_who_was_robbed_may_have_things_back_at_once() -> None:
    found = three()
    found.state.barred = [Barring("s0", "t1"), Barring("s1", "t2")]
    changed(found, "restore", "s0")
    assert [one.owner for one in found.state.barred] == ["s1"]
    assert told(found) == [("restore", "s0", "", 0, "darkness.gm.authority")]
    refused(found, "restore", "s0")


def test_a_promise_is_struck_out() -> None:
    found = three()
    found.state.promises = [Promise("s0", "s1"), Promise("s1", "s0")]
    changed(found, "absolve", "s0")
    assert found.state.promises == [Promise("s1", "s0")]
    assert told(found) == [("absolve", "s0", "", 0, "darkness.gm.authority")]
    refused(found, "absolve", "s2")


@pytest.mark.rule("darkness.gm.death.substitute")
def test_who_rests_is_called_back() -> None:
    found = three(resting={"s2": "s1"})
    found[2].at = None
    changed(found, "recall", "s2")
    assert (found[1].at, found[2].at is not None) == (None, True)
    assert found.state.master is not None
    assert not found.state.master.resting
    refused(found, "recall", "s2")


def test_a_place_among_several_is_the_one_named() -> None:
    assert rounds.moved("abc", "c", 1) == ["c", "a", "b"]
    assert rounds.moved("abc", "a", 2) == ["b", "a", "c"]
    assert rounds.moved("abc", "a", 3) == ["b", "c", "a"]


# --- survivors, figures and things


def test_skill_points_are_given_and_paid_for() -> None:
    found = changed(watched(person()), "teach", "s0", amount=3)
    assert (found[0].saved, found[0].sheet.bought) == (3, 3)
    assert told(found) == [("teach", "s0", "", 3, "darkness.gm.authority")]


def test_a_die_more_counts_as_experience_and_ends_at_six() -> None:
    found = changed(watched(person(attack=5)), "improve", "s0", attribute="attack")
    assert (found[0].sheet.attack, found[0].sheet.advances) == (6, 1)
    night = found.night()
    assert pool(night, found[0], "attack", ()).dice == 6
    assert "attack" not in allowed(refused(found, "improve", "s0", attribute="attack"))


def test_what_is_carried_is_dropped_where_the_limit_is_lower() -> None:
    found = watched(person(limit=13, holds=["shotgun", "shotgun"]))
    changed(found, "carry", "s0", "t00", amount=5)
    assert (found[0].limit, len(found[0].things)) == (5, 1)
    assert allowed(refused(found, "carry", "s0", amount=14)).startswith("6, 7")


def test_shots_are_as_many_as_the_master_says() -> None:
    found = watched(person(holds=["pistol"]))
    failed = refused(found, "refill", "s0", amount=13)
    assert allowed(failed).startswith("0, 1, 2")
    changed(found, "refill", "s0", found[0].things[0].id, amount=9)
    assert found[0].things[0].uses == 9
    nothing = refused(watched(person()), "refill", "s0", amount=1)
    assert nothing.reason.key == "darkness.barred.nothing_counted"


def test_somebody_may_look_round_again() -> None:
    found = changed(watched(person(perceived=["bar"])), "look_again", "s0")
    assert not found[0].perceived
    assert refused(found, "look_again", "s0").reason.key == "darkness.barred.not_looked"


def test_who_is_dead_is_not_dead_after_all() -> None:
    found = evening(person(0, at=None, dead=True, damage=3, weakened=1), person(1), watching=True)
    found.turn.who = "s1"
    at = found.night().city.centre(IN)
    changed(found, "revive", "s0", [at.x, at.y])
    assert (found[0].dead, found[0].at, found[0].health) == (False, IN, 1)
    refused(found, "revive", "s0")


def test_nobody_is_revived_without_health() -> None:
    found = evening(person(0, at=None, dead=True, defence=2, weakened=4), person(1), watching=True)
    changes.revive(found.night(), found[0], IN)
    assert (found[0].health, found[0].defence, found[0].hurts) == (1, 1, 0)


def test_a_figure_gets_speed_reach_and_a_name() -> None:
    found = watched(person(), foes=[thug(sq(4, 1))])
    changed(found, "pace", "f1", speed=6, reach=2)
    changed(found, "rename", "f1", "The baker")
    foe = found.state.foes[0]
    assert (foe.speed, foe.reach, foe.name) == (6, 2, "The baker")
    assert allowed(refused(found, "pace", "f1", speed=9)).startswith("6, 0, 1")


def test_a_figure_that_falls_counts_for_the_story() -> None:
    found = changed(watched(person(), foes=[thug(sq(4, 1))]), "fell", "f1")
    assert found.state.master is not None
    assert found.state.master.fallen == [thug().kind]
    assert not figures.shown(found.night())


def test_something_is_laid_on_a_square_and_taken_away() -> None:
    found = watched(person())
    at = found.night().city.centre(sq(4, 1))
    changed(found, "strew", "", "pistol", [at.x, at.y], amount=4)
    lying = found.state.lying[0]
    assert (lying.at, lying.thing.kind, lying.thing.uses) == (sq(4, 1), "pistol", 4)
    changed(found, "strew", "", "rope", [at.x, at.y], amount=4)
    assert found.state.lying[1].thing.uses == -1
    found[0].vehicle = lying.thing.id
    changed(found, "sweep", "", lying.thing.id)
    assert [one.thing.kind for one in found.state.lying] == ["rope"]
    assert not found[0].vehicle


def test_nothing_is_laid_in_a_wall_and_nothing_is_taken_away_that_is_not_there() -> None:
    found = watched(person())
    with pytest.raises(Refused) as failed:
        changed(found, "strew", "", "rope", [10, 10], amount=1)
    assert failed.value.reason.key == "spaces.refusal.no_tile"
    refused(found, "sweep")


@pytest.mark.rule("darkness.gm.map")
def test_the_city_ends_or_goes_on_as_the_master_says() -> None:
    found = changed(watched(person()), "borders")
    assert found.state.master is not None
    assert found.state.master.known
    changed(found, "borders")
    assert not found.state.master.known


def test_what_was_done_in_the_story_can_be_done_again() -> None:
    found = watched(person())
    found.state.used = ["folder"]
    changed(found, "again", "folder")
    assert not found.state.used
    refused(found, "again", "folder")


# --- behind the screen


def secretly(found: Scene, what: str, to: str, **details: Any) -> Scene:
    option = {"what": what, "to": to, "item": -1}
    return changed(found, "secretly", "", {"option": option, "details": details})


def test_a_scene_is_left_out_or_still_to_come_without_anybody_knowing() -> None:
    found = secretly(watched(person()), "rewind", "station")
    assert found.state.master is not None
    assert "station" not in found.state.master.played
    secretly(found, "omit", "station")
    assert found.state.master.played["station"] == found.state.round
    assert [one.what for one in found.told(Overruled)] == ["secretly"]


class Ears(Relay):
    """Hears what is told, and to whom."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.heard: list[tuple[object, Audience]] = []

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.heard.append((fields.get("what"), to))
        super().tell(event, to=to, **fields)


@pytest.mark.parametrize(
    ("what", "details"),
    [
        ("health", {"amount": 5}),
        ("stance", {"stance": "flee"}),
        ("codes", {"initiative": "4K", "attack": "4S", "defence": "3K"}),
        ("pace", {"speed": 6, "reach": 2}),
    ],
)
def test_who_hides_is_changed_without_anybody_knowing(what: str, details: Any) -> None:
    found = watched(person(at=STREET), foes=[thug(hidden=True)])
    option = {"what": what, "to": "f1", "item": -1}
    before = replace(found.state.foes[0])
    ears = Ears(ScriptedTable([], [{"option": option, "details": details}]))
    night = Night(found.state, ears)
    secrets.secretly(night, night.master)
    assert found.state.foes[0] != before
    assert ears.heard == [("secretly", None), (what, (night.master.seat,))]
