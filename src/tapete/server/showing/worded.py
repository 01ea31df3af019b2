"""Lines in words, kept for as long as what their words rest on is the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import count
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.domains import Filled
from tapete.kernel.game import Game
from tapete.kernel.kept import Kept
from tapete.offers import Line
from tapete.server.wire.asked import Item

MOST = 5000
"""The most lines that are kept in words, and as many as they are sent."""
MOST_ALIKE = 500
"""The most kinds of views, alike in what all their lines rest on, that are told apart."""
Key: TypeAlias = tuple[int, Hashable, bytes]
"""The number of a kind of views, what else the words of a line rest on, and the line."""

KEPT: Kept[Key, Item] = Kept(MOST)
SENT: Kept[int, tuple[Item, msgspec.Raw]] = Kept(MOST)
"""By its `id`, a line in words, and as it is sent. It is kept, so that its `id` is."""
ALIKE: Kept[tuple[str, Hashable], int] = Kept(MOST_ALIKE)
NUMBERS = count()
encode = msgspec.msgpack.Encoder().encode
as_sent = msgspec.json.Encoder().encode


class Worded:
    """The lines of a menu in words, as a view has them. Matches that are alike share them."""

    def __init__(self, game: Game[Any], view: Any) -> None:
        rests = game.labels.rests(view)
        self._own = None if rests is None else rests.own
        self._alike = -1 if rests is None else _number((game.name, rests.shared))

    def item(self, line: Line, said: Callable[[Line], Item]) -> Item:
        """A line as it was put into words before, else as it is `said` now."""
        own = self._own(line.value) if self._own and _is_deed(line.value) else None
        if own is None:
            return said(line)
        key = self._alike, own, encode(line)
        found = KEPT.get(key)
        return _keep(key, said(line)) if found is None else found


def _keep(key: Key, item: Item) -> Item:
    SENT.keep(id(item), (item, msgspec.Raw(as_sent(item))))
    return KEPT.keep(key, item)


def sent(items: Iterable[Item]) -> tuple[Item | msgspec.Raw, ...]:
    """Lines as they are sent: those that are kept were encoded when they were put into words."""
    found = [(item, SENT.get(id(item))) for item in items]
    return tuple([item if known is None else known[1] for item, known in found])


def _number(views: tuple[str, Hashable]) -> int:
    """The number of a kind of views. One that was forgotten gets another."""
    found = ALIKE.get(views)
    return ALIKE.keep(views, next(NUMBERS)) if found is None else found


def _is_deed(value: Any) -> bool:
    """True for a line of a menu: a deed with its details, and with the way it is done."""
    if isinstance(value, tuple) and len(value) == 2:
        value = value[1]
    return isinstance(value, Filled)
