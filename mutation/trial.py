"""Trials: a break and the tests that should notice it, each tried in a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from time import sleep
from typing import Literal, TypeAlias

import msgspec
import pytest

from mutation.bounds import limit_memory
from mutation.mutants import Mutant

Outcome: TypeAlias = Literal["survived", "caught", "endless", "unclear"]
NOTICED: tuple[Outcome, ...] = ("caught", "endless")
PAUSE = 0.005
"""Seconds between two looks at the processes that run."""
SAID: dict[int, Outcome] = {
    pytest.ExitCode.OK: "survived",
    pytest.ExitCode.TESTS_FAILED: "caught",
    pytest.ExitCode.INTERRUPTED: "caught",  # a test file cannot be imported
    -signal.SIGPROF: "endless",
}
"""What the end of a process says. Any other end says nothing, and counts as not noticed."""


class Trial(msgspec.Struct, frozen=True):
    """A break, and the tests that should notice it, the likeliest first."""

    mutant: Mutant
    tests: tuple[str, ...]

    def mended(self) -> Trial:
        return msgspec.structs.replace(self, mutant=self.mutant.mended())


def tried(
    trials: Iterable[Trial], at_once: int, run: Callable[[Trial], int]
) -> Iterator[tuple[Trial, Outcome]]:
    """Yields what became of each break, in the order in which they are done."""
    waiting = list(trials)[::-1]
    running: dict[int, Trial] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            trial = waiting.pop()
            running[apart(run, trial)] = trial
        for process in list(running):
            done, status = os.waitpid(process, os.WNOHANG)
            if done:
                yield running.pop(process), outcome_of(status)
        sleep(PAUSE)


def outcome_of(status: int) -> Outcome:
    return SAID.get(os.waitstatus_to_exitcode(status), "unclear")


def apart(run: Callable[[Trial], int], trial: Trial) -> int:
    """Runs something in a new process, silently, and returns the process."""
    process = os.fork()
    if process:
        return process
    code = int(pytest.ExitCode.INTERNAL_ERROR)
    try:
        silence()
        limit_memory()
        code = run(trial)
    finally:
        os._exit(code)


def silence() -> None:
    """From now on this process prints nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
