"""What the process does that has collected the tests of a game."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NoReturn, TypeAlias

import pytest

from mutation.bounds import Bounds, Clock, Usual
from mutation.cold import QUICKLY
from mutation.constants import Constants
from mutation.functions import Calls, Functions
from mutation.trial import Trial, silence, tried

Marked: TypeAlias = dict[str, list[str]]
"""Tests by the rules they are marked with."""
UNMARKED = ""
"""Stands for the rule of the tests that are marked with none."""


def serve(pipe: Connection[Any, Any], tests: Sequence[str]) -> NoReturn:
    """Collects tests and runs them as the other end of the pipe asks, until that is closed."""
    try:
        silence()
        calls = Calls()
        calls.begin()
        pytest.main([*QUICKLY, *tests], plugins=[Server(pipe, calls)])
    finally:
        os._exit(0)


class Server:
    """A pytest plugin that runs tests many times instead of once, each time in a new process."""

    def __init__(self, pipe: Connection[Any, Any], calls: Calls) -> None:
        self._pipe, self._calls = pipe, calls

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._calls.end()
        self._breakers = (Functions(self._calls.ran), Constants(self._calls.ran))
        self._items = by_name(session.items)
        gc.freeze()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self._pipe.send(marked(session.items))
        while True:
            try:
                asked, *given = self._pipe.recv()
            except EOFError:
                return True
            getattr(self, asked)(session, *given)

    def check(self, session: pytest.Session, tests: Sequence[str]) -> None:
        """Runs tests with nothing broken, and says how long each takes and which fail."""
        ours, theirs = Pipe()
        if not os.fork():
            theirs.send(self._whole(session, tests))
            os._exit(0)
        theirs.close()
        usual, failed = ours.recv()
        os.wait()
        session.config.pluginmanager.register(Bounds(usual))
        self._pipe.send((usual, failed))

    def _whole(self, session: pytest.Session, tests: Sequence[str]) -> tuple[Usual, list[str]]:
        clock = Clock()
        session.config.pluginmanager.register(clock)
        for item, after in self._in_turn(tests):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return clock.usual, clock.failed

    def tried(self, session: pytest.Session, trials: Sequence[Trial], at_once: int) -> None:
        """Says what became of the breaks that can be made now, and then None."""
        able = [trial for trial in trials if self._breaker(trial)]
        for said in tried(able, at_once, partial(self._run, session)):
            self._pipe.send(said)
        self._pipe.send(None)

    def _run(self, session: pytest.Session, trial: Trial) -> int:
        """Breaks something and runs tests until one fails."""
        breaker = self._breaker(trial)
        assert breaker is not None
        breaker.swap(trial.mutant)
        for item, after in self._in_turn(trial.tests):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return pytest.ExitCode.TESTS_FAILED
        return pytest.ExitCode.OK

    def _breaker(self, trial: Trial) -> Functions | Constants | None:
        """What can make a break now; None if it must be made before the module is imported."""
        return next((one for one in self._breakers if one.can(trial.mutant)), None)

    def _in_turn(self, tests: Iterable[str]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
        """The items of tests, given by name or by file, each with the one after it."""
        items = [*dict.fromkeys(item for test in tests for item in self._items[test])]
        return zip_longest(items, items[1:])


def by_name(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The items of each test, and of each file."""
    found: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        found[name_of(item)].append(item)
        found[item.nodeid.partition("::")[0]].append(item)
    return found


def marked(items: Iterable[pytest.Item]) -> Marked:
    """The names of tests by the rules they are marked with."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for item in items:
        marks = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        for rule in marks or [UNMARKED]:
            found[rule][name_of(item)] = None
    return {rule: [*tests] for rule, tests in found.items()}


def name_of(item: pytest.Item) -> str:
    """The name of a test without what it is given."""
    return item.nodeid.partition("[")[0]
