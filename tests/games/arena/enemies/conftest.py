"""The author of cards that tests make up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tapete.games.arena import figures
from tapete.games.arena.content.library import library
from tests.games.arena.enemies.cards import Author


@pytest.fixture
def author(monkeypatch: pytest.MonkeyPatch) -> Iterator[Author]:
    """Writes cards that are known until the test ends."""
    known = library()

    def put(table: str) -> Callable[[str, Any], None]:
        return lambda name, card: monkeypatch.setitem(getattr(known, table), name, card)

    figures._has_large_mini.cache_clear()
    yield Author(put)
    figures._has_large_mini.cache_clear()
