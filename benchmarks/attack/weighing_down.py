"""Attempts to have the server work, remember or wait for a stranger."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import httpx

from benchmarks.attack.attempts import TIME, Target, attempt, hello, refused
from tapete.games.savage.workshop.scenarios import Scenarios
from tapete.spaces.plane.point import INCH

PAUSE = 2.0
"""The most seconds for which a stranger may keep everybody else waiting."""
SAVAGE = "/api/games/savage"
PEOPLE = [{"kind": "person"}, {"kind": "person"}]
GAP = 300
"""How far apart tiny walls are: a figure fits between them."""


class Pulse:
    """Asks for something small again and again: how long did it take at most?"""

    def __init__(self, target: Target) -> None:
        self.worst = 0.0
        self._target, self._ended = target, Event()
        self._thread = Thread(target=self._beat, daemon=True)

    def _beat(self) -> None:
        while not self._ended.is_set():
            start = monotonic()
            self._target.get("/api/games")
            self.worst = max(self.worst, monotonic() - start)
            sleep(0.02)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join(TIME)


@contextmanager
def pulse(target: Target) -> Iterator[Pulse]:
    beating = Pulse(target)
    target.get("/api/games")
    beating.start()
    try:
        yield beating
    finally:
        beating.stop()


def _held_up(beating: Pulse) -> str:
    return f"everybody waited {beating.worst:.1f} s" if beating.worst > PAUSE else ""


def walls(count: int) -> list[dict[str, Any]]:
    """Tiny walls, none of which touches another; figures fit between them."""
    side = int(count**0.5) + 1
    spots = [(50 + n % side * GAP, 50 + n // side * GAP) for n in range(count)]
    return [
        {"points": [[x, y], [x + 30, y + 20]], "height": 100, "name": "w", "wall": True}
        for x, y in spots
    ]


def on_walls(count: int) -> dict[str, Any]:
    """The options of a match on a map with so many walls, with everybody in their midst."""
    ours = Scenarios().ready("bridge")
    assert ours is not None
    scenario = json.loads(ours.kept())
    letters = [figure["at"] for side in scenario["sides"] for figure in side["figures"]]
    goals = [{"kind": "defeat", "decisive": True}]
    sides = [{**side, "goals": goals} for side in scenario["sides"]]
    spots = {
        letter: ((215 + GAP * (n % 8)) / INCH, (210 + GAP * (n // 8)) / INCH)
        for n, letter in enumerate(letters)
    }
    edge = int(count**0.5 + 2) * GAP
    board = {"width": edge, "height": edge, "pieces": walls(count)}
    bare = {**scenario, "map": "", "ground": {}, "lamps": [], "stories": [], "sides": sides}
    return {"options": {"draft": json.dumps({**bare, "scenery": board, "spots": spots})}}


@attempt("a map with more walls than can be walked around")
def many_walls(target: Target) -> str:
    reply = target.post(f"{SAVAGE}/preview", on_walls(1_600))
    told = refused(reply, "BadContent", "BadBoard", "BadOptions")
    return told or ("" if "too_many_lines" in reply.text else reply.text[:120])


@attempt("a map with as many walls as there may be, while others play", quick=False)
def most_walls(target: Target) -> str:
    with pulse(target) as beating:
        for _ in range(5):
            target.post(f"{SAVAGE}/preview", on_walls(1_400))
    return _held_up(beating)


@attempt("brackets within brackets, over REST")
def deep_body(target: Target) -> str:
    deep = b'{"options":' + b'{"a":' * 40_000 + b"1" + b"}" * 40_001
    return refused(target.send(f"{SAVAGE}/preview", deep), "TooDeep", "BadRequest")


@attempt("brackets within brackets, over the socket")
def deep_message(target: Target) -> str:
    heard = target.says('{"do":"hello","id":1,"a":' + "[" * 30_000 + "]" * 30_000 + "}")
    return "" if '"BadMessage"' in heard else heard[:120]


@attempt("a content file whose names have thousands of parts")
def deep_names(target: Target) -> str:
    text = ".".join("a" * 24_000) + " = 1"
    body = {"text": text, "language": "en"}
    reply = target.post("/api/games/punk/workshops/bands/import", body)
    return "" if reply.status_code < 500 else f"{reply.status_code}"


@attempt("options of megabytes")
def large_options(target: Target) -> str:
    wish = {"game": "savage", "options": {"draft": "x" * 900_000}, "listed": True}
    return refused(target.post("/api/matches", wish), "TooLarge", "BadOptions")


@attempt("headers without end")
def endless_headers(target: Target) -> str:
    with _line(target) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 60_000)
        reply = line.recv(64)
    return "" if reply.startswith(b"HTTP/1.1 4") else repr(reply)


@attempt("requests that are never finished", quick=False)
def half_requests(target: Target) -> str:
    lines = [_line(target) for _ in range(150)]
    for line in lines:
        line.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\n")
    end = monotonic() + 60.0
    open_still = [line for line in lines if not _is_closed(line, end)]
    for line in lines:
        line.close()
    return f"{len(open_still)} of {len(lines)} are still open" if open_still else ""


@attempt("odds that can be told beforehand to take minutes")
def endless_odds(target: Target) -> str:
    heavy = {"shots": 6, "bennies": 10, "target-bennies": 10, "target-wild": True}
    return refused(target.post(f"{SAVAGE}/odds/attack", heavy), "TooManyWays")


@attempt("odds that take long, while others play", quick=False)
def long_odds(target: Target) -> str:
    heavy = {"shots": 6, "bennies": 3, "wild": True, "target-wild": True}
    with pulse(target) as beating:
        for _ in range(8):
            Thread(target=_ask, args=(target, heavy), daemon=True).start()
        sleep(8.0)
    return _held_up(beating)


@attempt("previews that push out what a match is played on", quick=False)
def many_previews(target: Target) -> str:
    """More than are remembered, from two addresses, since one may not ask for so many at once."""
    told = target.post("/api/matches", {"game": "savage", "chairs": PEOPLE, **named("ours")}).json()
    made = sum(_previews(target, address, 103) for address in ("127.0.0.2", "127.0.0.3"))
    if made < 205:
        return f"only {made} previews were made"
    tokens = [one["token"] for one in told["seats"]]
    heard = target.says(hello(told["room"]["id"], *tokens), hears=2)
    return "" if '"update"' in heard else heard[:120]


def named(name: str) -> dict[str, Any]:
    """The options of a match on a map that differs from any other by its name."""
    ours = Scenarios().ready("bridge")
    assert ours is not None
    draft = {**json.loads(ours.kept()), "name": {"es": name, "en": name}}
    return {"options": {"draft": json.dumps(draft)}}


def _previews(target: Target, address: str, count: int) -> int:
    """How many of so many previews an address is given."""
    url = f"http://{target.address}{SAVAGE}/preview"
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=TIME) as client:
        replies = [client.post(url, json=named(f"{address} {n}")) for n in range(count)]
    return sum(reply.status_code == 200 for reply in replies)


@attempt("places reached among as many walls as there may be, while others play", quick=False)
def reaching(target: Target) -> str:
    """The client leaves before it is answered, again and again."""
    wish = {"game": "savage", "chairs": PEOPLE, **on_walls(1_400)}
    told = target.post("/api/matches", wish).json()
    tokens = [one["token"] for one in told["seats"]]
    looks = [f'{{"do":"reach","id":{n},"number":{n},"seat":0,"way":"move"}}' for n in range(8)]
    with pulse(target) as beating:
        for _ in range(5):
            target.says(hello(told["room"]["id"], *tokens), *looks)
    return _held_up(beating)


@attempt("a list of a hundred thousand lines")
def long_list(target: Target) -> str:
    text = "a\n" * 60_000
    body = {"text": text, "language": "en"}
    reply = target.post("/api/games/punk/workshops/bands/import", body)
    return "" if reply.status_code < 500 else f"{reply.status_code}"


@attempt("a band of ten thousand")
def large_band(target: Target) -> str:
    draft = {"name": "b", "faction": "gangers", "points": 1000, "members": [{}] * 10_000}
    reply = target.post("/api/games/punk/workshops/bands/check", {"draft": draft})
    return "" if 400 <= reply.status_code < 500 else f"{reply.status_code}"


@attempt("a crowd that comes and goes before many watchers", quick=False)
def coming_and_going(target: Target) -> str:
    with pulse(target) as beating, ThreadPoolExecutor(24) as pool:
        for _ in pool.map(target.says, [hello(target.match)] * 600):
            pass
    return _held_up(beating)


def _ask(target: Target, attack: dict[str, Any]) -> None:
    """Asks for odds, and does not care for the answer."""
    with suppress(httpx.HTTPError):
        target.post(f"{SAVAGE}/odds/attack", attack)


def _line(target: Target) -> socket.socket:
    host, _, port = target.address.partition(":")
    return socket.create_connection((host, int(port)), timeout=TIME)


def _is_closed(line: socket.socket, end: float) -> bool:
    line.settimeout(max(0.01, end - monotonic()))
    try:
        return line.recv(64) == b""
    except TimeoutError:
        return False
    except OSError:
        return True
