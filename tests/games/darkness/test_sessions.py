"""The sessions of a campaign: how they begin, go on, end, and what is kept."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import NotedScene, ReadAloud, Speaks
from tapete.games.darkness.meta import Options, Sheet
from tapete.games.darkness.rules.master import laying, playing, scenes, sessions
from tapete.games.darkness.state import Foe
from tapete.games.darkness.steps import step
from tapete.games.darkness.world import Night, limit_of
from tapete.kernel import OneOf
from tapete.kernel.errors import BadOptions
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.evenings import SEAT, STORY, evening, holding, villain
from tests.games.darkness.nights import IN, do, person

MADE = Sheet(
    "Ana",
    "poet",
    speed=3,
    attack=3,
    dexterity=3,
    intelligence=3,
    persuasion=3,
    medicine=2,
    defence=3,
)


def options(**values: Any) -> Options:
    return Options(**{"scenario": STORY, "players": 1, "master": True, **values})


# --- beginning


@pytest.mark.rule("darkness.setup.scenario_kinds")
def test_a_campaign_needs_a_master_and_a_scenario_has_none() -> None:
    with pytest.raises(BadOptions, match=r"unfit\.master"):
        sessions.set_up(options(master=False))
    with pytest.raises(BadOptions, match=r"unfit\.master"):
        sessions.set_up(options(scenario="last_bus"))


@pytest.mark.rule("darkness.gm.experienced_characters")
def test_a_master_may_refuse_survivors_with_experience() -> None:
    old = replace(MADE, advances=1, speed=4)
    with pytest.raises(BadOptions, match=r"unfit\.experience"):
        sessions.set_up(options(survivors=(old,), experienced=False))
    assert sessions.set_up(options(survivors=(old,))).survivors[0].sheet == old


@pytest.mark.rule("darkness.gm.development.start_vp")
@pytest.mark.rule("darkness.gm.development.objects")
def test_a_session_begins_with_the_objects_of_the_last_and_points_for_them() -> None:
    found = evening(person())
    found[0].sheet = replace(found[0].sheet, objects=("baseball_bat", "torch"))
    sessions.bring(found.night(), found[0])
    assert [one.kind for one in found[0].things] == ["baseball_bat", "torch"]
    assert found[0].points == 3 + 1


def test_a_session_is_read_aloud_and_its_first_scene_follows() -> None:
    state = sessions.set_up(options())
    table = ScriptedTable(answers=["play"])
    step(Night(state, table))
    first = library().campaigns[STORY].sessions["lights_out"]
    texts = [one.en for one in table.heard(ReadAloud)]
    assert texts[:2] == [first.text.en, first.scenes["opening"].text.en]
    assert (state.phase, state.round) == ("turn", 1)


# --- scenes


def test_a_scene_is_played_when_its_moment_has_come_and_only_once() -> None:
    found = evening(person(), session="lights_out", told=False)
    found.state.round = 8
    found.state.master.played = {"opening": 1}  # type: ignore[union-attr]
    scenes.play_due(found.night(answers=["play"]))
    assert found.state.master.light == "night"  # type: ignore[union-attr]
    scenes.play_due(found.night())
    assert found.state.master.played["nightfall"] == 8  # type: ignore[union-attr]


def test_the_master_may_leave_a_scene_out() -> None:
    found = evening(person(), session="lights_out", told=False, played={"opening": 1})
    found.state.round = 8
    scenes.play_due(found.night(answers=["skip"]))
    assert found.state.master.light == "day"  # type: ignore[union-attr]
    assert not found.told(ReadAloud)


def test_what_is_whispered_in_a_scene_goes_to_one_and_the_notes_to_the_master() -> None:
    scene = library().campaigns[STORY].sessions["the_water"].scenes["sample_taken"]
    found = evening(person(), person(1), session="the_water")
    heard: list[Any] = []
    night = found.night()
    night.table.tell = lambda event, *, to=None, **fields: heard.append((event, to))  # type: ignore[method-assign]
    scenes.play(night, scene, [found[1]])
    assert (NotedScene, (2,)) in heard
    assert (ReadAloud, (1, 2)) in heard


def test_every_scene_of_the_campaign_can_be_played() -> None:
    for name, session in library().campaigns[STORY].sessions.items():
        for scene in session.scenes.values():
            found = evening(person(), person(1), session=name, tiles=(), told=True)
            night = found.night([3] * 40)
            laying.begin(night)
            for one in found.state.survivors:
                one.at = night.city.doors[0].outside
            scenes.play(night, scene, [found[0]])
            assert found.told(ReadAloud)


def test_a_person_of_the_story_says_its_lines_to_those_near_by() -> None:
    lucia = Foe("", "lucia", IN, role="npc", stance="stay", health=2)
    found = evening(person(), foes=[lucia])
    lines = library().campaigns[STORY].npcs["lucia"].lines
    for _ in range(len(lines) + 1):
        playing.speak(found.night(), lucia)
    assert lucia.said == len(lines)
    assert not found.told(Speaks)


# --- the end


def test_the_last_round_is_followed_by_the_end() -> None:
    found = evening(person(), session="lights_out")
    found.state.round = limit_of(found.state) + 1
    found.play(do("end"))
    assert found.state.phase == "end"
    assert found.state.lost


def test_nobody_left_is_the_end() -> None:
    found = evening(person(defence=1), foes=[villain()])
    found.state.phase, found.state.turn = "master", None
    found.state.master.waiting = ["f1"]  # type: ignore[union-attr]
    found.play(
        ["do", {"option": {"what": "strike", "to": "s0", "item": -1}, "details": {}}],
        dice=[1, 2, 4, 1],
    )
    assert found.state.lost
    assert [one.dead for one in found.state.survivors] == [True]


@pytest.mark.rule("darkness.gm.development.attribute")
def test_most_points_of_a_session_add_a_die_to_an_attribute_below_six() -> None:
    people = [person(0, points=10), person(1, points=14, speed=6), person(2, points=7)]
    found = evening(*people)
    found.state.master.ended = "won"  # type: ignore[union-attr]
    sessions.check_end(found.night())
    night = found.night(answers=["attack"])
    for _ in range(4):
        sessions.settle(night)
    assert [one.sheet.attack for one in found.state.survivors] == [3, 4, 3]
    assert found.state.phase == "over"
    asked = found.table.asked[0][2]
    assert isinstance(asked, OneOf)
    assert "speed" not in asked.options
    assert found.state.winners == [1]


@pytest.mark.rule("darkness.gm.development.vp")
def test_ten_points_are_a_skill_point_and_the_rest_waits_in_a_fund() -> None:
    found = evening(person(points=23, ready=False), person(1, points=30))
    found.state.rewards, found.state.phase = ["s0"], "end"
    sessions.settle(found.night())
    assert (found[0].sheet.saved, found[0].sheet.fund) == (2, 3)


@pytest.mark.rule("darkness.gm.development.objects")
def test_objects_are_kept_but_for_those_of_the_story() -> None:
    found = evening(person())
    holding(found[0], "baseball_bat")
    holding(found[0], "red_folder")
    sessions.keep_objects(found.night(), found[0])
    assert found[0].sheet.objects == ("baseball_bat",)


def test_ready_survivors_learn_nothing_and_keep_their_things() -> None:
    found = evening(person(points=23, ready=True))
    holding(found[0], "torch")
    found.state.rewards, found.state.phase = ["s0"], "end"
    sessions.settle(found.night())
    assert (found[0].sheet.saved, found[0].sheet.objects) == (0, ("torch",))


@pytest.mark.rule("darkness.char.create.advance")
def test_the_next_session_begins_with_what_was_kept() -> None:
    given = options(survivors=(MADE,))
    state = sessions.set_up(given)
    state.survivors[0].sheet = replace(MADE, intelligence=4, advances=1)
    state.phase, state.reached = "over", True
    after = sessions.going_on(given, state)
    assert after is not None
    assert after.session == "the_water"
    assert sessions.set_up(after).survivors[0].sheet.intelligence == 4


@pytest.mark.rule("darkness.char.pregen.no_experience")
def test_a_ready_survivor_begins_the_next_session_as_it_was_made_with_its_objects() -> None:
    given = options(survivors=("noa",))
    state = sessions.set_up(given)
    made = state.survivors[0].sheet
    state.survivors[0].sheet = replace(made, bought=1, objects=("torch",))
    state.phase, state.reached = "over", True
    after = sessions.going_on(given, state)
    assert after is not None
    assert sessions.set_up(after).survivors[0].sheet == replace(made, objects=("torch",))


def test_whoever_has_died_goes_on_with_somebody_else() -> None:
    given = options(players=2, survivors=(MADE, replace(MADE, name="Bea")))
    state = sessions.set_up(given)
    state.survivors[0].dead = True
    state.phase, state.lost = "over", True
    after = sessions.going_on(given, state)
    assert after is not None
    names = [one.name for one in after.survivors if isinstance(one, Sheet)]
    assert names[0] in library().survivors
    assert names[1] == "Bea"


def test_the_campaign_ends_with_its_last_session() -> None:
    given = options(session="dawn")
    state = sessions.set_up(given)
    state.phase = "over"
    assert sessions.going_on(given, state) is None
    assert state.master.seat == SEAT  # type: ignore[union-attr]
