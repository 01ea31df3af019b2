"""The exact odds of attacks beside as many attacks played: how long, and how far apart.

`python -m benchmarks.savage_odds 1000000` plays a million.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from tapete.games.savage.odds.procedures import PROCEDURES, attack
from tapete.odds import readings
from tapete.odds.procedures import circumstances, weigh
from tapete.odds.sampling import SampleTable

ATTACK = PROCEDURES["attack"]
ATTACKS = {
    "shot at cover, aimed": {
        "skill": "d8", "wild": True, "aim": True, "cover": "medium", "ap": 2, "toughness": "7(2)",
    },
    "blow at a Wild Card": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
    },
    "the same, a Benny to re-roll": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
        "bennies": 1,
    },
    "the same, a Benny to soak": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
        "target-bennies": 1,
    },
    "a Benny on each side": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
        "bennies": 1, "target-bennies": 1,
    },
}  # fmt: skip
REPEATS = 9


def milliseconds(said: dict[str, object], *, cold: bool) -> float:
    """The median of several weighings."""
    times = []
    for _ in range(REPEATS):
        if cold:
            readings.forget()
        start = perf_counter()
        weigh(ATTACK, said)
        times.append(1000 * (perf_counter() - start))
    return median(times)


def largest_surprise(said: dict[str, object], count: int) -> float:
    """How many standard errors the worst outcome of so many attacks played is off."""
    exact, options, rng = weigh(ATTACK, said), circumstances(ATTACK, said), Random(1)
    seen = Counter(attack(options, SampleTable((), rng))[0] for _ in range(count))
    off = 0.0
    for gist, chance in exact.floats().items():
        error = (chance * (1 - chance) / count) ** 0.5
        off = max(off, abs(seen[gist] / count - chance) / error if error else 0.0)
    return off


def main(count: int) -> None:
    table = Table(title="Exact odds of an attack")
    for column in ("attack", "cold ms", "warm ms"):
        table.add_column(column, justify="left" if column == "attack" else "right")
    for name, said in ATTACKS.items():
        cold, warm = milliseconds(said, cold=True), milliseconds(said, cold=False)
        table.add_row(name, f"{cold:.2f}", f"{warm:.2f}")
    console = Console()
    console.print(table)
    name, said = next(iter(ATTACKS.items()))
    start = perf_counter()
    off = largest_surprise(said, count)
    console.print(
        f"{count:,} attacks played ({name}): the worst outcome is {off:.1f} standard errors off; "
        f"{perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
