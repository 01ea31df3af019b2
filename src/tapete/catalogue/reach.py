"""Finds the pieces of a game's code that can run: those its entry points lead to, name by name.

A name is followed to what it refers to in its module. A method can run if its class is reached and
an attribute of that name is read, by code that runs or by the code that games share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import tapete
from tapete.catalogue.pieces import Piece, Source, read_package

ENTRIES = {
    ".game": "",
    ".screen": "",
    ".workshop": "",
    ".content.library": "library",
}
"""The names that others look up in a game's package; an empty name stands for the whole module."""

Place = tuple[str, str]
"""A module and the name of one of its pieces."""


class Reach:
    """The pieces of a package that can run."""

    def __init__(self, folder: Path, package: str) -> None:
        self.sources = read_package(folder, package)
        self.reached: set[Place] = set()
        self.imported: set[str] = set()
        self._package = package
        self._called = set(shared_attributes())
        self._waiting: dict[str, set[Place]] = {}
        """The methods of reached classes whose names nothing has read yet."""
        self._follow([*self._entries(), *shared_imports(package)])

    def running(self) -> Iterator[Piece]:
        for module, name in self.reached:
            yield self.sources[module].pieces[name]
        for module in self.imported:
            yield self.sources[module].on_import

    def idle(self) -> Iterator[Piece]:
        """Yields the pieces that nothing leads to."""
        for module, source in self.sources.items():
            for name, piece in source.pieces.items():
                if (module, name) not in self.reached:
                    yield piece

    def _entries(self) -> Iterator[Place]:
        for entry, name in ENTRIES.items():
            module = f"{self._package}{entry}"
            source = self.sources.get(module, Source(""))
            names = [name] if name else [*source.imports, *source.pieces]
            yield from ((module, one) for one in names if "." not in one)

    def _follow(self, places: Iterable[Place]) -> None:
        pending = list(places)
        while pending:
            pending.extend(self._reach(*pending.pop()))

    def _reach(self, module: str, name: str) -> list[Place]:
        """Marks what a name of a module refers to, and returns what that leads to."""
        source = self.sources.get(module)
        if source is None or (module, name) in self.reached:
            return []
        found = self._import(module)
        if name in source.pieces:
            self.reached.add((module, name))
            found += self._leads(module, source.pieces[name], name)
        elif name in source.imports:
            found.append(self._meant(*source.imports[name]))
        return found

    def _meant(self, module: str, name: str) -> Place:
        whole = f"{module}.{name}".rstrip(".")
        return (whole, "") if whole in self.sources else (module, name)

    def _import(self, module: str) -> list[Place]:
        """Marks a module as imported; returns its package, its imports and what these lead to."""
        if module in self.imported:
            return []
        self.imported.add(module)
        source = self.sources[module]
        modules = [self._meant(*target)[0] for target in source.imports.values()]
        found = [(one, "") for one in (module.rpartition(".")[0], *modules)]
        return found + self._leads(module, source.on_import)

    def _leads(self, module: str, piece: Piece, name: str = "") -> list[Place]:
        found = [(module, one) for one in piece.names]
        found += [place for one in piece.dotted for place in self._of_module(module, *one)]
        found += [place for said in piece.strings for place in self._said(said)]
        for attribute in piece.attributes - self._called:
            self._called.add(attribute)
            found += self._waiting.pop(attribute, ())
        for method in piece.methods:
            place = (module, f"{name}.{method}")
            if method in self._called or method.startswith("__"):
                found.append(place)
            else:
                self._waiting.setdefault(method, set()).add(place)
        return found

    def _of_module(self, module: str, name: str, attribute: str) -> list[Place]:
        """Returns the place of `budget.check` if `budget` is a module of the package."""
        meant = self.sources[module].imports.get(name)
        if meant is None:
            return []
        home, inner = self._meant(*meant)
        return [] if inner else [(home, attribute)]

    def _said(self, said: str) -> list[Place]:
        """Returns the place that a string names, such as `tapete.games.punk.screen:STAGE`."""
        module, _, name = said.partition(":")
        return [(module, name)] if name and module in self.sources else []


@cache
def _shared() -> dict[str, Source]:
    """Returns the code that games share, including what runs them."""
    folder = Path(tapete.__file__).parent
    found = read_package(folder, tapete.__name__)
    own = f"{tapete.__name__}.games."
    return {name: source for name, source in found.items() if not name.startswith(own)}


def _shared_pieces() -> Iterator[Piece]:
    for source in _shared().values():
        yield from (*source.pieces.values(), source.on_import)


@cache
def shared_attributes() -> frozenset[str]:
    """Returns the attributes that shared code reads and the methods that games may redefine."""
    pieces = list(_shared_pieces())
    read = {name for piece in pieces for name in piece.attributes}
    return frozenset(read | {name for piece in pieces for name in piece.methods})


def shared_imports(package: str) -> list[Place]:
    """Returns what the shared code imports from a game."""
    within = f"{package}."
    return [
        place
        for source in _shared().values()
        for place in source.imports.values()
        if f"{place[0]}.".startswith(within)
    ]
