"""Every change of a master in words, in both languages, before and after it is made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tapete.games.darkness.actions.changes import secrets
from tapete.games.darkness.actions.mastering import MASTERY
from tapete.games.darkness.events.master import Overruled
from tapete.games.darkness.game import GAME
from tapete.games.darkness.master import Undertaking
from tapete.games.darkness.rules.master import changes, conditions
from tapete.games.darkness.state import Barring, Promise
from tapete.kernel import Choice
from tests.games.darkness.evenings import evening, lies, thug
from tests.games.darkness.nights import IN, Scene, person, sq
from tests.games.speaking import Speaker

LANGUAGES = pytest.mark.parametrize("language", ["es", "en"])
RAW = ("darkness-", "darkness.", "{", "None")


def busy() -> Scene:
    """An evening in which a master could change anything."""
    people = [
        person(0, defence=4, damage=3, failures=1, holds=["pistol"], perceived=["bar"]),
        person(1, bound=True), person(2), person(3, at=None), person(4, at=None, dead=True),
    ]  # fmt: skip
    foes = [thug(), thug(sq(4, 1)), thug(None, hidden=True)]
    dig = Undertaking("s0", "", 2, "intelligence", "", "6H", "I dig.")
    found = evening(
        *people, foes=foes, watching=True, undertakings=[dig], resting={"s3": "s2"},
        notes=["Hush."], played={"station": 1},
    )  # fmt: skip
    found.state.barred, found.state.promises = [Barring("s0", "t00")], [Promise("s0", "s1")]
    found.state.used, found.state.stack = ["folder"], ["bank"]
    lies(found, "rope", IN)
    return found


def choices(found: Scene) -> Iterator[Choice]:
    night = found.night()
    yield from MASTERY.choices(night, night.master)
    yield from secrets.behind(night).choices()


def said(speaker: Speaker, choice: Choice) -> Iterator[str]:
    labels = GAME.labels
    yield speaker.say(labels.label(choice.option, speaker.view))
    for name, values in choice.details.items():
        yield from [speaker.say(labels.detail(name, value, speaker.view)) for value in values]


@LANGUAGES
def test_every_change_has_its_words(language: str) -> None:
    found = busy()
    speaker = Speaker(GAME, language, found.state)
    every = list(choices(found))
    assert {one.option.what for one in every} >= {*MASTERY.by_name, *secrets.SECRETS}
    lines = [line for one in every for line in said(speaker, one)]
    assert not [line for line in lines if not line.strip() or any(raw in line for raw in RAW)]


@LANGUAGES
def test_every_group_of_changes_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language, busy().state)
    names = [speaker.say(one) for one in MASTERY.groups]
    assert len(set(names)) == len(names)
    assert not [name for name in names if name.startswith("darkness")]


@LANGUAGES
@pytest.mark.parametrize("what", ["fated", "relieved"])
def test_every_condition_is_told_by_its_name(language: str, what: str) -> None:
    speaker = Speaker(GAME, language, busy().state)
    every = (*conditions.CONDITIONS, *conditions.PACES)
    told = [Overruled(figure="s0", what=what, thing=one, rule=changes.RULE) for one in every]
    lines = [speaker.say(one.message()) for one in told]
    assert len(set(lines)) == len(every)
