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

from tapete.server.config import Config
from tapete.server.qr import as_blocks, coded
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


OUTSIDE = "127.0.0.2"
"""Stands for the machine's address in its network."""


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """The settings of servers that would have been started."""
    found: list[Config] = []

    def run(config: Config, listening: socket.socket, shown: str = "") -> None:
        listening.close()
        found.append(config)

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("tapete.cli.serve.run", run)
    monkeypatch.setattr("tapete.cli.serve.network_addresses", lambda: (OUTSIDE,))
    return found


def test_an_opened_server_says_its_address_for_other_devices_and_draws_it(
    tapete: Tapete, started: list[Config]
) -> None:
    said = tapete("serve", "--port", "0", "--no-browser", "--open").out
    [config] = started
    address = f"http://{OUTSIDE}:{config.port}/"
    assert address in said
    assert "\n".join(as_blocks(coded(address))) in said
    assert config.opens
    assert config.network == (OUTSIDE,)


def test_a_server_for_its_own_machine_says_no_other_address(
    tapete: Tapete, started: list[Config]
) -> None:
    said = [tapete("serve", "--port", "0", "--no-browser").out]
    said += [tapete("serve", "--port", "0", "--no-browser", "--no-open").out]
    assert not any(OUTSIDE in one or "█" in one for one in said)
    assert [config.may_open for config in started] == [True, False]
    assert not any(config.opens for config in started)


def test_a_server_for_all_addresses_says_the_one_for_other_devices(
    tapete: Tapete, started: list[Config]
) -> None:
    said = tapete("serve", "--port", "0", "--no-browser", "--host", "0.0.0.0").out
    assert f"http://localhost:{started[0].port}/" in said
    assert f"http://{OUTSIDE}:{started[0].port}/" in said


def test_a_machine_without_a_network_cannot_be_opened(
    tapete: Tapete, started: list[Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapete.cli.serve.network_addresses", tuple)
    assert "network" in tapete("serve", "--port", "0", "--no-browser", "--open").refused
    assert not started


def test_several_processes_are_not_opened_at_addresses_where_nobody_listens(
    tapete: Tapete, started: list[Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapete.cli.serve.check_shared", lambda config, workers: None)
    answered = tapete("serve", "--port", "0", "--no-browser", "--open", "--workers", "2")
    assert "--host 0.0.0.0" in answered.refused
    assert OUTSIDE not in answered.refused
    assert not started
