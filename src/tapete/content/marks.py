"""Marks on fields of the content, for checks beyond their types.

weapon: Annotated[str, Ref("melee", "ranged")]
damage: Annotated[str, Form(damage_of, "2d6+1, d8")]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tapete.content.problems import malformed, no_such, not_among
from tapete.kernel.message import Message


class Known:
    """Tables by name, each with its entries by id, in which references are looked up."""

    def __init__(self, tables: Mapping[str, Mapping[str, Any]]) -> None:
        self.tables = tables
        self._joined: dict[tuple[str, ...], Mapping[str, Any]] = {}

    @classmethod
    def of(cls, library: msgspec.Struct, **more: Mapping[str, Any]) -> Known:
        """The tables of a library, and more besides."""
        return cls({**msgspec.structs.asdict(library), **more})

    def beside(self, **more: Mapping[str, Any]) -> Known:
        """These tables and more."""
        return Known({**self.tables, **more})

    def joined(self, names: tuple[str, ...]) -> Mapping[str, Any]:
        """The entries of several tables together."""
        if names not in self._joined:
            tables = [self.tables[name] for name in names]
            self._joined[names] = {one: table[one] for table in tables for one in table}
        return self._joined[names]


class Mark(ABC):
    """Decides if a value may stand in a field that is marked with it."""

    @abstractmethod
    def problem(self, given: Any, known: Known) -> Message | None:
        """What is wrong with a value; None if it is right."""


class Ref(Mark):
    """The id of an entry of one of these tables."""

    def __init__(self, *tables: str) -> None:
        self.tables = tables

    def problem(self, given: str, known: Known) -> Message | None:
        entries = known.joined(self.tables)
        return None if given in entries else no_such(given, self.tables, entries)


class Form(Mark):
    """A value that a function can read; it raises ValueError for any other."""

    def __init__(self, read: Callable[[Any], object], examples: str) -> None:
        self.read = read
        self.examples = examples

    def problem(self, given: Any, known: Known) -> Message | None:
        try:
            self.read(given)
        except ValueError:
            return malformed(given, self.examples)
        return None


class Among(Mark):
    """One of a few names that are no entries of any table."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def problem(self, given: str, known: Known) -> Message | None:
        return None if given in self.names else not_among(given, self.names)
