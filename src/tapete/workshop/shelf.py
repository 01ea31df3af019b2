"""What there is to pick from."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.kernel.message import Message


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be picked: its name, what it does, and what is to be known before."""

    id: str
    name: Message
    about: Message | None = None
    facts: tuple[Message, ...] = ()
    """What it asks for or gives, a few words each."""
    start: int = 0
    """Of a die: what everybody has of it without picking."""
    group: str = ""
    """The key of the words under which it is listed; none if it is empty."""
    needs: tuple[str, ...] = ()
    """Offered only where one of these was picked, in its row or before; always if none."""


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Picks of one kind, kept in one `field` of the draft.

    `dice`: a number for each pick, one of `values`. `many`: a list of ids, in the order in which
    they count. `one`: a single id. `text`: words of the player's own. `number`: a number, of which
    `values` are the usual ones. `counts`: how many of each pick. `rows`: a list of drafts, each
    with shelves of its own, `row`; the field of one of those is `FIELD.NUMBER.INNER`.
    """

    field: str
    title: Message
    kind: Literal["text", "one", "many", "dice", "number", "counts", "rows"]
    picks: tuple[Pick, ...] = ()
    values: tuple[int, ...] = ()
    start: int = 0
    """Of dice: what everybody has without picking; 0 is nothing."""
    repeats: bool = False
    """The same may be picked more than once."""
    most: int = 0
    """Letters of a text, or the highest number."""
    row: tuple[Shelf, ...] = ()
    needs: tuple[str, ...] = ()
    """Shown only where one of these was picked, in its row or before; always if none."""
