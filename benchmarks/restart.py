"""`python -m benchmarks.restart`: how soon matches go on when a server comes back.

A long match is played by itself and put into a store many times over. A server is started on it;
then a client comes back to each match, as browsers do, and answers once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any

import msgspec
from rich.console import Console
from websockets.asyncio.client import connect

from benchmarks.load.answers import any_answer
from benchmarks.load.heard import Accepted, Refused, Update, read
from benchmarks.load.served import Served
from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.server.rooms.tokens import digest
from tapete.server.store.checkpoints import Keeping
from tapete.server.store.rows import Beside, ChairRow, Entry, MatchRow, Writing, counted
from tapete.server.store.shapes import encode
from tapete.server.store.store import Store

TOKENS = ("first", "second")
BACK = 12
"""Answers that are taken back where a match would end."""
AT_ONCE = 50
"""Clients that come back at the same time."""


class Long(msgspec.Struct):
    """A match of many answers and undos, entry by entry, with what is kept beside each."""

    match: Match[Any]
    entries: list[tuple[Entry, Beside]]


def played(game: str, answers: int, seed: int = 5) -> Long:
    """A match between two who answer at random, and go back a little whenever it would end."""
    match, rng, keeping = Match(games.find(game), {}, from_number(seed)), Random(seed), Keeping()
    long, since, back = Long(match, []), 0, 0
    while True:
        entry = tuple(match.records[since:])
        beside, keeping = keeping.beside(match, encode(entry))
        long.entries.append((entry, beside))
        since = len(match.records)
        back = BACK if not back and _would_end(match, rng) else max(0, back - 1)
        if len(long.entries) > answers and not back:
            return long
        if back:
            _take_back(match)
        else:
            match.answer(*_picked(match, rng))


def _take_back(match: Match[Any]) -> None:
    """The last answer is taken back, to which all agree."""
    request = match.undo(match.line[-1].seat)
    for seat in request.waiting if request else ():
        match.consent(seat, True)


def _picked(match: Match[Any], rng: Random) -> tuple[int, Any]:
    assert match.question is not None
    seat = match.question.seats[0]
    domain = match.question.domains[seat]
    return seat, domain.write(domain.sample(rng))


def _would_end(match: Match[Any], rng: Random) -> bool:
    """True if the next answer would end the match."""
    twin, state = match.fork(), rng.getstate()
    twin.answer(*_picked(twin, rng))
    rng.setstate(state)
    return twin.question is None


async def store_many(database: str, long: Long, matches: int) -> None:
    """The match under many names."""
    store = Store(database)
    header = long.match.journal().header
    chairs = [ChairRow(n, "person", ready=True, token=digest(t)) for n, t in enumerate(TOKENS)]
    writings = [
        Writing(entry, encode(entry), counted(entry), None, beside, "playing")
        for entry, beside in long.entries
    ]
    for number in range(matches):
        name = f"m{number}"
        await store.create(MatchRow(id=name, header=header, created=time()), chairs)
        await store.write(name, 0, writings)
    store.close()


async def goes_on(where: str, name: str, since: int) -> float:
    """Seconds until a match has taken one more answer."""
    start = perf_counter()
    async with connect(f"ws://{where}/socket", max_size=None, proxy=None) as socket:
        hello = {"do": "hello", "id": 1, "match": name, "tokens": TOKENS, "since": since}
        await socket.send(msgspec.json.encode(hello), text=True)
        answered = False
        async for text in socket:
            heard = read(text)
            if isinstance(heard, Update) and heard.question is not None and not answered:
                answered = True
                answer = any_answer(heard.question, Random(1))
                said = {"number": heard.question.number, "seat": heard.question.seat}
                deed = {"do": "answer", "id": 2, **said, "answer": answer, "aside": False}
                await socket.send(msgspec.json.encode(deed), text=True)
            if isinstance(heard, Accepted):
                return perf_counter() - start
            assert not isinstance(heard, Refused), heard
    raise AssertionError(f"{name} did not go on")


class Back(msgspec.Struct):
    """Seconds until matches went on: the first by itself, then all others; and of a core."""

    first: float
    rest: list[float]
    whole: float
    first_core: float
    rest_core: float


async def come_back(served: Served, long: Long, matches: int) -> Back:
    told, before = len(long.match.told), served.seconds
    first = await goes_on(served.address, "m0", told)
    between = served.seconds
    limit, start = asyncio.Semaphore(AT_ONCE), perf_counter()

    async def one(number: int) -> float:
        async with limit:
            return await goes_on(served.address, f"m{number}", told)

    rest = await asyncio.gather(*map(one, range(1, matches)))
    core = (served.seconds - between) / max(1, len(rest))
    return Back(first, list(rest), perf_counter() - start, between - before, core)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.restart")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--game", default="savage")
    said = parser.parse_args()
    console = Console(width=120)
    long = played(said.game, said.answers)
    with TemporaryDirectory(prefix="tapete-restart-") as folder:
        database = f"sqlite:///{folder}/matches.sqlite3"
        asyncio.run(store_many(database, long, said.matches))
        served = Served(database)
        served.wait()
        asyncio.run(_up(served.address))
        before = served.memory
        back = asyncio.run(come_back(served, long, said.matches))
        memory = served.memory
        served.stop()
    console.print(
        f"{said.matches} matches of {len(long.entries) - 1} answers, {said.game}: the first is on "
        f"after {back.first * 1e3:.0f} ms ({back.first_core * 1e3:.0f} ms of a core), the others "
        f"after {median(back.rest) * 1e3:.0f} ms at the median, {AT_ONCE} at once "
        f"({back.rest_core * 1e3:.1f} ms of a core each), all after {back.whole:.1f} s; "
        f"the server holds {memory / 2**20:.0f} MB, for each match "
        f"{(memory - before) / said.matches / 1e3:.0f} kB; load average {os.getloadavg()[0]:.1f} "
        f"on {os.cpu_count()} cores"
    )


async def _up(where: str) -> None:
    """Returns when the server replies."""
    host, _, port = where.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.close()


if __name__ == "__main__":
    main()
