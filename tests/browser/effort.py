"""The work that a player waits for: CPU time of the server and of the browser.

A clock would not do: the same work takes longer on a busy machine, so what tests wait for by the
clock is far more than anything takes. What keeps pages quick is the bound on their work.
"""

from __future__ import annotations

from contextlib import suppress

import psutil

USUAL = 12.0
"""Seconds of work in a test at most. Nearly all take less than 4."""


class Effort:
    """The work since it was begun, of all that this process has started and that still runs."""

    def __init__(self) -> None:
        self._before = _spent()

    @property
    def seconds(self) -> float:
        return sum(spent - self._before.get(process, 0.0) for process, spent in _spent().items())


def _spent() -> dict[int, float]:
    """CPU seconds of each process."""
    found: dict[int, float] = {}
    for child in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            times = child.cpu_times()
            found[child.pid] = times.user + times.system
    return found
