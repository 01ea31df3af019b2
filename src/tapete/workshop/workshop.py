"""Where something that players make is put together, checked and written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message
from tapete.kernel.shaping import shaped
from tapete.workshop.made import Checked, ReadDraft
from tapete.workshop.shelf import Shelf

D = TypeVar("D", bound=msgspec.Struct)


class NoWorkshop(TapeteError):
    """The game has no workshop of that name."""

    key = "workshop.error.unknown"


class BadDraft(TapeteError):
    """What was sent is no draft of this workshop."""

    key = "workshop.error.bad_draft"


class Unsound(TapeteError):
    """A draft with faults is not played; all of them are named."""

    key = "workshop.error.unsound"


class NotPrinted(TapeteError):
    """What this workshop makes has no sheet to be printed."""

    key = "workshop.error.not_printed"


class Workshop(ABC, Generic[D]):
    """A game hands over its workshops by name."""

    title: Message
    draft: type[D]
    """What is picked, as plain data; a draft with everything left out is where one begins."""

    @abstractmethod
    def shelves(self) -> Sequence[Shelf]:
        """What there is to pick from, in the order in which one would."""

    @abstractmethod
    def check(self, draft: D) -> Checked:
        """All that is wrong with a draft, what it costs, and what follows from it."""

    @abstractmethod
    def options(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """The options of a match in which these are played."""

    def playable(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """Their options, if every one of them is sound."""
        faults = [fault.message for draft in drafts for fault in self.check(draft).faults]
        if faults:
            raise Unsound(faults=tuple(faults))
        return self.options(drafts)

    @abstractmethod
    def write(self, draft: D, language: str) -> str:
        """As a text that people can read, and that can be read again."""

    @abstractmethod
    def read(self, text: str, language: str) -> ReadDraft:
        """The draft of a text; raises a named error with the line that is wrong."""

    printed_as: str = ""
    """The media type of its sheets on paper; empty where it has none."""

    def printed(self, draft: D, language: str) -> bytes:
        """A draft's sheet to be printed."""
        raise NotPrinted

    def examples(self) -> Sequence[tuple[Message, D]]:
        """Drafts to begin with."""
        return ()

    def drafted(self, given: object) -> D:
        """A draft from plain data."""
        try:
            return shaped(given, self.draft)
        except msgspec.ValidationError as wrong:
            raise BadDraft(problem=str(wrong)) from None
