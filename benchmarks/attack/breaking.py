"""What may befall a server: it is killed, its disk is full, another one writes to the same file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from sqlite3 import connect as opened
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from benchmarks.attack.attempts import TIME, Target, attempt, begun
from benchmarks.crash import crash, serving
from benchmarks.load.answers import any_answer, any_way
from benchmarks.load.crowd import Kind
from benchmarks.load.heard import Accepted, Question, Refused, Unfolded, Update, read
from benchmarks.load.served import Served

KILLS, MATCHES = 4, 6
THINK = 0.05
"""Seconds, on average, that a player thinks before a server is killed."""
START = 180.0
"""Seconds in which a server must have started, on a busy machine."""
ANSWERS = 12
"""How many are given before a disk is full, and at each of two servers."""


class Seated:
    """Somebody with both seats of a match, who answers whatever is asked."""

    def __init__(self, target: Target, address: str = "") -> None:
        self._socket = connect(f"ws://{address or target.address}/socket", max_size=None)
        self._rng, self._id = Random(1), 0
        self._question: Question | None = None
        self._ask("hello", Update, match=target.match, tokens=target.tokens)

    def __enter__(self) -> Seated:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _wrong: object, _trace: TracebackType | None
    ) -> None:
        self._socket.close()

    def answer(self) -> str:
        """Gives any answer; returns the error's name if it is refused, else nothing."""
        question = self.asked()
        base = {"number": question.number, "seat": question.seat}
        way = any_way(question, self._rng)
        told = self._ask("unfold", Unfolded, way=way, **base) if way else None
        lines = told.items if isinstance(told, Unfolded) else ()
        reply = self._ask("answer", Accepted, answer=any_answer(question, self._rng, lines), **base)
        return reply.error if isinstance(reply, Refused) else ""

    def _ask(self, do: str, until: type[Any], **fields: Any) -> Any:
        """Says something, and listens for a reply of that kind or a refusal."""
        self._id += 1
        said = msgspec.json.encode({"do": do, "id": self._id, **fields})
        self._socket.send(said, text=True)
        while True:
            heard = self._hear()
            if isinstance(heard, until) or (isinstance(heard, Refused) and heard.id == self._id):
                return heard

    def asked(self) -> Question:
        """What is asked now, as far as it was told; what needs no answer goes by."""
        while self._question is None:
            self._hear()
        return self._question

    def _hear(self) -> Any:
        heard = read(self._socket.recv(TIME))
        if isinstance(heard, Update):
            self._question = heard.question
        return heard


@contextmanager
def own_servers(count: int = 1) -> Iterator[tuple[Path, list[Served]]]:
    """Servers of its own on one file, which is theirs alone."""
    with TemporaryDirectory(prefix="tapete-attack-") as folder:
        file = Path(folder) / "matches.sqlite3"
        with serving(f"sqlite:///{file}", count) as servers:
            for served in servers:
                _come_up(served)
            yield file, servers


def _come_up(served: Served) -> None:
    """Waits until a server replies: it plays a little of every game before."""
    httpx.get(f"http://{served.address}/api/games", timeout=START)


def entries_in(file: Path, match: str) -> list[int]:
    """The places that are written of a match."""
    with closing(opened(file)) as store:
        found = store.execute('SELECT place FROM entries WHERE "match" = ? ORDER BY 1', (match,))
        return [place for (place,) in found]


@attempt("kill -9 while matches are played", quick=False)
def killed(_target: Target) -> str:
    with own_servers() as (file, servers):
        kind = Kind(think=THINK)
        found = asyncio.run(crash(f"sqlite:///{file}", servers, kind, MATCHES, KILLS))
    if found.rounds < KILLS:
        return f"only {found.rounds} of {KILLS} kills were survived"
    return "; ".join(found.crowd.ledger.faults[:3])


@attempt("a disk that is full", quick=False)
def full_disk(_target: Target) -> str:
    with own_servers() as (file, (served,)):
        target = begun(served.address)
        with Seated(target) as seated:
            _given(seated, ANSWERS)
            seated.asked()
            before = entries_in(file, target.match)
            prlimit(served.pid, RLIMIT_FSIZE, (1, RLIM_INFINITY))
            error = seated.answer()
            reads = target.get(f"/api/matches/{target.match}").status_code
            prlimit(served.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        if (error, reads) != ("NotKept", 200):
            return f"with a full disk an answer is {error or 'accepted'}, and a match read {reads}"
        if entries_in(file, target.match) != before:
            return "something was written that was not acknowledged"
        with Seated(target) as seated:
            _given(seated, ANSWERS)
        return _gaps(entries_in(file, target.match), len(before) + ANSWERS)


@attempt("a match that cannot be read any more", quick=False)
def unreadable(_target: Target) -> str:
    """It is set aside in words; the lists, new matches and all others go on."""
    with own_servers() as (file, (served,)):
        lost = begun(served.address)
        with closing(opened(file)) as store, store:
            store.execute("UPDATE matches SET header = ?, listed = 1", (b"{",))
        served.stop()
        served.start_again()
        _come_up(served)
        other = begun(served.address)
        with Seated(other) as seated:
            _given(seated, ANSWERS)
        listed = other.get("/api/matches?stage=playing").status_code
        reply = other.get(f"/api/matches/{lost.match}")
        held = (listed, reply.status_code, reply.json().get("error")) == (200, 409, "Unreadable")
        return "" if held else f"{listed}, {reply.status_code} {reply.text[:80]}"


@attempt("two servers on one file", quick=False)
def two_servers(_target: Target) -> str:
    """Each believes to be alone: what one writes, the other hears of only when it is refused."""
    with own_servers(2) as (file, (one, other)):
        target = begun(one.address)
        accepted = len(entries_in(file, target.match))
        for _ in range(ANSWERS):
            for served in (one, other):
                with Seated(target, served.address) as seated:
                    accepted += _sooner_or_later(seated)
        return _gaps(entries_in(file, target.match), accepted)


def _given(seated: Seated, answers: int) -> None:
    for _ in range(answers):
        error = seated.answer()
        assert not error, f"an answer is refused: {error}"


def _sooner_or_later(seated: Seated) -> int:
    """How many answers were taken: one, if only what another server wrote stood in the way."""
    errors = []
    with suppress(TimeoutError):
        for _ in range(3):
            errors.append(seated.answer())
            if not errors[-1]:
                return 1
    raise AssertionError(f"no answer is taken: {errors}")


def _gaps(places: list[int], least: int) -> str:
    """Nothing, if at least so many entries are there, each once and without gaps."""
    if places != list(range(len(places))):
        return f"places {places} have gaps"
    return "" if len(places) >= least else f"{least - len(places)} answers are lost"
