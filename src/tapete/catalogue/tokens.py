"""The words of a text, as they are compared in searches and links."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.words.folding import folded

_WORD = re.compile(r"\w+")
_ENDING = re.compile(r"(es|s|e)$")
_SHORT = 3
"""Words of this many letters or fewer keep their endings."""


class Token(msgspec.Struct, frozen=True):
    """A word of a text, and where it stands in it."""

    start: int
    end: int
    word: str
    """The word without accents and capitals."""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a text. It may be marked, as what was searched for, or name a rule."""

    text: str
    marked: bool = False
    rule: str = ""


def tokens(text: str) -> Iterator[Token]:
    for found in _WORD.finditer(text):
        yield Token(found.start(), found.end(), folded(found.group()))


def stem(word: str) -> str:
    """Returns a folded word without the ending of a plural.

    >>> stem("ranges"), stem("range"), stem("empujones"), stem("empujon")
    ('rang', 'rang', 'empujon', 'empujon')
    """
    return word if len(word) <= _SHORT else _ENDING.sub("", word)
