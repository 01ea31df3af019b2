"""Workshops, where things that players make are put together, checked and written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.errors import Unreadable
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.kernel.shaping import json_decoder, shaped
from tapete.workshop.refusals import (
    BadDraft,
    BadJson,
    CannotDo,
    NotFound,
    Unsound,
)
from tapete.workshop.shelf import Shelf
from tapete.workshop.verdict import Checked, Imported, ReadDraft, Wish
from tapete.workshop.work import Drafted, Work

D = TypeVar("D", bound=msgspec.Struct)
T = TypeVar("T")
COMMANDS = ("new", "check", "show", "points", "export", "pdf", "import")
"""The family of commands, in the order in which they are listed."""


class Workshop(ABC):
    """One kind of thing that players make for a game. A game has its workshops by name."""

    title: Message
    commands: Sequence[str] = COMMANDS
    """Those of the family that make sense for what is made here."""

    def names(self) -> Sequence[str]:
        """The short names of what is ready."""
        return ()

    def ready(self, name: str) -> Work | None:
        """Returns what is ready under a short name; None if nothing is."""
        return None

    @abstractmethod
    def opened(self, file: Path) -> Work:
        """Returns what is in a file, in any form that this workshop can read."""

    def found(self, given: str) -> Work:
        """Returns what is ready under a short name, or else what is in the file of that name."""
        return self.ready(given) or self.opened(Path(given))

    def begun(self, wish: Wish, language: str) -> str:
        """Returns the text of a new one, for the player to go on with."""
        raise CannotDo("not_begun")

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Imports files of other programs, or texts that people wrote: either all of them or none.

        If a file does not say everything, the rest is taken from what is ready under the short
        name `like`.
        """
        if like:
            raise CannotDo("not_like")
        work = self.opened(only_one(files))
        return Imported(work.kept(), work.notes)

    def with_content(self, place: Path) -> Workshop:
        """Returns the same workshop with the content in a file or folder of a player's own."""
        raise CannotDo("no_content")

    def text_in(self, file: Path) -> str:
        """Returns a file's text. If there is no such file, raises `NotFound` with what is ready."""
        try:
            return file.read_text("utf-8-sig")
        except FileNotFoundError:
            raise NotFound(given=str(file), known=", ".join(self.names()) or "-") from None
        except OSError as wrong:
            raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
        except UnicodeDecodeError:
            raise Unreadable(file=str(file), problem="UTF-8") from None


def check_sound(works: Sequence[Work]) -> None:
    """Raises `Unsound`, with all the faults, if one of these works has any."""
    faults = [fault.message for work in works for fault in work.check().faults]
    if faults:
        raise Unsound(faults=tuple(faults))


def only_one(files: Sequence[Path]) -> Path:
    """Returns the only file; raises an error if there is not exactly one."""
    if len(files) != 1:
        raise CannotDo("one_file")
    return files[0]


def from_json(text: str, file: Path, kind: type[T]) -> T:
    """Returns what is in a file of JSON; raises `BadJson` if it is something else."""
    try:
        return json_decoder(kind).decode(text)
    except msgspec.DecodeError as wrong:
        raise BadJson(file=str(file), problem=str(wrong)) from None


class Brought(msgspec.Struct, Generic[D], frozen=True):
    """Drafts to begin with, each by its name, and notes on what was not understood."""

    drafts: tuple[tuple[Message, D], ...]
    notes: tuple[Message, ...] = ()


