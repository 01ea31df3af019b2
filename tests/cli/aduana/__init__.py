"""Aduana: a customs officer asks a traveller one question of every kind. To try the terminal on."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel import (
    Amount,
    Domain,
    Game,
    Labels,
    Message,
    OneOf,
    Order,
    Result,
    Seat,
    Some,
    Table,
    Tactics,
    Terminal,
)
from tapete.kernel.domains import Barred, Either, YesNo
from tapete.kernel.labels import named_details, named_options

GOODS = ("boots", "coat", "hat")


def too_poor() -> list[Barred]:
    return [Barred("bribe", Message.of("aduana.barred.poor", coins=3), "aduana.bribe")]


QUESTIONS: tuple[tuple[str, Domain[Any]], ...] = (
    ("aduana.ask.show", OneOf(("papers", "smile"), too_poor)),
    ("aduana.ask.declare", Some(GOODS, least=1, most=2)),
    ("aduana.ask.days", Amount(1, 5)),
    ("aduana.ask.unpack", Order(GOODS)),
    ("aduana.ask.sure", YesNo()),
    ("aduana.ask.leave", Either({"walk": YesNo(), "pay": OneOf(("toll",), too_poor)})),
)


class State(msgspec.Struct):
    answers: list[Any] = []


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Flat(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return 0.0


def label(value: object, view: State) -> Message:
    if isinstance(value, tuple):
        return Message.of("aduana.option.way", way=str(value[0]), what=str(value[1]))
    return named_options("aduana")(value, view)


def picture(view: State, seat: Seat | None, say: Any) -> str:
    return f"{len(view.answers)}/{len(QUESTIONS)} [gate]"


class Aduana(Game[State]):
    name = "aduana"
    package = "tests.cli.aduana"
    version = "1"
    state = State
    options = Options
    tactics = Flat()
    labels = Labels(label=label, detail=named_details("aduana"))
    terminal = Terminal(picture=picture)

    def seats(self, options: Options) -> int:
        return 1

    def setup(self, options: Options) -> State:
        return State()

    def step(self, state: State, table: Table) -> None:
        key, domain = QUESTIONS[len(state.answers)]
        state.answers.append(table.ask(0, key, domain, "aduana.ask"))

    def result(self, state: State) -> Result | None:
        over = len(state.answers) == len(QUESTIONS)
        return Result((0,), Message("aduana.result.through")) if over else None


GAME = Aduana()
