"""A game's rules by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tapete.content import read_page
from tapete.kernel.message import Message
from tapete.kernel.paths import Path as Steps
from tapete.words import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Chapter",
    "Core",
    "Entry",
    "Rule",
    "Ruling",
    "Section",
    "Text",
    "load",
    "load_if_any",
]

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

    def body(self, language: str) -> str:
        """Returns the text without what is already said by the heading."""
        return self.text(language)

    @property
    def part(self) -> str:
        """The second part of the id: `combat` of `GAME.combat.aim`."""
        return self.id.split(".")[1]


class Titled(Entry, frozen=True, kw_only=True):
    """An entry that has a title."""

    title: Text

    def heading(self, language: str) -> str:
        return self.title.in_language(language)


class Rule(Titled, frozen=True, kw_only=True):
    """A rule of the book in our own words, and the place where the book states it.

    `book` are the ids of the sections that state it, or its place as the book itself gives it, such
    as a page. `lines` are those of the text we read; people are not shown them.
    """

    book: str | tuple[str, ...]
    lines: str = ""


class Core(Titled, frozen=True, kw_only=True):
    """Something the book assumes but does not state; `missing` is the id of that gap."""

    missing: str


class Ruling(Entry, frozen=True, kw_only=True):
    """A gap or a contradiction in the book, and what was decided. It may be an option.

    Its text begins with the question, which is its heading.
    """

    option: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()

    def heading(self, language: str) -> str:
        question, mark, _ = self.text(language).partition("?")
        return question + mark

    def body(self, language: str) -> str:
        text = self.text(language)
        return text.removeprefix(self.heading(language)).strip() or text


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rules that are read together. It has those whose id has one of its parts, `GAME.PART.…`."""

    id: str
    title: Text
    parts: tuple[str, ...]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A heading of the book, under which a rule is found in it."""

    id: str
    title: Text


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]
    core: tuple[Core, ...] = ()
    ruling: tuple[Ruling, ...] = ()
    chapter: tuple[Chapter, ...] = ()
    section: tuple[Section, ...] = ()
    reference: tuple[str, ...] = ()


class Catalogue:
    """Everything in a game's `rules.toml`."""

    def __init__(
        self,
        rules: tuple[Rule, ...],
        core: tuple[Core, ...] = (),
        rulings: tuple[Ruling, ...] = (),
        chapters: tuple[Chapter, ...] = (),
        sections: tuple[Section, ...] = (),
        reference: tuple[str, ...] = (),
    ) -> None:
        self.rules = rules
        self.core = core
        self.rulings = rulings
        self._by_id = {entry.id: entry for entry in _entries(rules, core, rulings)}
        self.chapters = (*chapters, *_unnamed(self._by_id.values(), chapters))
        self._by_part = {part: one for one in self.chapters for part in one.parts}
        self.sections = sections
        self.reference = reference
        """The ids of the rules for a page of quick reference, in order."""
        self._sections = {one.id: one.title for one in sections}

    def __contains__(self, identity: str) -> bool:
        return identity in self._by_id

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._by_id.values())

    def get(self, identity: str) -> Entry | None:
        return self._by_id.get(identity)

    def chapter_of(self, entry: Entry) -> Chapter:
        return self._by_part[entry.part]

    def place(self, entry: Entry) -> Text | None:
        """Returns where the book states a rule, in words; None if the book does not state it."""
        if not isinstance(entry, Rule):
            return None
        if isinstance(entry.book, str):
            return Text(entry.book, entry.book)
        titles = [self._sections[one] for one in entry.book]
        return Text("; ".join(one.es for one in titles), "; ".join(one.en for one in titles))


def load(package: str) -> Catalogue:
    """Returns the catalogue of the game in this package; raises `BadContent` if it has errors."""
    return read_catalogue(resources.files(package) / "rules.toml", package.rpartition(".")[2])


def load_if_any(package: str) -> Catalogue:
    """Returns the catalogue of the game in this package; an empty one if it has none."""
    file = resources.files(package) / "rules.toml"
    return load(package) if file.is_file() else Catalogue(())


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
    for path, section in _astray(file):
        raise page.bad(path, Message.of("catalogue.problem.section", id=section))
    for number, identity in enumerate(file.reference):
        if identity not in seen:
            unknown = Message.of("catalogue.problem.reference", id=identity)
            raise page.bad(("reference", number), unknown)
    return Catalogue(file.rule, file.core, file.ruling, file.chapter, file.section, file.reference)


def _astray(file: _File) -> Iterator[tuple[Steps, str]]:
    """Yields the sections that a rule names and the catalogue does not have."""
    known = {one.id for one in file.section}
    for number, rule in enumerate(file.rule):
        for place, section in enumerate(() if isinstance(rule.book, str) else rule.book):
            if section not in known:
                yield ("rule", number, "book", place), section


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


def _unnamed(entries: Iterable[Entry], chapters: tuple[Chapter, ...]) -> list[Chapter]:
    """Returns a chapter for each part of an id that is in no chapter, called by that part."""
    named = {part for chapter in chapters for part in chapter.parts}
    parts = dict.fromkeys(entry.part for entry in entries if entry.part not in named)
    return [Chapter(id=part, title=Text(part, part), parts=(part,)) for part in parts]
