"""The fields of a block, before anything is interpreted."""

from __future__ import annotations

import msgspec

from tapete.games.savage.workshop.statblock.text.passage import Passage, Written, trimmed
from tapete.games.savage.workshop.statblock.text.pieces import unmarked
from tapete.games.savage.workshop.statblock.words import NOTHING
from tapete.words.folding import folded

LISTS = ("attributes", "skills", "edges", "hindrances", "gear", "powers", "super")


class Fields(msgspec.Struct):
    """What a text says, by field, each part with its line."""

    last: int
    """The number of the last line."""
    fields: dict[str, Passage] = {}
    labels: dict[str, str] = {}
    places: dict[str, int] = {}
    """The line on which each field begins."""
    head: list[Written] = []
    """The lines before the first label."""
    marks: str = ""
    """The bullet before the first line, which may be the mark of a Wild Card."""
    abilities: list[Passage] = []
    description: Passage = msgspec.field(default_factory=Passage)
    notes: list[Passage] = []
    """What has a label of its own: `Charisma: +2`."""
    again: list[tuple[str, Written]] = []
    """Values of fields that had been given before."""

    def one(self, field: str) -> Written | None:
        """Returns what a field says; None if it is not there."""
        passage = self.fields.get(field)
        return None if passage is None else Written(self.place(field), passage.text)

    def items(self, field: str) -> list[Written]:
        """Returns the items of a field that is a list."""
        passage = self.fields.get(field, Passage())
        return [
            Written(item.line, text)
            for item in passage.split(",;")
            if folded(text := unmarked(trimmed(item.text))) not in NOTHING
        ]

    def place(self, field: str) -> int:
        """The line to point at if something is missing from a field."""
        return self.places.get(field, self.last)
