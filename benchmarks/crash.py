"""`python -m benchmarks.crash --rounds 50`: the server is killed at random moments, under load.

After each restart every acknowledged answer must be in the store, every match must go on, and
nobody may be told anything twice. `--postgres` has two servers share a PostgreSQL: one of the two
is killed each time, and its clients go to the other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from rich.console import Console

from benchmarks.load.crowd import Crowd, Kind
from benchmarks.load.ledger import Kept
from benchmarks.load.served import Served
from tapete.kernel.matches.records import Answered, AnyRecord
from tapete.server.store.store import Store

LULL = (0.1, 2.0)
"""Seconds of play before a kill, at least and at most, once every match has gone on."""
PATIENCE = 600.0
"""Seconds in which every match must have gone on, on a busy machine."""
READERS = 4


@dataclass
class Crash:
    """How often a server was killed, and what was seen of it."""

    database: str
    servers: list[Served]
    crowd: Crowd
    rng: Random
    rounds: int = 0
    compared: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from a kill until every match had gone on."""

    async def round(self) -> None:
        await asyncio.sleep(self.rng.uniform(*LULL))
        victim = self.rng.choice(self.servers)
        start = monotonic()
        victim.kill()
        before = {table.match.id: table.match.accepted for table in self.crowd.tables}
        await asyncio.to_thread(victim.start_again)
        await self.compare()
        await self._go_on(before)
        self.waits.append(monotonic() - start)
        self.rounds += 1

    async def compare(self) -> None:
        """All that was acknowledged with what is in the store."""
        limit, store = asyncio.Semaphore(READERS), Store(self.database)
        kept = {match: dict(kept) for match, kept in self.crowd.ledger.kept.items()}
        try:
            await asyncio.gather(*(self._find(store, limit, *one) for one in kept.items()))
        finally:
            store.close()

    async def _find(
        self, store: Store, limit: asyncio.Semaphore, match: str, answers: Kept
    ) -> None:
        async with limit:
            entries = await store.entries(match)
        given = [entry[0] for entry in entries[1:]]
        for number, (seat, answer) in answers.items():
            self.compared += 1
            found = given[number : number + 2]
            if not _is_among(found, seat, answer):
                self.crowd.ledger.fault(match, f"answer {number} is lost: {found}")

    async def _go_on(self, before: dict[str, int]) -> None:
        """Every match that was being played is answered once more, or over."""
        until = monotonic() + PATIENCE
        waiting = [table for table in self.crowd.tables if table.match.id in before]
        while waiting and monotonic() < until:
            await asyncio.sleep(0.05)
            waiting = [
                table
                for table in waiting
                if table.match.accepted <= before[table.match.id] and not table.match.over
            ]
        for table in waiting:
            self.crowd.ledger.fault(table.match.id, "does not go on")


def _is_among(found: list[AnyRecord], seat: int, answer: Any) -> bool:
    """True if the first of these is that answer, or goes on to a question that it answers."""
    given = [one for one in found if isinstance(one, Answered) and one.seat == seat]
    return given[:1] == found[:1] and any(one.answer == answer for one in given)


@contextmanager
def sqlite() -> Iterator[str]:
    with TemporaryDirectory(prefix="tapete-crash-") as folder:
        yield f"sqlite:///{folder}/matches.sqlite3"


@contextmanager
def postgres() -> Iterator[str]:
    from tests.server.postgres import running

    with running() as server:
        yield server.fresh()


async def crash(
    database: str,
    servers: list[Served],
    kind: Kind,
    matches: int,
    rounds: int,
    told: Callable[[Crash], None] = lambda _: None,
    seed: int = 0,
) -> Crash:
    """Clients go to any server that is there; `told` hears of every round."""
    rng = Random(seed)
    crowd = Crowd(
        lambda: rng.choice([one for one in servers if one.alive] or servers).address, kind
    )
    crashed = Crash(database, servers, crowd, rng)
    await crowd.gather(matches)
    while crashed.rounds < rounds and not crowd.ledger.faults:
        await crashed.round()
        told(crashed)
    await crowd.stop()
    await crowd.look_again()
    return crashed


@contextmanager
def serving(database: str, count: int, *games: str) -> Iterator[list[Served]]:
    servers = [Served(database, *games) for _ in range(count)]
    try:
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.stop()


def show(name: str, crashed: Crash, console: Console) -> None:
    ledger, waits = crashed.crowd.ledger, sorted(crashed.waits)
    matches = len(crashed.crowd.tables)
    console.print(
        f"{name}: killed {crashed.rounds} times under {matches} matches at once; "
        f"{ledger.answers:,} answers acknowledged, looked for {crashed.compared:,} times; "
        f"{ledger.resumed:,} times a client came back; refused: {dict(ledger.refused) or 'none'}"
    )
    if waits:
        console.print(
            f"from the kill until every match went on: median {waits[len(waits) // 2]:.1f} s, "
            f"longest {waits[-1]:.1f} s; load average {os.getloadavg()[0]:.1f} "
            f"on {os.cpu_count()} cores"
        )
    colour = "red" if ledger.faults else "green"
    console.print(f"[{colour}]lost, doubled, out of order or stuck: {len(ledger.faults)}[/]")
    for fault in ledger.faults[:10]:
        console.print(fault, markup=False)


def progress(crashed: Crash) -> None:
    print(
        f"kill {crashed.rounds}: every match went on after {crashed.waits[-1]:.1f} s; "
        f"{crashed.crowd.ledger.answers:,} answers so far",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crash")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--think", type=float, default=1.0, help="seconds, on average")
    parser.add_argument("--game", default="savage")
    parser.add_argument("--postgres", action="store_true")
    said = parser.parse_args()
    kind, shared = Kind(said.game, think=said.think), said.postgres
    with (postgres if shared else sqlite)() as database, serving(database, 1 + shared) as servers:
        crashed = asyncio.run(crash(database, servers, kind, said.matches, said.rounds, progress))
    show("two servers on PostgreSQL" if shared else "SQLite", crashed, Console(width=120))
    raise SystemExit(bool(crashed.crowd.ledger.faults))


if __name__ == "__main__":
    main()
