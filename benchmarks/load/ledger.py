"""What a crowd of clients has seen: how long things took, what was kept, what was wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Kept: TypeAlias = dict[int, tuple[int, Any]]
"""By the number of the question, which seat answered it and how."""


@dataclass
class Ledger:
    """Seconds are only noted while measuring; faults and what was kept always."""

    measuring: bool = False
    accepted: list[float] = field(default_factory=list)
    """From the answer to its acknowledgement."""
    shown: list[float] = field(default_factory=list)
    """From the answer to the new view, of who answered."""
    seen: list[float] = field(default_factory=list)
    """From the answer to the new view, of the others."""
    kept: dict[str, Kept] = field(default_factory=dict)
    """All that was acknowledged, by match."""
    events: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    resumed: int = 0
    faults: list[str] = field(default_factory=list)
    """What must not be: lost, doubled, out of order."""

    def begin(self) -> None:
        for seconds in (self.accepted, self.shown, self.seen):
            seconds.clear()
        self.measuring = True

    def note(self, into: list[float], seconds: float) -> None:
        if self.measuring:
            into.append(seconds)

    def keep(self, match: str, number: int, seat: int, answer: Any) -> None:
        kept = self.kept.setdefault(match, {})
        if number in kept:
            self.fault(match, f"question {number} was answered twice")
        kept[number] = (seat, answer)

    def fault(self, match: str, what: str) -> None:
        self.faults.append(f"{match}: {what}")

    @property
    def answers(self) -> int:
        return sum(map(len, self.kept.values()))
