"""Something that a player made, whether picked on a screen or read from a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from tapete.kernel.message import Arg, Message
from tapete.workshop.refusals import CannotDo
from tapete.workshop.sheets import Sheet, as_markdown, as_text
from tapete.workshop.verdict import Checked


class Item(msgspec.Struct, frozen=True):
    """What something costs, and what each of its parts costs."""

    name: Message
    cost: int
    count: int = 1
    parts: tuple[Item, ...] = ()


class Work(ABC):
    """Something made, which can be checked, shown, counted and written down."""

    title: Arg
    """The name its player gave it."""
    draft: Any = None
    """The draft it was made of, if it was picked from shelves."""
    notes: tuple[Message, ...] = ()
    """Notes on what in its file could not be kept, or is not as the file says."""

    @abstractmethod
    def check(self) -> Checked:
        """Finds everything wrong with it, what it costs, and what follows from it."""

    @abstractmethod
    def kept(self) -> str:
        """Returns it in the form that is kept in a file, by ids."""

    def text(self, language: str) -> str:
        """Returns a text that people can read and that the workshop can read back."""
        return self.kept()

    def paper(self, language: str) -> Sheet | None:
        """Returns all that a player wants to know of it in a match; None if its text is enough."""
        return None

    def sheet(self, language: str) -> str:
        """Returns its sheet as text; for one that has none, the text that can be read back."""
        paper = self.paper(language)
        return as_text(paper) if paper else self.text(language)

    def markdown(self, language: str) -> str:
        """Returns its sheet in Markdown."""
        paper = self.paper(language)
        if paper is None:
            raise CannotDo("no_markdown")
        return as_markdown(paper)

    def bill(self) -> tuple[Item, ...]:
        """Returns what each part of it costs, if that says more than its purses do."""
        return ()


class Drafted(Work):
    """A draft and nothing else: it is kept, and read again, as JSON."""

    def __init__(self, draft: Any) -> None:
        self.draft, self.title = draft, str(draft.name)

    def kept(self) -> str:
        return msgspec.json.encode(self.draft).decode()
