"""`tapete serve --workers N`: several processes at one address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tapete.cli.several import NotShared, check_shared
from tapete.server.config import Config
from tests.server.postgres import Postgres
from tests.server.serving import until

RUN = "from tapete.cli import main; main()"
SOON = 60


@contextmanager
def two_workers(database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-c", RUN, "serve", "--port", "0", "--no-browser", "--workers", "2"]
    environment = {**os.environ, "TAPETE_DATABASE_URL": database, "LANG": "en_GB.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def children(process: subprocess.Popen[str]) -> set[int]:
    task = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return set(map(int, task.read_text().split()))


def listed(address: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=SOON) as client:
        return client.get(f"{address}api/matches").status_code


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_and_all_end_together(postgres: Postgres) -> None:
    with two_workers(postgres.fresh()) as (process, address):
        assert listed(address) == 200
        first = children(process)
        os.kill(min(first), signal.SIGKILL)
        until(lambda: len(children(process)) == 2 and children(process) != first)
        assert listed(address) == 200
        process.terminate()
        assert process.wait(SOON) == 0


def test_a_file_is_served_by_one_process() -> None:
    with pytest.raises(NotShared):
        check_shared(Config("sqlite:///matches.sqlite3"), 2)
