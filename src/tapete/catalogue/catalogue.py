"""A game's rules by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tapete.content import read_page
from tapete.content.line_numbers import Path as Steps
from tapete.kernel.message import Message
from tapete.words.folding import folded

_ID = re.compile(r"\w+(\.\w+)+")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    es: str
    en: str

    def in_language(self, language: str) -> str:
        return self.es if language == "es" else self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something of a catalogue: its id and its text in both languages."""

    id: str
    es: str
    en: str

    def text(self, language: str) -> str:
        return self.es if language == "es" else self.en

    def heading(self, language: str) -> str:
        return self.id


class Titled(Entry, frozen=True, kw_only=True):
    """An entry with a title of its own."""

    title: Text

    def heading(self, language: str) -> str:
        return self.title.in_language(language)


class Rule(Titled, frozen=True, kw_only=True):
    """A rule of the book, in our words, and where the book states it."""

    book: str

    @property
    def chapter(self) -> str:
        """The second part of the id: `combat` of `GAME.combat.aim`."""
        return self.id.split(".")[1]


class Core(Titled, frozen=True, kw_only=True):
    """Something the book presumes and does not state; `missing` is the id of that gap."""

    missing: str


class Ruling(Entry, frozen=True, kw_only=True):
    """A gap or a contradiction of the book, and what was decided; perhaps an option."""

    option: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]
    core: tuple[Core, ...] = ()
    ruling: tuple[Ruling, ...] = ()


class Catalogue:
    """All that a game's `rules.toml` holds."""

    def __init__(
        self, rules: tuple[Rule, ...], core: tuple[Core, ...] = (), rulings: tuple[Ruling, ...] = ()
    ) -> None:
        self.rules = rules
        self.core = core
        self.rulings = rulings
        self._by_id = {entry.id: entry for entry in _entries(rules, core, rulings)}

    def __contains__(self, identity: str) -> bool:
        return identity in self._by_id

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._by_id.values())

    def get(self, identity: str) -> Entry | None:
        return self._by_id.get(identity)

    def search(self, wanted: str, language: str) -> list[Entry]:
        """Entries in which every word occurs, in their id or their text, accents aside."""
        words = folded(wanted).split()
        texts = ((entry, searched(entry, language)) for entry in self)
        return [entry for entry, text in texts if all(word in text for word in words)]


def load(package: str) -> Catalogue:
    """The catalogue of the game in this package; raises `BadContent` if it is not sound."""
    return read_catalogue(resources.files(package) / "rules.toml", package.rpartition(".")[2])


def read_catalogue(place: Path | Traversable, game: str) -> Catalogue:
    """The catalogue in a file; each id begins with the game and a dot, and occurs once."""
    page = read_page(place, _File)
    file = page.value
    seen: set[str] = set()
    for path, entry in _places(file):
        problem = _problem(entry.id, game, seen)
        if problem:
            raise page.bad(path, Message.of(problem, id=entry.id))
        seen.add(entry.id)
    return Catalogue(file.rule, file.core, file.ruling)


def _places(file: _File) -> Iterator[tuple[Steps, Entry]]:
    for kind in ("rule", "core", "ruling"):
        for number, entry in enumerate(getattr(file, kind)):
            yield (kind, number, "id"), entry


def _problem(identity: str, game: str, seen: set[str]) -> str | None:
    """The key of what is wrong with an id."""
    if not _ID.fullmatch(identity) or identity.partition(".")[0] != game:
        return "catalogue.problem.foreign"
    return "catalogue.problem.twice" if identity in seen else None


def _entries(*kinds: Iterable[Entry]) -> list[Entry]:
    return [entry for kind in kinds for entry in kind]


def searched(entry: Entry, language: str) -> str:
    """What is looked through for words: its id, its heading and its text, folded."""
    return folded(f"{entry.id} {entry.heading(language)} {entry.text(language)}")
