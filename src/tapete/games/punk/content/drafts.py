"""Tables that people write, which are checked and then played under a name of their own."""

from __future__ import annotations

from hashlib import blake2b
from itertools import product

from tapete.content import parse_page
from tapete.games.punk.content.table_layout import laid
from tapete.games.punk.content.tables import DRAFTS, Ground, Source
from tapete.games.punk.meta import LEAST, MOST

MOST_DRAFTS = 200
FILE = "draft"


def keep_draft(text: str) -> str:
    """Keeps a table and returns the name to play it by; the same text gets the same name.

    Raises `BadContent` with the line and the element that is wrong.
    """
    name = f"draft-{blake2b(text.encode(), digest_size=12).hexdigest()}"
    if name not in DRAFTS:
        source = check_draft(text)
        while len(DRAFTS) >= MOST_DRAFTS:
            DRAFTS.pop(next(iter(DRAFTS)))
        DRAFTS[name] = source
    return name


def check_draft(text: str, file: str = FILE) -> Source:
    """Reads a table from outside and checks it at the least and the greatest sizes."""
    source = parse_page(text, file, Ground)
    for size, depth in product((LEAST, MOST), repeat=2):
        laid(source, size, depth)
    return source
