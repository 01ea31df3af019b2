"""The rules cited near a place in the code, and the tests that are marked with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tapete.catalogue.pieces import Piece, Source, read_package

MARK = re.compile(r"[a-z_]+(?:\.[a-z_0-9]+)+")


class Nearby:
    """The rules of a game's code, piece by piece."""

    def __init__(self, folder: Path, package: str, rules: Iterable[str]) -> None:
        self._sources = read_package(folder, package)
        self._rules = frozenset(rules)

    def of(self, module: str, piece: str) -> list[frozenset[str]]:
        """The rules that a piece cites, then those of its users, of its module, and of its callers.

        A method belongs to its class, and to whoever uses it.
        """
        source, name = self._sources[module], piece.partition(".")[0]
        own = self._all(source, [source.pieces.get(one, Piece()) for one in (name, piece)])
        users = [one for one in source.pieces.values() if name in one.names]
        used = self._all(source, users)
        whole = self._all(source, source.pieces.values())
        called = frozenset().union(*self._elsewhere(module, name))
        return [own, used - own, whole - own - used, called - whole]

    def _elsewhere(self, module: str, name: str) -> Iterator[frozenset[str]]:
        """The rules of the pieces of other modules that use a name of this one."""
        package, _, last = module.rpartition(".")
        for source in self._sources.values():
            for local, meant in source.imports.items():
                if meant == (module, name):
                    users = [one for one in source.pieces.values() if local in one.names]
                    yield self._all(source, users)
                elif meant == (package, last):
                    users = [one for one in source.pieces.values() if (local, name) in one.dotted]
                    yield self._all(source, users)

    def _all(self, source: Source, pieces: Iterable[Piece]) -> frozenset[str]:
        return frozenset().union(*[self._cited(source, one) for one in pieces])

    def _cited(self, source: Source, piece: Piece) -> frozenset[str]:
        said = {*piece.strings, *self._read(source, piece)}
        for text in piece.docstrings:
            said.update(MARK.findall(text))
        return frozenset(said & self._rules)

    def _read(self, source: Source, piece: Piece) -> set[str]:
        """The strings of the constants that a piece reads, also of other modules."""
        found: set[str] = set()
        for name in piece.names:
            home, inner = source.imports.get(name, ("", ""))
            owner = self._sources.get(home, source)
            constant = owner.pieces.get(inner or name)
            if constant is not None and constant.constant:
                found |= constant.strings
        return found
