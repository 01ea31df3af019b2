"""The city that lies on the table, from the tiles of the content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tapete.content import BadContent, Page
from tapete.games.darkness.content.entries import TilePage
from tapete.kernel import Message
from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.tiles.checking import check_pair
from tapete.spaces.tiles.pieces import Tiles
from tapete.spaces.tiles.text import read
from tapete.spaces.tiles.tile import Tile


def read_tiles(pages: Mapping[str, Page[TilePage]]) -> Tiles:
    """The tiles of some pages; raises `BadContent` with the line of a drawing that is wrong."""
    tiles = {name: _tile(name, page) for name, page in pages.items()}
    for name, page in pages.items():
        if tiles[name].partner:
            with _told(page):
                check_pair(tiles, name)
    return Tiles(tiles)


def _tile(name: str, page: Page[TilePage]) -> Tile:
    value = page.value
    with _told(page):
        return read(name, value.building, value.map, value.partner, value.joint)


@contextmanager
def _told(page: Page[TilePage]) -> Iterator[None]:
    """Adds to a fault of a drawing where in the file it is."""
    try:
        yield
    except BadDrawing as wrong:
        at = page.bad(("map",), wrong.reason)
        drawn = Message.of("spaces.drawing.at", reason=wrong.reason, column=wrong.column)
        raise BadContent(at.file, at.line + wrong.line, at.field, drawn) from None
