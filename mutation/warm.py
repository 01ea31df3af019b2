"""A process that has collected the tests of a game, and forks for each break."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import Pipe
from typing import Any

from mutation.bounds import Usual
from mutation.cold import run_cold
from mutation.serving import Marked, serve
from mutation.trial import Outcome, Trial, tried


class Warm:
    """That process, as seen from the one that began it, in which no game is imported."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._pipe, theirs = Pipe()
        self._usual: Usual = {}
        self._process = os.fork()
        if not self._process:
            self._pipe.close()
            serve(theirs, tests)
        theirs.close()
        self.marked: Marked = self._hear()

    def check(self, tests: Iterable[str]) -> None:
        """Runs tests with nothing broken, to see that they pass and how long each takes.

        Raises `SystemExit` if one fails: then nothing can be learnt from a break.
        """
        self._pipe.send(("check", [*dict.fromkeys(tests)]))
        self._usual, failed = self._hear()
        if failed:
            sys.exit(f"these fail with nothing broken: {' '.join(failed)}")

    def tried(self, trials: Iterable[Trial], at_once: int) -> Iterator[tuple[Trial, Outcome]]:
        """Yields what became of each break.

        Those come last that must be made before the module is imported.
        """
        left = dict.fromkeys(trials)
        self._pipe.send(("tried", [*left], at_once))
        while (said := self._hear()) is not None:
            trial, outcome = said
            del left[trial]
            yield trial, outcome
        yield from tried(left, at_once, partial(run_cold, usual=self._usual))

    def close(self) -> None:
        self._pipe.close()
        os.waitpid(self._process, 0)

    def _hear(self) -> Any:
        try:
            return self._pipe.recv()
        except EOFError:
            sys.exit("the tests cannot be collected")
