"""Tries breaks out: for each a process in which one module is broken and some tests are run."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import SourceFileLoader
from time import monotonic, sleep
from types import CodeType
from typing import Literal, TypeAlias

import msgspec
import pytest

from mutation.mutants import Mutant

Outcome: TypeAlias = Literal["caught", "survived", "endless"]
PAUSE = 0.02
"""Seconds between two looks at the processes that run."""


class Trial(msgspec.Struct, frozen=True):
    """A break, and the tests that should notice it."""

    mutant: Mutant
    tests: tuple[str, ...]


def tried(
    trials: Sequence[Trial], at_once: int, patience: float
) -> Iterator[tuple[Trial, Outcome]]:
    """Yields what became of each break, in the order in which they are done."""
    waiting = list(reversed(trials))
    running: dict[int, tuple[Trial, float]] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            trial = waiting.pop()
            running[_begin(trial)] = trial, monotonic() + patience
        for process, (trial, end) in list(running.items()):
            outcome = _outcome(process, end)
            if outcome is not None:
                del running[process]
                yield trial, outcome
        sleep(PAUSE)


def _outcome(process: int, end: float) -> Outcome | None:
    """What the tests said; None if they still run."""
    done, status = os.waitpid(process, os.WNOHANG)
    if done:
        return "survived" if os.waitstatus_to_exitcode(status) == 0 else "caught"
    if monotonic() < end:
        return None
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return "endless"


def _begin(trial: Trial) -> int:
    process = os.fork()
    if process:
        return process
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    code = 1
    try:
        _break(trial.mutant)
        code = int(pytest.main([*QUICKLY, *trial.tests]))
    finally:
        os._exit(code)


QUICKLY = ("-x", "-q", "-p", "no:cacheprovider", "-n", "0")


def _break(mutant: Mutant) -> None:
    """From now on the module is imported broken."""
    broken, usual = str(mutant.file.resolve()), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == broken:
            return loader.source_to_code(mutant.text(), broken)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    assert not any(name.startswith("tapete.games.") for name in sys.modules), "it is too late"