class ShelvedWorkshop(Workshop, Generic[D]):
    """A workshop with shelves to pick from on a screen."""

    draft: type[D]
    """The type of the plain data that is picked; players begin with an empty draft."""
    work: type[Drafted]
    """What is made of a draft, where nothing but the draft is needed for it."""
    printed_as: str = ""
    """The media type of its printed sheets; empty if it has none."""
    brings: tuple[str, ...] = ()
    """The suffixes of the files from which drafts can bring content; none if they cannot."""

    @abstractmethod
    def shelves(self) -> Sequence[Shelf]:
        """Returns the shelves, in the order in which a player would pick from them."""

    def made(self, draft: D) -> Work:
        """Returns what was picked, as a piece of work."""
        return self.work(draft)

    def read(self, text: str, language: str) -> ReadDraft:
        """Reads a draft from a text; raises a named error with the line that is wrong.

        JSON, unless a workshop knows a text that is easier to write.
        """
        plain = None if text.lstrip().startswith("{") else self.plain(text)
        if plain is not None:
            return ReadDraft(msgspec.to_builtins(plain))
        try:
            return ReadDraft(msgspec.to_builtins(json_decoder(self.draft).decode(text)))
        except msgspec.DecodeError as wrong:
            raise BadDraft(problem=str(wrong)) from None

    def plain(self, text: str) -> D | None:
        """Reads a text that is easier to write than JSON; None if the workshop knows none."""
        return None

    @abstractmethod
    def options(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """Returns the options of a match in which these drafts are played."""

    def ready_made(self) -> Mapping[str, tuple[Message, D]]:
        """Returns what is ready to play: drafts by their short names, and what each is called."""
        return {}

    def names(self) -> Sequence[str]:
        return tuple(self.ready_made())

    def ready(self, name: str) -> Work | None:
        found = self.ready_made().get(name)
        return None if found is None else self.made(found[1])

    def examples(self) -> Sequence[tuple[Message, D]]:
        """Drafts that players can start from."""
        return tuple(self.ready_made().values())

    def with_content(self, place: Path) -> ShelvedWorkshop[D]:
        raise CannotDo("no_content")

    def brought(self, files: Mapping[str, bytes]) -> Brought[D]:
        """Reads content from a player's files, by their names.

        Returns drafts to begin with that bring it.
        """
        raise CannotDo("no_content")

    def blanks(self) -> Sequence[tuple[Message, D]]:
        """Returns drafts to begin with that bring the content of this workshop, if it has any."""
        return ()

    def suited(self, draft: D) -> ShelvedWorkshop[D]:
        """Returns the workshop with the content that a draft brings, if it brings any."""
        return self

    def check(self, draft: D) -> Checked:
        """Finds everything wrong with a draft, what it costs, and what follows from it."""
        return self.made(draft).check()

    def playable(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """Returns the options for these drafts; raises `Unsound` if one of them has faults."""
        return self.fielded([self.made(draft) for draft in drafts])

    def fielded(self, works: Sequence[Work]) -> Mapping[str, Any]:
        """Returns the options for these works; raises `Unsound` if one of them has faults."""
        check_sound(works)
        return self.options_of(works)

    def options_of(self, works: Sequence[Work]) -> Mapping[str, Any]:
        """Returns the options of a match in which these works are played."""
        return self.options([work.draft for work in works])

    def seated(
        self, options: Mapping[str, Any], seat: Seat, works: Sequence[Work]
    ) -> Mapping[str, Any]:
        """Returns a match's options with these works in a seat; the other seats keep theirs.

        The works are sound.
        """
        raise CannotDo("not_seated")

    def drafted(self, given: object) -> D:
        """Returns a draft from plain data."""
        try:
            return shaped(given, self.draft)
        except msgspec.ValidationError as wrong:
            raise BadDraft(problem=str(wrong)) from None

    def opened(self, file: Path) -> Work:
        """Reads a file with a draft as JSON, or with a text."""
        text = self.text_in(file)
        if not text.lstrip().startswith("{"):
            return self._written(self.read(text, "en"))
        return self.made(from_json(text, file, self.draft))

    def _written(self, read: ReadDraft) -> Work:
        work = self.made(self.drafted(read.draft))
        work.notes = read.notes
        return work

    def begun(self, wish: Wish, language: str) -> str:
        """Returns the text of a draft that has only a name and, if points were wished, those."""
        if wish.kind:
            raise CannotDo("no_kinds", given=wish.kind)
        points = {} if wish.points is None else {"points": wish.points}
        return self.made(self.drafted({"name": wish.name, **points})).text(language)
