"""The command line itself: its help, its language, and what it cannot understand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tapete as package
from tapete.cli.app import build
from tapete.cli.main import take_language
from tapete.kernel.message import Message
from tapete.words import LANGUAGES, Words
from tests.cli.terminals import CUSTOMS, HIGHWAYMEN, Tapete
from tests.words.keys import messages_in

COMMANDS = ["games", "play", "watch", "replay", "verify", "odds", "rules", "make", "band"]
PAGES = [[], *[[name] for name in COMMANDS], *[["rules", n] for n in ("list", "show", "search")]]
PAGES.append(["rules", "coverage"])
VERBS = ["new", "check", "show", "points", "export", "pdf", "import"]
PAGES += [["make", "punk", "bands", verb] for verb in VERBS]
PAGES += [["make", "arena", "cards", verb] for verb in ("show", "export", "pdf")]


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_help_is_in_the_user_s_language_throughout(tapete: Tapete, page: list[str]) -> None:
    spanish = tapete(*page, "--help", lang="es").out
    assert spanish.startswith("Uso: tapete")
    for english in ("Usage", "Options", "OPTIONS", "COMMAND", "Show this", "default", "<"):
        assert english not in spanish
    assert tapete(*page, "--help", lang="en").out.startswith("Usage: tapete")


def test_without_a_command_the_help_is_shown(tapete: Tapete) -> None:
    assert tapete().out == tapete("--help").out
    assert tapete("rules").out == tapete("rules", "--help").out


class Heard(Words):
    """Remembers what it was asked to say."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def say(self, message: Message | str, **args: object) -> str:
        self.keys.add(message if isinstance(message, str) else message.key)
        return super().say(message, **args)  # type: ignore[arg-type]


def test_no_words_of_the_help_are_unused() -> None:
    words = Heard()
    for page in PAGES:
        build(words)([*page, "--help"], prog_name="tapete", standalone_mode=False)
    file = Path(package.__file__).parent / "words" / "en" / "help.ftl"
    assert {key for key in words.keys if key.startswith("help.")} == set(messages_in(file))


def test_the_version_is_shown(tapete: Tapete) -> None:
    assert tapete("--version").out == f"tapete {package.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "rest", "language"),
    [
        (["games"], ["games"], None),
        (["--lang", "es", "games"], ["games"], "es"),
        (["games", "--lang=es"], ["games"], "es"),
        (["games", "--lang"], ["games", "--lang"], None),
        (["odds", "--", "--lang", "es"], ["odds", "--", "--lang", "es"], None),
    ],
)
def test_the_language_may_be_said_anywhere(
    arguments: list[str], rest: list[str], language: str | None
) -> None:
    assert take_language(arguments) == (rest, language)


def test_the_language_asked_for_goes_before_that_of_the_terminal(tapete: Tapete) -> None:
    assert tapete("odds", "d2", "--lang", "en", lang="es").out.startswith(" Value")


def test_a_language_without_words_is_refused_in_that_of_the_terminal(tapete: Tapete) -> None:
    assert tapete("games", "--lang", "fr", lang="es").refused == (
        "No hay palabras en «fr». Usa --lang es o --lang en.\n"
    )


def test_games_are_listed(tapete: Tapete, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.games.names", lambda: ["salteadores"])
    monkeypatch.setattr("tapete.cli.listing.game_named", learnt)
    assert tapete("games").out.split() == ["Name", "Title", "salteadores", "Highwaymen"]
    monkeypatch.setattr("tapete.games.names", list)
    assert "There is no game installed." in tapete("games").out


def learnt(name: str, words: Words) -> None:
    words.learn(name, f"tests.{name}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "There is no command “fly”. There are: games, play"),
        (["rules", "burn"], "There is no command “burn”. There are: list, show"),
        (["--fast"], "There is no option --fast."),
        (["play", "--fast"], "There is no option --fast."),
        (["games", "more"], "There is too much or too little after “tapete games”."),
        (["watch", "--pace"], "The option --pace lacks its value"),
        (["--version=3"], "The option --version lacks its value, or has one too many."),
        (["watch", "--pace", "fast"], "The value of --pace is not right. Seconds between events"),
        (["watch", HIGHWAYMEN, "--pace", "-1"], "The pace is 0 to 60 seconds, not -1.0."),
        (["watch", HIGHWAYMEN, "--pace", "nan"], "The pace is 0 to 60 seconds, not nan."),
        (["play", "--seat", "one"], "The value of --seat is not right. A seat of yours"),
        (["odds"], "ROLL is missing."),
        (["verify"], "FILE is missing."),
        (["play", "nothing"], "There is no game “nothing”."),
        (["play", "no.such:GAME"], "There is no game “no.such:GAME”."),
        (["play", "tests.salteadores.game:CARDS"], "There is no game"),
        (["play", ":"], "There is no game “:”."),
        (["play", HIGHWAYMEN, "--bot", "genius"], "There is no bot “genius”. There are: beginner"),
        (["watch", HIGHWAYMEN, "--bot", "genius"], "There is no bot “genius”."),
        (["play", HIGHWAYMEN, "--seat", "0"], "There is no seat 0: this match has seats 1 to 2."),
        (["play", HIGHWAYMEN, "--seat", "3"], "There is no seat 3"),
        (["play", CUSTOMS, "--seat", "2"], "There is no seat 2: this match has only seat 1."),
        (["play", HIGHWAYMEN, "--dice", "loaded"], "Dice are “seed” or “typed”, not “loaded”."),
        (["play", HIGHWAYMEN, "--set", "goal"], "“goal” is no option."),
        (["play", HIGHWAYMEN, "--set", "goal=much"], "The match cannot have these options"),
        (["play", HIGHWAYMEN, "--set", "gaol=3"], "The match cannot have these options"),
        (["play", HIGHWAYMEN, "--seed", "luck"], "“luck” is no seed."),
        (["play", HIGHWAYMEN, "--seed", "²"], "“²” is no seed."),
        (["play", HIGHWAYMEN, "--load", "/no/such"], "/no/such: No such file or directory."),
        (["rules", "list", "nothing"], "There is no game “nothing”."),
        (["rules", "coverage", "nothing"], "There is no game “nothing”."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_a_sentence(tapete: Tapete, arguments: list[str], said: str) -> None:
    done = tapete(*arguments)
    assert said in done.refused
    assert done.out == ""


def test_every_sentence_is_there_in_spanish(tapete: Tapete) -> None:
    assert tapete("fly", lang="es").refused.startswith("No hay ninguna orden «fly».")
    assert "Más: tapete watch --help" in tapete("watch", "--fast", lang="es").refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_as_it_is_installed(language: str) -> None:
    """Once in a process of its own: exit code, streams, and no traceback."""
    command = [str(Path(sys.executable).parent / "tapete"), "odds", "2d", "--lang", language]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.stderr


def test_help_loads_nothing_it_does_not_need() -> None:
    code = (
        "import sys; from tapete.cli.main import run; run(['--help'], {});"
        "print(sorted({'rich', 'tapete.kernel.matches.match', 'tapete.bots'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "[]"
