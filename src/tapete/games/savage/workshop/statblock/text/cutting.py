"""Sorts the pieces of a text into fields."""

from __future__ import annotations

import re

import msgspec

from tapete.games.savage.workshop.statblock.text.fields import LISTS, Fields
from tapete.games.savage.workshop.statblock.text.headings import (
    DIE,
    NOTE,
    NUMBERS,
    Heading,
    headings,
)
from tapete.games.savage.workshop.statblock.text.passage import Passage, Written, trimmed
from tapete.games.savage.workshop.statblock.text.pieces import Piece, pieces_of, unmarked
from tapete.games.savage.workshop.statblock.text.plain import raw_lines
from tapete.games.savage.workshop.statblock.words import lexicon

LONGEST = 20_000
"""How many letters a stat block may have."""
AGAIN = "again"
"""The section of a value that had been given before."""
_LABELLED = re.compile(r"[^\W\d_][^:.;]{0,45}:(?: |$)")
"""The beginning of a line that explains something: `Low Light Vision: `."""
_ENDED = re.compile(r"d(?:4|6|8|10|12)$", re.IGNORECASE)
"""The end of a trait, after which the next line begins another."""
_SHORT = 40
"""An ability with fewer letters may end without a full stop."""


def fields_of(text: str) -> Fields:
    cutter = _Cutter(Fields(len(raw_lines(text))))
    for piece in pieces_of(text):
        cutter.take(piece)
    return cutter.fields


class _Cutter:
    """Goes through the pieces of a text, and knows in which field it is."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.section = ""
        self.bare = False
        """True if nothing stands beside the label: then each line may be an item."""

    def take(self, piece: Piece) -> None:
        found = self._headings(piece)
        begun = found[0].start if found else len(piece.text)
        if before := piece.text[:begun].strip():
            self._go_on(msgspec.structs.replace(piece, text=before))
        ends = [*(heading.start for heading in found[1:]), len(piece.text)]
        for heading, end in zip(found, ends, strict=False):
            self._begin(heading, Written(piece.line, piece.text[heading.end : end].strip()))

    def _headings(self, piece: Piece) -> list[Heading]:
        named = ":" not in piece.text and lexicon("label").id(piece.text) == "name"
        if not self.section and named:
            return []
        after = piece.text.find(")") + 1 if piece.enclosed else 0
        if piece.enclosed and not after:
            return []
        return list(headings(piece.text, self.section, bullet=bool(piece.bullet), after=after))

    # --- a label

    def _begin(self, heading: Heading, value: Written) -> None:
        field = "gear" if heading.field == "worn" else heading.field
        text = f"({heading.aside}) {value.text}".strip() if heading.aside else value.text
        value = Written(value.line, text)
        self.section, self.bare = field, not value.text
        if field == "special":
            self._ability(value.line, value.text)
        elif field == "description":
            self.fields.description.add(value.line, value.text)
        elif field == NOTE:
            self.fields.notes.append(Passage.of(value.line, f"{heading.label}: {value.text}"))
        elif field in self.fields.fields and field not in LISTS:
            self.fields.again.append((heading.label, value))
            self.section = AGAIN
        else:
            self.fields.fields.setdefault(field, Passage()).add(value.line, value.text, "; ")
            self.fields.labels.setdefault(field, heading.label)
            self.fields.places.setdefault(field, value.line)

    # --- no label

    def _go_on(self, piece: Piece) -> None:
        """Adds a piece without a label to the field before it, or to the description."""
        if not self.section and not self.fields.fields:
            self._head(piece)
        elif self._is_note(piece):
            self.section = NOTE
            self.fields.notes.append(Passage.of(piece.line, piece.text))
        elif self.section == "special" and not (piece.fresh and self._ended(piece)):
            self._special(piece)
        elif self._belongs(piece):
            self._current().add(piece.line, piece.text, self._glue(piece))
        else:
            self.section = "description"
            self.fields.description.add(piece.line, piece.text, "; " * piece.inline or " ")

    def _glue(self, piece: Piece) -> str:
        """What goes between a piece and the text it continues."""
        text = self._current().text
        alone = self.bare and self.section in LISTS and "," not in text + piece.text
        apart = self.section in ("attributes", "skills") and _ENDED.search(text)
        return "; " if piece.inline or piece.bullet or apart or alone else " "

    def _head(self, piece: Piece) -> None:
        if not self.fields.head:
            self.fields.marks = piece.bullet.strip()
        if piece.inline and self.fields.head:
            last = self.fields.head.pop()
            piece = msgspec.structs.replace(
                piece, line=last.line, text=f"{last.text}; {piece.text}"
            )
        self.fields.head.append(Written(piece.line, piece.text))

    def _current(self) -> Passage:
        if self.section == "description":
            return self.fields.description
        if self.section == NOTE:
            return self.fields.notes[-1]
        return self.fields.fields[self.section]

    def _belongs(self, piece: Piece) -> bool:
        """True if a piece continues the field that is being read."""
        if self.section in ("", "special", AGAIN):
            return False
        if piece.inline or piece.enclosed:
            return self.section not in ("wild", "token")
        text = self._current().text
        if piece.fresh:
            return self.section == "description" or (not text and self.section in LISTS)
        if self.section in LISTS:
            return bool(piece.bullet) or not text.endswith((".", ":")) or not text
        if self.section in NUMBERS:
            return piece.text[:1] in "(+-0123456789" or piece.text[:1].islower()
        return self.section in ("description", NOTE)

    def _is_note(self, piece: Piece) -> bool:
        """True if a line has a label that nobody knows: `Favourite song: …`."""
        label = _LABELLED.match(piece.text)
        apart = not (piece.bullet or piece.inline or piece.enclosed)
        if label is None or not apart or self.section in ("special", "description", "super"):
            return False
        return not DIE.match(piece.text, label.end() - 3)

    # --- special abilities

    def _ended(self, piece: Piece) -> bool:
        """True if special abilities were given, and a piece after a blank line is none."""
        given = any(ability.text for ability in self.fields.abilities)
        return given and not piece.bullet and not _LABELLED.match(piece.text)

    def _special(self, piece: Piece) -> None:
        new = piece.bullet or (not piece.enclosed and not piece.inline and self._is_new(piece))
        if new or not self.fields.abilities:
            self._ability(piece.line, piece.text)
        else:
            self.fields.abilities[-1].add(piece.line, piece.text, "; " if piece.inline else " ")

    def _is_new(self, piece: Piece) -> bool:
        before = self.fields.abilities[-1].text if self.fields.abilities else ""
        done = not before or before.endswith((".", "!", ")", '"', "”"))
        known = lexicon("ability").id(trimmed(piece.text)) or lexicon("special").id(piece.text)
        return bool(known) or (bool(_LABELLED.match(piece.text)) and (done or len(before) < _SHORT))

    def _ability(self, line: int, text: str) -> None:
        self.fields.abilities.append(Passage.of(line, unmarked(text)))
