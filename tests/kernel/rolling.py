"""A game of acing dice: roll until you have enough, or stop."""

from __future__ import annotations

import msgspec

from tapete.kernel import Game, Gist, Message, Modifier, Result, Roll, Seat, Table, Tactics, YesNo
from tapete.kernel.chance.readings import Best
from tapete.kernel.labels import Labels, named_details, named_options

WORK = Roll((8, 6), Best(plus=1), "rolling.work", True, 0, None, (Modifier("rolling.tool", 1),))


class State(msgspec.Struct):
    rolls: int = 0
    best: int = 0
    stopped: bool = False


class Options(msgspec.Struct, frozen=True):
    pass


class Eager(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return state.best / 100


def gist(before: State, after: State) -> Gist:
    return (Message.of("rolling.gist.best", best=min(after.best, 20)),)


class Rolling(Game[State]):
    name = "rolling"
    package = "tests.kernel"
    version = "1"
    state = State
    options = Options
    tactics = Eager()
    labels = Labels(label=named_options("rolling"), detail=named_details("rolling"), gist=gist)

    def seats(self, options: Options) -> int:
        return 1

    def setup(self, options: Options) -> State:
        return State()

    def step(self, state: State, table: Table) -> None:
        if not table.ask(0, "rolling.ask.again", YesNo()):
            state.stopped = True
            return
        state.rolls += 1
        state.best = max(state.best, table.roll(WORK))

    def result(self, state: State) -> Result | None:
        over = state.stopped or state.rolls == 30
        return Result((0,), Message("rolling.result.over")) if over else None


ROLLING = Rolling()
