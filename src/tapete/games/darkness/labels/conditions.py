"""The conditions that figures can be in: how they are shown, named and told."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from tapete.conditions import Condition, Conditions
from tapete.games.darkness.state import Foe, State, Survivor


def _of(read: Callable[[Survivor], Any]) -> Callable[[Survivor | Foe, State], int]:
    """What is read of a survivor; foes are in none of these states."""
    return lambda one, view: int(read(one)) if isinstance(one, Survivor) else 0


def _burden(one: Survivor | Foe, view: State) -> int:
    return len(one.things) if isinstance(one, Survivor) else 0


CONDITIONS: Conditions[Survivor | Foe, State] = Conditions(
    "darkness.state_name",
    Condition("bleeding", "darkness.fate.bad.11", "bad", told=True,
        read=_of(attrgetter("bleeding"))),
    Condition("failures", "darkness.disc.failure.third", "bad", told=True, counted=True,
        read=_of(attrgetter("failures"))),
    Condition("fails", "darkness.fate.bad.12", "bad", told=True, read=_of(attrgetter("fails"))),
    Condition("succeeds", "darkness.fate.good.12", "good", read=_of(attrgetter("succeeds"))),
    Condition("harder", "darkness.fate.bad.2", "bad", told=True, read=_of(attrgetter("harder"))),
    Condition("easier", "darkness.fate.good.2", "good", read=_of(attrgetter("easier"))),
    Condition("jammed", "darkness.fate.bad.5", "bad", told=True, read=_of(attrgetter("jammed"))),
    Condition("bound", "darkness.fate.bad.7", "bad", told=True, read=_of(attrgetter("bound"))),
    Condition("things", "darkness.disc.object.bonus", "", counted=True, read=_burden),
    Condition("allies", "darkness.disc.ally.bonus", "good", counted=True,
        read=_of(lambda one: len(one.allies))),
)  # fmt: skip
