"""For the tests of the server: one that listens, and databases to keep matches in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests.luck import Arranged, arranged
from tests.server.postgres import Postgres, running
from tests.server.serving import Server, config_in, serving

LONG = 1e6
"""Seconds, for what is not to happen in a test."""


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> Iterator[None]:
    """Dice and bots do in a test what they did in the run before."""
    with arranged(Arranged(crc32(request.node.nodeid.encode()))):
        yield


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(config_in(tmp_path_factory.mktemp("served"), gone_after=0.2)) as listening:
        yield listening


@pytest.fixture
def server(one_server: Server) -> Iterator[Server]:
    """The same for all tests that do not stop it; everybody leaves after each."""
    yield one_server
    one_server.hang_up()


@pytest.fixture(scope="session")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("patient")
    with serving(config_in(folder, hesitation=(LONG, LONG))) as listening:
        yield listening


@pytest.fixture
def patient(patient_server: Server) -> Iterator[Server]:
    """One that never answers for people, not even for those who have no choice."""
    yield patient_server
    patient_server.hang_up()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kept' / 'matches.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()
