"""Files of BattleScribe, together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tapete.battlescribe import Data, Left, Roster, open_file
from tapete.games.punk.content.band.roster import Roster as Band
from tapete.games.punk.content.library import library
from tapete.games.punk.workshop.imported.content import Content, content_of
from tapete.games.punk.workshop.imported.rosters import band_of


class Imported(msgspec.Struct, frozen=True):
    """Content, if there was a system; bands, one for each roster; and what is in neither."""

    content: Content | None
    bands: tuple[Band, ...]
    left: tuple[Left, ...]


def import_files(files: Sequence[Path]) -> Imported:
    """All files or none. Rosters are read with the content beside them, or with our own."""
    opened = [open_file(file) for file in files]
    data = [one for one in opened if isinstance(one, Data)]
    content = content_of(data) if data else None
    found = content.library if content else library()
    read = [band_of(one, found) for one in opened if isinstance(one, Roster)]
    left = [one for _, those in read for one in those]
    before = content.left if content else ()
    return Imported(content, tuple(band for band, _ in read), (*before, *left))
