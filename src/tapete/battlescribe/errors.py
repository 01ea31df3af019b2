"""The error for a file that cannot be used."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class BadFile(TapeteError):
    """A file is wrong: its line and element, and what was expected. Line 0 is the whole file."""

    key = "battlescribe.error.bad"

    def __init__(self, file: str, line: int, element: str, problem: Message) -> None:
        super().__init__(file=file, line=str(line), element=element or "-", problem=problem)
        self.file = file
        self.line = line
        self.element = element
        self.problem = problem
