"""Several processes that serve at one address, on one PostgreSQL."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from time import monotonic, sleep
from types import FrameType

from tapete.kernel.errors import TapeteError
from tapete.server.config import Config

SOON = 1.0
"""Seconds. A process that ends sooner than that is not replaced at once."""


class NotShared(TapeteError):
    """Only on PostgreSQL can several processes play the same matches."""

    key = "cli.error.not_shared"


class OpenedByHost(TapeteError):
    """Only one process can open and close a second address while it serves."""

    key = "cli.error.opened_by_host"


def check_shared(config: Config, workers: int) -> None:
    """Raises `NotShared` if so many processes cannot share what they are to serve."""
    if workers > 1 and not (config.shared and hasattr(os, "fork")):
        raise NotShared(workers=workers)


class Several:
    """Keeps so many processes running until it is told to stop; one that dies is replaced."""

    def __init__(self, workers: int, serve: Callable[[], None]) -> None:
        """`serve` is run in each process, which inherits the socket that listens."""
        self._workers, self._serve = workers, serve
        self._begun: dict[int, float] = {}
        self._stopping = False

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        for _ in range(self._workers):
            self._begin()
        while self._begun:
            self._replace(os.wait()[0])

    def _begin(self) -> None:
        child = os.fork()
        if child == 0:
            self._be_one_of_them()
        self._begun[child] = monotonic()

    def _be_one_of_them(self) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self._serve()
        finally:
            sys.stdout.flush()
            os._exit(0)

    def _replace(self, child: int) -> None:
        begun = self._begun.pop(child, None)
        if begun is None or self._stopping:
            return
        if monotonic() - begun < SOON:
            sleep(SOON)
        self._begin()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        """Ends every process; each lets its clients go first."""
        self._stopping = True
        for child in self._begun:
            os.kill(child, signal.SIGTERM)
