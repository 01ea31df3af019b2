"""The rules cited near a place in the code, and the tests that are marked with them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import TypeAlias

from tapete.catalogue.pieces import Piece, Source, read_package

Place: TypeAlias = tuple[str, str]
"""A module, and the name of a piece of it."""
MARK = re.compile(r"[a-z_]+(?:\.[a-z_0-9]+)+")


class Nearby:
    """The rules of a game's code, piece by piece."""

    def __init__(self, folder: Path, package: str, rules: Iterable[str]) -> None:
        self._sources = read_package(folder, package)
        self._rules = frozenset(rules)

    def of(self, module: str, piece: str) -> list[frozenset[str]]:
        """The rules that a piece cites, then those of its users, of its module, and of its callers.

        Its callers' callers come next, and so on. A method belongs to its class, and to whoever
        uses it.
        """
        source, name = self._sources[module], piece.partition(".")[0]
        own = self._all(source, [source.pieces.get(one, Piece()) for one in (name, piece)])
        users = [one for one in source.pieces.values() if name in one.names]
        whole = self._all(source, source.pieces.values())
        found = [own, self._all(source, users), whole, *self._further(module, name)]
        seen = accumulate(found, frozenset.union, initial=frozenset[str]())
        return [near - before for near, before in zip(found, seen, strict=False)]

    def _further(self, module: str, name: str) -> Iterator[frozenset[str]]:
        """The rules of those that use something, of those that use them, and so on."""
        here, seen = {(module, name)}, {(module, name)}
        while here:
            here = {user for one in here for user in self._users[one]} - seen
            seen |= here
            yield frozenset().union(*[self._of_user(*user) for user in here])

    def _of_user(self, module: str, name: str) -> frozenset[str]:
        source = self._sources[module]
        pieces = [name, *(f"{name}.{method}" for method in source.pieces[name].methods)]
        return self._all(source, [source.pieces[one] for one in pieces])

    @cached_property
    def _users(self) -> dict[Place, set[Place]]:
        """What uses a piece of a module: functions, classes and constants, by what they use."""
        found: dict[Place, set[Place]] = defaultdict(set)
        for module, source in self._sources.items():
            for piece, one in source.pieces.items():
                for used in self._used(module, source, one):
                    found[used].add((module, piece.partition(".")[0]))
        return found

    def _used(self, module: str, source: Source, piece: Piece) -> Iterator[Place]:
        """What a piece uses: of its own module, by an imported name, or of an imported module."""
        for name in piece.names:
            yield source.imports.get(name, (module, name))
        for local, name in piece.dotted:
            if local in source.imports:
                home, inner = source.imports[local]
                yield f"{home}.{inner}".removesuffix("."), name

    def _all(self, source: Source, pieces: Iterable[Piece]) -> frozenset[str]:
        return frozenset().union(*[self._cited(source, one) for one in pieces])

    def _cited(self, source: Source, piece: Piece) -> frozenset[str]:
        said = _said(piece).union(*map(_said, self._constants(source, piece)))
        return frozenset(said & self._rules)

    def _constants(self, source: Source, piece: Piece) -> Iterator[Piece]:
        """The constants that a piece reads, also of other modules."""
        for name in piece.names:
            home, inner = source.imports.get(name, ("", ""))
            owner = self._sources.get(home, source)
            constant = owner.pieces.get(inner or name)
            if constant is not None and constant.constant:
                yield constant


def _said(piece: Piece) -> set[str]:
    """What could be the id of a rule in a piece, or in the words that describe it."""
    return piece.strings.union(*(MARK.findall(text) for text in piece.docstrings))
