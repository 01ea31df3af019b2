"""A table that stands before another passes on everything."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tapete.games.punk.unowned import Unowned
from tapete.kernel.tables.relay import Ignoring, Relay
from tapete.kernel.tables.table import Table
from tapete.odds.ear import Ear

DOORS = [name for name, _ in inspect.getmembers(Table, inspect.isfunction) if name[0] != "_"]


class Recorder(Table):
    """Remembers which of its doors were used, and answers what it was asked with."""

    def __init__(self) -> None:
        self.used: list[str] = []

    def __getattribute__(self, name: str) -> Any:
        if name not in DOORS:
            return object.__getattribute__(self, name)

        def door(*given: Any, **named: Any) -> Any:
            self.used.append(name)
            if name == "last_roll":
                return given[1](given[0])
            return given[0]() if name in ("stage", "last") else {}

        return door

    roll = ask = ask_any = tell = Table.disclose  # type: ignore[assignment]


GIVEN: dict[str, tuple[Any, ...]] = {
    "roll": (None,),
    "ask": (0, "x", None),
    "ask_any": ({0: None}, "x"),
    "ask_secretly": ({}, "x"),
    "tell": (None,),
    "heed": (None, None),
    "stage": (lambda: 0, "x"),
    "last": (lambda: 0, "x"),
    "last_roll": (None, lambda outcome: outcome),
    "ignores": ("x",),
    "disclose": ("x",),
}


@pytest.mark.parametrize("kind", [Relay, Ear, Unowned])
@pytest.mark.parametrize("name", DOORS)
def test_every_door_leads_to_the_table_behind(kind: type[Relay], name: str) -> None:
    behind = Recorder()
    getattr(kind(behind), name)(*GIVEN[name])
    assert behind.used == (["disclose"] if (kind, name) == (Unowned, "ask_secretly") else [name])


def test_a_table_may_ignore_one_more_question() -> None:
    behind = Recorder()
    table = Ignoring(behind, "x.ask.react")
    assert table.ignores("x.ask.react") is True
    assert not behind.used
    assert not table.ignores("x.ask.other")
    assert behind.used == ["ignores"]
