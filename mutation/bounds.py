"""How long a test may take before it counts as endless: far longer than with nothing broken."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from time import process_time
from typing import TypeAlias

import pytest

Usual: TypeAlias = dict[str, float]
"""How many seconds each test takes with nothing broken."""
MANY_TIMES = 10
"""How many times its usual time a test may take."""
AT_LEAST = 10.0
"""Seconds that it may take beyond that, as the first test of a process prepares a lot."""
MEMORY = 6 << 30
"""How many bytes a process may use. A break that needs more fails its test."""


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Bounds:
    """A pytest plugin that ends the process by a signal when a test takes far too long.

    What counts is the time of the processor, so that a busy machine ends nothing.
    """

    def __init__(self, usual: Usual) -> None:
        self._usual = usual

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, self.of(item.nodeid))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def of(self, test: str) -> float:
        return AT_LEAST + MANY_TIMES * self._usual.get(test, 0.0)


class Clock:
    """A pytest plugin that notes how long each test takes, and which fail."""

    def __init__(self) -> None:
        self.usual: Usual = {}
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = process_time()
        try:
            return (yield)
        finally:
            self.usual[item.nodeid] = process_time() - begun
