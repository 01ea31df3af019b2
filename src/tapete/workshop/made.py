"""What a workshop says of a draft."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.message import Message


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong, and the rule that says so; where on the shelves it is, if in one place."""

    rule: str
    message: Message
    field: str = ""
    pick: str = ""


class Purse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be spent, how much of it is, and how much there is; on which shelf."""

    name: Message
    spent: int
    most: int
    field: str = ""


class Value(msgspec.Struct, frozen=True):
    """A value that follows from what was picked."""

    name: Message
    value: str


class Checked(msgspec.Struct, frozen=True):
    """A draft with faults can be kept and worked on; one without can be played."""

    faults: tuple[Fault, ...]
    purses: tuple[Purse, ...]
    values: tuple[Value, ...]

    @property
    def sound(self) -> bool:
        return not self.faults


class ReadDraft(msgspec.Struct, frozen=True):
    """A draft read from a text, and what of the text could not be kept, or is not as it says."""

    draft: dict[str, Any]
    notes: tuple[Message, ...] = ()


class Wish(msgspec.Struct, frozen=True):
    """What is wished of something new: its kind, its name, and the points it may cost."""

    kind: str = ""
    name: str = ""
    points: int | None = None


class Imported(msgspec.Struct, frozen=True):
    """What was imported, as it is kept; and what is to be told of it."""

    text: str
    notes: tuple[Message, ...] = ()
    picture: str = ""
    """Drawn with letters, to be looked at."""
    suffix: str = ""
    """Of the file beside the imported one in which it is kept unless said otherwise."""
    option: str = ""
    """The option of a match that is given the file, to play it."""
