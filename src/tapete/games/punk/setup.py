"""The table before anything was rolled or asked."""

from __future__ import annotations

from tapete.games.punk.meta import Options
from tapete.games.punk.state import State


def set_up(options: Options) -> State:
    """Both bands, mustered; nobody has been placed yet."""
    raise NotImplementedError
