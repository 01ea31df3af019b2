"""`python -m benchmarks.roundtrip`: from an answer to the new view, beside boardgame.io's server.

Over the socket, with clients in Node, and in Chromium from the click to the new question; with the
first paint of the start page and the size of the client.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from statistics import median

from rich.console import Console

from benchmarks import kernel
from benchmarks.kernel import Row
from benchmarks.load.crowd import Crowd, Kind
from benchmarks.load.served import serving
from benchmarks.peers import boardgame
from benchmarks.peers.boardgame import Race
from benchmarks.window import Window, bundle, window

ANSWERS, UNCOUNTED = 300, 30
CLICKS = 60
ROUND_TRIP, CLICK, PAINT = 0.05, 0.04, 1.0
"""Seconds."""
BUDGET = 250_000
"""Bytes of the client, compressed."""
SMALLEST = "tests.salteadores.game:GAME"
KINDS = {
    "Savage Worlds": Kind("savage"),
    "the smallest game": Kind("salteadores", options=(("goal", 100_000),)),
}
PEER = "boardgame.io, a move"


def raced(folder: Path, port: str, where: str, kind: Kind) -> Race:
    """A match of ours beside one of theirs, without the first answers."""
    match, tokens = asyncio.run(Crowd(lambda: where, kind).set_up())
    found = boardgame.race(folder, port, where, match, tokens, UNCOUNTED + ANSWERS)
    return Race(found.ours[UNCOUNTED:], found.theirs[UNCOUNTED:])


def races(where: str) -> dict[str, Race]:
    with boardgame.scripts() as folder, boardgame.serving(folder) as port:
        return {name: raced(folder, port, where, kind) for name, kind in KINDS.items()}


def rows(found: dict[str, Race]) -> list[Row]:
    rows = []
    for name, race in found.items():
        ours = median(race.ours)
        rows.append(Row(f"an answer, {name}", ours, "50 ms", ROUND_TRIP, 1.0))
        rows.append(Row("", ours, PEER, median(race.theirs), 1.0))
    return rows


def seen_rows(seen: Window) -> list[Row]:
    return [
        Row("a click, until the new question", median(seen.clicks), "40 ms", CLICK, 1.0),
        Row("the start page, first paint", median(seen.paints), "1 s", PAINT, 1.0),
        Row("the start page, largest paint", median(seen.largest), "1 s", PAINT, 1.0),
    ]


def show(console: Console) -> None:
    with serving(SMALLEST) as served:
        try:
            found = races(served.address)
            kernel.show("Round trip over the socket, in Node", rows(found), console)
        except boardgame.NoPeer as wrong:
            console.print(f"boardgame.io cannot be put up here: {wrong}", markup=False)
        seen = window(f"http://{served.address}", CLICKS)
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
