"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tapete.content import Hold
from tapete.games.euphoria.bots.first_sight import FirstSight
from tapete.games.euphoria.bots.tactics import EuphoriaTactics
from tapete.games.euphoria.content.fingerprints import fingerprints
from tapete.games.euphoria.content.library import Library, library
from tapete.games.euphoria.labels import LABELS
from tapete.games.euphoria.labels.summary import ending
from tapete.games.euphoria.meta import NAME, VERSION, Options
from tapete.games.euphoria.odds.procedures import PROCEDURES
from tapete.games.euphoria.rules.charging.reacting import ASK as ASK_STAND
from tapete.games.euphoria.rules.shooting.shooting import ASK as ASK_MORE
from tapete.games.euphoria.rules.sight.measuring import is_measured
from tapete.games.euphoria.rules.story.ending import points
from tapete.games.euphoria.rules.story.setup import held, set_up
from tapete.games.euphoria.screen import SCREEN
from tapete.games.euphoria.state import State
from tapete.games.euphoria.steps import ASK, step
from tapete.games.euphoria.terminal import TERMINAL
from tapete.games.euphoria.workshop import WORKSHOPS
from tapete.games.euphoria.world import Show
from tapete.kernel import Event, Message, Table
from tapete.kernel.duel import Duel
from tapete.odds.silent import SILENT

DECLARED = (ASK, ASK_MORE, ASK_STAND)
"""The questions that are answered before anybody may measure."""


class Euphoria(Duel[State]):
    name = NAME
    package = "tapete.games.euphoria"
    version = VERSION
    state = State
    options = Options
    tactics = EuphoriaTactics()
    first_sight = FirstSight()
    labels = LABELS
    terminal = TERMINAL
    screen = SCREEN
    procedures = PROCEDURES
    workshops = WORKSHOPS

    def setup(self, options: Options) -> State:
        return set_up(options)

    def held(self, options: Options) -> Sequence[Hold]:
        return held(options)

    def step(self, state: State, table: Table) -> None:
        step(Show(state, table))

    def ending(self, state: State) -> Message:
        return ending(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """The audience of each: euphoria.end.score"""
        return points(Show(state, SILENT))

    def supposed(self, state: State, question: Message) -> State:
        """A declaration made before measuring is weighed as if its target were in reach.

        euphoria.def.measure.when
        """
        unknown = question.key in DECLARED and not state.rules.measuring
        return replace(state, supposed=True) if unknown else state

    def reveals(self, event: Event, state: State) -> bool:
        """What is measured was not known before: euphoria.def.measure.declare_first"""
        return event.reveals or (is_measured(event) and not state.rules.measuring)

    def content(self) -> Library:
        return library()

    def fingerprints(self, options: Options) -> Mapping[str, str]:
        return fingerprints(options)


GAME = Euphoria()
