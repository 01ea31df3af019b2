"""The kernel beside PettingZoo, OpenSpiel, `deepcopy` and itself, in the same run."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from rich.console import Console
from rich.table import Table
from tests.salteadores import GAME

from benchmarks.peers import miniatures, players
from benchmarks.peers.agreement import Tally, assert_same_game
from benchmarks.peers.race import Subject, race
from tapete.kernel import Match, replay
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.snapshot import Snapshots

BOT, LIVE = "bot table", "live table"
DOCUMENTED = ("PettingZoo, as documented", "OpenSpiel, as documented")
LEAN = ("PettingZoo, lean", "OpenSpiel, C++ loop")  # the least a peer can do: no target
ANSWERS = 1000
REPLAY_LIMIT = 0.1  # seconds


@dataclass(frozen=True)
class Row:
    """Seconds a unit of some work, ours and a peer's; how many times faster we mean to be."""

    work: str
    ours: float
    peer: str
    theirs: float
    target: float | None = None

    @property
    def ratio(self) -> float:
        return self.theirs / self.ours


def rows() -> list[Row]:
    return [*playout_rows(), *snapshot_rows(), *journal_rows()]


def playout_rows() -> list[Row]:
    """Random matches of salteadores, a decision at a time; all must play the same game."""
    tallies = {
        BOT: Tally(players.on_bot_table()),
        LIVE: Tally(players.on_live_table()),
        DOCUMENTED[0]: Tally(players.on_pettingzoo_as_documented()),
        DOCUMENTED[1]: Tally(players.on_openspiel_as_documented()),
        LEAN[0]: Tally(players.on_pettingzoo_lean()),
        LEAN[1]: Tally(players.on_openspiel_lean()),
    }
    seconds = race(tallies, rounds=7, seconds=0.7)
    assert_same_game(tallies)
    return [
        Row(f"a decision, {ours}", seconds[ours], peer, seconds[peer], target)
        for ours, goal in ((BOT, 3.0), (LIVE, 1.0))
        for peers, target in ((DOCUMENTED, goal), (LEAN, None))
        for peer in peers
    ]


def snapshot_rows() -> list[Row]:
    """A copy of a table of miniatures with a deck of 200 cards, by number and by name."""
    return [
        row
        for state in (miniatures.numbered(), miniatures.named())
        for row in _copies(state, f"a copy of 20 figures, cards {type(state).__name__.lower()}")
    ]


def _copies(state: object, work: str) -> list[Row]:
    snapshots = Snapshots(type(state))
    assert snapshots.copy(state) == copy.deepcopy(state) == state
    subjects: dict[str, Subject] = {
        "ours": lambda _: bool(snapshots.copy(state)),
        "copy.deepcopy": lambda _: bool(copy.deepcopy(state)),
        "pickle": lambda _: bool(pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))),
    }
    seconds = race(subjects, rounds=7, seconds=0.2)
    return [
        Row(work, seconds["ours"], peer, seconds[peer], target)
        for peer, target in (("copy.deepcopy", 10.0), ("pickle", None))
    ]


def journal_rows() -> list[Row]:
    """A thousand answers, read from their journal and played again."""
    match = long_match()
    text = match.journal().dump()
    answers = [(record.seat, record.answer) for record in match.line]

    def read(_: int) -> int:
        return bool(replay(Journal.parse(text), GAME))

    def live(_: int) -> int:
        again = new_match()
        for seat, answer in answers:
            again.answer(seat, answer)
        return True

    seconds = race({"read": read, "live": live}, rounds=7, seconds=0.2)
    work = f"a journal of {ANSWERS:,} answers"
    return [
        Row(work, seconds["read"], "answering live", seconds["live"]),
        Row(work, seconds["read"], "a tenth of a second", REPLAY_LIMIT, 1.0),
    ]


def new_match() -> Match:
    return Match(GAME, {"goal": 1_000_000}, from_number(11))


def long_match() -> Match:
    match, rng = new_match(), Random(11)
    for _ in range(ANSWERS):
        players.answer_at_random(match, rng)
    return match


def show(title: str, rows: Iterable[Row], console: Console | None = None) -> None:
    table = Table(title=title, caption="medians; × is the peer's time over ours")
    table.add_column("work")
    for name in ("ours µs", "a second"):
        table.add_column(name, justify="right")
    table.add_column("peer")
    for name in ("µs", "a second", "target"):
        table.add_column(name, justify="right")
    table.add_column("×", justify="right", style="bold")
    for row in rows:
        table.add_row(
            row.work,
            *_speed(row.ours),
            row.peer,
            *_speed(row.theirs),
            f"{row.target:g}" if row.target else "",
            _coloured(row),
        )
    (console or Console(width=120)).print(table)


def _speed(seconds: float) -> tuple[str, str]:
    return f"{seconds * 1e6:,.1f}", f"{1 / seconds:,.0f}"


def _coloured(row: Row) -> str:
    missed = row.target is not None and row.ratio < row.target
    return f"[{'red' if missed else 'green'}]{row.ratio:,.2f}[/]"


if __name__ == "__main__":
    show("Kernel", rows())
