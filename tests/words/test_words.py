"""Messages in words."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel.message import Message
from tapete.words import Words, language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es"),
    ],
)
def test_the_terminal_says_which_language_it_is_in(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


def test_a_missing_key_is_shown_so_that_it_is_noticed() -> None:
    assert Words("es").say("kernel.error.nowhere") == "⟦kernel.error.nowhere⟧"
    assert Words("es").say("nogame.title", seat=1) == "⟦nogame.title(seat=1)⟧"
    assert not Words("es").knows("nogame.title")


def test_plurals_follow_the_number() -> None:
    words = Words("es")
    assert words.say("cli.verify.faces", faces=1) == "1 cara es la que da la semilla."
    assert words.say("cli.verify.faces", faces=2) == "Las 2 caras son las que da la semilla."


def test_people_count_seats_from_1() -> None:
    assert Words("en").say("cli.play.seat", seat=0) == "Seat 1."


def test_a_message_within_a_message_is_said_too() -> None:
    inner = Message.of("kernel.refusal.twice")
    assert Words("en").say("kernel.error.refused", reason=inner) == "Nothing may be picked twice."
    both = (inner, Message.of("kernel.ask.drawn"))
    said = Words("en").say("kernel.error.refused", reason=both)
    assert said == "Nothing may be picked twice., What was drawn?"


def test_sentences_of_a_list_follow_each_other_and_names_have_commas_between_them() -> None:
    def told(*faults: Any) -> str:
        return Words("en").say(Message.of("workshop.error.unsound", faults=faults))

    assert told("It is dear.", "It has no name.").endswith("It is dear. It has no name.")
    assert told("E.S.T.A.R.S.", "Ghost").endswith("E.S.T.A.R.S., Ghost")
    assert told("Those of E.S.T.A.R.S.", "Ghost").endswith("Those of E.S.T.A.R.S., Ghost")


def test_a_game_brings_its_words() -> None:
    words = Words("es")
    words.learn("salteadores", "tests.salteadores")
    assert words.say("salteadores.option.card", value=3) == "Carta de 3"
