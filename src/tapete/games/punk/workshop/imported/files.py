"""Reads BattleScribe files together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from tapete.battlescribe import BadFile, Data, Left, Roster, open_file, open_named, related
from tapete.games.punk.content.additions import overlaid, without_ours
from tapete.games.punk.content.band.roster import Roster as Band
from tapete.games.punk.content.band.roster import write_band
from tapete.games.punk.content.content_file import library_in, library_of, write_library
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.workshop.imported.content import Content, content_of, counted
from tapete.games.punk.workshop.imported.rosters import band_of
from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.message import Message
from tapete.workshop import Imported

CONTENT = (".gst", ".cat", ".gstz", ".catz")
SUFFIXES = (*CONTENT, ".ros", ".rosz")
OURS = ".toml"
"""The suffix of a file in which content is kept."""


class NotBattleScribe(TapeteError):
    """Several files are only read together if they are all BattleScribe files."""

    key = "punk.band.error.mixed"


class NoContent(TapeteError):
    """There is no content in the files or in the folder."""

    key = "punk.band.error.no_content"


class Found(msgspec.Struct, frozen=True):
    """The content, if there was any, a band for each roster, and everything that is in neither."""

    content: Content | None
    bands: tuple[Band, ...]
    left: tuple[Left, ...]
    refused: tuple[BadFile, ...] = ()
    """What is wrong with each file that could not be read."""

    @property
    def library(self) -> Library:
        return self.content.library if self.content else Library()

    @property
    def notes(self) -> tuple[Message, ...]:
        refused = [one.message for one in self.refused]
        return (*refused, *self._counted(), *told_left(self.left))

    def kept(self) -> Imported:
        """Returns the bands as TOML, or the content if there are no bands."""
        texts = [write_band(band) for band in self.bands]
        if self.content and not texts:
            texts = [write_library(without_ours(self.content.library))]
        return Imported("\n".join(texts), self.notes)

    def _counted(self) -> Iterator[Message]:
        if self.content:
            factions = self.content.library.factions.values()
            names = tuple(text_of(one.name) for one in factions) or "-"
            yield Message.of("punk.band.import.content", name=names, **counted(self.content))


def import_files(files: Sequence[Path]) -> Found:
    """Imports all files that can be read, and lists what is wrong with the others.

    Rosters are read with the content among the files, or else with ours. If no file can be read,
    the first fault is raised.
    """
    return _imported([str(file) for file in files], lambda file: open_file(Path(file)))


def _imported(files: Sequence[str], opening: Callable[[str], Data | Roster]) -> Found:
    for file in files:
        if _suffix(file) not in SUFFIXES:
            raise NotBattleScribe(file=file)
    opened, refused = _opened(files, opening)
    data, strange = related([one for one in opened if isinstance(one, Data)])
    refused += strange
    rosters = [one for one in opened if isinstance(one, Roster)]
    if refused and not rosters and not any(one.kind == "catalogue" for one in data):
        raise refused[0]
    content = content_of(data) if data else None
    found = overlaid(content.library) if content else library()
    read = [band_of(one, found) for one in rosters]
    left = [one for _, those in read for one in those]
    before = content.left if content else ()
    return Found(content, tuple(band for band, _ in read), (*before, *left), tuple(refused))


def _suffix(file: str) -> str:
    return Path(file).suffix.lower()


def _opened(
    files: Sequence[str], opening: Callable[[str], Data | Roster]
) -> tuple[list[Data | Roster], list[BadFile]]:
    opened: list[Data | Roster] = []
    refused: list[BadFile] = []
    for file in files:
        try:
            opened.append(opening(file))
        except BadFile as wrong:
            refused.append(wrong)
    return opened, refused


# --- content in files and folders


def content_in(files: Mapping[str, bytes]) -> Found:
    """Returns the content in files of BattleScribe, or in one file of ours, by their names."""
    if [_suffix(file) for file in files] == [OURS]:
        ((file, data),) = files.items()
        return Found(Content(library_of(_decoded(data, file), file), ()), (), ())
    return _with_content(_imported([*files], lambda file: open_named(file, files[file])))


def _decoded(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(file=file, problem="UTF-8") from None


def content_at(place: Path) -> Library:
    """Returns the content in a file, or in all the BattleScribe files of a folder."""
    files = _files_in(place) if place.is_dir() else [place]
    if [file.suffix.lower() for file in files] == [OURS]:
        return library_in(files[0])
    return _with_content(import_files(files)).library


def _with_content(found: Found) -> Found:
    if found.content is None:
        raise NoContent(file=", ".join(one.name for one in found.bands) or "-")
    return found


def _files_in(folder: Path) -> list[Path]:
    """Returns the content files of a folder: those of BattleScribe, or else one of ours."""
    files = sorted(folder.iterdir())
    theirs = [one for one in files if one.suffix.lower() in CONTENT]
    found = theirs or [one for one in files if one.suffix.lower() == OURS]
    if not found:
        raise NoContent(file=str(folder))
    return found


def told_left(left: Sequence[Left]) -> tuple[Message, ...]:
    """Lists what was not understood, one thing at a time."""
    return (Message.of("punk.band.import.left", count=len(left)), *map(_told, left))


def _told(left: Left) -> Message:
    return Message.of(
        "punk.band.import.left_one", file=Path(left.file).name, line=str(left.line),
        element=left.element, id=left.id, name=left.name, reason=left.reason,
    )  # fmt: skip
