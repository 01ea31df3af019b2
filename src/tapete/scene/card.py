"""Everything to read about a figure on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from tapete.kernel.message import Message

Line: TypeAlias = tuple[Message, str]
"""A line to read, and the rule that it cites, if any."""


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A heading and its lines."""

    title: Message
    lines: tuple[Line, ...]


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    name: Message
    subtitle: Message | None = None
    sections: tuple[Section, ...] = ()

    @classmethod
    def of(
        cls, name: Message, subtitle: Message, sections: Mapping[Message, Iterable[Line]]
    ) -> Card:
        """A card with the sections that have any lines, by their headings."""
        made = [Section(title, tuple(lines)) for title, lines in sections.items()]
        return cls(name, subtitle, tuple([one for one in made if one.lines]))

    @classmethod
    def headed(
        cls, words: str, name: Message, subtitle: Message, /, **sections: Iterable[Line]
    ) -> Card:
        """The same; the key of each heading is `words` followed by the name of the section."""
        return cls.of(
            name, subtitle, {Message(f"{words}{one}"): some for one, some in sections.items()}
        )
