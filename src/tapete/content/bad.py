"""The error of a content file that cannot be used."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class BadContent(TapeteError):
    """Where it is wrong, in which field, and what would be right. Line 0 is the whole file."""

    key = "content.error.bad"

    def __init__(self, file: str, line: int, field: str, problem: Message) -> None:
        super().__init__(file=file, line=line, field=field or "-", problem=problem)
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem
