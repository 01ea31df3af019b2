"""Special rules as they are written in content: `swift`, `slow(1)`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec

_FORM = re.compile(r"([a-z_]+)(?:\((\d+)\))?")


class Ability(msgspec.Struct, frozen=True):
    """A special rule somebody or something has, and its number, if it has one."""

    id: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.id}({self.number})" if self.number else self.id


@cache
def ability_of(text: str) -> Ability:
    """Raises ValueError for what has not that form."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise ValueError(text)
    return Ability(form[1], int(form[2] or 0))


def abilities_of(texts: Iterable[str]) -> tuple[Ability, ...]:
    """Each once, with its highest number, in the order in which they first come."""
    found: dict[str, int] = {}
    for ability in map(ability_of, texts):
        found[ability.id] = max(ability.number, found.get(ability.id, 0))
    return tuple(Ability(identity, number) for identity, number in found.items())


def has(texts: Iterable[str], identity: str) -> bool:
    return any(ability_of(text).id == identity for text in texts)
