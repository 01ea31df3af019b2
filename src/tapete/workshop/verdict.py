"""What a workshop says about a draft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from tapete.kernel.message import Message


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something wrong with a draft, and the rule that says so.

    `field` and `pick` tell where on the shelves it is, if it is in one place. The field of a row is
    written like `members.2.gear`.
    """

    rule: str
    message: Message
    field: str = ""
    pick: str = ""


class Remark(msgspec.Struct, frozen=True):
    """Something to know about one pick of a draft; it is no fault."""

    field: str
    pick: str
    message: Message


class Purse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to spend: how much is spent, how much there is, and the shelf it is spent on."""

    name: Message
    spent: int
    most: int
    field: str = ""


class Value(msgspec.Struct, frozen=True):
    """A value that follows from what was picked."""

    name: Message
    value: str


class Checked(msgspec.Struct, frozen=True):
    """What a workshop finds in a draft. A draft with faults can be kept, but not played."""

    faults: tuple[Fault, ...]
    purses: tuple[Purse, ...]
    values: tuple[Value, ...]
    texts: tuple[Message, ...] = ()
    """What it says about itself that is not a rule."""
    remarks: tuple[Remark, ...] = ()

    @property
    def sound(self) -> bool:
        return not self.faults


class ReadDraft(msgspec.Struct, frozen=True):
    """A draft read from a text, with notes on what could not be kept or contradicts the text."""

    draft: dict[str, Any]
    notes: tuple[Message, ...] = ()
    others: tuple[ReadDraft, ...] = ()
    """The drafts of others in the same text, after the first."""

    @classmethod
    def several(cls, drafts: Iterable[object]) -> ReadDraft:
        """The drafts that were in one text; there is at least one."""
        return with_others([cls(msgspec.to_builtins(one)) for one in drafts])


class Wish(msgspec.Struct, frozen=True):
    """What is wanted of something new: its kind, its name, and the points it may cost."""

    kind: str = ""
    name: str = ""
    points: int | None = None


class Imported(msgspec.Struct, frozen=True):
    """What was imported, in the form that is kept, and what to say about it."""

    text: str
    """Empty if it could not be imported: the notes say why."""
    notes: tuple[Message, ...] = ()
    others: tuple[Imported, ...] = ()
    """Others that were in the same file, after the first."""
    picture: str = ""
    """A picture of it, drawn with letters."""
    suffix: str = ""
    """The suffix of the file, beside the imported one, in which it is kept by default."""
    option: str = ""
    """The option of a match that takes the file, to play it."""


M = TypeVar("M", ReadDraft, Imported)


def with_others(found: Sequence[M]) -> M:
    """The first of those that were in one place, with the others after it."""
    first, *others = found
    return msgspec.structs.replace(first, others=tuple(others))
