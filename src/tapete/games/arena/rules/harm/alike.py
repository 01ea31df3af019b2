"""Tokens that are alike, of which a player picks any."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from tapete.games.arena.state import Colour, Token


class Alike(msgspec.Struct, frozen=True):
    """Tokens of one colour, and what else tells them from others that could be picked.

    That is the colour they had before a wound, and whether they are Spent.
    """

    colour: Colour
    born: Colour | Literal[""] = ""
    spent: bool = False


def sorts(tokens: Iterable[Token], kind: Callable[[Token], Alike]) -> list[Alike]:
    """Each sort of token once, in the order of the tokens."""
    return list(dict.fromkeys(map(kind, tokens)))
