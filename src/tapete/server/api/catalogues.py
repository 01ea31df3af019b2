"""The rules of the games that are served."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.catalogue import Catalogue, load_if_any
from tapete.kernel.game import Game


@cache
def catalogue_of(game: Game[Any]) -> Catalogue:
    """The rules of a game; an empty catalogue if it has none."""
    return load_if_any(game.package)
