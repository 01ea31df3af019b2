"""A PostgreSQL of one's own, from the binaries of a wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from tests.server.serving import until

SOMEBODY = "nobody"
"""Who runs it where the tests are run by root, which it refuses."""
CARELESS = ("fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=16MB")
"""It need not outlive the tests."""


class Postgres:
    """A running server with any number of databases, reached by a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"d{uuid4().hex}"
        self._do(f"CREATE DATABASE {name}")
        return self.address(name)

    def answers(self) -> bool:
        try:
            self._do("SELECT 1")
        except OperationalError:
            return False
        return True

    def _do(self, command: str) -> None:
        address = self.address().replace("postgresql:", "postgresql+psycopg:")
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(command))
        finally:
            engine.dispose()


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="tapete-postgres-"))
    who = _who(folder)
    data = folder / "data"
    settings = [part for setting in CARELESS for part in ("-c", setting)]
    subprocess.run(
        [
            _program("initdb"),
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ],
        check=True,
        capture_output=True,
        **who,
    )
    process = subprocess.Popen(
        [_program("postgres"), "-D", data, "-k", folder, "-h", "", *settings],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **who,
    )
    postgres = Postgres(folder)
    try:
        until(postgres.answers)
        yield postgres
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def _who(folder: Path) -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    somebody = pwd.getpwnam(SOMEBODY)
    os.chown(folder, somebody.pw_uid, somebody.pw_gid)
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "cwd": folder}


def _program(name: str) -> str:
    spec = find_spec("pgserver")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "pginstall" / "bin" / name)
