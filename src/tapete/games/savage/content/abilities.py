"""Special abilities as stat blocks have them, and what each gives a profile."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from tapete.content import Ref
from tapete.games.savage.content.library import CONTENT, EdgeId, Entry, Harm, library


class Ability(Entry, frozen=True, kw_only=True):
    """A special ability. One that gives nothing is known by name only."""

    also: tuple[str, ...] = ()
    """Other names that are understood."""
    edges: tuple[EdgeId, ...] = ()
    """The edges that have the same effect, or the part of it that there are rules for."""
    toughness: int = 0
    heavy: bool = False
    token: str = ""
    weapons: dict[Harm, Annotated[str, Ref("weapons")]] = msgspec.field(default_factory=dict)
    """For a natural weapon, which one does the damage that is stated."""
    follows: bool = False
    """True if other values of the block, such as Size, already say what it does."""

    @property
    def gives(self) -> bool:
        return bool(self.edges or self.weapons or self.heavy or self.follows)


@cache
def abilities() -> dict[str, Ability]:
    page = CONTENT.page("abilities", dict[str, Ability])
    page.check(library().known)
    return page.value
