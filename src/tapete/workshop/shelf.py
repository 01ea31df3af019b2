"""Shelves, and the picks on them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tapete.kernel.message import Described, Message


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be picked: its name, what it does, and what to know beforehand."""

    id: str
    name: Message
    about: Message | None = None
    facts: tuple[Message, ...] = ()
    """What it requires or gives, a few words each."""
    start: int = 0
    """For a die: the value that everyone has without picking."""
    group: str = ""
    """The key of the heading under which it is listed; empty for no heading."""
    needs: tuple[str, ...] = ()
    """It is offered only if one of these was picked, in its row or before; always if empty."""

    @classmethod
    def of(cls, identity: str, entry: Described, **more: Any) -> Pick:
        """A piece of content, with its name and its text."""
        return cls(identity, entry.name.message, entry.text.message, **more)


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Picks of one kind, kept in one `field` of the draft.

    `dice`: a number for each pick, one of `values`. `many`: a list of ids, in the order in which
    they count. `one`: a single id. `text`: words of the player's own. `number`: a number; the usual
    ones are in `values`. `counts`: how many of each pick. `rows`: a list of drafts, each with the
    shelves in `row`; the field of one of those is `FIELD.NUMBER.INNER`.
    """

    field: str
    title: Message
    kind: Literal["text", "one", "many", "dice", "number", "counts", "rows"]
    picks: tuple[Pick, ...] = ()
    values: tuple[int, ...] = ()
    start: int = 0
    """For dice: the value that everyone has without picking; 0 is nothing."""
    repeats: bool = False
    """True if the same may be picked more than once."""
    own: bool = False
    """True if texts of the player's own may be among the picks: each is its own id and name."""
    most: int = 0
    """The most letters of a text, or the highest number."""
    row: tuple[Shelf, ...] = ()
    needs: tuple[str, ...] = ()
    """It is shown only if one of these was picked, in its row or before; always if empty."""
