"""Cards that only these tests know, and hunters as the book has them, whatever the content says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tapete.games.arena import figures
from tapete.games.arena.content.library import library
from tests.games.arena.hunters import cards


@pytest.fixture(autouse=True)
def _known_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts the cards of these tests into the library, and takes them out again."""
    known: Any = library()
    for table, entries in cards.TABLES.items():
        for name, entry in entries.items():
            monkeypatch.setitem(getattr(known, table), name, entry)
    for name, attributes in cards.ATTRIBUTES.items():
        card = msgspec.structs.replace(
            known.hunters[name], attributes=attributes, tokens=cards.TOKENS, grants=()
        )
        monkeypatch.setitem(known.hunters, name, card)
    figures._granted.cache_clear()
    yield
    figures._granted.cache_clear()
