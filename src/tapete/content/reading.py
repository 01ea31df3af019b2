"""Reads a content file whole, or says which line of it is wrong and what was expected."""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from tapete.content.places import line_of
from tapete.kernel.errors import TapeteError

T = TypeVar("T")


class BadContent(TapeteError):
    """A content file that cannot be used: where, which field, and what would be right."""

    key = "content.error.bad"

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        super().__init__(file=file, line=line, field=field, problem=problem)
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem


def read_content(file: Path | Traversable, kind: type[T]) -> T:
    """A content file as the type it must have."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadContent(str(file), 0, "", str(wrong)) from None
    return parse_content(text, str(file), kind)


def parse_content(text: str, file: str, kind: type[T]) -> T:
    """The text of a content file as the type it must have; `file` is named if it is wrong."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadContent(file, _line_said(str(wrong)), "", str(wrong)) from None
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as wrong:
        problem, _, field = str(wrong).partition(" - at ")
        path = field.strip("`").removeprefix("$").removeprefix(".")
        raise BadContent(file, line_of(text, path, problem), path, problem) from None


def fingerprint(file: Path | Traversable) -> str:
    """What a journal remembers of a content file."""
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()


def _line_said(problem: str) -> int:
    said = re.search(r"at line (\d+)", problem)
    return int(said[1]) if said else 0
