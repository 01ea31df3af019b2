"""Workshops, where things that players make are put together, checked and written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message
from tapete.kernel.shaping import shaped
from tapete.workshop.shelf import Shelf
from tapete.workshop.verdict import Checked, ReadDraft

D = TypeVar("D", bound=msgspec.Struct)


class NoWorkshop(TapeteError):
    """The game has no workshop of that name."""

    key = "workshop.error.unknown"


class BadDraft(TapeteError):
    """The data sent is not a draft of this workshop."""

    key = "workshop.error.bad_draft"


class Unsound(TapeteError):
    """A draft with faults cannot be played; all faults are named."""

    key = "workshop.error.unsound"


class NotPrinted(TapeteError):
    """What this workshop makes has no sheet to print."""

    key = "workshop.error.not_printed"


class Workshop(ABC, Generic[D]):
    """One kind of thing that players make for a game. A game has its workshops by name."""

    title: Message
    draft: type[D]
    """The type of the plain data that is picked; players begin with an empty draft."""

    @abstractmethod
    def shelves(self) -> Sequence[Shelf]:
        """The shelves to pick from, in the order in which a player would."""

    @abstractmethod
    def check(self, draft: D) -> Checked:
        """Finds everything wrong with a draft, what it costs, and what follows from it."""

    @abstractmethod
    def options(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """The options of a match in which these drafts are played."""

    def playable(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """The options of these drafts; raises `Unsound` if one of them has faults."""
        faults = [fault.message for draft in drafts for fault in self.check(draft).faults]
        if faults:
            raise Unsound(faults=tuple(faults))
        return self.options(drafts)

    @abstractmethod
    def write(self, draft: D, language: str) -> str:
        """The draft as a text that people can read and that `read` can read again."""

    @abstractmethod
    def read(self, text: str, language: str) -> ReadDraft:
        """Reads a draft from a text; raises a named error with the line that is wrong."""

    printed_as: str = ""
    """The media type of its printed sheets; empty if it has none."""

    def printed(self, draft: D, language: str) -> bytes:
        """The sheet of a draft, to be printed."""
        raise NotPrinted

    def examples(self) -> Sequence[tuple[Message, D]]:
        """Drafts that players can start from."""
        return ()

    def drafted(self, given: object) -> D:
        """A draft from plain data."""
        try:
            return shaped(given, self.draft)
        except msgspec.ValidationError as wrong:
            raise BadDraft(problem=str(wrong)) from None
