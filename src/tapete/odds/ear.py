"""A table that listens to what is told."""

from __future__ import annotations

from collections.abc import Callable

from tapete.kernel import Event, Table
from tapete.kernel.seat import Audience
from tapete.kernel.tables.relay import Relay


class Ear(Relay):
    """Remembers what was told, by kind and fields; all else is for the table it stands at."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.heard: list[tuple[Callable[..., Event], dict[str, object]]] = []

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.heard.append((event, fields))

    def all(self, event: Callable[..., Event]) -> list[dict[str, object]]:
        """What was told of a kind of event, each time."""
        return [fields for kind, fields in self.heard if kind is event]
