"""A game as the kernel sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.event import Event
from tapete.kernel.kept import once
from tapete.kernel.labels import Gist, Labels
from tapete.kernel.matches.snapshot import Snapshots
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.kernel.tables.table import Table
from tapete.kernel.terminal import Terminal

S = TypeVar("S")
A = TypeVar("A")


class Result(msgspec.Struct, frozen=True):
    """How a match ended: its winners and the reason. Without winners it was a draw."""

    winners: tuple[Seat, ...]
    reason: Message
    scores: tuple[int, ...] = ()
    lost: bool = False
    """True if nobody has won because all have lost together, against the game itself."""


class Lookahead(msgspec.Struct, frozen=True):
    """How far bots look ahead in a game: less where it takes long to weigh an answer."""

    promising: int = 6
    """The answers from which an activation is played to its end."""
    replies: int = 3
    """The best of those, from which the reply is looked at too."""
    answers: int = 24
    """The answers that are weighed where somebody chooses later."""
    leaves: int = 400
    """The ends of a later answer that are weighed; if it has more, a sample is."""
    weighed: int = 400
    """Once so many answers have been weighed, no further answer is looked into."""


class Tactics(ABC, Generic[S]):
    """What a bot needs to know about a game."""

    patience: ClassVar[int] = 40_000
    """The most runs of a step that people wait for; fewer, if a run takes long."""
    lookahead: Lookahead = Lookahead()

    @abstractmethod
    def score(self, state: S, seat: Seat) -> float:
        """Returns how well a seat stands: 0 is even, 1 a won match, -1 a lost one."""

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        """Returns the answer that a quick estimate assumes a seat gives to a question.

        It is used for questions that come up while something else is being weighed.
        """
        return next(iter(domain.candidates()))

    def ignores(self, key: str) -> bool:
        """True if a quick estimate assumes that everybody answers this question with no."""
        return False

    def skips(self, key: str) -> bool:
        """True if best play too assumes the answer no, because weighing it would take too long."""
        return False

    def stakes(self, before: S, after: S, seats: int) -> tuple[float, ...]:
        """Returns what a step was worth to each seat; best play maximises this.

        It is called at every end of a step, so it should be cheap. It is the score, unless a game
        knows better.
        """
        return tuple([self.score(after, seat) for seat in range(seats)])

    def emptied(self, state: S, seat: Seat) -> tuple[int, ...]:
        """Takes out of a state what a seat has left to spend, and returns how much of each.

        Where answers differ in nothing but this, a seat is not asked: it keeps what it has.
        """
        return ()

    def bluffs(self, key: str) -> bool:
        """True if being asked is itself a part of play, even where nothing hangs on the answer."""
        return False

    def yields(self, state: S, key: str, seat: Seat) -> bool:
        """True if the bot of a seat leaves a question to people to whom it is open, too."""
        return False

    def trifles(self, key: str, domain: Domain[Any], view: S) -> bool:
        """True if so little can come of a question that its seat is spared it, and declines."""
        return False

    def harm(self, state: S, seat: Seat) -> float:
        """Returns how badly hurt a seat's side is; an order may ask to be asked only to save it."""
        return 0.0

    @property
    def guards(self) -> bool:
        """True if the game says what harm is."""
        return type(self).harm is not Tactics.harm

    def worth_weighing(self, domain: Domain[A], view: S, seat: Seat) -> Iterable[A]:
        """Returns the answers a bot should weigh: all candidates, unless a game knows better."""
        return domain.candidates()

    def acting(self, state: S) -> tuple[Seat, str] | None:
        """Returns the seat and the id of the figure that is in its activation; None if none is."""
        return None

    def eyed(self, seed: int) -> Tactics[S]:
        """Returns the tactics of one bot, which guesses in its own way what nobody may measure."""
        return self


