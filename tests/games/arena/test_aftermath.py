"""An outcome names the Crit, the fumble and what it brings, in few words."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.arena.game import GAME
from tapete.games.arena.labels.aftermath import unless
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.state import State
from tapete.kernel import Gist
from tapete.kernel.dressing import dressed
from tapete.odds.forecast import forecast
from tapete.odds.foresight import foreseen, shown
from tapete.words import LANGUAGES, Words
from tests.games.arena.board import board
from tests.games.weighed import asked

SHOT: Any = [
    "do",
    {"option": {"what": "attack", "to": "e1", "item": 0}, "details": {"token": "green"}},
]


def chances(state: State) -> dict[str, Fraction]:
    """The chance of each outcome, in English."""
    position = asked(GAME, state)
    words = Words("en")
    words.learn(GAME.name, GAME.package)

    def said(gist: Gist) -> str:
        return ", ".join([words.say(dressed(GAME, one, position.now)) for one in gist])

    gists = forecast(position, SHOT).gists
    return {said(gist): gists.probability(gist) for gist in gists}


def test_what_a_psycho_does_about_a_fumble() -> None:
    """A d12 and Ranged 2 against Defence 6; a fumble is struck at with 7 against a d12 and 1."""
    assert chances(board("salvador", (1, 2), ("psycho", (3, 2)))) == {
        "Psycho eliminated": Fraction(8, 12),
        "Crit, Psycho eliminated": Fraction(1, 12),
        "": Fraction(2, 12),
        "fumble: Psycho comes": Fraction(1, 12) * Fraction(7, 12),
        "fumble: Psycho comes, Salvador: 1 wound": Fraction(1, 12) * Fraction(5, 12),
    }


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("rakk", "fumble, Salvador: stunned"),
        ("taskmaster", "fumble: Nomad Taskmaster grows stronger"),
        ("lady_dynamite", "fumble: something is left on the ground"),
        ("sister_shrapnel", "fumble, Salvador: 1 wound"),
    ],
)
def test_each_card_has_a_fumble_of_its_own(kind: str, said: str) -> None:
    found = chances(board("salvador", (1, 2), (kind, (3, 2))))
    assert found[said] == Fraction(1, 12)


def test_of_many_enemies_only_the_number_is_told() -> None:
    others = [("marauder", (3, 2)), ("marauder", (3, 2))]
    found = chances(board("salvador", (1, 2), ("taskmaster", (3, 2)), *others))
    assert "fumble: 3 enemies grow stronger" in found


def test_who_falls_is_shown_as_fighting_for_its_life() -> None:
    """What is weighed ends before anybody [RE]acts, the one that is dying too."""
    state = board("salvador", (1, 2), ("psycho", (3, 2)))
    for token in state.hunters[0].tokens:
        token.colour = "red"
    answer: Any = ["do", {**SHOT[1], "details": {"token": "red"}}]
    gists = forecast(asked(GAME, state), answer).gists
    states = [dict(part.args)["state"] for gist in gists for one in gist for part in _parts(one)]
    assert states == ["dying"]


def _parts(message: Any) -> Any:
    return dict(message.args).get("parts", ()) if message.key == "arena.gist.figure" else ()


def test_a_crit_is_added_to_what_is_hit_at_first_sight() -> None:
    position = asked(GAME, board("salvador", (1, 2), ("psycho", (3, 2))))
    seen = foreseen(position, SHOT)
    assert seen is not None
    rows = shown(position, SHOT, seen).rows
    assert [(row.part, len(row.more)) for row in rows] == [(75, 2), (17, 0), (5, 0), (3, 0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_is_said(language: str) -> None:
    position = asked(GAME, board("salvador", (1, 2), ("psycho", (3, 2))))
    words = Words(language)
    words.learn(GAME.name, GAME.package)
    left_out = unless(position.domain.recall(SHOT), position.now)
    assert left_out is not None
    assert "[RE]" in words.say(left_out)
    assert unless(Alike("green", "green"), position.now) == left_out
    assert unless("pass", position.now) is None
