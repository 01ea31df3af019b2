"""Special abilities as stat blocks have them, and what each gives a profile."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from tapete.content import Ref
from tapete.games.savage.content.library import CONTENT, Entry, Gift, Harm, library
from tapete.games.savage.state import HarmKind


class Ability(Entry, frozen=True, kw_only=True):
    """A special ability. One that gives nothing is known by name only."""

    also: tuple[str, ...] = ()
    """Other names that are understood."""
    gifts: tuple[Gift, ...] = ()
    immunities: tuple[HarmKind, ...] = ()
    immune: bool = False
    """True if its text says to what somebody is immune."""
    weak: bool = False
    """True if its text says what harms somebody more than others."""
    invulnerable: bool = False
    """True if its text says what alone can wound somebody."""
    poison: bool = False
    """True if its text says what the poison of its natural weapons does."""
    flight: bool = False
    """True if its text says how fast it flies."""
    fear: bool = False
    """True if the sight of it frightens, the more so by the number beside it."""
    resilience: int = 0
    toughness: int = 0
    heavy: bool = False
    token: str = ""
    weapons: dict[Harm, Annotated[str, Ref("weapons")]] = msgspec.field(default_factory=dict)
    """For a natural weapon, which one does the damage that is stated."""
    follows: bool = False
    """True if other values of the block, such as Size, already say what it does."""

    @property
    def gives(self) -> bool:
        kinds = self.gifts or self.fear or self.resilience or self.heavy
        return bool(kinds or self.weapons or self.follows)


@cache
def abilities() -> dict[str, Ability]:
    page = CONTENT.page("abilities", dict[str, Ability])
    page.check(library().known)
    return page.value
