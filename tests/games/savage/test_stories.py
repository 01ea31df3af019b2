"""Bennies that change the story."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.scenario import DRAFTS, Story
from tapete.games.savage.events.fight import Did
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who


def told(effect: Any, drawing: str, amount: int = 0, ambient: int = 100, **people: Any) -> Skirmish:
    """A fight in whose scenario that story is offered; `a` has a benny and acts."""
    fight = skirmish(drawing, ambient=ambient, **people)
    story = Story(name=NAMES, effect=effect, amount=amount)
    plain = DRAFTS[fight.state.scenario]
    fight.state.scenario += f"-{effect}-story"
    DRAFTS[fight.state.scenario] = msgspec.structs.replace(plain, stories=(story,))
    fight["a"].bennies = 1
    fight.turn("a")
    return fight


pytestmark = pytest.mark.rule("savage.benny.story")


def test_a_story_costs_a_benny_and_is_told_once() -> None:
    fight = told("bullets", "a", 6, a=who(gear=("revolver",)))
    before = fight["a"].items[0].spare
    fight.do("story_bullets")
    assert fight["a"].items[0].spare == before + 6
    assert fight["a"].bennies == 0
    assert fight.barred("story_bullets")[1].key == "savage.barred.story_told"


def test_without_a_benny_there_is_no_story() -> None:
    fight = told("light", "a", 25, a=who())
    fight["a"].bennies = 0
    assert fight.barred("story_light")[1].key == "savage.barred.no_bennies"


def test_cover_may_turn_out_to_be_rotten() -> None:
    fight = told("cover_gone", "a...oB", a=who(), B=who())
    assert fight.fight.view(fight["a"].at, fight["B"]).quarters
    fight.do("story_cover_gone", "B")
    assert not fight.fight.view(fight["a"].at, fight["B"]).quarters


def test_the_light_may_change() -> None:
    fight = told("light", "a.B", 25, ambient=25, a=who(), B=who())
    assert fight.fight.light(fight["B"].at) == -4
    fight.do("story_light")
    assert fight.fight.light(fight["B"].at) == -2


def test_a_door_may_be_open() -> None:
    fight = told("door", "a#\n.+\n.#", a=who())
    fight.do("story_door")
    (door,) = fight.state.broken
    assert fight.fight.board.pieces[door].name == "+"
    assert not fight.fight.board.pieces[door].blocks


def test_a_foe_may_stumble() -> None:
    fight = told("stumble", "a..B", a=who(), B=who())
    fight.do("story_stumble", "B")
    assert fight["B"].prone


def test_friends_may_take_heart() -> None:
    fight = told("rally", "a.b.B", a=who(), b=who(state={"shaken": True}), B=who())
    fight["B"].shaken = True
    fight.do("story_rally")
    assert not fight["b"].shaken
    assert fight["B"].shaken


def test_only_a_gun_finds_bullets() -> None:
    fight = told("bullets", "a", 6, a=who(gear=("knife", "chain_mail")))
    assert not fight.offers("story_bullets")


def test_only_low_cover_is_rotten_and_the_story_says_whose() -> None:
    fight = told("cover_gone", "a...#B", a=who(), B=who())
    assert not fight.offers("story_cover_gone")
    fight = told("cover_gone", "a...oB\n......\n.....C", a=who(), B=who(), C=who())
    assert [do.to for do in fight.offered() if do.what == "story_cover_gone"] == ["B"]
    fight.do("story_cover_gone", "B")
    assert [event.target for event in fight.table.heard(Did)] == ["B"]


def test_a_story_about_nobody_names_nobody() -> None:
    fight = told("light", "a.B", 25, ambient=25, a=who(), B=who())
    fight.do("story_light")
    assert [event.target for event in fight.table.heard(Did)] == [""]


def test_where_every_door_is_open_no_other_opens() -> None:
    fight = told("door", "a+", a=who())
    fight.state.broken = fight.state.opened = [0]
    assert not fight.offers("story_door")
    assert not told("door", "a#", a=who()).offers("story_door")
