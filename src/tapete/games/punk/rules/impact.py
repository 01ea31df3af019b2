"""Hits: Strength against Toughness, and what follows for whoever loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tapete.games.punk.entries import Strength
from tapete.games.punk.figures import value
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


class Hit(msgspec.Struct, frozen=True):
    """Something that strikes a mini.

    `strength` is all of it, with the striker's own where the weapon's has a sign (`strength_of`).
    `cover` is the bonus of scenery and shields against a shot. `special` are the special rules of
    the weapon, the bullet and whoever strikes, with their numbers.
    """

    strength: int
    penetration: int
    rule: str
    by: str = ""
    """The id of the mini that strikes; nobody's for an effect."""
    weapon: str = ""
    cover: int = 0
    melee: bool = False
    band: int = -1
    """The range of a shot: 0 short, 1 medium, 2 long."""
    special: Mapping[str, int] = {}


def strength_of(mini: Mini, written: Strength) -> int:
    """With a sign it is added to the Strength of whoever strikes: punk.impact.strength_modifier"""
    return value(mini, "F") + int(written) if isinstance(written, str) else written


def strike(skirmish: Skirmish, target: Mini, hit: Hit) -> bool:
    """One hit; whether it downed its target."""
    return strike_all(skirmish, [(target, hit)])[0]


def strike_all(skirmish: Skirmish, hits: Sequence[tuple[Mini, Hit]]) -> list[bool]:
    """Hits at the same time: all are rolled before any of them takes effect."""
    raise NotImplementedError
