"""`tapete serve` as people start it, on a file of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tapete.server.pages import BUILT

ADDRESS = re.compile(r"http://[^\s/]+")
TAPETE = (sys.executable, "-m", "tests.luck")
ROOT = Path(__file__).parents[2]
FAREWELL = 10
PATIENCE = 60.0


class Held(NamedTuple):
    """A match that was set up, and the tokens of its seats."""

    match: str
    tokens: dict[int, str]


class Site:
    """A server that listens, and what programs may ask of it."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, timeout=PATIENCE)

    def room(self, match: str) -> dict[str, Any]:
        told: dict[str, Any] = self.get(f"/api/matches/{match}").raise_for_status().json()
        return told

    def create(self, *chairs: str, game: str = "savage", **options: Any) -> Held:
        """Chairs are `person`, `open`, or the name of a bot."""
        kinds = ("person", "open")
        sitters = [
            {"kind": chair} if chair in kinds else {"kind": "bot", "bot": chair} for chair in chairs
        ]
        wanted = {"game": game, "chairs": sitters, "options": options}
        return _held(httpx.post(f"{self.address}/api/matches", json=wanted, timeout=PATIENCE))

    def lesson(self, game: str) -> Held:
        """The lesson of a game, at its first step."""
        wanted = {"game": game, "lesson": True}
        return _held(httpx.post(f"{self.address}/api/matches", json=wanted, timeout=PATIENCE))

    def bring(self, journal: bytes) -> str:
        """A match from a file."""
        return _held(
            httpx.post(f"{self.address}/api/journals", content=journal, timeout=PATIENCE)
        ).match

    def go_on(self, journal: bytes, *bots: int) -> Held:
        """A match from a file that is not over, some seats played by bots."""
        address = f"{self.address}/api/journals"
        query = {"bots": list(bots)}
        return _held(httpx.post(address, params=query, content=journal, timeout=PATIENCE))

    def journal(self, match: str) -> bytes:
        return self.get(f"/api/matches/{match}/journal").raise_for_status().content


def _held(reply: httpx.Response) -> Held:
    told = reply.raise_for_status().json()
    return Held(told["room"]["id"], {one["seat"]: one["token"] for one in told["seats"]})


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    assert (BUILT / "index.html").is_file(), "the client has not been built: make setup"
    database = f"sqlite:///{folder / 'matches.sqlite3'}"
    with (folder / "complaints").open("w+b") as complaints:
        process = subprocess.Popen(
            [*TAPETE, "serve", "--no-browser", "--port", "0"],
            cwd=ROOT,
            env={**os.environ, "TAPETE_DATABASE_URL": database},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        try:
            yield Site(_address(process))
        finally:
            process.terminate()
            process.communicate(timeout=FAREWELL)
        complaints.seek(0)
        said = complaints.read().decode()
        assert not said, said


def _address(process: subprocess.Popen[str]) -> str:
    """What it says when it listens."""
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    assert found, "the server did not start"
    return found.group()
