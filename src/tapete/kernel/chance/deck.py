"""A deck of cards whose order does not exist until somebody sees or makes it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from tapete.kernel.chance.roll import Draw
from tapete.kernel.event import Drawn
from tapete.kernel.seat import Audience, Seat, may_know
from tapete.kernel.tables.table import Table

T = TypeVar("T", bound="str | int")


class Placed(msgspec.Struct, Generic[T]):
    """A card that was put or seen at a certain place, and the seats that know it is there."""

    card: T
    known_to: Audience = None


class Deck(msgspec.Struct, Generic[T]):
    """Known cards on top, known cards at the bottom, and an unordered heap between them."""

    middle: list[T]
    top: list[Placed[T]] = msgspec.field(default_factory=list)
    bottom: list[Placed[T]] = msgspec.field(default_factory=list)

    @classmethod
    def of(cls, cards: Iterable[T]) -> Deck[T]:
        return cls(sorted(cards))

    def __len__(self) -> int:
        return len(self.top) + len(self.middle) + len(self.bottom)

    def cards(self) -> list[T]:
        """Returns every card in the deck, sorted."""
        placed = [place.card for place in (*self.top, *self.bottom)]
        return sorted([*self.middle, *placed])

    def draw(self, table: Table, rule: str, by: Seat | None = None, to: Audience = None) -> T:
        """Draws the top card: the one known to be there, or else any card of the heap."""
        placed = self.top or (self.bottom if not self.middle else [])
        if placed:
            card = placed.pop(0).card
            table.tell(Drawn, to=to, item=card, by=by, rule=rule)
            return card
        card = table.roll(Draw(tuple(self.middle), rule, by, to))
        self.middle.remove(card)
        return card

    def look(self, table: Table, count: int, rule: str, by: Seat) -> list[T]:
        """Lets a seat look at the top cards and leave them there; it now knows their order."""
        seen: list[Placed[T]] = []
        for _ in range(min(count, len(self))):
            known_to = self._top_known_to()
            card = self.draw(table, rule, by, (by,))
            seen.append(Placed(card, None if known_to is None else (*known_to, by)))
        self.top[:0] = seen
        return [place.card for place in seen]

    def _top_known_to(self) -> Audience:
        placed = self.top or (self.bottom if not self.middle else [])
        return placed[0].known_to if placed else ()

    def put_on_top(self, card: T, known_to: Audience = None) -> None:
        self.top.insert(0, Placed(card, known_to))

    def put_at_bottom(self, card: T, known_to: Audience = None) -> None:
        self.bottom.append(Placed(card, known_to))

    def put_inside(self, card: T) -> None:
        """Puts a card into the heap, where nobody knows its place."""
        insort(self.middle, card)

    def shuffle(self, cards: Iterable[T] = ()) -> None:
        """Shuffles the deck together with `cards`; nobody knows any order afterwards."""
        self.middle = sorted([*self.cards(), *cards])
        self.top = []
        self.bottom = []

    def seen_by(self, seat: Seat | None) -> Deck[T]:
        """Returns the deck as a seat knows it: cards that only others know are in the heap."""
        top = _known(self.top, seat)
        bottom = list(reversed(_known(list(reversed(self.bottom)), seat)))
        placed = [*self.top[len(top) :], *self.bottom[: len(self.bottom) - len(bottom)]]
        return Deck(sorted([*self.middle, *(place.card for place in placed)]), top, bottom)


def _known(places: list[Placed[T]], seat: Seat | None) -> list[Placed[T]]:
    """Returns the cards a seat knows from the outside in, up to the first it does not know."""
    known: list[Placed[T]] = []
    for place in places:
        if not may_know(place.known_to, seat):
            break
        known.append(place)
    return known
