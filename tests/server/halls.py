"""A server at hand, with a finished match of the smallest game in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tapete.kernel.matches.journal import Journal
from tapete.server.app import create_app
from tapete.server.config import Config, Limits
from tests.kernel.matches import played

SALTEADORES = "tests.salteadores.game:GAME"
NDJSON = {"content-type": "application/x-ndjson"}
PATIENT = Limits(creations=1e6, creations_at_once=1_000_000, errands=1e6, errands_at_once=1_000_000)

Client = TestClient[Litestar]


def config(folder: Path, limits: Limits = PATIENT) -> Config:
    return Config(f"sqlite:///{folder}/matches.sqlite3", games=(SALTEADORES,), limits=limits)


@contextmanager
def serving(folder: Path, limits: Limits = PATIENT) -> Iterator[Client]:
    with TestClient(create_app(config(folder, limits))) as client:
        yield client


def whole_match(goal: int = 40, seed: int = 4) -> Journal:
    """A match of highwaymen, from its beginning to its end."""
    return played(2_000, seed=seed, goal=goal).journal()


def upload(client: Client, text: bytes, **params: Any) -> dict[str, Any]:
    """What the server made of a journal."""
    reply = client.post("/api/journals", content=text, headers=NDJSON, params=params)
    assert reply.status_code == 201, reply.text
    made: dict[str, Any] = reply.json()
    return made


def finished(client: Client, journal: Journal | None = None) -> str:
    """The id of a finished match."""
    name: str = upload(client, (journal or whole_match()).dump())["room"]["id"]
    return name


def wait_for_the_end(client: Client, match: str, seconds: float = 60.0) -> None:
    """Until the bots have played it out."""
    end = monotonic() + seconds
    while client.get(f"/api/matches/{match}").json()["stage"] != "over":
        assert monotonic() < end, "it never ended"
        sleep(0.02)
