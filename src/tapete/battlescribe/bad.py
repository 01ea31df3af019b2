"""The error of a file that cannot be used."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class BadFile(TapeteError):
    """Which file, which element of it and on which line, and what was expected. Line 0: all of it."""

    key = "battlescribe.error.bad"

    def __init__(self, file: str, line: int, element: str, problem: Message) -> None:
        super().__init__(file=file, line=line, element=element or "-", problem=problem)
        self.file = file
        self.line = line
        self.element = element
        self.problem = problem
