"""Every kind of deed of the game, by its name: for words, screens and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.deeds import Kind, Menu, Why
from tapete.games.darkness.actions import mastered, mastering, menu
from tapete.games.darkness.actions.changes.change import FIGURES
from tapete.games.darkness.actions.changes.secrets import SECRETS
from tapete.games.darkness.actions.changes.story import FINISH
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.rules.master import playing, words


def _never(world: Any, figure: Any) -> Callable[[Any], Why | None]:
    return lambda kind: None


def _nothing(*_: object) -> None:
    """Nothing to do here: these deeds have rules of their own, and need only a name."""


_names = (*playing.DEEDS, *words.RULINGS, *SECRETS)
_others = tuple([Kind[Any, Any](name, FIGURES, _nothing) for name in _names])
_kinds: list[Any] = [*menu.KINDS, *mastered.KINDS, *mastering.KINDS, FINISH, *_others]
EVERY: Menu[Any, Any, Any] = Menu(
    tuple({kind.name: kind for kind in reversed(_kinds)}.values())[::-1],
    menu.END, NAME, _never, {menu.MOVE: 0, mastering.WATCH: 1},
)  # fmt: skip
