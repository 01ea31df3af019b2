"""`python -m benchmarks.load --matches 500 --seconds 60`: so many matches at once, over sockets.

Two clients a match answer at random, with a time to think; every client checks that it is told
everything once and in order. Without `--url` a server is started on a temporary file.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import dataclass
from time import perf_counter

from rich.console import Console
from rich.table import Table

from benchmarks.load.crowd import Crowd, Kind
from benchmarks.load.ledger import Ledger
from benchmarks.load.served import Served, serving

P99 = 0.25
"""Seconds, of an answer."""
SHOWN = 10
"""Faults, at most."""


@dataclass
class Run:
    """What one run took."""

    ledger: Ledger
    matches: int
    seconds: float
    gathering: float
    finished: int
    load: float
    rate: float = 0.0
    cpu: float | None = None
    before: int | None = None
    after: int | None = None


async def measure(
    where: str, kind: Kind, matches: int, seconds: float, served: Served | None
) -> Run:
    crowd = Crowd(lambda: where, kind)
    await _warm(where, kind)
    before = served.memory if served else None
    started = perf_counter()
    await crowd.gather(matches)
    gathering = perf_counter() - started
    crowd.ledger.begin()
    start, worked = perf_counter(), served.seconds if served else 0.0
    await asyncio.sleep(seconds)
    crowd.ledger.measuring = False
    taken, load = perf_counter() - start, os.getloadavg()[0]
    run = Run(crowd.ledger, matches, taken, gathering, len(crowd.finished), load)
    run.rate = len(crowd.ledger.accepted) / taken
    if served:
        run.cpu = (served.seconds - worked) / max(1, len(crowd.ledger.accepted))
        run.before, run.after = before, served.memory
    await crowd.stop()
    await crowd.look_again()
    return run


async def _warm(where: str, kind: Kind) -> None:
    """A few answers, so that what every match shares is loaded before."""
    crowd = Crowd(lambda: where, Kind(kind.game, kind.settings, kind.options, 0.0))
    await crowd.gather(2)
    while crowd.ledger.answers < 40:
        await asyncio.sleep(0.05)
    await crowd.stop()


def show(run: Run, console: Console) -> None:
    ledger = run.ledger
    table = Table(title=f"{run.matches} matches at once, {run.seconds:.0f} s")
    table.add_column("what")
    for name in ("median ms", "99 in 100", "most", "wanted"):
        table.add_column(name, justify="right")
    for name, seconds, wanted in (
        ("an answer, until it is acknowledged", ledger.accepted, P99),
        ("an answer, until the new view", ledger.shown, P99),
        ("an answer, until the other sees it", ledger.seen, None),
    ):
        table.add_row(name, *_spread(seconds, wanted))
    console.print(table)
    console.print(
        f"{run.rate:.1f} answers a second, {2 * run.matches} sockets; set up in "
        f"{run.gathering:.0f} s; {run.finished} matches ended and were followed by others; "
        f"load average {run.load:.1f} on {os.cpu_count()} cores"
    )
    if run.cpu is not None and run.before is not None and run.after is not None:
        each = (run.after - run.before) / run.matches
        console.print(
            f"server: {run.cpu * 1e3:.1f} ms of a core an answer; "
            f"{run.before / 2**20:.0f} MB before, {run.after / 2**20:.0f} MB after: "
            f"{each / 2**10:.0f} kB a match"
        )
    console.print(
        f"{ledger.answers:,} answers acknowledged, {ledger.events:,} events told; "
        f"refused: {dict(ledger.refused) or 'none'}; came back: {ledger.resumed}"
    )
    colour = "red" if ledger.faults else "green"
    console.print(f"[{colour}]lost, doubled or out of order: {len(ledger.faults)}[/]")
    for fault in ledger.faults[:SHOWN]:
        console.print(fault)


def _spread(seconds: list[float], wanted: float | None) -> list[str]:
    if not seconds:
        return ["", "", "", ""]
    ordered = sorted(seconds)
    worst = ordered[int(len(ordered) * 0.99)]
    colour = "red" if wanted and worst > wanted else "green"
    return [
        f"{ordered[len(ordered) // 2] * 1e3:.1f}",
        f"[{colour}]{worst * 1e3:.1f}[/]",
        f"{ordered[-1] * 1e3:.0f}",
        f"{wanted * 1e3:.0f}" if wanted else "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=8.0, help="seconds, on average")
    parser.add_argument("--game", default="savage")
    parser.add_argument("--url", help="a server that runs already: 127.0.0.1:8470")
    said = parser.parse_args()
    kind = Kind(said.game, think=said.think)
    console = Console(width=120)
    if said.url:
        where = said.url.removeprefix("http://").rstrip("/")
        run = asyncio.run(measure(where, kind, said.matches, said.seconds, None))
    else:
        with serving() as served:
            run = asyncio.run(measure(served.address, kind, said.matches, said.seconds, served))
    show(run, console)
    raise SystemExit(bool(run.ledger.faults))


if __name__ == "__main__":
    main()
