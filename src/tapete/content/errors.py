"""The error for a content file that cannot be used."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class BadContent(TapeteError):
    """A content file is wrong: the line, the field, and what is wrong. Line 0 is the whole file."""

    key = "content.error.bad"

    def __init__(self, file: str, line: int, field: str, problem: Message) -> None:
        super().__init__(file=file, line=line, field=field or "-", problem=problem)
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem
