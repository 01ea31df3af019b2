"""The game, as the kernel knows it."""

from collections.abc import Mapping

from tapete.kernel import Game, Result, Table
from tests.rebatina import bots, content, labels, meta, odds, screen, steps, terminal, workshop
from tests.rebatina.rules.story.story import result, set_up
from tests.rebatina.state import State
from tests.rebatina.world import Brawl


class Rebatina(Game[State]):
    name, package, version = meta.NAME, "tests.rebatina", meta.VERSION
    state, options, tactics = State, meta.Options, bots.Greed()
    labels, terminal, screen = labels.LABELS, terminal.TERMINAL, screen.SCREEN
    procedures, workshops = odds.PROCEDURES, workshop.WORKSHOPS

    def seats(self, options: meta.Options) -> int:
        return 2

    def setup(self, options: meta.Options) -> State:
        return set_up(options)

    def step(self, state: State, table: Table) -> None:
        steps.step(Brawl(state, table))

    def result(self, state: State) -> Result | None:
        return result(state)

    def content(self) -> content.Library:
        return content.library()

    def fingerprints(self, options: meta.Options) -> Mapping[str, str]:
        return content.CONTENT.fingerprints(["kinds", f"scenarios/{options.scenario}"])


GAME = Rebatina()
