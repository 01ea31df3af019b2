"""Finds the line of a TOML file on which a value stands."""

from __future__ import annotations

import re
from collections import Counter

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(
    r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*="""
)
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")


def line_of(text: str, path: str, problem: str = "") -> int:
    """The line, from 1, of a path such as `rule[3].es`; of the nearest thing around it if none.

    >>> line_of('[bow]\\nrange = 12\\n', 'bow.range')
    2
    """
    unknown = _UNKNOWN.search(problem)
    wanted = [*_steps(path), *([unknown[1]] if unknown else [])]
    best, line = 0, 1
    for place, number in _places(text):
        shared = _shared(place, wanted)
        if shared == len(place) and shared > best:
            best, line = shared, number
    return line


def _places(text: str) -> list[tuple[list[str], int]]:
    """Every path that a header or a key of the file names, with its line."""
    seen: Counter[str] = Counter()
    table: list[str] = []
    places: list[tuple[list[str], int]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            table = _named(header[2])
            if header[1] == "[[":
                table = [*table, str(seen[header[2]])]
                seen[header[2]] += 1
            places.append((table, number))
        elif key:
            places.append(([*table, *_named(key[1])], number))
    return places


def _named(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _steps(path: str) -> list[str]:
    """`rule[3].es` as its steps; a key of a mapping, which is written `[...]`, matches any."""
    return [step for step in re.split(r"[.\[\]]+", path) if step]


def _shared(place: list[str], wanted: list[str]) -> int:
    count = 0
    for have, want in zip(place, wanted, strict=False):
        if have != want:
            break
        count += 1
    return count
