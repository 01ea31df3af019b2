"""A server in a process of its own, and what it takes of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")
FAREWELL = 20.0


class Served:
    """Listens at `address`. What it complains of goes to the console."""

    def __init__(self, database: str, *games: str) -> None:
        """Begins to start."""
        self._command = [sys.executable, "-m", "benchmarks.load.serve", database, *games]
        self.address = ""
        """Where it is, or was before it was killed."""
        self._spawn()

    def _spawn(self) -> None:
        self._listens = False
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            self._command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT
        )

    def wait(self) -> None:
        """Until it listens; it answers as soon as it is ready."""
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        self._listens = True

    def start_again(self) -> None:
        self._spawn()
        self.wait()

    @property
    def alive(self) -> bool:
        """Whether somebody may connect."""
        return self._listens and self._process.poll() is None

    def kill(self) -> None:
        """At once: SIGKILL."""
        self._process.kill()
        self._end()

    def stop(self) -> None:
        """Lets it finish."""
        self._process.send_signal(SIGINT)
        self._end()

    def _end(self) -> None:
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes it holds now."""
        return int(self._proc("statm").split()[1]) * PAGE

    @property
    def seconds(self) -> float:
        """Of a core, that it has worked so far."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self._process.pid}/{name}").read_text()


@contextmanager
def serving(*games: str) -> Iterator[Served]:
    """On a file of its own."""
    with TemporaryDirectory(prefix="tapete-load-") as folder:
        served = Served(f"sqlite:///{folder}/matches.sqlite3", *games)
        try:
            served.wait()
            yield served
        finally:
            served.stop()
