"""Other forms of names: plurals in both languages, and the feminine in Spanish."""

from __future__ import annotations

import re
from collections.abc import Iterator

_VOWELS = "aeiouáéíóú"
_LINKS = ("de", "del", "con", "of")
"""What follows these words keeps its number: `cotas de malla`."""


def plurals(name: str) -> Iterator[str]:
    """Yields the plurals that the name would have in English and in Spanish."""
    words = name.split()
    yield " ".join([*words[:-1], _english(words[-1])])
    yield " ".join([_english(words[0]), *words[1:]])
    yield " ".join(_spanish_words(words))


def _english(word: str) -> str:
    if word.endswith("fe"):
        return f"{word[:-2]}ves"
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    return f"{word[:-1]}ies" if word[-1:] == "y" and word[-2:-1] not in _VOWELS else f"{word}s"


def _spanish_words(words: list[str]) -> Iterator[str]:
    """Yields the words, each in the plural up to the first link."""
    linked = False
    for word in words:
        linked = linked or word in _LINKS
        yield word if linked else _spanish(word)


def _spanish(word: str) -> str:
    if word[-1:] == "z":
        return f"{word[:-1]}ces"
    return f"{word}s" if word[-1:] in _VOWELS else f"{word}es"


def feminine(name: str) -> str:
    """Returns a Spanish name as it is said of a woman: `Temeraria`."""
    return re.sub(r"o\b", "a", name)
