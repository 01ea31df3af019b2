"""How the store's database is reached."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url

READERS = 4
ROOM = 4_300_000
"""Bytes of SQLite's log of changes: a little more than it holds before it begins anew."""


def engines_for(database: str) -> tuple[Engine, Engine]:
    """An engine to write with and one to read with."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    writing = create_engine(url, pool_size=1, pool_pre_ping=True)
    return writing, create_engine(url, pool_size=READERS, pool_pre_ping=True)


def _sqlite(url: URL) -> tuple[Engine, Engine]:
    """A file that loses nothing it was told to keep, even if the machine stops."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    writing = create_engine(url, pool_size=1)
    reading = create_engine(url, pool_size=READERS)
    for engine, begin in ((writing, "BEGIN IMMEDIATE"), (reading, "BEGIN")):
        _prepare_sqlite(engine, begin)

    @event.listens_for(writing, "connect")
    def connected(connection: Any, _record: Any) -> None:
        with suppress(sqlite3.OperationalError):  # it only saves time
            _make_room(connection)

    return writing, reading


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def began(connection: Any) -> None:
        connection.connection.driver_connection.execute(begin)


def _make_room(connection: sqlite3.Connection) -> None:
    """Lets the log of changes grow at once to the size at which it stays.

    A commit waits for the disk, and some twenty times as long while the log still grows. What does
    not fit into the cache is written to the log; taken back, it leaves nothing but its room.
    """
    (cache,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size=16")
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE room (bytes BLOB)")
        connection.execute("INSERT INTO room VALUES (zeroblob(?))", (ROOM,))
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA cache_size={cache}")
