"""How long a thing takes of the process, cold and warm, and a table to show it beside its peers."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

Work = Callable[[], Any]

ENOUGH = 0.4  # seconds of samples
FEWEST, MOST = 5, 400  # samples
PATIENCE = 20.0  # seconds, after which fewer samples are enough
SAMPLE = 0.0005  # seconds; a warm sample repeats the work until it lasts as long


@dataclass(frozen=True)
class Timing:
    """Median seconds, with caches empty and with caches filled."""

    cold: float
    warm: float


@dataclass(frozen=True)
class Row:
    """One problem, and what each contender takes; ours comes first."""

    problem: str
    timings: dict[str, Timing]
    note: str = ""

    def ratio(self, kind: str) -> float:
        """How many times faster ours is than the fastest of the others."""
        ours, *others = (getattr(timing, kind) for timing in self.timings.values())
        return float(min(others) / ours)


@dataclass(frozen=True)
class Contender:
    """A way to solve a problem: `prepare` makes what a warm run may keep."""

    prepare: Callable[[], Work]
    caches: list[Any] = field(default_factory=list)

    def forget(self) -> None:
        for cache in self.caches:
            cache.cache_clear()

    def cold(self) -> Any:
        return self.prepare()()

    def timing(self) -> Timing:
        return Timing(self._cold_seconds(), self._warm_seconds())

    def _cold_seconds(self) -> float:
        return _median(lambda: _seconds(self.cold), before=self.forget)

    def _warm_seconds(self) -> float:
        work = self.prepare()
        work()
        times = max(1, round(SAMPLE / max(_seconds(work), 1e-7)))
        return _median(lambda: _seconds(lambda: _repeat(work, times)) / times)


def caches_of(package: str) -> list[Any]:
    """Every `functools` cache of the functions of a package."""
    wrappers = [x for x in gc.get_objects() if isinstance(x, functools._lru_cache_wrapper)]
    return [x for x in wrappers if str(getattr(x, "__module__", "")).startswith(package)]


def show(title: str, rows: Iterable[Row], console: Console | None = None) -> None:
    """Print the rows, cold and warm, in microseconds."""
    table = Table(title=title, caption="median µs; × is the fastest peer's time over ours")
    rows = list(rows)
    table.add_column("problem")
    for kind in ("cold", "warm"):
        for name in rows[0].timings:
            table.add_column(f"{name}\n{kind}", justify="right")
        table.add_column(f"×\n{kind}", justify="right", style="bold")
    for row in rows:
        table.add_row(f"{row.problem}{_note(row)}", *_cells(row, "cold"), *_cells(row, "warm"))
    (console or Console(width=120)).print(table)


def _note(row: Row) -> str:
    return f"\n[dim]{row.note}[/dim]" if row.note else ""


def _cells(row: Row, kind: str) -> list[str]:
    times = [f"{getattr(timing, kind) * 1e6:,.1f}" for timing in row.timings.values()]
    return [*times, f"{row.ratio(kind):,.1f}"]


def _median(sample: Callable[[], float], before: Callable[[], None] = lambda: None) -> float:
    samples: list[float] = []
    while not samples or not _is_enough(samples):
        before()
        samples.append(sample())
    return median(samples)


def _is_enough(samples: list[float]) -> bool:
    spent = sum(samples)
    return spent > PATIENCE or len(samples) == MOST or (len(samples) >= FEWEST and spent > ENOUGH)


def _seconds(work: Work) -> float:
    start = process_time()
    work()
    return process_time() - start


def _repeat(work: Work, times: int) -> None:
    for _ in range(times):
        work()
