"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.content import Hold
from tapete.games.euphoria.content.library import Library, library
from tapete.games.euphoria.meta import NAME, VERSION, Options
from tapete.games.euphoria.rules.story.ending import points, scale_of
from tapete.games.euphoria.rules.story.setup import held, set_up
from tapete.games.euphoria.state import NEUTRAL, State
from tapete.games.euphoria.steps import step
from tapete.games.euphoria.world import Show
from tapete.kernel import Game, Message, Result, Table
from tapete.kernel.labels import Labels, named_details, named_options
from tapete.odds.silent import SILENT


class Euphoria(Game[State]):
    name = NAME
    package = "tapete.games.euphoria"
    version = VERSION
    state = State
    options = Options
    labels = Labels(label=named_options(NAME), detail=named_details(NAME))

    def seats(self, options: Options) -> int:
        return 2

    def setup(self, options: Options) -> State:
        return set_up(options)

    def held(self, options: Options) -> Sequence[Hold]:
        return held(options)

    def step(self, state: State, table: Table) -> None:
        step(Show(state, table))

    def result(self, state: State) -> Result | None:
        """Whoever has fulfilled the mission, or has more audience: euphoria.end.score"""
        if not state.ended:
            return None
        show = Show(state, SILENT)
        reason = Message.of(f"euphoria.result.{state.ended}", scale=scale_of(show))
        winners = () if state.winner == NEUTRAL else (state.winner,)
        return Result(winners, reason, points(show))

    def content(self) -> Library:
        return library()


GAME = Euphoria()
