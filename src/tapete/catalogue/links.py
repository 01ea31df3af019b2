"""Rules that name other rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from tapete.catalogue.catalogue import Catalogue, Entry, Titled
from tapete.catalogue.tokens import Piece, Token, stem, tokens
from tapete.words import LANGUAGES

Title: TypeAlias = tuple[str, ...]
_SHORT = 4
_LONGEST = 6
"""The most words of a title that is looked for."""


def linked(catalogue: Catalogue, entry: Entry, language: str) -> tuple[Piece, ...]:
    """Returns the text of an entry in pieces. The first mention of another rule is a link to it."""
    text, at = entry.body(language), 0
    pieces = []
    for start, end, rule in _mentions(catalogue, entry, language):
        pieces += [Piece(text[at:start]), Piece(text[start:end], rule=rule)]
        at = end
    return tuple([one for one in (*pieces, Piece(text[at:])) if one.text])


def named_in(catalogue: Catalogue, identity: str) -> tuple[str, ...]:
    """Returns the ids of the entries that name this one, in either language."""
    return _named(catalogue).get(identity, ())


@lru_cache(maxsize=16)
def _named(catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for entry in catalogue:
        for language in LANGUAGES:
            for _, _, rule in _mentions(catalogue, entry, language):
                found.setdefault(rule, {})[entry.id] = None
    return {rule: tuple(by) for rule, by in found.items()}


def _mentions(catalogue: Catalogue, entry: Entry, language: str) -> Iterator[tuple[int, int, str]]:
    """Yields where each other rule is first named, and which it is."""
    text = entry.body(language)
    titles, words = _titles(catalogue, language), list(tokens(text))
    seen, place = {entry.id}, 0
    while place < len(words):
        count, rule = _named_at(titles, words[place : place + _LONGEST])
        start, end = words[place].start, words[place + count - 1].end
        if rule and rule not in seen and _is_name(text[start:end]):
            seen.add(rule)
            yield start, end, rule
        place += count


def _is_name(said: str) -> bool:
    """True unless it is a short everyday word, such as “hold”, without a capital."""
    return len(said.removesuffix("s")) > _SHORT or said[0].isupper()


def _named_at(titles: dict[Title, str], words: list[Token]) -> tuple[int, str]:
    """Returns how many of the words are the longest title they begin with, and its rule."""
    stems = tuple([stem(one.word) for one in words])
    for count in range(len(stems), 0, -1):
        if stems[:count] in titles:
            return count, titles[stems[:count]]
    return 1, ""


@lru_cache(maxsize=32)
def _titles(catalogue: Catalogue, language: str) -> dict[Title, str]:
    """The rules by the words of their titles. Of two with the same title, the first is meant."""
    found: dict[Title, str] = {}
    for entry in catalogue:
        if isinstance(entry, Titled):
            words = tuple([stem(one.word) for one in tokens(entry.heading(language))])
            found.setdefault(words, entry.id)
    return found
