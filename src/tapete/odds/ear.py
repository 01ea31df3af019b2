"""A table that listens to what is told."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeAlias, TypeVar

from tapete.kernel import Event, Table
from tapete.kernel.chance.roll import Chance
from tapete.kernel.seat import Audience
from tapete.kernel.tables.relay import Relay
from tapete.kernel.tables.table import Apart

R = TypeVar("R")
T = TypeVar("T")

Heard: TypeAlias = tuple[tuple[Callable[..., Event], tuple[tuple[str, object], ...]], ...]
"""What was told: each time the kind of event, and its fields."""


class Ear(Relay):
    """Remembers what was told of some kinds of events, by their fields, in order.

    What is told in a stage is a part of what the stage gives: so it is heard also where the stage
    was weighed before and is not played again.
    """

    __slots__ = ("heard", "kinds")

    def __init__(self, table: Table, *kinds: Callable[..., Event]) -> None:
        super().__init__(table)
        self.kinds = kinds
        self.heard: Heard = ()

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        if event in self.kinds:
            self.heard += ((event, tuple(fields.items())),)
        if not self.table.quiet:
            self.table.tell(event, to=to, **fields)

    def stage(self, rule: Callable[[], T], *facts: Hashable, apart: Apart = None) -> T:
        before = self.heard
        result, heard = self.table.stage(partial(self._listened, rule), *facts, apart=apart)
        self.heard = before + heard
        return result

    def last(
        self,
        rule: Callable[[], T],
        *facts: Hashable,
        then: Callable[[T], T] | None = None,
        apart: Apart = None,
    ) -> T:
        """What the stage around it has heard before is a part of what it gives."""
        before = self.heard

        def all_heard(given: tuple[T, Heard]) -> tuple[T, Heard]:
            result, heard = given
            return (result if then is None else then(result)), before + heard

        made = all_heard if before or then else None
        listened = partial(self._listened, rule)
        result, self.heard = self.table.last(listened, *facts, then=made, apart=apart)
        return result

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        """What the stage around it has heard is a part of what it gives."""
        heard = self.heard

        def all_heard(outcome: T) -> tuple[R, Heard]:
            return then(outcome), heard

        result, self.heard = self.table.last_roll(chance, all_heard, kind)
        return result

    def all(self, event: Callable[..., Event]) -> list[dict[str, object]]:
        """What was told of a kind of event, each time."""
        return [dict(fields) for kind, fields in self.heard if kind is event]

    def _listened(self, rule: Callable[[], T]) -> tuple[T, Heard]:
        """What a rule gives, and what has been heard since its stage began."""
        self.heard = ()
        return rule(), self.heard
