"""The game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.content import Hold
from tapete.games.savage.bots.first_sight import FirstSight
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.content.drafts import hold_draft
from tapete.games.savage.content.library import Library, fingerprints, library
from tapete.games.savage.content.scenario import scenario_fingerprint, scenarios
from tapete.games.savage.labels import LABELS
from tapete.games.savage.meta import NAME, VERSION, Options
from tapete.games.savage.odds.procedures import PROCEDURES
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.state import State
from tapete.games.savage.steps import step
from tapete.games.savage.terminal import TERMINAL
from tapete.games.savage.workshop import WORKSHOPS
from tapete.games.savage.world import Fight
from tapete.kernel import Message, Table
from tapete.kernel.duel import Duel


class Savage(Duel[State]):
    name = NAME
    package = "tapete.games.savage"
    version = VERSION
    state = State
    options = Options
    tactics = SavageTactics()
    first_sight = FirstSight()
    labels = LABELS
    terminal = TERMINAL
    screen = SCREEN
    procedures = PROCEDURES
    workshops = WORKSHOPS

    def setup(self, options: Options) -> State:
        state = set_up(options)
        state.rules = options.house_rules()
        return state

    def held(self, options: Options) -> Hold | None:
        return hold_draft(options.draft) if options.draft else None

    def step(self, state: State, table: Table) -> None:
        step(Fight(state, table, state.rules))

    def ending(self, state: State) -> Message:
        return Message.of(state.ended, winner=state.winner)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(score.points for score in state.scores)

    def content(self) -> Library:
        return library()

    def fingerprints(self, options: Options) -> Mapping[str, str]:
        name = options.scenario
        known = {f"{name}.toml": scenario_fingerprint(name)} if name in scenarios() else {}
        return {**fingerprints(options.own.values()), **known}


GAME = Savage()
