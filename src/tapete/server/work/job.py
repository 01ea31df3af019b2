"""A piece of work in a thread that can be stopped from outside."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_ulong, py_object, pythonapi
from threading import Lock, get_ident, local
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_interrupt = pythonapi.PyThreadState_SetAsyncExc
_here = local()
"""The job that this thread runs, if it runs one."""


class Stopped(BaseException):
    """The work is not wanted any more, or took too long. No rule can catch it by accident."""


class Job(Generic[T]):
    """Runs a function once, in whatever thread calls it, until it ends or somebody stops it.

    What it runs must leave everything as it was if it is stopped anywhere: reading, weighing,
    drawing. `Stopped` is never raised after `run` has returned.

    Python swallows whatever is raised while it tidies up (in `__del__`, or when a weak reference
    dies) and only reports it. Then the job is stopped again (`swallowed.py`).
    """

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._lock = Lock()
        self._thread: int | None = None
        self._stopped = self._interrupted = False

    def run(self) -> T:
        try:
            try:
                self._enter()
                return self._work()
            finally:
                self._leave()
        except Stopped:
            self._leave()
            raise

    def stop(self) -> None:
        """Stops the work at its next step in Python; work that has not begun never does."""
        with self._lock:
            if self._stopped:
                return
            self._stopped = True
            self._interrupt()

    def insist(self) -> None:
        """Stops the work once more, as it swallowed the first attempt."""
        with self._lock:
            self._interrupt()

    def _interrupt(self) -> None:
        if self._thread is not None:
            self._interrupted = True
            _interrupt(c_ulong(self._thread), py_object(Stopped))

    def _enter(self) -> None:
        with self._lock:
            if self._stopped:
                raise Stopped
            self._thread, _here.job = get_ident(), self

    def _leave(self) -> None:
        """Makes sure that nothing is raised in this thread any more. It may be called twice.

        What was to be raised and has not been is taken back, but only if there may be such a thing:
        after that, Python looks at every step for something to raise, and hangs under a profiler.
        """
        with self._lock:
            self._stopped, self._thread, _here.job = True, None, None
            if self._interrupted:
                _interrupt(c_ulong(get_ident()), None)


def running() -> Job[Any] | None:
    """Returns the job that this thread runs."""
    return getattr(_here, "job", None)
