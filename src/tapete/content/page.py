"""A content file's value, kept with its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from tapete.content.errors import BadContent
from tapete.content.line_numbers import line_of
from tapete.content.marks import Known
from tapete.content.references import broken_in
from tapete.kernel.message import Message
from tapete.kernel.paths import Path, shown

T = TypeVar("T")


class Page(msgspec.Struct, Generic[T], frozen=True):
    """The value of a file; its text is used only to say which line is wrong."""

    file: str
    text: str
    value: T

    def bad(self, path: Path, problem: Message) -> BadContent:
        """The error for a problem on this page."""
        return BadContent(self.file, line_of(self.text, path), shown(path), problem)

    def check(self, known: Known) -> T:
        """Returns the value; raises `BadContent` for the first reference to nothing or value of the
        wrong form."""
        for path, problem in broken_in(self.value, known):
            raise self.bad(path, problem)
        return self.value


def joined(pages: Iterable[Page[dict[str, T]]]) -> dict[str, T]:
    """The entries of several pages as one table; raises `BadContent` if two have the same id."""
    table: dict[str, T] = {}
    for page in pages:
        for identity, entry in page.value.items():
            if identity in table:
                raise page.bad((identity,), Message("content.problem.twice"))
            table[identity] = entry
    return table