class Procedure(msgspec.Struct, frozen=True):
    """A part of a game whose odds can be asked for on their own, such as an attack or a fall.

    `begin` makes the state it starts from. `play` takes the options, that state and a table. It
    returns what came of it, and what that is worth to each side. `rests` is True if, with these
    options, it changes nothing any more after its last stage: then it is weighed faster.
    """

    options: type[msgspec.Struct]
    begin: Callable[[Any], Any]
    play: Callable[[Any, Any, Table], tuple[Gist, tuple[float, ...]]]
    rests: Callable[[Any], bool] = lambda options: False
    effort: Callable[[Any], int] = lambda options: 0
    """Estimates how much work it is to weigh it with these options, in units of 5 ms."""
    marks: Mapping[str, Callable[[Gist], bool]] = {}
    """What people want to know at a glance, such as “at least one wound”: which outcomes have it.

    Their words are under `GAME.mark`.
    """
    dress: Callable[[Message, Any], Message] = lambda message, view: message
    """Replaces the ids of its figures in a message by what they are called here."""


class Game(ABC, Generic[S]):
    """A game, played in small, complete steps. Between two steps its state is plain data.

    A step may only change the state it is given and use its table.
    """

    name: str
    """The folder's name."""
    package: str
    """Where it lives, with its words and its catalogue: `tapete.games.NAME`."""
    version: str
    """The version of the rules; it changes when an old match would replay differently."""
    state: type[S]
    options: type[msgspec.Struct]
    tactics: Tactics[S]
    first_sight: Tactics[S] | None = None
    """The tactics of a beginner; None if they are the same as everybody's."""
    labels: Labels
    terminal: Terminal = Terminal()
    procedures: Mapping[str, Procedure] = {}
    """The procedures whose odds can be asked for without a match, by name."""
    screen: Any = None
    """A `tapete.scene.Screen`. A game without one is played by its questions and its log alone."""
    workshops: Mapping[str, Any] = {}
    """What players can make, by name; each is a `tapete.workshop.Workshop`."""

    @abstractmethod
    def seats(self, options: Any) -> int:
        """Returns how many seats a match with these options has."""

    @abstractmethod
    def setup(self, options: Any) -> S:
        """Returns the state before anything is rolled or asked."""

    def held(self, options: Any) -> object:
        """Returns what must stay in memory while a match with these options goes on."""
        return None

    @abstractmethod
    def step(self, state: S, table: Table) -> None:
        """Plays one small, complete part of the game."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Returns how the match ended; None while it goes on."""

    def sequel(self, options: Any, state: S) -> Any:
        """Returns the options of the match that goes on from one that is over; None if none does.

        So a campaign is played in several matches: what it keeps is in the options of the next.
        """
        return None

    def view(self, state: S, seat: Seat | None) -> S:
        """Returns the state without what is hidden from a seat (None: a spectator)."""
        return state

    def imagine(self, view: S, seat: Seat | None, rng: Random) -> S:
        """Returns a complete state that fits a view: what is hidden is filled in at random."""
        return view

    def supposed(self, state: S, question: Message) -> S:
        """Returns the state in which the answers to a question are weighed.

        It is the state itself, unless the answers depend on something that is in sight but may
        not be known yet, such as a distance that nobody may measure. That is then taken for
        granted, and `Labels.aim` and `Labels.given` say so.
        """
        return state

    def reveals(self, event: Event, state: S) -> bool:
        """Returns whether an event tells its audience something that it could not know before.

        Answers given before it can then no longer be taken back freely.
        """
        return event.reveals

    def known_options(self, options: Any, seats: Collection[Seat]) -> Any:
        """Returns the options as far as the holder of these seats may know them during the match.

        Without seats, that is a spectator. What is left need not be enough to play with.
        """
        return options

    @property
    def hides(self) -> bool:
        """True if the game ever hides anything from a seat."""
        return type(self).view is not Game.view

    def guesses(self, view: S, seat: Seat | None) -> bool:
        """True if something hidden from a seat may play a part before the next step."""
        return self.hides

    def content(self) -> Any:
        """Returns the tables of its content by name, each with its entries by id."""
        return {}

    def fingerprints(self, options: Any) -> Mapping[str, str]:
        """Returns a fingerprint of each content file that a match with these options depends on."""
        return {}

    @once
    def snapshots(self) -> Snapshots[S]:
        return Snapshots(self.state)
