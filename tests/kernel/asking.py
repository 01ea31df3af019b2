"""A game that only asks, in every way a rule can: to try the kernel where dice would get in."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from tapete.kernel import (
    Event,
    Game,
    Match,
    Message,
    OneOf,
    Result,
    Seat,
    Some,
    Table,
    Tactics,
    YesNo,
)
from tapete.kernel.chance.seed import from_number
from tapete.kernel.labels import Labels, named_details, named_options

WAYS = ("left", "right")


class Peeked(Event, frozen=True, kw_only=True, tag="asking.event.peeked"):
    reveals: ClassVar[bool] = True


class Shown(Event, frozen=True, kw_only=True, tag="asking.event.shown"):
    chosen: tuple[tuple[int, str], ...]


class Found(Event, frozen=True, kw_only=True, tag="asking.event.found"):
    thing: str


class State(msgspec.Struct):
    kind: str
    seats: int
    steps: int = 0
    chosen: list[str] = []
    boxes: dict[str, str] = {}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str


class Flat(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return float(len(state.chosen))


class Asking(Game[State]):
    name = "asking"
    package = "tests.kernel"
    version = "1"
    state = State
    options = Options
    tactics = Flat()
    labels = Labels(label=named_options("asking"), detail=named_details("asking"))
    steps = 20

    def seats(self, options: Options) -> int:
        return {"alone": 1, "three": 3, "secret": 3, "any": 3}.get(options.kind, 2)

    def setup(self, options: Options) -> State:
        return State(options.kind, self.seats(options))

    def result(self, state: State) -> Result | None:
        return Result((), Message("asking.result.over")) if state.steps >= self.steps else None

    def step(self, state: State, table: Table) -> None:
        getattr(self, f"_{state.kind}")(state, table)
        state.steps += 1

    def _two(self, state: State, table: Table) -> None:
        state.chosen.append(table.ask(0, "asking.ask.way", OneOf(WAYS)))
        state.chosen.append(table.ask(0, "asking.ask.height", OneOf(("up", "down"))))

    def _one_way(self, state: State, table: Table) -> None:
        """Seat 1 has no choice, in secret; nor has seat 0 afterwards."""
        state.chosen.append(table.ask(0, "asking.ask.way", OneOf(WAYS)))
        table.ask(1, "asking.ask.way", Some(WAYS, most=0), secret=True)
        state.chosen.append(table.ask(0, "asking.ask.way", OneOf(WAYS[:1])))

    def _turns(self, state: State, table: Table) -> None:
        for seat in range(2):
            state.chosen.append(table.ask(seat, "asking.ask.way", OneOf(WAYS)))

    def _peek(self, state: State, table: Table) -> None:
        table.ask(0, "asking.ask.way", OneOf(WAYS))
        table.tell(Peeked, to=(0,))
        table.ask(0, "asking.ask.sure", YesNo())

    def _alone(self, state: State, table: Table) -> None:
        table.ask(0, "asking.ask.way", OneOf(WAYS))
        table.tell(Peeked)

    def _three(self, state: State, table: Table) -> None:
        table.ask(0, "asking.ask.way", OneOf(WAYS))
        table.tell(Peeked)
        table.ask(1, "asking.ask.way", OneOf(WAYS))

    def _secret(self, state: State, table: Table) -> None:
        ways = {seat: OneOf(WAYS) for seat in range(3)}
        chosen = table.ask_secretly(ways, "asking.ask.way")
        table.tell(Shown, chosen=tuple(chosen.items()))
        state.chosen += [chosen[seat] for seat in range(3)]
        table.ask(0, "asking.ask.sure", YesNo())

    def _any(self, state: State, table: Table) -> None:
        domains = {1: OneOf(("duck", "pass")), 2: OneOf(("jump", "pass"))}
        seat, answer = table.ask_any(domains, "asking.ask.react")
        state.chosen.append(f"{seat} {answer}")


class Searching(Asking):
    """Two boxes: seat 0 knows what is in the left one, and that something is in the right one."""

    name = "searching"
    filled = ("coin", "key")

    def setup(self, options: Options) -> State:
        return State(options.kind, 2, boxes=dict(zip(WAYS, self.filled, strict=True)))

    def view(self, state: State, seat: Seat | None) -> State:
        return msgspec.structs.replace(state, boxes={"left": state.boxes["left"]})

    def imagine(self, view: State, seat: Seat | None, rng: Random) -> State:
        full = {**view.boxes, "right": rng.choice(("coin", "key", "ring"))}
        return msgspec.structs.replace(view, boxes=full)

    def _question(self, state: State, table: Table) -> None:
        """What is in a box is known from the question what to do with it."""
        box = table.ask(0, "asking.ask.way", OneOf(WAYS))
        table.ask(0, "asking.ask.take", OneOf((state.boxes[box], "nothing")))
        state.chosen.append(box)

    def _event(self, state: State, table: Table) -> None:
        """One is told what is in it."""
        box = table.ask(0, "asking.ask.way", OneOf(WAYS))
        table.tell(Found, to=(0,), thing=state.boxes[box])
        state.chosen.append(box)

    def _whose(self, state: State, table: Table) -> None:
        """Who is asked next hangs on what is in it."""
        box = table.ask(0, "asking.ask.way", OneOf(WAYS))
        state.chosen.append(box)
        table.ask(int(state.boxes[box] == "key"), "asking.ask.sure", YesNo())


def asking_match(kind: str) -> Match[State]:
    return Match(Asking(), {"kind": kind}, from_number(1))


def searching_match(kind: str) -> Match[State]:
    return Match(Searching(), {"kind": kind}, from_number(1))


def domains_of(match: Match[Any]) -> dict[int, Any]:
    assert match.question is not None
    return dict(match.question.domains)
