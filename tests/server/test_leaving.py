"""What is worked out for somebody who hangs up, or while the server stops, is given up."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import httpx
import pytest

from tapete.server.api import journals
from tapete.server.network import listening
from tapete.server.rooms import weighing
from tapete.server.rooms.hall import Hall
from tapete.server.store.store import Store
from tests.server.serving import WAIT, Server, config_in, serving, whose_turn

UPLOAD = b"POST /api/journals HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n\n"


class Endless:
    """Work that has begun, and has been stopped."""

    def __init__(self) -> None:
        self.begun, self.stopped = Event(), Event()

    def __call__(self, *_: object, **__: object) -> Any:
        self.begun.set()
        try:
            while True:
                pass
        finally:
            self.stopped.set()


class Log(logging.Handler):
    """What the parts of the server say while it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def logged() -> Iterator[Log]:
    log = Log()
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "tapete.server", "asyncio")]
    for logger in loggers:
        logger.addHandler(log)
    yield log
    for logger in loggers:
        logger.removeHandler(log)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(config_in(tmp_path)) as server:
        yield server


def test_a_client_that_hangs_up_has_its_request_given_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Endless()
    monkeypatch.setattr(journals, "believed", work)
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        line.sendall(UPLOAD)
        assert work.begun.wait(WAIT)
        assert not work.stopped.is_set()
    assert work.stopped.wait(WAIT)


def test_a_player_who_leaves_has_its_odds_given_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Endless()
    monkeypatch.setattr(weighing, "weigh", work)
    seats = server.create("person", "person")
    sitting = server.sit(seats.match, *seats.tokens.values())
    asked = sitting.update()["question"]
    sitting.say("weigh", number=asked["number"], seat=asked["seat"], answers=["safe"])
    assert work.begun.wait(WAIT)
    assert not work.stopped.is_set()
    sitting.connection.close()
    assert work.stopped.wait(WAIT)


def test_what_is_answered_by_somebody_who_leaves_meanwhile_is_told_to_the_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gone, plain = Event(), Event(), Store.write

    async def write(store: Store, *given: Any) -> bool:
        begun.set()
        while not gone.is_set():
            await asyncio.sleep(0.01)
        return await plain(store, *given)

    seats = server.create("person", "person")
    one, other = (server.sit(seats.match, token) for token in seats.tokens.values())
    answering = whose_turn(one, other)
    staying = other if answering is one else one
    staying.last()
    asked = answering.last()["question"]
    seat, number = asked["seat"], asked["number"]

    def is_alone(message: dict[str, Any]) -> bool:
        return message["is"] == "room" and not message["room"]["chairs"][seat].get("here")

    monkeypatch.setattr(Store, "write", write)
    answering.say("answer", number=number, seat=seat, answer="safe")
    assert begun.wait(WAIT)
    answering.connection.close()
    staying.ask("chat", text="Are you there?")  # the server sends it, and finds nobody
    staying.until(is_alone)
    gone.set()
    told = staying.until(lambda message: message["is"] == "update")
    assert told["number"] > number
    assert server.sit(seats.match).last()["number"] >= told["number"]


class Queue:
    """In which whoever comes to a match waits until the test lets them go on."""

    def __init__(self) -> None:
        self.come, self.open = Event(), Event()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self.come.set()
        while not self.open.is_set():
            await asyncio.sleep(0.01)
        yield


@pytest.mark.parametrize("leaves", [True, False])
def test_nothing_is_read_for_whoever_has_gone_before_their_turn(
    server: Server, leaves: bool
) -> None:
    hall: Hall = server.app.state.hall
    first, second = (server.create("person", "person").match for _ in range(2))
    hall.rooms.clear()
    queue: Any = Queue()
    hall.coming = queue
    early = server.sit(first)
    assert queue.come.wait(WAIT)
    if leaves:
        early.connection.close()
    late = server.sit(second)
    sleep(0.2)
    queue.open.set()
    late.update()
    if not leaves:
        early.update()
    assert (first in hall.rooms) != leaves


def test_a_server_that_stops_tells_those_who_wait_and_is_not_surprised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, told = Endless(), list[httpx.Response]()
    monkeypatch.setattr(journals, "believed", work)
    monkeypatch.setattr(listening, "FAREWELL", 0.1)
    with logged() as log, serving(config_in(tmp_path)) as server:
        asking = Thread(target=lambda: told.append(server.post("/api/journals", "")))
        asking.start()
        assert work.begun.wait(WAIT)
    asking.join(WAIT)
    assert (told[0].status_code, told[0].json()["error"]) == (503, "Stopping")
    assert [one.getMessage() for one in log.records if one.exc_info] == []
