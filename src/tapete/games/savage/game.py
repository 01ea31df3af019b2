"""The game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.content.library import fingerprints
from tapete.games.savage.content.names import dress
from tapete.games.savage.content.scenario import scenario_fingerprint, scenarios
from tapete.games.savage.events.fight import Covered
from tapete.games.savage.labels.answers import (
    GROUPS,
    bundle,
    detail,
    gist,
    group,
    hoped,
    label,
    shortlist,
)
from tapete.games.savage.labels.briefing import brief, legend
from tapete.games.savage.meta import NAME, VERSION, Options
from tapete.games.savage.odds.chosen import best_play
from tapete.games.savage.odds.procedures import PROCEDURES
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.state import State
from tapete.games.savage.steps import step
from tapete.games.savage.terminal.picture import picture
from tapete.games.savage.world import Fight
from tapete.kernel import Game, Gist, Message, Result, Say, Seat, Table
from tapete.kernel.event import Drawn, Event
from tapete.kernel.game import Procedure
from tapete.kernel.plain import Plain
from tapete.kernel.position import Position
from tapete.odds.distribution import Distribution

A = TypeVar("A")


class Savage(Game[State]):
    name = NAME
    package = "tapete.games.savage"
    version = VERSION
    state = State
    options = Options
    tactics = SavageTactics()
    groups = GROUPS

    def seats(self, options: Options) -> int:
        return 2

    def setup(self, options: Options) -> State:
        state = set_up(options)
        state.rules = options.house_rules()
        return state

    def step(self, state: State, table: Table) -> None:
        step(Fight(state, table, state.rules))

    def result(self, state: State) -> Result | None:
        if not state.ended:
            return None
        winners = () if state.winner < 0 else (state.winner,)
        scores = tuple(score.points for score in state.scores)
        return Result(winners, Message.of(state.ended, winner=state.winner), scores)

    def gist(self, before: State, after: State) -> Gist:
        return gist(before, after)

    def hoped(self, value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
        return hoped(value, gist, view, seat)

    def best_play(self, position: Position[State], answer: Plain) -> Distribution[Gist] | None:
        return best_play(position, answer)

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
        """Whom a card was dealt to is told beside the card; what a blast covers is only drawn."""
        return isinstance(event, Drawn | Covered)

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
        name = options.scenario
        known = {f"{name}.toml": scenario_fingerprint(name)} if name in scenarios() else {}
        return {**fingerprints(), **known}


GAME = Savage()
