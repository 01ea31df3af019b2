"""The game as the kernel sees it."""

from __future__ import annotations

from tapete.games.darkness.bots import TACTICS, FirstSight
from tapete.games.darkness.content.library import Content, library
from tapete.games.darkness.labels import LABELS
from tapete.games.darkness.meta import NAME, VERSION, Options
from tapete.games.darkness.odds.procedures import PROCEDURES
from tapete.games.darkness.rules.master.sessions import going_on, set_up
from tapete.games.darkness.rules.story.ending import scores
from tapete.games.darkness.screen import SCREEN
from tapete.games.darkness.state import State
from tapete.games.darkness.steps import step
from tapete.games.darkness.terminal import TERMINAL
from tapete.games.darkness.view import view
from tapete.games.darkness.workshop import WORKSHOPS
from tapete.games.darkness.world import Night, story_of
from tapete.kernel import Game, Message, Result, Seat, Table


class DarknessGame(Game[State]):
    """What a seat does not know is undecided: its view can be played on as it is."""

    name = NAME
    package = "tapete.games.darkness"
    version = VERSION
    state = State
    options = Options
    tactics = TACTICS
    first_sight = FirstSight()
    labels = LABELS
    procedures = PROCEDURES
    workshops = WORKSHOPS
    terminal = TERMINAL
    screen = SCREEN

    def seats(self, options: Options) -> int:
        return options.players + options.master

    def setup(self, options: Options) -> State:
        return set_up(options)

    def step(self, state: State, table: Table) -> None:
        step(Night(state, table))

    def result(self, state: State) -> Result | None:
        """Most points win, once the objective is reached: darkness.victory.winner"""
        if state.phase != "over":
            return None
        key = "darkness.result.lost" if state.lost else "darkness.result.won"
        story = story_of(state)
        reason = Message.of(key, story=(story.lost if state.lost else story.won).message)
        return Result(tuple(state.winners), reason, scores(state), lost=state.lost)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(state, seat)

    def guesses(self, view: State, seat: Seat | None) -> bool:
        """Only a master has secrets: discs that nobody has seen are weighed exactly."""
        return view.master is not None and seat != view.master.seat

    def sequel(self, options: Options, state: State) -> Options | None:
        """The next session of the campaign, with what is kept: darkness.gm.development.objects"""
        return going_on(options, state)

    def content(self) -> Content:
        return library()


GAME = DarknessGame()
