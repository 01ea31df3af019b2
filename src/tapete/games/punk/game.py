"""The game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from tapete.games.punk.bots.tactics import PunkTactics
from tapete.games.punk.content.fingerprints import fingerprints
from tapete.games.punk.content.naming import dress
from tapete.games.punk.labels.answers import (
    GROUPS,
    bundle,
    detail,
    foretells,
    gist,
    group,
    hoped,
    label,
    retells,
    shortlist,
)
from tapete.games.punk.labels.briefing import brief, legend
from tapete.games.punk.labels.summary import ending
from tapete.games.punk.meta import NAME, VERSION, Options
from tapete.games.punk.odds.procedures import PROCEDURES
from tapete.games.punk.rules.story.setup import set_up
from tapete.games.punk.state import State
from tapete.games.punk.steps import step
from tapete.games.punk.terminal.picture import picture
from tapete.games.punk.view import guesses, imagine, view
from tapete.games.punk.world import Skirmish
from tapete.kernel import Game, Gist, Message, Result, Say, Seat, Table
from tapete.kernel.event import Event
from tapete.kernel.game import Procedure
from tapete.spaces.plane.point import CM

A = TypeVar("A")


class Punk(Game[State]):
    name = NAME
    package = "tapete.games.punk"
    version = VERSION
    state = State
    options = Options
    tactics = PunkTactics()
    groups = GROUPS
    ruler = (CM, 0.0)

    def seats(self, options: Options) -> int:
        return 2

    def setup(self, options: Options) -> State:
        return set_up(options)

    def step(self, state: State, table: Table) -> None:
        step(Skirmish(state, table))

    def result(self, state: State) -> Result | None:
        if not state.ended:
            return None
        winners = () if state.winner < 0 else (state.winner,)
        return Result(winners, ending(state), tuple(state.scores))

    def view(self, state: State, seat: Seat | None) -> State:
        return view(state, seat)

    def imagine(self, view: State, seat: Seat | None, rng: Random) -> State:
        return imagine(view, seat, rng)

    def guesses(self, view: State, seat: Seat | None) -> bool:
        return guesses(view, seat)

    def gist(self, before: State, after: State) -> Gist:
        return gist(before, after)

    def hoped(self, value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
        return hoped(value, gist, view, seat)

    def foretells(self, key: str) -> bool:
        return foretells(key)

    def label(self, value: object, view: State) -> Message:
        return label(value, view)

    def detail(self, name: str, value: object, view: State) -> Message:
        return detail(name, value, view)

    def group(self, value: object) -> str:
        return group(value)

    def bundle(self, value: object, view: State) -> tuple[Message, Message] | None:
        return bundle(value, view)

    def shortlist(self, values: Sequence[A], view: State) -> Sequence[A]:
        return shortlist(values, view)

    def retells(self, event: Event) -> bool:
        return retells(event)

    def brief(self, view: State, seat: Seat | None) -> tuple[Message, ...]:
        return brief(view, seat)

    def legend(self, view: State) -> tuple[Message, ...]:
        return legend(view)

    def picture(self, view: State, seat: Seat | None, say: Say) -> str:
        return picture(view, seat, say)

    def procedures(self) -> Mapping[str, Procedure]:
        return PROCEDURES

    def dress(self, message: Message) -> Message:
        return dress(message)

    def fingerprints(self, options: Options) -> Mapping[str, str]:
        return fingerprints(options)


GAME = Punk()
