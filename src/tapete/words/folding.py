"""Folds text for comparison: without accents, case or spare spaces."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """Returns the text without accents, case or spare spaces.

    >>> folded("  Daño   Másivo ")
    'dano masivo'
    """
    split = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())


def ids_by_name(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """The ids of things by their folded names; each is also called by its id.

    If two names are alike, the last one counts.

    >>> ids_by_name([("axe", ["El hacha", "Axe"])])
    {'axe': 'axe', 'el hacha': 'axe'}
    """
    every = [(identity, tuple(names)) for identity, names in named]
    own = {folded(identity): identity for identity, _ in every}
    return own | {folded(name): identity for identity, names in every for name in names}
