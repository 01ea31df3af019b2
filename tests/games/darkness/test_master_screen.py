"""What a master reads behind the screen, and how a player is shown who goes on with another."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.labels.dressing import dress
from tapete.games.darkness.master import Foe
from tapete.games.darkness.rules.master.gear import Supply
from tapete.games.darkness.rules.master.laying import Vacancy
from tapete.games.darkness.rules.master.screen import screened
from tapete.games.darkness.rules.story.ending import scores
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.spaces.tiles.city import START
from tapete.words import Words
from tests.games.darkness.evenings import SEAT, STORY, evening, holding, thug
from tests.games.darkness.nights import STREET, Scene, person, sq


def read(found: Scene, seat: int | None = SEAT) -> list[str]:
    """What a seat reads, in words."""
    words = Words("en")
    words.learn("darkness", GAME.package)
    view = GAME.view(found.state, seat)
    return [words.say(dress(one, view)) for one in screened(view, seat)]


def secretive(**values: Any) -> Scene:
    lucia, hidden = Foe("", "lucia", STREET, role="npc"), thug(sq(5, 5), hidden=True)
    return evening(person(), foes=[lucia, hidden], told=False, notes=["Lucía lies."], **values)


def test_a_master_reads_notes_secrets_scenes_to_come_and_awards() -> None:
    lines = read(secretive())
    assert lines[0] == "Note: Lucía lies."
    assert lines[1].startswith("Hidden: ")
    assert lines[2].startswith("Secret of Lucía: She is the Lamplighter's daughter.")
    nightfall = next(line for line in lines if "Nightfall" in line)
    text = library().campaigns[STORY].sessions["lights_out"].scenes["nightfall"].text.en
    assert "in round 8" in nightfall
    assert text in nightfall
    assert "For you: Lucía follows" in next(line for line in lines if "torch" in line)
    assert lines[-1].startswith("Award. An idea nobody expected")


def test_a_scene_that_was_played_is_no_longer_to_come() -> None:
    lines = read(secretive(played={"nightfall": 4}))
    assert not [line for line in lines if "Nightfall" in line]


def offered(found: Scene, value: object) -> str:
    """An answer in words."""
    words = Words("en")
    words.learn("darkness", GAME.package)
    return words.say(dress(GAME.labels.label(value, found.state), found.state))


def test_what_is_used_up_is_offered_by_its_name_and_how_much_of_it() -> None:
    found = evening(person())
    money = holding(found[0], "money", uses=3)
    assert offered(found, Supply(money.id, 2)) == "Money (2)"


def test_a_place_for_a_tile_is_offered_by_its_neighbour() -> None:
    found = evening(person())
    assert offered(found, Vacancy(START[0] + 1, START[1])) == "East of the bar"


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_else_reads_any_of_it(seat: int | None) -> None:
    found = secretive()
    assert read(found, seat) == []
    sides = GAME.screen.scene(GAME.view(found.state, seat), seat).sides
    assert not [one for one in sides if one.secrets]
    mine = GAME.screen.scene(found.state, SEAT).sides[-1]
    assert (mine.seat, len(mine.secrets)) == (SEAT, len(read(found)))


def test_a_master_sees_who_is_hidden_from_the_others() -> None:
    found = secretive()
    tokens = GAME.screen.scene(found.state, SEAT).tokens
    marks = {one.id: [mark.kind for mark in one.marks] for one in tokens}
    assert marks == {"s0": [], "f1": [], "f2": ["hidden"]}
    assert "f2" not in [one.id for one in GAME.screen.scene(GAME.view(found.state, 0), 0).tokens]


def test_a_scene_is_put_to_the_master_with_its_text() -> None:
    match = Match(GAME, {"scenario": STORY, "players": 1, "master": True}, from_number(3))
    question = match.question
    assert question is not None
    words = Words("en")
    words.learn("darkness", GAME.package)
    said = words.say(dress(question.message, match.view(SEAT)))
    assert library().campaigns[STORY].sessions["lights_out"].scenes["opening"].text.en in said


# --- whoever has died and goes on with another


def gone_on() -> Scene:
    """The character of the first player has died; the player goes on with a third."""
    people = person(0, at=None, dead=True, points=9), person(1, points=2), person(2, points=5)
    found = evening(*people, foes=[thug()])
    found[2].seat, found.state.master.seat = 0, 2  # type: ignore[union-attr]
    return found


@pytest.mark.rule("darkness.gm.death.new_character")
def test_the_points_of_a_seat_are_those_of_its_new_character() -> None:
    assert scores(gone_on().state) == (5, 2)


def test_every_seat_is_one_side_whoever_it_plays() -> None:
    found = gone_on()
    scene = GAME.screen.scene(found.state, 0)
    assert [one.seat for one in scene.sides] == [0, 1, 2]
    assert [one.score for one in scene.sides] == [5, 2, None]
    assert {one.id: one.side for one in scene.tokens} == {"s0": 0, "s1": 1, "s2": 0, "f1": 2}


def test_a_bot_plays_its_new_character() -> None:
    found = gone_on()
    before = GAME.tactics.score(found.state, 0)
    found[2].points += 20
    assert GAME.tactics.score(found.state, 0) > before
