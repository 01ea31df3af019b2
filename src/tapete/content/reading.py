"""Reads a whole content file, or says which line is wrong and what was expected."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from tapete.content.bounds import excess
from tapete.content.errors import BadContent
from tapete.content.line_numbers import line_of
from tapete.content.page import Page
from tapete.content.problems import broken, unreadable
from tapete.kernel.misfits import problem_of
from tapete.kernel.paths import shown, with_keys
from tapete.kernel.shaping import shaped

T = TypeVar("T")
_DRAWN = re.compile(rb'^look = "\w*"\n|, look = "\w*"|^floors = \[\n(?: .*\n)*\]\n', re.MULTILINE)
"""The fields that say how something is drawn: `look = "wreck"` on its line or last in a table, and
the lines of `floors`."""


def read_page(file: Path | Traversable, kind: type[T]) -> Page[T]:
    """Reads a content file as the type it must have, and keeps its text."""
    try:
        text = file.read_text("utf-8")
    except OSError as wrong:
        raise BadContent(str(file), 0, "", unreadable(wrong)) from None
    except UnicodeDecodeError as wrong:
        raise BadContent(str(file), _line_at(wrong), "", broken("UTF-8")) from None
    return parse_page(text, str(file), kind)


def parse_page(text: str, file: str, kind: type[T]) -> Page[T]:
    """Reads the text of a content file as the type it must have; errors name `file`."""
    beyond = excess(text)
    if beyond is not None:
        line, problem = beyond
        raise BadContent(file, line, "", problem)
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadContent(file, _line_said(text, str(wrong)), "", broken(str(wrong))) from None
    try:
        return Page(file, text, shaped(table, kind))
    except msgspec.ValidationError as wrong:
        problem, path = problem_of(str(wrong))
        path = with_keys(path, table, kind)
        raise BadContent(file, line_of(text, path), shown(path), problem) from None


def fingerprint(file: Path | Traversable) -> str:
    """The hash by which a journal recognises a content file; how things are drawn is not in it."""
    if not isinstance(file, Path):
        return _fingerprint(file.read_bytes())
    now = file.stat()
    return _fingerprint_of(file, now.st_mtime_ns, now.st_size)


@lru_cache(maxsize=1024)
def _fingerprint_of(file: Path, _changed: int, _size: int) -> str:
    """The fingerprint of a file, made again only once the file has changed."""
    return _fingerprint(file.read_bytes())


def _fingerprint(text: bytes) -> str:
    return blake2b(_DRAWN.sub(b"", text), digest_size=8).hexdigest()


def _line_at(wrong: UnicodeDecodeError) -> int:
    return wrong.object.count(b"\n", 0, wrong.start) + 1


def _line_said(text: str, problem: str) -> int:
    """The line of a broken file at which parsing failed; the last if the error names none."""
    said = re.search(r"at line (\d+)", problem)
    return int(said[1]) if said else len(text.splitlines())
