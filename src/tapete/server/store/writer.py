"""Writes what must be kept. Everything that is waiting shares one commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tapete.server.faults import NotKept

LOG = logging.getLogger("tapete.server")

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]

AT_ONCE = 256
"""Pieces of work that share a commit, at most."""


class _Waiting(msgspec.Struct):
    """Some work on a match, and the future of a loop that is done when it is kept."""

    match: str
    work: Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Writes in a thread of its own, so that the server never waits for the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._errors = (SQLAlchemyError, engine.dialect.loaded_dbapi.Error)
        self._stays = engine.dialect.name == "sqlite"
        """True if one connection serves for all: a file has no network that may fail."""
        self._open: Connection | None = None
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self._thread.start()

    async def do(self, match: str, work: Callable[[Connection], T]) -> T:
        """Hands in some work and returns its result once it has been committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Waiting(match, work, done, loop))
        return await done

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
                self._leave()
                return

    def _batch(self) -> tuple[list[_Waiting], bool]:
        """All the work that waits now, without what was cancelled; and True if it is the last."""
        batch: list[_Waiting] = []
        while len(batch) < AT_ONCE and (not batch or not self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return batch, True
            if not waiting.done.cancelled():
                batch.append(waiting)
        return batch, False

    def _keep(self, batch: list[_Waiting]) -> None:
        """Commits a batch in the order of the matches, so that two processes never deadlock.

        If any of it fails, each piece is tried by itself.
        """
        batch.sort(key=lambda waiting: waiting.match)
        try:
            results = self._committed(batch)
        except Exception as wrong:
            if len(batch) == 1:
                _end(batch, _failed, [self._named(wrong)])
                return
            for waiting in batch:
                self._keep([waiting])
            return
        _end(batch, _kept, results)

    def _committed(self, batch: list[_Waiting]) -> list[Any]:
        connection = self._open = self._open or self._engine.connect()
        try:
            with connection.begin():
                results = [waiting.work(connection) for waiting in batch]
        except BaseException:
            self._leave()
            raise
        if not self._stays:
            self._leave()
        self.commits += 1
        return results

    def _leave(self) -> None:
        """Gives the connection back; the next batch takes one that is known to be sound."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def _named(self, wrong: Exception) -> Exception:
        """Hides a database's error behind `NotKept`: what it says is for the log, not for all."""
        if not isinstance(wrong, self._errors):
            return wrong
        LOG.error("something could not be kept", exc_info=wrong)
        fault = NotKept()
        fault.__cause__ = wrong
        return fault


def _end(batch: Sequence[_Waiting], how: Callable[[Any, Any], None], found: Sequence[Any]) -> None:
    """Ends the futures of a batch, each with what was found; each loop is woken once for all.

    A loop that is closed waits for nothing any more.
    """
    ends: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, one in zip(batch, found, strict=True):
        ends.setdefault(waiting.loop, []).append((waiting.done, one))
    for loop, those in ends.items():
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_end_all, how, those)


def _end_all(how: Callable[[Any, Any], None], ends: Sequence[tuple[Any, Any]]) -> None:
    for done, found in ends:
        if not done.done():
            how(done, found)


def _kept(done: asyncio.Future[Any], result: Any) -> None:
    done.set_result(result)


def _failed(done: asyncio.Future[Any], wrong: Exception) -> None:
    done.set_exception(wrong)
