"""A real server on loopback, in a thread, and clients for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tapete.server.app import create_app
from tapete.server.config import Config, Limits
from tapete.server.network.listening import listen, settings

SALTEADORES = "tests.salteadores.game:GAME"
RECADOS = "tests.browser.recados.game:GAME"
WAIT = 20.0
UNFOLDS = 0.4
"""How often somebody who answers anything looks into what is folded."""
TESTED = Limits(creations_at_once=10_000, errands_at_once=10_000, says_at_once=100_000)


def config_in(folder: Path, **settings: Any) -> Config:
    """Keeps its matches in a file of that folder."""
    at_once = {"limits": TESTED, "hesitation": (0.0, 0.0)}
    usual = {"database": f"sqlite:///{folder / 'matches.sqlite3'}", "games": (SALTEADORES, RECADOS)}
    return Config(**{**at_once, **usual, **settings})


class Server:
    """One that listens."""

    def __init__(self, config: Config) -> None:
        self.app = create_app(config)
        self._server = uvicorn.Server(settings(self.app, config))
        listening = [listen("127.0.0.1", 0)]
        self._thread = Thread(target=self._server.run, args=(listening,), daemon=True)
        self._open = ExitStack()
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    @property
    def address(self) -> str:
        port = self._server.servers[0].sockets[0].getsockname()[1]
        return f"127.0.0.1:{port}"

    def stop(self) -> None:
        self.hang_up()
        self._server.should_exit = True
        self._thread.join()

    def until(self, happened: Callable[[], Any]) -> None:
        until(happened)

    # --- what clients do

    def get(self, path: str, **settings: Any) -> httpx.Response:
        return httpx.get(f"http://{self.address}{path}", timeout=WAIT, **settings)

    def post(self, path: str, body: Any) -> httpx.Response:
        return httpx.post(f"http://{self.address}{path}", json=body, timeout=WAIT)

    def create(
        self, *chairs: str, game: str = "salteadores", practice: bool = False, **options: Any
    ) -> Seats:
        """Chairs are `person`, `open`, or the name of a bot."""
        kinds = ("person", "open")
        sitters = [
            {"kind": chair} if chair in kinds else {"kind": "bot", "bot": chair} for chair in chairs
        ]
        wanted = {"game": game, "chairs": sitters, "options": options, "practice": practice}
        reply = self.post("/api/matches", wanted)
        assert reply.status_code == 201, reply.text
        told = reply.json()
        return Seats(told["room"]["id"], {one["seat"]: one["token"] for one in told["seats"]})

    def join(self, match: str, seat: int, name: str = "") -> str:
        reply = self.post(f"/api/matches/{match}/seats/{seat}", {"name": name})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["token"])

    def connect(self, **settings: Any) -> Sitting:
        """Connects and says nothing."""
        url = f"ws://{self.address}/socket"
        connection = self._open.enter_context(connect(url, max_size=None, **settings))
        return Sitting(connection)

    def hang_up(self) -> None:
        """All who are connected leave."""
        self._open.close()

    def sit(self, match: str, *tokens: str, since: int = 0, **hello: Any) -> Sitting:
        """Connects and says hello."""
        sitting = self.connect()
        sitting.say("hello", match=match, tokens=list(tokens), since=since, **hello)
        return sitting


class Seats(msgspec.Struct):
    """A match that was created, and the tokens of the seats one has in it."""

    match: str
    tokens: dict[int, str]


def whose_turn(*sittings: Sitting) -> Sitting:
    """The client that is asked now; any, if the match is over."""
    while True:
        for sitting in sittings:
            if _asks(sitting.last()):
                return sitting
        sittings[0].update()
        for sitting in sittings[1:]:
            sitting.catch_up(sittings[0].last()["upto"])


class Sitting:
    """A client, and all it has been told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self._id = 0
        self._read = 0

    def say(self, do: str, **fields: Any) -> int:
        self._id += 1
        self.send(msgspec.json.encode({"do": do, "id": self._id, **fields}))
        return self._id

    def send(self, text: bytes) -> None:
        self.connection.send(text.decode())

    def listen(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message."""
        told: dict[str, Any] = msgspec.json.decode(self.connection.recv(timeout))
        self.heard.append(told)
        return told

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Listens until such a message comes."""
        while True:
            told = self.listen()
            if wanted(told):
                return told

    def room(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """A room such as is wanted: one that was told, or the first that is."""
        wanted_told = [t for t in self.heard if t["is"] == "room" and wanted(t["room"])]
        told = wanted_told or [self.until(lambda t: t["is"] == "room" and wanted(t["room"]))]
        return dict(told[-1]["room"])

    def reply(self, number: int) -> dict[str, Any]:
        """What is replied to that message."""
        return self.until(lambda told: told.get("id") == number)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.reply(self.say(do, **fields))

    def update(self) -> dict[str, Any]:
        return self.until(lambda told: told["is"] == "update")

    def last(self) -> dict[str, Any]:
        """The last update heard, or the first that comes."""
        updates = [told for told in self.heard if told["is"] == "update"]
        return updates[-1] if updates else self.update()

    def catch_up(self, upto: int) -> None:
        """Listens until all was told up to a place."""
        while self.last()["upto"] < upto:
            self.update()

    def question(self) -> dict[str, Any]:
        """The next update that asks something, perhaps heard already; or that of the end."""
        while True:
            fresh = self.heard[self._read :] or [self.listen()]
            self._read = len(self.heard)
            asking = [one for one in fresh if one["is"] == "update" and _asks(one)]
            if asking:
                return asking[-1]

    def answer(self, asked: dict[str, Any], rng: Random) -> dict[str, Any]:
        """Any line of the question, or of one of the ways that are folded."""
        base = {"number": asked["number"], "seat": asked["seat"]}
        folded = [way["name"] for way in asked.get("ways", ()) if way.get("folded")]
        items = asked.get("items", ())
        if (folded and rng.random() < UNFOLDS) or not items:
            items = self.ask("unfold", way=rng.choice(folded), **base)["items"] or items
        item = rng.choice(items)
        return self.ask("answer", number=asked["number"], seat=asked["seat"], answer=item["answer"])

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """What comes until nothing comes for so long."""
        told = []
        try:
            while True:
                told.append(self.listen(seconds))
        except TimeoutError:
            return told

    def closed(self) -> int | None:
        """Listens until the server closes; with which code."""
        try:
            while True:
                self.listen()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def leave(self) -> None:
        self.connection.close()


def _asks(update: dict[str, Any]) -> bool:
    return bool(update.get("question") or update.get("over"))


@contextmanager
def serving(config: Config) -> Iterator[Server]:
    server = Server(config)
    try:
        yield server
    finally:
        server.stop()


def until(happened: Callable[[], Any], seconds: float = WAIT) -> None:
    """Waits for something that comes about beside the test."""
    end = monotonic() + seconds
    while not happened():
        assert monotonic() < end, "it never happened"
        sleep(0.005)
