"""Writes what must be kept, as much at a time as is waiting: one commit for all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tapete.server.faults import NotKept

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]

AT_ONCE = 256
"""Pieces of work that share a commit, at most."""


class _Waiting(msgspec.Struct):
    """Some work on a match, and whoever waits until it is kept."""

    match: str
    work: Work
    done: Future[Any]


class Writer:
    """A thread of its own, so that nobody waits for the disk but who must."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, match: str, work: Callable[[Connection], T]) -> T:
        """What the work gives, once it has been committed."""
        waiting = _Waiting(match, work, Future())
        self._queue.put(waiting)
        result: T = await asyncio.wrap_future(waiting.done)
        return result

    def close(self) -> None:
        """Everything handed in so far is still written."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._batch()
            if batch:
                self._keep(batch)
            if last:
                return

    def _batch(self) -> tuple[list[_Waiting], bool]:
        """All that waits now, but what nobody waits for any longer; and whether it is the last."""
        batch: list[_Waiting] = []
        while len(batch) < AT_ONCE and (not batch or not self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return batch, True
            if waiting.done.set_running_or_notify_cancel():
                batch.append(waiting)
        return batch, False

    def _keep(self, batch: list[_Waiting]) -> None:
        """In the order of the matches, so that two processes never wait for each other in a ring.

        If any of it fails, each piece is tried by itself.
        """
        batch.sort(key=lambda waiting: waiting.match)
        try:
            results = self._committed(batch)
        except Exception as wrong:
            if len(batch) == 1:
                batch[0].done.set_exception(_named(wrong))
                return
            for waiting in batch:
                self._keep([waiting])
            return
        for waiting, result in zip(batch, results, strict=True):
            waiting.done.set_result(result)

    def _committed(self, batch: list[_Waiting]) -> list[Any]:
        with self._engine.begin() as connection:
            results = [waiting.work(connection) for waiting in batch]
        self.commits += 1
        return results


def _named(wrong: Exception) -> Exception:
    """What the database says is for the log, not for strangers."""
    if not isinstance(wrong, SQLAlchemyError):
        return wrong
    fault = NotKept()
    fault.__cause__ = wrong
    return fault
