"""One table says how states are shown, said and told."""

from __future__ import annotations

import pytest

from tapete.games.punk.game import GAME
from tapete.games.punk.labels.conditions import CONDITIONS, marks
from tapete.games.punk.labels.outcomes import gist
from tapete.games.punk.screen.cue import BECOMING, CUES
from tapete.kernel import Message
from tapete.words import LANGUAGES, Words
from tests.games.conditions import repeated, said, uncatalogued, unshown
from tests.games.punk.fielded import Fielded, fielded, who

IDENTITY = ("id", "seat", "profile", "radius", "facing", "group")
SHOWN_OTHERWISE = ("armour", "worn", "shield", "wounds", "out", "emptied")
PARTS = {"has_delayed": "delayed", "holds": "held, of the enemy it names"}
"""Fields that only say more about a condition."""


def apart() -> Fielded:
    return fielded(a=who(at=(20, 20)), B=who(at=(60, 60)))


def test_every_flag_and_counter_is_a_condition_or_known_not_to_be() -> None:
    table = apart()
    others = {*IDENTITY, *SHOWN_OTHERWISE, *PARTS}
    assert set(unshown(CONDITIONS, table["a"], table.state)) == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words_of_its_own(language: str) -> None:
    assert repeated(said(CONDITIONS, GAME, language)) == []


def test_every_condition_has_a_rule_to_read() -> None:
    assert uncatalogued(CONDITIONS, GAME) == []


def test_what_is_told_of_somebody_is_shown_as_harm_when_it_happens() -> None:
    assert set(BECOMING.values()) == {one.name for one in CONDITIONS if one.told}
    assert {CUES.kinds[event] for event in BECOMING} == {"harm"}


def test_what_is_counted_is_a_mark_with_its_amount_and_who_is_out_has_none() -> None:
    table = apart()
    mini = table["a"]
    mini.shocked, mini.delayed, mini.ready = 4, 3, True
    assert [(one.kind, one.tone, one.amount) for one in marks(table.state, mini)] == [
        ("shocked", "bad", 0),
        ("ready", "good", 0),
        ("delayed", "", 3),
    ]
    mini.out = "downed"
    assert list(marks(table.state, mini)) == []


@pytest.mark.rule("punk.core.grip")
def test_who_is_gripped_is_held_for_as_long_as_they_touch() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 22.5), special=["grip"], holds="a"))
    assert [one.kind for one in marks(table.state, table["a"])] == ["held", "locked"]
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 30), special=["grip"], holds="a"))
    assert list(marks(table.state, table["a"])) == []


@pytest.mark.parametrize(
    ("extra", "text"),
    [(1, "1 Action more in its next activation"), (-1, "1 Action fewer in its next activation")],
)
def test_actions_more_or_fewer_are_said(extra: int, text: str) -> None:
    table = fielded(a=who(at=(20, 20), extra=extra))
    words = Words("en")
    words.learn(GAME.name, GAME.package)
    assert [words.say(one.label) for one in marks(table.state, table["a"])] == [text]


def test_what_came_of_an_answer_is_what_was_not_so_before() -> None:
    before, after = apart(), apart()
    before["B"].prone = after["B"].prone = True
    after["B"].poison, after["B"].ready = 3, True
    parts = (Message.of("punk.mark", state="poison", amount=0),)
    assert gist(before.state, after.state) == (
        Message.of("punk.gist.figure", figure="B", parts=parts),
    )
