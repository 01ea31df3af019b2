"""A client of one seat: it answers at random, and checks that it is told everything once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.load.answers import any_answer, any_way
from benchmarks.load.heard import Accepted, Item, Question, Refused, Unfolded, Update, read
from benchmarks.load.ledger import Ledger

Where: TypeAlias = Callable[[], str]
"""The address of a server that is there now, `127.0.0.1:8470`."""
Told: TypeAlias = list[tuple[int, str]]
"""Places and events."""

AGAIN = 0.05
"""Seconds until a lost connection is tried again."""
SLOWEST = 120.0
"""Seconds in which a server must have taken somebody in: less would shut out those who come last
to a server that has much to do."""
SETTINGS: dict[str, Any] = {
    "max_size": None,
    "proxy": None,
    "ping_interval": None,
    "open_timeout": SLOWEST,
}
LONGEST = 4.0
"""Times the usual, of a time to think."""
BACK = 1.0
"""Seconds at most until somebody who comes back answers: it was thought of before."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


@dataclass
class Match:
    """One that is being played, as its players see it."""

    id: str
    sent: dict[int, float] = field(default_factory=dict)
    """When each question was answered, by its number."""
    over: bool = False
    accepted: int = 0


class Player:
    """Comes back when the connection is lost, and goes on with what it was told last."""

    def __init__(
        self, match: Match, seat: int, token: str, where: Where, ledger: Ledger, think: float
    ) -> None:
        self.match, self.seat, self._where, self._ledger = match, seat, where, ledger
        self._token, self._think = token, think
        self._rng = Random(f"{match.id} {seat}")
        self.upto = 0
        self.told: Told = []
        self._asked: Question | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._back = False
        self._said: dict[int, tuple[Question, Any]] = {}
        self._unfolding: dict[int, asyncio.Future[tuple[Item, ...]]] = {}
        self._id = 0
        self.here = asyncio.Event()
        """Set once it has seen the table."""

    async def play(self) -> None:
        """Until the match is over, or it is cancelled."""
        times = 0
        try:
            while not self.match.over:
                with suppress(*GONE):
                    await self._sit(times)
                times += 1
                self._stop()
                if not self.match.over:
                    await asyncio.sleep(AGAIN * self._rng.uniform(1.0, 3.0))
        finally:
            self._stop()

    async def _sit(self, times: int) -> None:
        address = f"ws://{self._where()}/socket"
        async with connect(address, **SETTINGS) as socket:
            self._ledger.resumed += bool(times)
            self._back = times > 0
            self._said.clear()
            self._unfolding.clear()
            hello = {"match": self.match.id, "tokens": [self._token], "since": self.upto}
            await self._say(socket, "hello", **hello)
            async for text in socket:
                self._hear(socket, read(text))
                if self.match.over:
                    return

    async def _say(self, socket: ClientConnection, do: str, **fields: Any) -> int:
        self._id += 1
        number = self._id
        await socket.send(msgspec.json.encode({"do": do, "id": number, **fields}), text=True)
        return number

    def _hear(self, socket: ClientConnection, heard: Any) -> None:
        if isinstance(heard, Update):
            self._see(heard)
            self._consider(socket, heard.question)
        elif isinstance(heard, Accepted):
            self._be_accepted(heard)
        elif isinstance(heard, Unfolded):
            self._unfold(heard.id, heard.items)
        elif isinstance(heard, Refused):
            self._be_refused(socket, heard)

    # --- what it is told

    def _see(self, update: Update) -> None:
        now = perf_counter()
        sent = self.match.sent.get(update.number - 1)
        if sent is not None and update.upto > self.upto:
            own = self._asked is not None and self._asked.number == update.number - 1
            ledger = self._ledger
            ledger.note(ledger.shown if own else ledger.seen, now - sent)
        self._check(update)
        self.upto = update.upto
        self.told += [(news.at, news.event) for news in update.news]
        self._ledger.events += len(update.news)
        self.match.over |= update.over
        self.here.set()

    def _check(self, update: Update) -> None:
        """Places go on from the last, each once and in order."""
        places = [news.at for news in update.news]
        if update.since != self.upto:
            self._wrong(f"told from {update.since} and not from {self.upto}")
        if places != sorted(set(places)):
            self._wrong(f"places {places} are not in order")
        if places and not self.upto <= places[0] <= places[-1] < update.upto:
            self._wrong(f"places {places} are not from {self.upto} up to {update.upto}")

    def _wrong(self, what: str) -> None:
        self._ledger.fault(self.match.id, f"seat {self.seat} was {what}")

    # --- what it answers

    def _consider(self, socket: ClientConnection, question: Question | None) -> None:
        """Answers after a while; a question seen before is already thought of."""
        same = question is not None and self._asked is not None
        if same and question == self._asked and self._thinking is not None:
            return
        self._stop()
        self._asked = question
        if question is not None:
            self._thinking = asyncio.ensure_future(self._answer(socket, question))

    def _stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _answer(self, socket: ClientConnection, question: Question) -> None:
        await asyncio.sleep(self._pause())
        self._back = False
        with suppress(*GONE):
            lines = await self._unfolded(socket, question)
            answer = any_answer(question, self._rng, lines)
            self._said[self._id + 1] = (question, answer)
            self.match.sent[question.number] = perf_counter()
            fields = {"number": question.number, "seat": question.seat, "answer": answer}
            await self._say(socket, "answer", **fields)

    async def _unfolded(self, socket: ClientConnection, question: Question) -> tuple[Item, ...]:
        """The lines of a way that was folded, if one of them is to be picked."""
        way = any_way(question, self._rng)
        if not way:
            return ()
        lines: asyncio.Future[tuple[Item, ...]] = asyncio.get_running_loop().create_future()
        self._unfolding[self._id + 1] = lines
        await self._say(socket, "unfold", number=question.number, seat=question.seat, way=way)
        return await lines

    def _unfold(self, number: int, items: tuple[Item, ...]) -> None:
        lines = self._unfolding.pop(number, None)
        if lines is not None and not lines.done():
            lines.set_result(items)

    def _pause(self) -> float:
        if self._back:
            return self._rng.uniform(0.0, BACK)
        pause = self._rng.expovariate(1 / self._think) if self._think else 0.0
        return min(pause, LONGEST * self._think)

    def _be_accepted(self, heard: Accepted) -> None:
        said = self._said.pop(heard.id, None)
        if said is None:
            return
        question, answer = said
        ledger, match = self._ledger, self.match
        ledger.note(ledger.accepted, perf_counter() - match.sent[question.number])
        ledger.keep(match.id, question.number, question.seat, answer)
        match.accepted += 1

    def _be_refused(self, socket: ClientConnection, heard: Refused) -> None:
        """A question that is still open is answered otherwise."""
        self._ledger.refused[heard.error] += 1
        self._unfold(heard.id, ())
        said = self._said.pop(heard.id, None)
        if said is not None and said[0] is self._asked and heard.error != "NotOpen":
            self._thinking = asyncio.ensure_future(self._answer(socket, said[0]))


async def told_anew(match: str, token: str, where: Where, upto: int = 0) -> Told:
    """All that a seat is told from the beginning, up to a place at least.

    One of several processes may not have heard of the last answers yet; it tells them soon.
    """
    told: Told = []
    address = f"ws://{where()}/socket"
    async with connect(address, **SETTINGS) as socket:
        hello = {"do": "hello", "id": 1, "match": match, "tokens": [token]}
        await socket.send(msgspec.json.encode(hello), text=True)
        async for text in socket:
            heard = read(text)
            if isinstance(heard, Update):
                told += [(news.at, news.event) for news in heard.news]
                if heard.upto >= upto:
                    return told
    return told
