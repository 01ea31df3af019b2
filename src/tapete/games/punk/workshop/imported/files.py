"""Files of BattleScribe, together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tapete.battlescribe import Data, Left, Roster, open_file
from tapete.games.punk.content.band.roster import Roster as Band
from tapete.games.punk.content.band.roster import write_band
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.workshop.content_file import write_library
from tapete.games.punk.workshop.imported.content import Content, content_of, counted
from tapete.games.punk.workshop.imported.rosters import band_of
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message
from tapete.workshop import Imported

SUFFIXES = (".gst", ".cat", ".ros", ".gstz", ".catz", ".rosz")


class NotBattleScribe(TapeteError):
    """Several files are only read together if they are BattleScribe's."""

    key = "punk.band.error.mixed"


class Found(msgspec.Struct, frozen=True):
    """Content, if there was a system; bands, one for each roster; and what is in neither."""

    content: Content | None
    bands: tuple[Band, ...]
    left: tuple[Left, ...]

    def kept(self) -> Imported:
        """The bands as TOML; the content, if there are none."""
        texts = [write_band(band) for band in self.bands]
        if self.content and not texts:
            texts = [write_library(self.content.library)]
        return Imported("\n".join(texts), (*self._counted(), *told_left(self.left)))

    def _counted(self) -> Iterator[Message]:
        if self.content:
            factions = self.content.library.factions.values()
            names = tuple(text_of(one.name) for one in factions) or "-"
            yield Message.of("punk.band.import.content", name=names, **counted(self.content))


def import_files(files: Sequence[Path]) -> Found:
    """All files or none. Rosters are read with the content beside them, or with our own."""
    for file in files:
        if file.suffix.lower() not in SUFFIXES:
            raise NotBattleScribe(file=str(file))
    opened = [open_file(file) for file in files]
    data = [one for one in opened if isinstance(one, Data)]
    content = content_of(data) if data else None
    found = content.library if content else library()
    read = [band_of(one, found) for one in opened if isinstance(one, Roster)]
    left = [one for _, those in read for one in those]
    before = content.left if content else ()
    return Found(content, tuple(band for band, _ in read), (*before, *left))


def told_left(left: Sequence[Left]) -> tuple[Message, ...]:
    """What was not understood, one by one."""
    return (Message.of("punk.band.import.left", count=len(left)), *map(_told, left))


def _told(left: Left) -> Message:
    return Message.of(
        "punk.band.import.left_one", file=Path(left.file).name, line=str(left.line),
        element=left.element, id=left.id, name=left.name, reason=left.reason,
    )  # fmt: skip
