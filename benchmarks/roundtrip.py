"""`python -m benchmarks.roundtrip`: from an answer to the new view, beside boardgame.io's server.

Over the socket, and in Chromium from the click to the new question; with the first paint of the
start page and the size of the client.
"""

from __future__ import annotations

import asyncio
import os
from statistics import median

from rich.console import Console

from benchmarks import kernel
from benchmarks.kernel import Row
from benchmarks.load.crowd import Crowd, Kind
from benchmarks.load.served import serving
from benchmarks.peers.boardgame import NoPeer, seconds_a_move
from benchmarks.window import Window, bundle, window

ANSWERS, UNCOUNTED = 150, 30
CLICKS = 60
ROUND_TRIP, CLICK, PAINT = 0.05, 0.04, 1.0
"""Seconds."""
BUDGET = 250_000
"""Bytes of the client, compressed."""
SMALLEST = "tests.salteadores.game:GAME"
KINDS = {
    "Savage Worlds": Kind("savage", think=0.01),
    "the smallest game": Kind("salteadores", options=(("goal", 100_000),), think=0.01),
}
PEER = "boardgame.io, a move"


async def seconds_an_answer(where: str, kind: Kind) -> float:
    """Of one match at a time with two clients, until the new view of who answered."""
    crowd = Crowd(lambda: where, kind)
    await crowd.gather(1)
    while crowd.ledger.answers < UNCOUNTED:
        await asyncio.sleep(0.02)
    crowd.ledger.begin()
    while len(crowd.ledger.shown) < ANSWERS:
        await asyncio.sleep(0.02)
    await crowd.stop()
    assert not crowd.ledger.faults, crowd.ledger.faults
    return median(crowd.ledger.shown)


def peer(console: Console) -> float | None:
    try:
        return median(seconds_a_move(UNCOUNTED + ANSWERS)[UNCOUNTED:])
    except NoPeer as wrong:
        console.print(f"boardgame.io cannot be put up here: {wrong}", markup=False)
        return None


def rows(ours: dict[str, float], theirs: float | None) -> list[Row]:
    found = []
    for name, seconds in ours.items():
        found.append(Row(f"an answer, {name}", seconds, "50 ms", ROUND_TRIP, 1.0))
        if theirs is not None:
            found.append(Row("", seconds, PEER, theirs))
    return found


def seen_rows(seen: Window) -> list[Row]:
    return [
        Row("a click, until the new question", median(seen.clicks), "40 ms", CLICK, 1.0),
        Row("the start page, first paint", median(seen.paints), "1 s", PAINT, 1.0),
        Row("the start page, largest paint", median(seen.largest), "1 s", PAINT, 1.0),
    ]


def show(console: Console) -> None:
    with serving(SMALLEST) as served:
        ours = {
            name: asyncio.run(seconds_an_answer(served.address, kind))
            for name, kind in KINDS.items()
        }
        seen = window(f"http://{served.address}", CLICKS)
    kernel.show("Round trip over the socket", rows(ours, peer(console)), console)
    kernel.show(f"In Chromium, {len(seen.clicks)} clicks", seen_rows(seen), console)
    whole, first = bundle()
    colour = "red" if whole > BUDGET else "green"
    console.print(
        f"the client, compressed, with its fonts: [{colour}]{whole / 1e3:.0f} kB[/] "
        f"(target {BUDGET / 1e3:.0f} kB); {first / 1e3:.0f} kB of it for the start page; "
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    show(Console(width=120))
