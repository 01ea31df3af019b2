"""The game, as the kernel knows it."""

from collections.abc import Mapping

from tapete.kernel import Game, Result, Table
from tests.rebatina.bots import Greed
from tests.rebatina.content import CONTENT, Library, library
from tests.rebatina.labels import LABELS
from tests.rebatina.meta import NAME, VERSION, Options
from tests.rebatina.odds import PROCEDURES
from tests.rebatina.rules.story.story import result, set_up
from tests.rebatina.screen import SCREEN
from tests.rebatina.state import State
from tests.rebatina.steps import step
from tests.rebatina.terminal import TERMINAL
from tests.rebatina.workshop import WORKSHOPS
from tests.rebatina.world import Brawl


class Rebatina(Game[State]):
    name, package, version = NAME, "tests.rebatina", VERSION
    state, options = State, Options
    tactics, labels, terminal, screen = Greed(), LABELS, TERMINAL, SCREEN
    procedures, workshops = PROCEDURES, WORKSHOPS

    def seats(self, options: Options) -> int:
        return 2

    def setup(self, options: Options) -> State:
        return set_up(options)

    def step(self, state: State, table: Table) -> None:
        step(Brawl(state, table))

    def result(self, state: State) -> Result | None:
        return result(state)

    def content(self) -> Library:
        return library()

    def fingerprints(self, options: Options) -> Mapping[str, str]:
        return CONTENT.fingerprints(["kinds", f"scenarios/{options.scenario}"])


GAME = Rebatina()
