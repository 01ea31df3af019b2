"""The game, as the kernel knows it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tapete.kernel import Event, Game, Message, Result, Seat, Table, Tactics
from tests.browser.recados.events import Walked
from tests.browser.recados.labels import LABELS
from tests.browser.recados.questions import QUESTIONS
from tests.browser.recados.screen import SCREEN
from tests.browser.recados.state import State


class Noted(Event, frozen=True, kw_only=True, tag="recados.event.noted"):
    """What was answered, as it was written."""

    kind: str
    answer: str


class Whispered(Event, frozen=True, kw_only=True, tag="recados.event.whispered"):
    """Of several couriers only the one who answered hears it, when another is asked already."""

    number: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: tuple[str, ...] = tuple(QUESTIONS)
    couriers: int = 1


class Idle(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return 1.0 - len(state.left) / len(QUESTIONS)

    def bluffs(self, key: str) -> bool:
        """Every question is asked for its own sake: nothing hangs on any."""
        return True


class Recados(Game[State]):
    name = "recados"
    package = "tests.browser.recados"
    version = "1"
    state = State
    options = Options
    tactics = Idle()
    labels = LABELS
    screen = SCREEN

    def seats(self, options: Options) -> int:
        return options.couriers

    def setup(self, options: Options) -> State:
        return State(list(options.kinds), options.couriers)

    def step(self, state: State, table: Table) -> None:
        kind, seat = state.left[0], state.turn % state.couriers
        domain = QUESTIONS[kind](state)
        value = table.ask(seat, f"recados.ask.{kind}", domain)
        table.tell(Noted, kind=kind, answer=json.dumps(domain.write(value)))
        heed(state, table, kind, value)
        if state.couriers > 1:
            table.tell(Whispered, to=(seat,), number=state.turn)
        state.left.pop(0)
        state.turn += 1

    def result(self, state: State) -> Result | None:
        return None if state.left else Result((0,), Message("recados.result.done"), (1,))


def heed(state: State, table: Table, kind: str, value: Any) -> None:
    """What is answered on the board is seen there."""
    if kind == "spot":
        state.cart = value
    elif kind == "facing":
        state.facing = value
    elif kind == "route":
        table.tell(Walked, path=tuple((point.x, point.y) for point in value.points))
        state.at = value.points[-1]


GAME = Recados()
