"""What a game is to the kernel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.labels import Gist, Labels
from tapete.kernel.matches.snapshot import Snapshots
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.kernel.tables.table import Table
from tapete.kernel.terminal import Terminal

S = TypeVar("S")
A = TypeVar("A")


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won (nobody: a draw, or the game itself won), and why."""

    winners: tuple[Seat, ...]
    reason: Message
    scores: tuple[int, ...] = ()


class Tactics(ABC, Generic[S]):
    """What a bot needs to know of a game."""

    @abstractmethod
    def score(self, state: S, seat: Seat) -> float:
        """How well a seat stands: 0 is even, 1 a won match, -1 a lost one."""

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        """What a seat is taken to answer to a question that comes up on the way, at a glance."""
        return next(iter(domain.candidates()))

    def ignores(self, key: str) -> bool:
        """True if nobody is taken to say anything but no to a question, at a glance."""
        return False

    def skips(self, key: str) -> bool:
        """True if not even best play reckons with anything but no: it would take too long."""
        return False

    def stakes(self, before: S, after: S, seats: int) -> tuple[float, ...]:
        """What a step has been worth to each seat: by this they decide where they play their best.

        It is asked for at every end of a step, so it should be cheap; the score, unless a game
        knows better.
        """
        return tuple([self.score(after, seat) for seat in range(seats)])

    def worth_weighing(self, domain: Domain[A], view: S, seat: Seat) -> Iterable[A]:
        """The answers a bot should weigh; all candidates unless a game knows better."""
        return domain.candidates()


class Procedure(msgspec.Struct, frozen=True):
    """A piece of a game whose odds can be asked for by themselves: an attack, a fall.

    `begin` makes the state it starts from. `play` is given the options, that state and a table; it
    gives what came of it and what that is worth to the one side and the other.
    """

    options: type[msgspec.Struct]
    begin: Callable[[Any], Any]
    play: Callable[[Any, Any, Table], tuple[Gist, tuple[float, ...]]]


class Game(ABC, Generic[S]):
    """A coarse machine of small whole steps; between two of them the state is plain data.

    A step may do nothing but change the state it is given and use its table.
    """

    name: str
    """The folder's name."""
    package: str
    """Where it lives, with its words and its catalogue: `tapete.games.NAME`."""
    version: str
    """Of the rules as played here: it changes when a finished match would replay otherwise."""
    state: type[S]
    options: type[msgspec.Struct]
    tactics: Tactics[S]
    labels: Labels
    terminal: Terminal = Terminal()
    procedures: Mapping[str, Procedure] = {}
    """What odds can be asked for beside a real table, by name."""
    screen: Any = None
    """A `tapete.scene.Screen`; without one it is played by its questions and its log alone."""
    workshops: Mapping[str, Any] = {}
    """What players can make, by name: each a `tapete.workshop.Workshop`."""

    @abstractmethod
    def seats(self, options: Any) -> int:
        """How many seats a match with these options has."""

    @abstractmethod
    def setup(self, options: Any) -> S:
        """The table before anything was rolled or asked."""

    @abstractmethod
    def step(self, state: S, table: Table) -> None:
        """Plays one small, whole piece of the game."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended; None while it goes on."""

    def view(self, state: S, seat: Seat | None) -> S:
        """The state as a seat (None: a spectator) may see it, what is hidden left out."""
        return state

    def imagine(self, view: S, seat: Seat | None, rng: Random) -> S:
        """A whole state that would look like this view: what is hidden filled in at random."""
        return view

    @property
    def hides(self) -> bool:
        """Whether anything is ever hidden from a seat."""
        return type(self).view is not Game.view

    def guesses(self, view: S, seat: Seat | None) -> bool:
        """Whether anything hidden from a seat may play a part before the next step."""
        return self.hides

    def content(self) -> Any:
        """The tables of its content by name, each with its entries by id."""
        return {}

    def fingerprints(self, options: Any) -> Mapping[str, str]:
        """Of each content file a match with these options depends on."""
        return {}

    @cached_property
    def snapshots(self) -> Snapshots[S]:
        return Snapshots(self.state)
