"""Both languages say the same things, and only what the code asks them to say."""

from __future__ import annotations

from importlib import resources
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tapete import games
from tapete.catalogue import load
from tapete.kernel.game import Game
from tapete.kernel.labels import anything
from tapete.words import LANGUAGES
from tapete.words.words import FUNCTIONS, HOUSE
from tests.words.keys import (
    CLIENT,
    SOURCES,
    TESTS,
    endings_of,
    messages_in,
    plausible,
    used_in,
    used_in_client,
    variables_of,
)

FINISHED = [name for name in games.names() if find_spec(f"tapete.games.{name}.game")]
GAMES = [*FINISHED, "tests.salteadores.game:GAME", "tests.browser.recados.game:GAME"]
GAMES += ["tests.rebatina.game:GAME"]
ENDS = (*".!?…»”",)
FILES = {family: SOURCES / "words" / "{}" / f"{family}.ftl" for family in HOUSE}
FILES |= {
    games.find(name).name: Path(str(resources.files(games.find(name).package))) / "words" / "{}.ftl"
    for name in GAMES
}


def file_of(family: str, language: str) -> Path:
    return Path(str(FILES[family]).format(language))


def test_no_words_file_is_left_out() -> None:
    here = {
        file.stem for language in LANGUAGES for file in (SOURCES / "words" / language).iterdir()
    }
    assert here == set(HOUSE)


@pytest.mark.parametrize("family", FILES)
def test_both_languages_have_the_same_keys_with_the_same_variables(family: str) -> None:
    spanish, english = (messages_in(file_of(family, language)) for language in LANGUAGES)
    assert set(spanish) == set(english)
    assert {key: variables_of(spanish[key]) for key in spanish} == {
        key: variables_of(english[key]) for key in english
    }


@pytest.mark.parametrize("family", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(family: str, language: str) -> None:
    file = file_of(family, language)
    bundle = FluentBundle([language], functions=FUNCTIONS)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for key, message in messages_in(file).items():
        assert key.startswith(f"{family}.")
        pattern = bundle.get_message(key.replace(".", "-")).value
        assert pattern is not None, key
        for given in plausible(message):
            text, errors = bundle.format_pattern(pattern, given)
            assert text, key
            assert not errors, (key, given, errors)


@pytest.mark.parametrize("family", HOUSE)
def test_the_house_says_all_it_is_asked_to_and_nothing_else(family: str) -> None:
    used = used_in(SOURCES).and_in(used_in_client(CLIENT))
    have = set(messages_in(file_of(family, "es")))
    assert used.of(family) <= have
    assert {key for key in have if not used.allows(key)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_all_it_is_asked_to_and_nothing_else(name: str) -> None:
    game = games.find(name)
    used = used_in(Path(str(resources.files(game.package))))
    have = set(messages_in(file_of(game.name, "es")))
    assert used.of(game.name) - not_words(game) <= have
    assert ordered_of(game) <= have
    parts = (
        "option.", "options.", "circumstance.", "procedure.", "mark.", "title", "pitch", "barred.",
        "key.", "order.", "aside.", "gist.out", "gist.figure", "gist.count", "setting.quick",
        "detail.", "print.title", "print.deck",
    )  # fmt: skip
    asked_by_others = (*ordered_of(game), *[f"{game.name}.{part}" for part in parts])
    unused = {key for key in have if not used.allows(key)}
    assert {key for key in unused if not key.startswith(asked_by_others)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", games.names())
def test_whatever_is_told_ends_as_a_sentence(family: str, language: str) -> None:
    """Events stand one after the other where a question says what led to it."""
    told = messages_in(file_of(family, language)).items()
    events = {key: message for key, message in told if key.startswith(f"{family}.event.")}
    assert events
    unfinished = {
        key: end
        for key, message in events.items()
        for end in endings_of(message)
        if end.rstrip()[-1:] not in ENDS
    }
    assert unfinished == {}


def ordered_of(game: Game[object]) -> set[str]:
    """What the house says of standing orders, and beside questions whether to go on."""
    asides = {key.replace(".ask.", ".aside.") for key in asked_aside(game)}
    return asides | ({f"{game.name}.order.guarded"} if game.tactics.guards else set())


def asked_aside(game: Game[object]) -> list[str]:
    """The questions that not every answer goes on from."""
    return [key for key, goes_on in game.labels.onward.items() if goes_on is not anything]


def not_words(game: Game[object]) -> set[str]:
    """Ids of rules look like keys."""
    return {entry.id for entry in load(game.package)}


def test_what_is_looked_for_is_found(tmp_path: Path) -> None:
    code = 'A = "a.b.c"\nB = f"a.d.{A}"\nC = f"{A}.e"\nD = "no key. a.b"\n'
    (tmp_path / "code.py").write_text(code, "utf-8")
    used = used_in(tmp_path)
    assert (used.keys, used.families) == ({"a.b.c"}, {"a.d."})


def test_what_the_client_uses_is_found(tmp_path: Path) -> None:
    code = """<p>{say("a.b")} {say(`a.c.${d}`)} {say('a.e', { f })}</p>"""
    (tmp_path / "Page.svelte").write_text(code, "utf-8")
    (tmp_path / "page.test.ts").write_text('say("a.only_tested")', "utf-8")
    used = used_in_client(tmp_path)
    assert (used.keys, used.families) == ({"a.b", "a.e"}, {"a.c."})


def test_the_tests_have_no_words_of_their_own_to_forget() -> None:
    """Each words file of the tests belongs to a game that is looked at here or in tests/cli."""
    folders = {file.parents[1].name for file in TESTS.rglob("words/*.ftl")}
    assert folders == {"salteadores", "rebatina", "recados", "aduana"}
