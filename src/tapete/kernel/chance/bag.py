"""A bag: a heap of things from which one is drawn blindly."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

import msgspec

from tapete.kernel.chance.roll import Draw
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.table import Table

T = TypeVar("T", bound="str | int")


class Bag(msgspec.Struct, Generic[T]):
    """The things in a bag, kept sorted so that there is no hidden order to leak."""

    items: list[T]

    @classmethod
    def of(cls, items: Iterable[T]) -> Bag[T]:
        return cls(sorted(items))

    def __len__(self) -> int:
        return len(self.items)

    def put(self, item: T) -> None:
        insort(self.items, item)

    def draw(
        self,
        table: Table,
        rule: str,
        by: Seat | None = None,
        to: Audience = None,
        alike: Callable[[T], Hashable] | None = None,
    ) -> T:
        """Takes one thing out at random.

        Things that are `alike` make no difference to what is weighed.
        """
        draw = Draw(tuple(self.items), rule, by, to)
        item = table.roll(draw) if alike is None else table.heed(draw, alike)
        self.items.remove(item)
        return item

    def take(self, item: T) -> T:
        """Takes out a particular thing."""
        self.items.remove(item)
        return item
