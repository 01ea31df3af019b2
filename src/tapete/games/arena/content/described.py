"""Cards that are in no deck: those of figures that somebody describes, to look up their odds.

The name of such a card is all that is on it, so that wherever a state goes, its cards go too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.shaping import json_decoder

T = TypeVar("T")
SIGN = "="


def described(card: msgspec.Struct) -> str:
    """The name of a card that is described."""
    return SIGN + msgspec.json.encode(card).decode()


def is_described(name: str) -> bool:
    return name.startswith(SIGN)


class Cards(dict[str, T], Generic[T]):
    """The cards of a deck by their names; one that is described is read from its name."""

    def __init__(self, kind: Any, cards: dict[str, T]) -> None:
        super().__init__(cards)
        self.kind = kind

    def __missing__(self, name: str) -> T:
        if not is_described(name):
            raise KeyError(name)
        card: T = _read(self.kind, name)
        return card


@lru_cache(maxsize=256)
def _read(kind: Any, name: str) -> Any:
    return json_decoder(kind).decode(name[len(SIGN) :])
