"""A game of tries: a die must reach what was chosen, and a token buys another throw."""

from __future__ import annotations

import msgspec

from tapete.kernel import Game, Match, Message, OneOf, Result, Roll, Seat, Table, Tactics, YesNo
from tapete.kernel.chance.readings import AtLeast
from tapete.kernel.chance.seed import from_number
from tapete.kernel.labels import Labels, named_details, named_options

NEEDED = {"certain": 1, "easy": 3, "hard": 5, "hopeless": 7}
AGAIN, FIND, LEND, STARE, WHISPER, TURN, BRACE, PAUSE = (
    f"trying.ask.{key}"
    for key in (
        "again",
        "find",
        "lend",
        "stare",
        "whisper",
        "turn",
        "brace",
        "pause",
    )
)
ROUND = 4
"""Tries in a round."""


class State(msgspec.Struct):
    kind: str
    tokens: list[int]
    last: int = 12
    """The match is over after so many tries."""
    tries: int = 0
    hits: int = 0
    lent: int = 0
    turned: int = 0
    hurt: int = 0


class Options(msgspec.Struct, frozen=True):
    kind: str = "again"
    tokens: int = 2
    last: int = 12


class Saving(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return state.hits / 100 + sum(state.tokens) / 10_000

    def emptied(self, state: State, seat: Seat) -> tuple[int, ...]:
        left = (*state.tokens, state.lent)
        state.tokens, state.lent = [0] * len(state.tokens), 0
        return left

    def harm(self, state: State, seat: Seat) -> float:
        return state.hurt

    def bluffs(self, key: str) -> bool:
        return key == STARE


class Trying(Game[State]):
    name = "trying"
    package = "tests.odds"
    version = "1"
    state = State
    options = Options
    tactics = Saving()
    labels = Labels(
        label=named_options("trying"),
        detail=named_details("trying"),
        declines={TURN: lambda answer: answer == "left"},
        onward={PAUSE: bool},
        round=lambda state: (state.tries - 1) // ROUND,
    )

    def seats(self, options: Options) -> int:
        return 1

    def setup(self, options: Options) -> State:
        return State(options.kind, [options.tokens], options.last)

    def step(self, state: State, table: Table) -> None:
        state.tries += 1
        if state.kind == "pause" and not table.ask(0, PAUSE, YesNo()):
            return
        chosen = table.ask(0, "trying.ask.try", OneOf(tuple(NEEDED)))
        getattr(self, f"_{state.kind}")(state, table, chosen)

    def _again(self, state: State, table: Table, chosen: str) -> None:
        die = Roll((6,), AtLeast(NEEDED[chosen]), "", by=0)
        hit = table.roll(die)
        if state.tokens[0] and table.ask(0, AGAIN, YesNo()):
            state.tokens[0] -= 1
            hit = table.roll(die) or hit
        state.hits += hit

    def _pause(self, state: State, table: Table, chosen: str) -> None:
        state.hits += NEEDED[chosen]

    def _brace(self, state: State, table: Table, chosen: str) -> None:
        """A token turns away a blow that a die has not; asked twice, and once in vain."""
        missed = not table.roll(Roll((6,), AtLeast(NEEDED[chosen]), "", by=0))
        for wasted in (True, False):
            if state.tokens[0] and table.ask(0, BRACE, YesNo(), wasted=str(wasted)):
                state.tokens[0] -= 1
                missed = missed and wasted
        state.hurt += missed

    def _find(self, state: State, table: Table, chosen: str) -> None:
        state.tokens[0] += table.ask(0, FIND, YesNo())

    def _lend(self, state: State, table: Table, chosen: str) -> None:
        if table.ask(0, LEND, YesNo()):
            state.tokens[0] -= 1
            state.lent += 1

    def _stare(self, state: State, table: Table, chosen: str) -> None:
        table.ask(0, STARE, YesNo())

    def _whisper(self, state: State, table: Table, chosen: str) -> None:
        table.ask(0, WHISPER, YesNo(), secret=True)

    def _turn(self, state: State, table: Table, chosen: str) -> None:
        """Left and right are as likely to be found whichever is said; a way back is not."""
        ways = {"left": 1, "right": 2, "back": 3} if chosen == "hard" else {"left": 1, "right": 2}
        said = ways[table.ask(0, TURN, OneOf(tuple(ways)))]
        swapped = table.roll(Roll((2,), AtLeast(2), "", by=0))
        state.turned = 3 - said if swapped and said < 3 else said

    def result(self, state: State) -> Result | None:
        over = state.tries == state.last
        return Result((0,), Message("trying.result.over")) if over else None


TRYING = Trying()


def trying(
    kind: str = "again", chosen: str = "easy", seed: int = 1, tokens: int = 2
) -> Match[State]:
    """A match at the question that follows the first choice."""
    match = Match(TRYING, {"kind": kind, "tokens": tokens}, from_number(seed))
    match.answer(0, chosen)
    return match
