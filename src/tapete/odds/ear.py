"""A table that listens to what is told."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeAlias, TypeVar

from tapete.kernel import Event, Table
from tapete.kernel.seat import Audience
from tapete.kernel.tables.relay import Relay

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
        self.table.tell(event, to=to, **fields)

    def stage(self, rule: Callable[[], T], *facts: Hashable) -> T:
        before = self.heard
        result, heard = self.table.stage(lambda: self._listened(rule), *facts)
        self.heard = before + heard
        return result

    def last(
        self, rule: Callable[[], T], *facts: Hashable, then: Callable[[T], T] | None = None
    ) -> T:
        """What the stage around it has heard before is a part of what it gives."""
        before = self.heard

        def all_heard(given: tuple[T, Heard]) -> tuple[T, Heard]:
            result, heard = given
            return (result if then is None else then(result)), before + heard

        made = all_heard if before or then else None
        result, self.heard = self.table.last(lambda: self._listened(rule), *facts, then=made)
        return result

    def all(self, event: Callable[..., Event]) -> list[dict[str, object]]:
        """What was told of a kind of event, each time."""
        return [dict(fields) for kind, fields in self.heard if kind is event]

    def _listened(self, rule: Callable[[], T]) -> tuple[T, Heard]:
        """What a rule gives, and what has been heard since its stage began."""
        self.heard = ()
        return rule(), self.heard
