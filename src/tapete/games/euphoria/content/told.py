"""Entries of the library: their names, what explains them, and what they cost."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Names: TypeAlias = dict[Literal["es", "en"], str]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=500)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry with its name in both languages."""

    name: Names


class Told(Entry, frozen=True, kw_only=True):
    """An entry with an explanation."""

    es: str
    en: str


class Priced(Told, frozen=True, kw_only=True):
    """An entry that costs audience points."""

    cost: Points
