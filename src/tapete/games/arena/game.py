"""The game as the kernel sees it."""

from __future__ import annotations

from tapete.games.arena.actions.menu import react
from tapete.games.arena.bots import ArenaTactics, FirstSight
from tapete.games.arena.content.library import Content, library
from tapete.games.arena.labels import LABELS
from tapete.games.arena.meta import NAME, VERSION, Options
from tapete.games.arena.odds.procedures import PROCEDURES
from tapete.games.arena.rules.story.campaign import going_on
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.screen import SCREEN
from tapete.games.arena.state import State
from tapete.games.arena.steps import step
from tapete.games.arena.terminal import TERMINAL
from tapete.games.arena.workshop import WORKSHOPS
from tapete.games.arena.world import Arena
from tapete.kernel import Game, Message, Result, Table


class ArenaGame(Game[State]):
    name = NAME
    package = "tapete.games.arena"
    version = VERSION
    state = State
    options = Options
    tactics = ArenaTactics()
    first_sight = FirstSight()
    labels = LABELS
    procedures = PROCEDURES
    workshops = WORKSHOPS
    terminal = TERMINAL
    screen = SCREEN

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options) -> State:
        return set_up(options)

    def step(self, state: State, table: Table) -> None:
        step(Arena(state, table, react))

    def result(self, state: State) -> Result | None:
        """All win or lose together: arena.system.coop"""
        if state.phase != "over":
            return None
        seats = tuple(sorted({one.seat for one in state.hunters}))
        scenario = library().scenarios[state.scenario]
        after = scenario.win if state.won else scenario.loss
        key = "arena.result.won" if state.won else "arena.result.lost"
        reason = Message.of(key, story=after.text.message)
        return Result(seats if state.won else (), reason, lost=not state.won)

    def sequel(self, options: Options, state: State) -> Options | None:
        """The next scenario of the campaign, with what was kept: arena.campaign.save"""
        return going_on(options, state)

    def content(self) -> Content:
        return library()


GAME = ArenaGame()
