"""Folders of TOML files, which may have folders inside."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tapete.content.page import Page
from tapete.content.reading import fingerprint, read_page

T = TypeVar("T")
ENDING = ".toml"


class Folder:
    """A game's content. Files are named without their ending: `weapons`, `profiles/idos`."""

    def __init__(self, root: Path | Traversable) -> None:
        self.root = root

    @classmethod
    def of(cls, package: str) -> Folder:
        """The folder of files beside the modules of a package."""
        return cls(resources.files(package))

    def names(self, inside: str) -> tuple[str, ...]:
        """The names of the files in one of its folders, sorted."""
        files = [file.name for file in (self.root / inside).iterdir()]
        return tuple(sorted(name.removesuffix(ENDING) for name in files if name.endswith(ENDING)))

    def page(self, name: str, kind: type[T]) -> Page[T]:
        """Reads a file as the type it must have; raises `BadContent`."""
        return read_page(self._file(name), kind)

    def pages(self, inside: str, kind: type[T]) -> dict[str, Page[T]]:
        """Reads every file in one of its folders."""
        return {name: self.page(f"{inside}/{name}", kind) for name in self.names(inside)}

    def tables(self, library: type[msgspec.Struct], names: Iterable[str]) -> dict[str, Page[Any]]:
        """Reads the tables of a library that have files of their own, as the types it declares."""
        kinds = {field.name: field.type for field in msgspec.structs.fields(library)}
        return {name: self.page(name, kinds[name]) for name in names}

    def fingerprint(self, name: str) -> str:
        """The hash by which a journal recognises a file."""
        return fingerprint(self._file(name))

    def fingerprints(self, names: Iterable[str]) -> dict[str, str]:
        return {f"{name}{ENDING}": self.fingerprint(name) for name in names}

    def _file(self, name: str) -> Path | Traversable:
        return self.root / f"{name}{ENDING}"
