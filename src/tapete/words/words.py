"""Puts messages into words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Resource

from tapete.kernel.kept import once
from tapete.kernel.message import Arg, Message
from tapete.kernel.printable import cut, printable

LANGUAGES = ("es", "en")
LONGEST = 2_000
"""The most letters of an argument. Fluent leaves out those that are longer than 2,500."""
FALLBACK = "en"
HOUSE = (
    "kernel",
    "content",
    "catalogue",
    "odds",
    "spaces",
    "server",
    "workshop",
    "web",
    "table",
    "replay",
    "builder",
    "cli",
    "help",
    "battlescribe",
)
"""The families of keys that have a file here; any other family belongs to a game."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language a terminal asks for: the first of LC_ALL, LC_MESSAGES and LANG that is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def seat_number(seat: Any) -> FluentType:
    """The number of a seat for people: seats count from 0 in the code, from 1 for people."""
    return fluent_number(int(seat) + 1)


def millimetres(length: Any) -> FluentType:
    """A length in millimetres; lengths are kept in tenths of one."""
    return fluent_number(float(length) / 10)


def inches(length: Any) -> FluentType:
    """A length in inches, which many games measure in."""
    return fluent_number(round(float(length) / 254, 1))


def centimetres(length: Any) -> FluentType:
    return fluent_number(round(float(length) / 100, 1))


FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {
    "SEAT": seat_number,
    "MM": millimetres,
    "CM": centimetres,
    "INCHES": inches,
}
"""The functions that words files may call besides Fluent's own: `{ SEAT($seat) }`, `{ MM($x) }`."""

ARTICLE = re.compile(r"(?<=[\w,;] )(El|La|Los|Las|The) (?=[a-zà-ÿ])")
CONTRACTED = re.compile(r"\b([Aa]|[Dd]e) el (?=[a-zà-ÿ])")


def flowing(text: str, language: str) -> str:
    """Fixes a name's article within a sentence: not “hits The owner”, and not «de El dueño».

    An article before a capital, as in El Faisán, is part of a proper name and stays.
    """
    text = ARTICLE.sub(lambda found: found[0].lower(), text)
    return CONTRACTED.sub(r"\1l ", text) if language == "es" else text


def listed(parts: Sequence[str]) -> str:
    """Several things in one text, with commas; but sentences just follow each other."""
    sentences = all(" " in part and part.endswith(".") for part in parts)
    return (" " if sentences else ", ").join(parts)


@cache
def _parsed(text: str) -> Resource:
    """Parses a Fluent file, cached: parsing is slow, and all tables of a server share the files."""
    return FluentResource(text)


class Words:
    """Says messages in one language. A file is read when a key of its family is first said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._packages: dict[str, str] = {}
        self._read: set[str] = set()

    def learn(self, game: str, package: str) -> None:
        """Registers a game, whose words are in its package."""
        self._packages[game] = package
        self._read.discard(game)

    def say(self, message: Message | str, **args: Arg) -> str:
        """A message in words; a key without words is shown as it is, so that it is noticed.

        Besides its arguments, a message gets `$language`, for names kept in both languages.
        """
        if isinstance(message, str):
            message = Message.of(message, **args)
        name = message.key.replace(".", "-")
        family = message.key.partition(".")[0]
        self._read_family(family)
        if not self._bundle.has_message(name):
            return f"⟦{message}⟧"
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return f"⟦{message}⟧"
        given = {name: self._argument(value) for name, value in message.args}
        given["language"] = self.language
        text, _ = self._bundle.format_pattern(pattern, given)
        return flowing(str(text), self.language)

    def knows(self, key: str) -> bool:
        self._read_family(key.partition(".")[0])
        return bool(self._bundle.has_message(key.replace(".", "-")))

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple | list):
            return listed([str(self._argument(part)) for part in value])
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, str):
            return cut(printable(value), LONGEST)
        return value

    @once
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.language], use_isolating=False, functions=FUNCTIONS)

    def _read_family(self, family: str) -> None:
        if family in self._read:
            return
        file = self.file_of(family)
        if file is not None and file.is_file():
            self._bundle.add_resource(_parsed(file.read_text("utf-8")))
        self._read.add(family)

    def file_of(self, family: str) -> Traversable | None:
        """The file with the words of a family; None if its package does not exist."""
        if family in HOUSE:
            return resources.files("tapete.words") / self.language / f"{family}.ftl"
        package = self._packages.get(family, f"tapete.games.{family}")
        try:
            return resources.files(package) / "words" / f"{self.language}.ftl"
        except ModuleNotFoundError:
            return None
