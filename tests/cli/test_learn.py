"""The lesson of a game, and the briefing of a match, at a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete import games
from tapete.lessons import lesson_of
from tests.cli.terminals import HIGHWAYMEN, Tapete
from tests.lessons.pupil import Pupil

GAMES = [name for name in games.names() if lesson_of(games.find(name)) is not None]
each = pytest.mark.parametrize("game", GAMES)


def answers(game: str) -> list[str]:
    """What to type, step by step."""
    pupil, typed = Pupil(games.find(game)), []
    for _ in pupil.lesson.steps:
        pupil.listen()
        typed.append(f"= {json.dumps(pupil.answer())}\n")
        pupil.do()
    return typed


def wrong(game: str) -> str:
    """The last of the answers to the first question, which does not count."""
    pupil = Pupil(games.find(game))
    pupil.listen()
    assert pupil.match.question is not None
    domain = pupil.match.question.domains[0]
    return f"= {json.dumps(domain.write([*domain.candidates()][-1]))}\n"


def flat(text: str) -> str:
    return " ".join(text.split())


@each
def test_a_lesson_is_taken_to_its_end(tapete: Tapete, game: str) -> None:
    lesson = lesson_of(games.find(game))
    assert lesson is not None
    out = flat(tapete("learn", game, typed="".join(answers(game)), lang="es").out)
    for step in lesson.steps:
        assert flat(step.text.es) in out
        assert flat(step.led.es) in out
    assert flat(lesson.end.es) in out


@each
def test_what_does_not_count_gets_a_hint_and_the_rest_is_taken_up_later(
    tapete: Tapete, tmp_path: Path, game: str
) -> None:
    lesson, typed = lesson_of(games.find(game)), answers(game)
    assert lesson is not None
    file = tmp_path / "lesson.tapete"
    first = tapete("learn", game, typed=f"{wrong(game)}{typed[0]}undo\nsave {file}\nq\n")
    assert flat(lesson.steps[0].hint.en) in flat(first.out)
    assert flat(lesson.steps[1].text.en) in flat(first.out)
    assert "no need to" in first.out
    assert f"tapete learn {game} --load {file}" in flat(first.out)
    rest = flat(tapete("learn", game, "--load", str(file), typed="".join(typed[1:])).out)
    assert flat(lesson.steps[0].text.en) not in rest
    assert flat(lesson.end.en) in rest


def test_a_game_without_a_lesson_says_so(tapete: Tapete) -> None:
    assert "no lesson" in tapete("learn", HIGHWAYMEN).refused


def test_a_match_opens_with_its_figures_and_how_long_it_takes(tapete: Tapete) -> None:
    out = tapete("play", "savage", "--set", "scenario=mill", "--no-odds", lang="es").out
    assert "Los tuyos: Rosario Vega, Goyo «Yunque» Salas." in out
    assert "Dura unos 10 minutos." in out
