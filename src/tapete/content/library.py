"""All the content of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

import msgspec

from tapete.content.folder import Folder
from tapete.content.marks import Known
from tapete.kernel.kept import once


class Library(msgspec.Struct, frozen=True, dict=True):
    """Tables by name, each with its entries by id. A game says which tables it has."""

    @classmethod
    def read(cls, folder: Folder) -> Self:
        """Reads a library with a file for each table, and checks its references."""
        pages = folder.tables(cls, cls.__struct_fields__)
        found = cls(**{name: page.value for name, page in pages.items()})
        for page in pages.values():
            page.check(found.known)
        return found

    @once
    def known(self) -> Known:
        """The tables in which references are looked up."""
        return Known.of(self)

    def find(self, tables: Iterable[str], identity: str) -> Any:
        """Returns the entry with that id in the first of these tables that has one, or None."""
        found = (getattr(self, table).get(identity) for table in tables)
        return next((one for one in found if one is not None), None)
