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
    """An entry of a catalogue: its id and its text in both languages."""

    id: str
    es: str
    en: str

    def text(self, language: str) -> str:
        return self.es if language == "es" else self.en

    def heading(self, language: str) -> str:
        return self.id


class Titled(Entry, frozen=True, kw_only=True):
    """An entry that has a title."""

    title: Text

    def heading(self, language: str) -> str:
        return self.title.in_language(language)


class Rule(Titled, frozen=True, kw_only=True):
    """A rule of the book in our own words, and the place where the book states it."""

    book: str

    @property
    def chapter(self) -> str:
        """The second part of the id: `combat` of `GAME.combat.aim`."""
        return self.id.split(".")[1]


class Core(Titled, frozen=True, kw_only=True):
    """Something the book assumes but does not state; `missing` is the id of that gap."""

    missing: str


class Ruling(Entry, frozen=True, kw_only=True):
    """A gap or a contradiction in the book, and what was decided. It may be an option."""

    option: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]
    core: tuple[Core, ...] = ()
    ruling: tuple[Ruling, ...] = ()


class Catalogue:
    """Everything in a game's `rules.toml`."""

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
        """Returns the entries that hold every word in their id or text, ignoring accents."""
        words = folded(wanted).split()
        texts = ((entry, searched(entry, language)) for entry in self)
        return [entry for entry, text in texts if all(word in text for word in words)]


def load(package: str) -> Catalogue:
    """Returns the catalogue of the game in this package; raises `BadContent` if it has errors."""
    return read_catalogue(resources.files(package) / "rules.toml", package.rpartition(".")[2])


def read_catalogue(place: Path | Traversable, game: str) -> Catalogue:
    """Reads a catalogue. Each id must begin with the game's name and a dot, and be unique."""
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
    """Returns the message key of what is wrong with an id; None if nothing is."""
    if not _ID.fullmatch(identity) or identity.partition(".")[0] != game:
        return "catalogue.problem.foreign"
    return "catalogue.problem.twice" if identity in seen else None


def _entries(*kinds: Iterable[Entry]) -> list[Entry]:
    return [entry for kind in kinds for entry in kind]


def searched(entry: Entry, language: str) -> str:
    """Returns the text that is searched: the id, the heading and the text, folded."""
    return folded(f"{entry.id} {entry.heading(language)} {entry.text(language)}")
