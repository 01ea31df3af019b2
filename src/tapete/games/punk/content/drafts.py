"""Tables that people write, which are checked and then played under a name of their own."""

from __future__ import annotations

from itertools import product

from tapete.content import Hold, parse_page
from tapete.games.punk.content.table_layout import laid
from tapete.games.punk.content.tables import DRAFTS, Ground, Source, drawable
from tapete.games.punk.meta import LEAST, MOST

FILE = "draft"


def keep_draft(text: str) -> str:
    """Keeps a table and returns the name to play it by.

    Raises `BadContent` with the line and the element that is wrong.
    """
    return DRAFTS.keep(text, check_draft)


def hold_draft(text: str) -> Hold:
    """Keeps a table for as long as the hold on it lasts."""
    return DRAFTS.lasting(text, check_draft)


def check_draft(text: str, file: str = FILE) -> Source:
    """Reads a table from outside and checks it at the least and the greatest sizes."""
    source = drawable(parse_page(text, file, Ground))
    for size, depth in product((LEAST, MOST), repeat=2):
        laid(source, size, depth)
    return source
