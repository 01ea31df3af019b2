"""Whole Turns in which nobody does anything unless told to: for who acts when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.games.punk.events.turns import ActivationBegan, RoundBegan
from tapete.games.punk.state import State
from tapete.games.punk.steps import step
from tapete.games.punk.world import Skirmish
from tapete.kernel import Domain
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.punk.fielded import Fielded, fielded

END = ["do", {"option": {"what": "end", "to": "", "item": -1}}]
FIRST = ("punk.ask.next", "punk.ask.post", "punk.ask.deploy")
"""Questions of which the first candidate will do, if the script has no answer to them."""


class Idle(ScriptedTable):
    """Activations end as they begin; a script may answer any question by its key."""

    def ask(self, seat: int, key: str, domain: Domain[Any], rule: str = "", **how: Any) -> Any:
        scripted = self.answers and isinstance(self.answers[0], tuple) and self.answers[0][0] == key
        if key == "punk.ask.act" and not scripted:
            return domain.read(END)
        if key in FIRST and not scripted:
            self.asked.append((seat, key, domain))
            return next(iter(domain.candidates()))
        return super().ask(seat, key, domain, rule, **how)


class Listener(Idle):
    """Keeps the rules of the questions that were asked, and which were asked in secret."""

    def __init__(self, dice: Iterable[Any] = (), answers: Iterable[Any] = ()) -> None:
        super().__init__(dice, answers)
        self.rules: list[tuple[str, str]] = []
        self.secrets: list[str] = []

    def ask(self, seat: int, key: str, domain: Domain[Any], rule: str = "", **how: Any) -> Any:
        self.rules.append((key, rule))
        self.secrets += [key] if how.get("secret") else []
        return super().ask(seat, key, domain, rule, **how)


def battle(
    *, dice: Iterable[Any] = (), answers: Iterable[Any] = (), scenario: str = "brawl", **minis: Any
) -> Fielded:
    """A skirmish whose first Turn is about to begin."""
    table = fielded(**minis)
    table.state.scenario, table.state.turn, table.state.phase = scenario, 0, "turn"
    table.table = Idle(dice, answers)
    return table


def play(table: Fielded, *, turns: int = 1) -> list[str]:
    """Whole Turns, or the rest of one; the names of those who acted, in order."""
    until = table.state.turn + turns - (table.state.phase != "turn")
    while not table.state.ended:
        step(Skirmish(table.state, table.table))
        if table.state.phase == "turn" and table.state.turn >= until:
            break
    table.table.done()
    return acted(table)


def questions(table: Fielded, key: str) -> list[tuple[int, Domain[Any]]]:
    """Whom that was asked, and from what."""
    return [(seat, domain) for seat, asked, domain in table.table.asked if asked == key]


def acted(table: Fielded) -> list[str]:
    return [event.figure.removeprefix("@") for event in table.table.heard(ActivationBegan)]


def rounds(table: Fielded) -> list[int]:
    return [event.round for event in table.table.heard(RoundBegan)]


def until(state: State, table: ScriptedTable, phase: str, most: int = 500) -> None:
    """Steps until a phase begins."""
    for _ in range(most):
        if state.phase == phase or state.ended:
            return
        step(Skirmish(state, table))
    raise AssertionError(f"{phase} did not come: {state.phase}")
