"""Searches a catalogue: what stands in a title comes first, then what stands in a text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeAlias

import msgspec

from tapete.catalogue.catalogue import Catalogue, Entry
from tapete.catalogue.tokens import Piece, Token, stem, tokens
from tapete.words import LANGUAGES

SHOWN = 24
"""How many words an excerpt has."""
BEFORE = 6
"""How many of them stand before the first that was searched for."""
_INSIDE = 4
"""A shorter word is found only at the beginning of another."""
_ALIKE = 0.7
"""How much like an unknown word a known one must be, to be taken for what was meant."""

Hits: TypeAlias = Mapping[str, int]
"""Words in which a searched one is found: 0 if it is the same, more if it is only a part."""
Rank: TypeAlias = tuple[int, ...]


class Found(msgspec.Struct, frozen=True):
    """An entry, the language in which it was found, and the part that was found, marked."""

    entry: Entry
    language: str
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


class Search(msgspec.Struct, frozen=True):
    """What was found, the best first. `meant` is what was searched for, if a word was mistyped."""

    found: tuple[Found, ...]
    meant: str = ""


class _Page(msgspec.Struct, frozen=True):
    """An entry in one language, by its words."""

    entry: Entry
    language: str
    title: frozenset[str]
    all: frozenset[str]
    """The words of its id, its title and its text."""
    heading: str


def search(catalogue: Catalogue, wanted: str, language: str) -> Search:
    """Finds the entries that hold every word, in this language or else in the other."""
    words = [one.word for one in tokens(wanted)]
    found = _matching(catalogue, words, language)
    if found or not words:
        return Search(found)
    meant = [_meant(catalogue, word) for word in words]
    return Search(_matching(catalogue, meant, language), " ".join(meant))


def _matching(catalogue: Catalogue, words: list[str], language: str) -> tuple[Found, ...]:
    hits = [_hits(catalogue, word) for word in words]
    ranked: dict[str, tuple[Rank, _Page]] = {}
    for order in _holding(catalogue, hits):
        page = _pages(catalogue)[order]
        key = (*_rank(page, words, hits), int(page.language != language), order)
        ranked[page.entry.id] = min(ranked.get(page.entry.id, (key, page)), (key, page))
    best = sorted(ranked.values(), key=lambda pair: pair[0])
    marks = frozenset(word for found in hits for word in found)
    return tuple([_found(page, marks) for _, page in best])


def _holding(catalogue: Catalogue, hits: list[Hits]) -> list[int]:
    """Returns the numbers of the pages that hold every word that is searched for."""
    index = _index(catalogue)
    pages = [set[int]().union(*[index[word] for word in found]) for found in hits]
    return sorted(set.intersection(*pages)) if pages else []


def _rank(page: _Page, words: list[str], hits: list[Hits]) -> Rank:
    """Returns how well a page that holds every word fits, the lower the better."""
    anywhere = [_best(found, page.all) for found in hits]
    in_title = [_best(found, page.title) for found in hits]
    missed = sum(level is None for level in in_title)
    near = sum(level or 0 for level in in_title)
    return int(page.heading != " ".join(words)), missed, near, sum(level or 0 for level in anywhere)


def _best(hits: Hits, words: frozenset[str]) -> int | None:
    return min([hits[word] for word in hits.keys() & words], default=None)


@lru_cache(maxsize=1024)
def _hits(catalogue: Catalogue, wanted: str) -> Hits:
    root = stem(wanted)
    near = [word for word in _vocabulary(catalogue) if root in word]
    levels = ((word, _level(word, wanted, root)) for word in near)
    return {word: level for word, level in levels if level is not None}


def _level(word: str, wanted: str, root: str) -> int | None:
    if word == wanted:
        return 0
    if word.startswith(root):
        return 1 if stem(word) == root else 2
    return 3 if len(root) >= _INSIDE and root in word else None


def _meant(catalogue: Catalogue, word: str) -> str:
    """Returns the word itself if it is known, or else the known word most like it."""
    if _hits(catalogue, word):
        return word
    return next(iter(get_close_matches(word, _vocabulary(catalogue), 1, _ALIKE)), word)


@lru_cache(maxsize=16)
def _pages(catalogue: Catalogue) -> tuple[_Page, ...]:
    return tuple([_page(entry, language) for entry in catalogue for language in LANGUAGES])


def _page(entry: Entry, language: str) -> _Page:
    heading = [one.word for one in tokens(entry.heading(language))]
    rest = [one.word for one in tokens(f"{entry.id} {entry.body(language)}")]
    words = frozenset(heading), frozenset((*heading, *rest))
    return _Page(entry, language, *words, " ".join(heading))


@lru_cache(maxsize=16)
def _index(catalogue: Catalogue) -> Mapping[str, list[int]]:
    """The numbers of the pages that hold a word."""
    found = defaultdict(list)
    for number, page in enumerate(_pages(catalogue)):
        for word in page.all:
            found[word].append(number)
    return found


@lru_cache(maxsize=16)
def _vocabulary(catalogue: Catalogue) -> tuple[str, ...]:
    return tuple(sorted(_index(catalogue)))


def _found(page: _Page, marks: frozenset[str]) -> Found:
    heading, body = page.entry.heading(page.language), page.entry.body(page.language)
    return Found(page.entry, page.language, _marked(heading, marks), excerpt(body, marks))


def excerpt(text: str, marks: frozenset[str]) -> tuple[Piece, ...]:
    """Returns a part of a text around the first of the marked words, or its beginning."""
    words = list(tokens(text))
    first = next((n for n, one in enumerate(words) if one.word in marks), 0)
    start = max(0, min(first - BEFORE, len(words) - SHOWN))
    shown = words[start : start + SHOWN]
    if not shown:
        return (Piece(text),) if text else ()
    left = shown[0].start if start else 0
    right = shown[-1].end if start + SHOWN < len(words) else len(text)
    before, after = "… " if start else "", " …" if right < len(text) else ""
    return _marked(f"{before}{text[left:right]}{after}", marks)


def _marked(text: str, marks: frozenset[str]) -> tuple[Piece, ...]:
    """Returns a text in pieces, with the words that were searched for marked."""
    pieces, at = [], 0
    for one in _those(tokens(text), marks):
        pieces += [Piece(text[at : one.start]), Piece(text[one.start : one.end], marked=True)]
        at = one.end
    return tuple([piece for piece in (*pieces, Piece(text[at:])) if piece.text])


def _those(words: Iterable[Token], marks: frozenset[str]) -> Iterable[Token]:
    return (one for one in words if one.word in marks)
