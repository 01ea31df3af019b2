"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from tapete.content import Hold
from tapete.games.punk.bots.first_sight import FirstSight
from tapete.games.punk.bots.tactics import PunkTactics
from tapete.games.punk.content.fingerprints import fingerprints
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.labels import LABELS
from tapete.games.punk.labels.summary import ending
from tapete.games.punk.meta import NAME, VERSION, Options
from tapete.games.punk.odds.procedures import PROCEDURES
from tapete.games.punk.rules.story.setup import held, set_up
from tapete.games.punk.screen import SCREEN
from tapete.games.punk.state import State
from tapete.games.punk.steps import step
from tapete.games.punk.terminal import TERMINAL
from tapete.games.punk.view import guesses, imagine, known_options, view
from tapete.games.punk.workshop import WORKSHOPS
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message, Seat, Table
from tapete.kernel.duel import Duel


class Punk(Duel[State]):
    name = NAME
    package = "tapete.games.punk"
    version = VERSION
    state = State
    options = Options
    tactics = PunkTactics()
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
        step(Skirmish(state, table))

    def ending(self, state: State) -> Message:
        return ending(state)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state.scores)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(state, seat)

    def imagine(self, view: State, seat: Seat | None, rng: Random) -> State:
        return imagine(view, seat, rng)

    def known_options(self, options: Options, seats: Collection[Seat]) -> Options:
        return known_options(options, seats)

    def guesses(self, view: State, seat: Seat | None) -> bool:
        return guesses(view, seat)

    def content(self) -> Library:
        return library()

    def fingerprints(self, options: Options) -> Mapping[str, str]:
        return fingerprints(options)


GAME = Punk()
