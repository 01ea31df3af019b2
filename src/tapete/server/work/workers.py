"""A few threads that work for everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from tapete.server.faults import TooBusy, TookTooLong, TooMuch
from tapete.server.work.job import Job, Stopped
from tapete.server.work.swallowed import insist

T = TypeVar("T")


class _Asked:
    """A piece of work that somebody waits for."""

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.job: Job[Any] = Job(work)
        self.seconds = seconds
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, wrong: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(wrong)


class Workers:
    """Threads with a line of their own. Those who wait are served by turns, however much they ask.

    Work that takes longer than it may, or that nobody waits for any more, is stopped.
    """

    def __init__(self, name: str, threads: int, most: int = 64, each: int = 16) -> None:
        """At most `most` pieces of work wait, and `each` of one asker."""
        insist()
        self._pool = ThreadPoolExecutor(threads, name)
        self._free, self._most, self._each = threads, most, each
        self._waiting: OrderedDict[str, deque[_Asked]] = OrderedDict()
        self._running: set[_Asked] = set()

    async def do(self, work: Callable[[], T], *, by: str = "", seconds: float = 20.0) -> T:
        """Returns what the work returns; `by` names the asker, such as an address."""
        self._admit(by)
        asked = _Asked(work, seconds)
        self._waiting.setdefault(by, deque()).append(asked)
        self._serve()
        try:
            result: T = await asked.done
            return result
        finally:
            self._dismiss(by, asked)

    def close(self) -> None:
        for asked in tuple(self._running):
            asked.job.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a thread."""
        return sum(map(len, self._waiting.values()))

    def _admit(self, by: str) -> None:
        if len(self._waiting.get(by, ())) >= self._each:
            raise TooMuch(what="waiting", most=self._each)
        if self.waiting >= self._most:
            raise TooBusy(most=self._most)

    def _serve(self) -> None:
        """Begins work while a thread is free, each time for the asker who has waited longest."""
        while self._free and self._waiting:
            by, line = self._waiting.popitem(last=False)
            asked = line.popleft()
            if line:
                self._waiting[by] = line
            self._begin(asked)

    def _begin(self, asked: _Asked) -> None:
        self._free -= 1
        self._running.add(asked)
        loop = asyncio.get_running_loop()
        late = loop.call_later(asked.seconds, self._overdue, asked)

        def over(running: asyncio.Future[Any]) -> None:
            late.cancel()
            self._end(asked, running)

        loop.run_in_executor(self._pool, asked.job.run).add_done_callback(over)

    def _end(self, asked: _Asked, running: asyncio.Future[Any]) -> None:
        self._free += 1
        self._running.discard(asked)
        wrong = asyncio.CancelledError() if running.cancelled() else running.exception()
        if wrong is None and not asked.done.done():
            asked.done.set_result(running.result())
        elif wrong is not None:
            stopped = isinstance(wrong, Stopped | asyncio.CancelledError)
            asked.fail(TookTooLong(seconds=round(asked.seconds)) if stopped else wrong)
        self._serve()

    def _overdue(self, asked: _Asked) -> None:
        """Tells the asker at once; the thread is free as soon as the work has stopped."""
        asked.job.stop()
        asked.fail(TookTooLong(seconds=round(asked.seconds)))

    def _dismiss(self, by: str, asked: _Asked) -> None:
        """Stops what was asked for, if the asker has gone before it was done."""
        asked.job.stop()
        line = self._waiting.get(by)
        if line is not None:
            with suppress(ValueError):
                line.remove(asked)
            if not line:
                del self._waiting[by]
