"""`tapete serve`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.terminals import Tapete

RUN = "from tapete.cli import main; main()"
SOON = 60
"""Seconds: a busy machine takes a while to start a server."""


@pytest.mark.slow
def test_the_server_says_where_it_is_serves_and_ends_when_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, "serve", "--port", "0", "--no-browser"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "es_ES.UTF-8"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = process.stdout.readline()
        address = said.split()[-1]
        assert said.startswith("Tapete está en http://127.0.0.1:")
        assert _answers(f"{address}api/matches")
        process.send_signal(signal.SIGINT)
        assert process.wait(SOON) == 0
        assert process.stderr.read() == ""
    assert (tmp_path / "tapete" / "matches.sqlite3").exists()


def _answers(address: str) -> bool:
    with httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=SOON) as client:
        return bool(client.get(address).json() == [])


def test_a_port_that_is_taken_is_said_to_be(
    tapete: Tapete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port}" in tapete("serve", "--port", port, "--no-browser").refused


def test_a_database_that_cannot_be_opened_is_said_to_be(
    tapete: Tapete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("TAPETE_DATABASE_URL", f"sqlite:///{tmp_path}/file/matches.sqlite3")
    assert "database" in tapete("serve", "--port", "0", "--no-browser").refused


def test_content_that_no_workshop_takes_is_said_to_be(tapete: Tapete, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    said = tapete("serve", "--no-browser", "--port", "0", "--content", str(empty)).refused
    assert "there is no content" in said
