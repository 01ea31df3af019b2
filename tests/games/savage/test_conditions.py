"""One table says how states are shown, said and told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tapete.games.savage
from tapete.games.savage.events.fight import Became
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.conditions import CONDITIONS, is_harm
from tapete.games.savage.labels.outcomes import gist
from tapete.games.savage.rules.harm.fatigue import NAMES
from tapete.games.savage.rules.powers.modifiers import PACES
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.screen.token import marks
from tapete.games.savage.state import Burn
from tapete.kernel import Message
from tapete.words import LANGUAGES
from tests.games.conditions import repeated, said, uncatalogued, unshown
from tests.games.savage.skirmish import skirmish, who

CODE = Path(tapete.games.savage.__file__).parent
IDENTITY = ("id", "profile", "seat", "group", "wild", "radius", "height")
SHOWN_OTHERWISE = ("wounds", "bennies", "points", "out")
PARTS = {
    "bruises": "fatigue", "rested": "fatigue", "held_by": "bound", "bonds": "entangled",
    "aim_with": "aim", "late": "surprised", "hours": "out", "rider": "mount",
    "berths": "what makes it a vehicle",
    "struck_first": "a blow that is had once a round",
}  # fmt: skip
"""Fields that only say more about a condition, or that are for the rules alone."""


def test_every_flag_and_counter_is_a_condition_or_known_not_to_be() -> None:
    fight = skirmish("a b", a=who(), b=who())
    others = {*IDENTITY, *SHOWN_OTHERWISE, *PARTS}
    assert set(unshown(CONDITIONS, fight["a"], fight.state)) == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words_of_its_own(language: str) -> None:
    assert repeated(said(CONDITIONS, GAME, language)) == []


def test_every_condition_has_a_rule_to_read() -> None:
    assert uncatalogued(CONDITIONS, GAME) == []


def test_all_that_figures_become_is_known() -> None:
    code = "".join(file.read_text("utf-8") for file in CODE.rglob("*.py"))
    told = set(re.findall(r'Became,[^)]*?state="(\w+)"', code))
    told |= {*NAMES.values(), *PACES, "glow", "shroud"}
    assert {state for state in told if is_harm(state)} == {
        "shaken", "stunned", "prone", "entangled", "bound", "distracted", "vulnerable",
        "bleeding", "poisoned", "drowning", "fatigued", "exhausted",
    }  # fmt: skip


def test_nobody_becomes_what_the_game_does_not_know() -> None:
    fight = skirmish("a b", a=who(), b=who())
    with pytest.raises(KeyError, match="shakken"):
        SCREEN.cue(Became(figure="a", state="shakken", rule=""), fight.state)


def test_marks_have_a_tone_and_what_is_counted_an_amount() -> None:
    fight = skirmish("a b", a=who(), b=who())
    figure = fight["b"]
    figure.shaken, figure.defending, figure.distracted, figure.fatigue = True, True, 2, 2
    figure.burns = [Burn([6])]
    shown = [(one.kind, one.tone, one.amount) for one in marks(fight.state, figure)]
    assert shown == [
        ("shaken", "bad", 0),
        ("distracted", "bad", 0),
        ("defending", "good", 0),
        ("fatigue", "bad", 2),
        ("burning", "bad", 0),
    ]


def test_what_came_of_an_answer_is_what_was_not_so_before() -> None:
    before = skirmish("a b", a=who(), b=who())
    after = skirmish("a b", a=who(), b=who())
    before["b"].prone = after["b"].prone = True
    after["b"].shaken = after["b"].defending = True
    parts = (Message.of("savage.state_name", state="shaken", amount=0),)
    assert gist(before.state, after.state) == (
        Message.of("savage.gist.figure", figure="b", parts=parts),
    )
