"""Cuts a text into its fields, each with its line number, before anything is interpreted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.games.savage.labels.sheet import LABELS
from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.words import LISTS, NOTHING, lexicon
from tapete.words.folding import folded

LONGEST = 8_000
"""How many letters a stat block may have."""
_PIECES = re.compile(r";|\.\s+(?=[^:;.,]{2,30}:)")
_COMMA = re.compile(r",(?![^()]*\))")
"""A comma that is not within parentheses."""
_BULLETS = " \t•*·–—-"


class Written(msgspec.Struct, frozen=True):
    """A piece of the text, and the number of its line."""

    line: int
    text: str


class Fields(msgspec.Struct):
    """The fields of a block by their ids, each with its pieces."""

    pieces: dict[str, list[Written]]
    last: int
    """The number of the last line."""

    def one(self, field: str) -> Written | None:
        """Returns what a field says; None if it is not there."""
        return self.pieces[field][0] if field in self.pieces else None

    def items(self, field: str) -> list[Written]:
        """Returns the items of a field that is a list."""
        return [
            Written(piece.line, item)
            for piece in self.pieces.get(field, ())
            for part in _COMMA.split(piece.text)
            if folded(item := trimmed(part)) not in NOTHING
        ]

    def place(self, field: str) -> int:
        """The line to point at if something is missing from a field."""
        return self.pieces[field][0].line if field in self.pieces else self.last


def fields_of(text: str) -> Fields:
    """Returns the fields of a text. Anything that belongs to no field is an error."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(text) > LONGEST:
        raise BadStatBlock.of(len(lines), "too_long", str(len(text)), most=LONGEST)
    fields = Fields({}, len(lines))
    current = ""
    for piece in _pieces(lines):
        current = _take(fields, current, piece)
    return fields


def _pieces(lines: list[str]) -> Iterator[Written]:
    for number, line in enumerate(lines, 1):
        for piece in _PIECES.split(line):
            if bare := piece.strip().lstrip(_BULLETS):
                yield Written(number, bare)


def _take(fields: Fields, current: str, piece: Written) -> str:
    """Puts a piece in its field, and returns the field that a piece without a label continues."""
    label, colon, value = piece.text.partition(":")
    field = lexicon("label").ids.get(folded(label if colon else trimmed(label)), "")
    if field and (colon or field == "wild"):
        return _begin(fields, field, Written(piece.line, value.strip()), label)
    if not colon and current in LISTS:
        fields.pieces[current].append(piece)
        return current
    if not colon and not fields.pieces.keys() - {"wild"}:
        return _begin(fields, "name", piece, piece.text)
    near = lexicon("label").near(label) or tuple(names["en"][0] for names in LABELS.values())
    raise BadStatBlock.of(piece.line, "label", piece.text, near)


def _begin(fields: Fields, field: str, value: Written, label: str) -> str:
    if field in fields.pieces:
        raise BadStatBlock.of(value.line, "twice", label.strip())
    fields.pieces[field] = [value]
    return field


def trimmed(text: str) -> str:
    """Returns the text without spare spaces and final dots."""
    return " ".join(text.split()).rstrip(". ")
