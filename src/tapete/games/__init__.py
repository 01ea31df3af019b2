"""The games, each in its folder; and those others have written."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from tapete.kernel.errors import UnknownGame
from tapete.kernel.game import Game

GROUP = "tapete.games"
"""The entry points under which an installed package offers a game of its own."""


def names() -> list[str]:
    """The games that can be played here by name."""
    own = [folder.name for path in __path__ for folder in Path(path).iterdir() if _is_game(folder)]
    return sorted({*own, *(entry.name for entry in _installed())})


@cache
def _installed() -> tuple[EntryPoint, ...]:
    """The games of other packages; what is installed does not change meanwhile."""
    return tuple(entry_points(group=GROUP))


def catalogues() -> list[str]:
    """The games of our own that have rules written down, finished or not."""
    folders = (folder for path in __path__ for folder in Path(path).iterdir())
    return sorted(folder.name for folder in folders if (folder / "rules.toml").is_file())


def _is_game(folder: Path) -> bool:
    return (folder / "game.py").is_file()


def find(name: str) -> Game[Any]:
    """A game by its name, or by where it lies: `package.module:ATTRIBUTE`."""
    if ":" in name:
        return _at(name)
    if name not in names():
        raise UnknownGame(name=name, known=", ".join(names()))
    for entry in _installed():
        if entry.name == name:
            return _checked(entry.load(), name)
    return _checked(import_module(f"{__name__}.{name}.game").GAME, name)


def _at(place: str) -> Game[Any]:
    """A game in a module of the folder one stands in, or of an installed package."""
    module, _, attribute = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return _checked(getattr(import_module(module), attribute), place)
    except (ImportError, AttributeError, ValueError, TypeError):
        raise UnknownGame(name=place, known=", ".join(names())) from None


def _checked(game: object, name: str) -> Game[Any]:
    if not isinstance(game, Game):
        raise UnknownGame(name=name, known=", ".join(names()))
    return game
