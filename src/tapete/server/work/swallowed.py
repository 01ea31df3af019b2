"""Work that Python did not let stop: it is stopped again, and nothing is reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Timer
from typing import Any

from tapete.server.work.job import Stopped, running

AGAIN = 0.02
"""Seconds until the work is stopped again."""


class Insisting:
    """What Python calls with an error that was raised where it had to go on, in place of `before`.

    It has to be told of each such error, as it has no other way to say that one was swallowed.
    """

    def __init__(self, before: Callable[[Any], Any]) -> None:
        self._before = before

    def __call__(self, swallowed: Any) -> None:
        if not issubclass(swallowed.exc_type, Stopped):
            self._before(swallowed)
        elif job := running():
            Timer(AGAIN, job.insist).start()


def insist() -> None:
    """From now on, in this process, work is stopped again that swallowed the first attempt."""
    if not isinstance(sys.unraisablehook, Insisting):
        sys.unraisablehook = Insisting(sys.unraisablehook)
