"""A server that is killed has kept all it acknowledged, and its matches go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.crash import Crash, crash, serving
from benchmarks.load.crowd import Kind

from tests.server.postgres import Postgres
from tests.server.serving import SALTEADORES

HIGHWAYMEN = Kind("salteadores", options=(("goal", 1000),), think=0.03)


def crashed(database: str, servers: int, rounds: int, matches: int = 8) -> Crash:
    with serving(database, servers, SALTEADORES) as running:
        return asyncio.run(crash(database, running, HIGHWAYMEN, matches, rounds))


def lose(file: Path, match: str, after: int) -> None:
    """Takes entries out of a store: what must be found out."""
    with closing(sqlite3.connect(file)) as connection, connection:
        where = "match = ? AND place > ?"
        connection.execute(f"DELETE FROM entries WHERE {where}", (match, after))


def test_every_match_goes_on_after_the_server_is_killed(tmp_path: Path) -> None:
    found = crashed(f"sqlite:///{tmp_path}/matches.sqlite3", servers=1, rounds=2)
    assert found.crowd.ledger.faults == []
    assert found.crowd.ledger.resumed >= 2 * 16
    match, kept = next(iter(found.crowd.ledger.kept.items()))
    lose(tmp_path / "matches.sqlite3", match, after=max(kept))
    asyncio.run(found.compare())
    assert [fault.startswith(match) for fault in found.crowd.ledger.faults] == [True]


def test_clients_of_a_killed_server_go_on_at_the_other(postgres: Postgres) -> None:
    found = crashed(postgres.fresh(), servers=2, rounds=1)
    assert found.crowd.ledger.faults == []
    assert found.crowd.ledger.resumed > 0
