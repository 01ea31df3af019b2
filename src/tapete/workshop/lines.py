"""Lists as people write them: a title, and a line for each thing, with its choice after a colon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

TITLE = "#"


class Line(NamedTuple):
    """A thing and what was chosen for it, which may be empty, and the line as it was written."""

    name: str
    choice: str
    text: str


def write_lines(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """The list as text."""
    lines = [f"{name}: {choice}" for name, choice in rows]
    return "".join(f"{line}\n" for line in [*([f"{TITLE} {title}"] if title else []), *lines])


def read_lines(text: str) -> tuple[str, list[Line]]:
    """The title of such a list, which is the first there is, and its lines."""
    every = list(filter(None, map(str.strip, text.splitlines())))
    titles = [line.strip(f"{TITLE} ") for line in every if line.startswith(TITLE)]
    parted = [(line, line.partition(":")) for line in every if not line.startswith(TITLE)]
    lines = [Line(name.strip(), choice.strip(), line) for line, (name, _, choice) in parted]
    return next(filter(None, titles), ""), lines
