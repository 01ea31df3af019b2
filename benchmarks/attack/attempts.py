"""An attempt, and what it needs to know of the server it is tried on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import connect

TIME = 20.0
"""Seconds in which a server must have replied."""


@dataclass
class Target:
    """A server at an address, as a stranger sees it."""

    address: str
    match: str = ""
    tokens: tuple[str, ...] = ()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self._url(path), headers=_dashed(headers), timeout=TIME)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return httpx.post(self._url(path), json=body, headers=_dashed(headers), timeout=TIME)

    def send(self, path: str, content: bytes, media: str = "application/json") -> httpx.Response:
        kind = {"content-type": media}
        return httpx.post(self._url(path), content=content, headers=kind, timeout=TIME)

    def says(self, *messages: str, origin: str | None = None, hears: int = 1) -> str:
        """The last of so many messages that a socket hears after these."""
        with connect(f"ws://{self.address}/socket", origin=origin) as socket:  # type: ignore[arg-type]
            for message in messages:
                socket.send(message)
            return str([socket.recv(TIME) for _ in range(hears)][-1])

    def _url(self, path: str) -> str:
        return f"http://{self.address}{path}"


def begun(address: str) -> Target:
    """The server, with a match of two people that is being played."""
    target = Target(address)
    chairs = [{"kind": "person"}, {"kind": "person"}]
    told = target.post("/api/matches", {"game": "savage", "chairs": chairs}).json()
    target.match = told["room"]["id"]
    target.tokens = tuple(one["token"] for one in told["seats"])
    return target


def _dashed(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


Try = Callable[[Target], str]
"""Tries something, and returns what fell; nothing, if all of it held."""


@dataclass(frozen=True)
class Attempt:
    name: str
    tries: Try
    quick: bool


ATTEMPTS: list[Attempt] = []


def attempt(name: str, *, quick: bool = True) -> Callable[[Try], Try]:
    """Adds a function to the attempts. Those that are not quick are tried only on their own."""

    def added(tries: Try) -> Try:
        ATTEMPTS.append(Attempt(name, tries, quick))
        return tries

    return added


def hello(match: str, *tokens: str) -> str:
    """What a client says first over its socket."""
    return json.dumps({"do": "hello", "id": 1, "match": match, "tokens": tokens, "since": 0})


def refused(reply: httpx.Response, *names: str) -> str:
    """Nothing, if a reply is a refusal of one of these names; else what came instead."""
    try:
        error = reply.json().get("error", "")
    except (ValueError, AttributeError):
        error = ""
    return "" if error in names and 400 <= reply.status_code < 500 else _said(reply)


def _said(reply: httpx.Response) -> str:
    return f"{reply.status_code} {reply.text[:120]}"
