"""Special rules as content files write them: `swift`, `slow(1)`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec

from tapete.content import Known, Ref
from tapete.content.problems import malformed
from tapete.kernel.message import Message

_FORM = re.compile(r"([a-z_]+)(?:\((\d+)\))?")


class Ability(msgspec.Struct, frozen=True):
    """A special rule that a mini or a thing has, with its number, if it has one."""

    id: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.id}({self.number})" if self.number else self.id


@cache
def ability_of(text: str) -> Ability:
    """Reads a special rule; raises ValueError if the text does not have that form."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise ValueError(text)
    return Ability(form[1], int(form[2] or 0))


def abilities_of(texts: Iterable[str]) -> tuple[Ability, ...]:
    """Reads special rules: each once, with its highest number, in order of first appearance."""
    found: dict[str, int] = {}
    for ability in map(ability_of, texts):
        found[ability.id] = max(ability.number, found.get(ability.id, 0))
    return tuple(Ability(identity, number) for identity, number in found.items())


def has(texts: Iterable[str], identity: str) -> bool:
    return any(ability_of(text).id == identity for text in texts)


class AbilityRef(Ref):
    """A reference to a special rule, which must have a number exactly if the rule takes one."""

    def __init__(self) -> None:
        super().__init__("special")

    def problem(self, given: str, known: Known) -> Message | None:
        try:
            ability = ability_of(given)
        except ValueError:
            return malformed(given, "swift, slow(1)")
        unknown = super().problem(ability.id, known)
        if unknown is not None:
            return unknown
        numbered = known.tables["special"][ability.id].number
        right = Ability(ability.id, (ability.number or 1) if numbered else 0)
        return None if right == ability else malformed(given, str(right))
