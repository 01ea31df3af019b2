"""Something a player made, picked on a screen or read from a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from tapete.kernel.message import Arg, Message
from tapete.workshop.refusals import NoMarkdown, NotPrinted
from tapete.workshop.verdict import Checked


class Item(msgspec.Struct, frozen=True):
    """What something costs, and each of its parts."""

    name: Message
    cost: int
    count: int = 1
    parts: tuple[Item, ...] = ()


class Work(ABC):
    """Can be checked, shown, counted and written down."""

    title: Arg
    """What its player calls it."""
    notes: tuple[Message, ...] = ()
    """What of its file could not be kept, or is not as the file says."""

    @abstractmethod
    def check(self) -> Checked:
        """Finds everything wrong with it, what it costs, and what follows from it."""

    @abstractmethod
    def kept(self) -> str:
        """As it is kept in a file, by ids."""

    @abstractmethod
    def text(self, language: str) -> str:
        """A text that people can read and that the workshop can read again."""

    def sheet(self, language: str) -> str:
        """All one wants to know of it while playing."""
        return self.text(language)

    def markdown(self, language: str) -> str:
        """Its sheet in Markdown."""
        raise NoMarkdown

    def printed(self, language: str) -> bytes:
        """Its sheet, to be printed."""
        raise NotPrinted

    def bill(self) -> tuple[Item, ...]:
        """What each part of it costs, where that says more than its purses."""
        return ()


class Drafted(Work):
    """A draft and nothing else: it is kept, and read again, as JSON."""

    def __init__(self, draft: Any) -> None:
        self.draft, self.title = draft, str(draft.name)

    def kept(self) -> str:
        return msgspec.json.encode(self.draft).decode()

    def text(self, language: str) -> str:
        return self.kept()
