"""Folds text for comparison: without accents, case or spare spaces."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """Returns the text without accents, case or spare spaces.

    >>> folded("  Daño   Másivo ")
    'dano masivo'
    """
    split = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())
