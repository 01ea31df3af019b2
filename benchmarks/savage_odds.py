"""The exact odds of attacks: by stages beside end by end, and beside as many attacks played.

Cold is an attack that nothing was kept of. `python -m benchmarks.savage_odds 1000000` plays a
million.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from benchmarks.timing import caches_of
from tapete.games.savage.odds.field import field
from tapete.games.savage.odds.procedures import PROCEDURES, attack
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.procedures import circumstances, weigh
from tapete.odds.sampling import SampleTable
from tapete.odds.table import explore

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
    "the same, the target Shaken": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
        "bennies": 1, "target-bennies": 1, "shaken": True,
    },
    "three Bennies on each side": {
        "skill": "d8", "wild": True, "damage": "Str+d8", "parry": 6, "target-wild": True,
        "bennies": 3, "target-bennies": 3,
    },
}  # fmt: skip
MANY = "three Bennies on each side"
"""More than is asked to be quick, and than can be played end by end."""
REPEATS = 15
TARGET, PLAIN_TARGET = 10.0, 1.0  # milliseconds, with bennies and without


def milliseconds(said: dict[str, object], *, cold: bool) -> float:
    """The median of several weighings."""
    caches = caches_of("tapete.odds") + caches_of("tapete.games.savage.odds")
    times = []
    for _ in range(REPEATS):
        for cache in caches if cold else ():
            cache.cache_clear()
        start = process_time()
        weigh(ATTACK, said)
        times.append(1000 * (process_time() - start))
    return median(times)


def end_by_end(said: dict[str, object]) -> float:
    """The plain way, which must come to the same."""
    options = circumstances(ATTACK, said)
    start = process_time()
    plain = explore(lambda table: attack(options, field(options), table), Policy.BEST, 1_000_000)
    taken = 1000 * (process_time() - start)
    assert Distribution(plain.weights) == weigh(ATTACK, said)
    return taken


def largest_surprise(said: dict[str, object], count: int) -> float:
    """How many standard errors the worst outcome of so many attacks played is off."""
    exact, options, rng = weigh(ATTACK, said), circumstances(ATTACK, said), Random(1)
    seen = Counter(attack(options, field(options), SampleTable((), rng))[0] for _ in range(count))
    off = 0.0
    for gist, chance in exact.floats().items():
        error = (chance * (1 - chance) / count) ** 0.5
        off = max(off, abs(seen[gist] / count - chance) / error if error else 0.0)
    return off


def show(console: Console) -> None:
    caption = (
        "median ms of one core; × is end by end over cold; "
        f"cold is to take less than {TARGET:g} ms, and without bennies {PLAIN_TARGET:g} ms"
    )
    table = Table(title="Exact odds of an attack", caption=caption)
    for column in ("attack", "cold ms", "warm ms", "end by end ms", "×"):
        table.add_column(column, justify="left" if column == "attack" else "right")
    for name, said in ATTACKS.items():
        table.add_row(name, *_cells(said, asked=name != MANY))
    console.print(table)


def _cells(said: dict[str, object], *, asked: bool) -> list[str]:
    cold, warm = milliseconds(said, cold=True), milliseconds(said, cold=False)
    if not asked:
        return [f"{cold:.2f}", f"{warm:.2f}", "", ""]
    plain = end_by_end(said)
    colour = "green" if cold < target_of(said) else "red"
    return [f"[{colour}]{cold:.2f}[/]", f"{warm:.2f}", f"{plain:,.1f}", f"{plain / cold:,.1f}"]


def target_of(said: dict[str, object]) -> float:
    spent = said.get("bennies") or said.get("target-bennies")
    return TARGET if spent else PLAIN_TARGET


def main(count: int) -> None:
    console = Console(width=120)
    show(console)
    name, said = next(iter(ATTACKS.items()))
    start = perf_counter()
    off = largest_surprise(said, count)
    console.print(
        f"{count:,} attacks played ({name}): the worst outcome is {off:.1f} standard errors off; "
        f"{perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
