"""`python -m benchmarks.workers`: `tapete serve --workers` 1, 2 and 4 on a PostgreSQL of its own.

Clients answer as fast as they are asked. What counts is how many answers a second are acknowledged,
and what each takes of a core in all processes of the server together.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from tests.server.postgres import running

from benchmarks.load.__main__ import measure
from benchmarks.load.crowd import Kind
from benchmarks.load.served import TICK, Served

RUN = "from tapete.cli import main; main()"


@contextmanager
def several(database: str, workers: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Processes that serve together, and their address."""
    asked = ["serve", "--port", "0", "--no-browser", "--workers", str(workers)]
    limits = {"TAPETE_DATABASE_URL": database, "LANG": "en_GB.UTF-8"}
    command, environment = [sys.executable, "-c", RUN, *asked], {**os.environ, **limits}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            yield process, address.removeprefix("http://").rstrip("/")
        finally:
            process.terminate()


class Family(Served):
    """A process and its children, as one server that is measured."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @property
    def seconds(self) -> float:
        """What all of them have taken of a core."""
        task = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        every = [str(self._process.pid), *task.read_text().split()]
        stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in every]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


async def main() -> None:
    asking = argparse.ArgumentParser()
    asking.add_argument("--matches", type=int, default=12)
    asking.add_argument("--seconds", type=float, default=10.0)
    asking.add_argument("--workers", type=int, action="append", default=[])
    wanted, console = asking.parse_args(), Console(width=120)
    with running() as postgres:
        for workers in wanted.workers or (1, 2, 4):
            with several(postgres.fresh(), workers) as (process, address):
                kind, family = Kind(think=0.0), Family(process)
                run = await measure(address, kind, wanted.matches, wanted.seconds, family)
            console.print(
                f"--workers {workers}: {run.rate:.0f} answers a second, "
                f"{(run.cpu or 0) * 1e3:.1f} ms of a core each (load average {run.load:.0f})",
                *run.ledger.faults[:5],
                sep="\n  ",
            )


if __name__ == "__main__":
    asyncio.run(main())
