"""What the server says over a client's socket. `id` is that of the message it replies to."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Board, Pair
from tapete.scene.card import Card
from tapete.scene.look import Look
from tapete.scene.scene import Scene
from tapete.server.wire.asked import Asked, Closed, Item, StandingOrder
from tapete.server.wire.lesson import LessonAt
from tapete.server.wire.news import News, Noted, Term
from tapete.server.wire.room import Room, Said

UNSENT = 0
"""Stands for the message that a reply is to, until the reply is sent."""


class Telling(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Every message names what it brings in `is`."""


class Welcome(Telling, frozen=True, kw_only=True, tag="welcome"):
    """The reply to hello: the room, the seats whose tokens were right, what has been said."""

    id: int = 0
    room: Room
    seats: tuple[Seat, ...]
    brief: tuple[Message, ...] = ()
    said: tuple[Said, ...] = ()
    clock: float
    """The server's time, for reminders."""


class Lobby(Telling, frozen=True, kw_only=True, tag="room"):
    """The room has changed: somebody sat down, is ready, left, or the match is over."""

    room: Room
    brief: tuple[Message, ...] = ()
    """What to know before the match, as soon as it has begun."""


class Wish(msgspec.Struct, frozen=True):
    """A seat asks to take back its answers; `waiting` are the seats that have yet to agree."""

    by: Seat
    waiting: tuple[Seat, ...]
    answers: int


class Update(Telling, frozen=True, kw_only=True, tag="update"):
    """What was told from `since` up to `upto`, and the table as it is after it.

    For a client with several seats, `news` begins with what the seat now in view was told before
    `since`, while another seat was in view.

    The board is sent when it is new to this client. `question` is there when one of the client's
    own seats must answer; `waiting` lists all that must. `view` is the seat whose view this is.
    """

    since: int
    upto: int
    number: int
    news: tuple[News, ...] = ()
    scene: Scene
    board: Board | None = None
    view: Seat | None = None
    question: Asked | None = None
    waiting: tuple[Seat, ...] = ()
    wish: Wish | None = None
    answered: tuple[Seat, Message] | None = None
    """The seat that answered and its answer, if that may be known."""
    over: bool = False
    lesson: LessonAt | None = None
    """The step to be done, if the match is a lesson."""
    orders: tuple[StandingOrder, ...] = ()
    """The standing orders in force of the seat whose view this is. Nobody else is told of them."""
    notes: tuple[Noted, ...] = ()
    """What that seat was not asked since the last of the news; the next news brings it again."""


class Accepted(Telling, frozen=True, kw_only=True, tag="accepted"):
    """What the client asked for has been done, and is stored."""

    id: int


class Refused(Telling, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. `error` names the kind of fault; `message` says it."""

    id: int
    error: str
    message: Message
    rule: str = ""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may come of an answer; without words if that is nothing.

    `percent` says the chance: all outcomes sum to 100, and so do those that have no
    `more` and what the others are unfolded to.
    """

    chance: float
    percent: Message
    gist: tuple[Message, ...]
    more: tuple[Outcome, ...] = ()
    """The outcomes that it adds up, if it is more than one."""


class Hope(msgspec.Struct, frozen=True):
    """How likely an answer comes out as it is meant."""

    chance: float
    percent: Message
    what: Message
    """What it is meant to do, in a few words."""
    said: Message
    """The percentage, and of what it is."""


class Weighed(Telling, frozen=True, kw_only=True, tag="weighed"):
    """What may come of an answer, in the few outcomes that matter most: `exact`, or within `error`.

    It assumes that everybody answers later questions by the `policy`: `glance` is how bots do,
    `best` is what is best for each.
    """

    id: int
    number: int
    answer: Any
    outcomes: tuple[Outcome, ...]
    exact: bool
    error: float = 0.0
    terms: tuple[Term, ...] = ()
    """What the first roll adds and takes off."""
    headline: Hope | None = None
    """The sum of the outcomes that are meant; None if nothing is rolled for that."""
    policy: str = "glance"
    unless: Message | None = None
    """What the chances leave out, if there is something."""


class Fall(msgspec.Struct, frozen=True):
    """A drop that would do harm: the answer to give, and what to know about it."""

    answer: Any
    notes: tuple[Message, ...] = ()


class Tried(Telling, frozen=True, kw_only=True, tag="tried"):
    """`answer` is what would be answered; `reason` why it would be refused, if it would."""

    id: int
    number: int
    answer: Any
    cost: int | None = None
    path: tuple[Pair, ...] = ()
    area: tuple[Pair, ...] = ()
    touched: tuple[str, ...] = ()
    """The figures a template would touch."""
    notes: tuple[Message, ...] = ()
    reason: Message | None = None
    rule: str = ""
    label: Message | None = None
    """What it is called, if it would be allowed."""
    fall: Fall | None = None
    """What may be answered instead of a way down: to drop from too high."""
    heights: tuple[int, int, int] | None = None
    """The least and greatest height of its last wall to stop at, and where the way leaves it."""
    onward: tuple[Pair, ...] = ()
    """Where it would go on to by the same answer given again, from the end of its path."""
    legs: tuple[int, ...] = ()
    """What each answer of such a long way would cost, this one first."""


class Reached(Telling, frozen=True, kw_only=True, tag="reached"):
    """Places that can be reached, each the middle of a cell of that size, with the cost."""

    id: int
    number: int
    cell: int
    places: tuple[tuple[int, int, int], ...]


class Explained(Telling, frozen=True, kw_only=True, tag="explained"):
    """The lines of a question that cannot be picked, and why."""

    id: int
    number: int
    closed: tuple[Closed, ...]


class Unfolded(Telling, frozen=True, kw_only=True, tag="unfolded"):
    """The lines of a way of answering."""

    id: int
    number: int
    items: tuple[Item, ...]


class Foreseen(Telling, frozen=True, kw_only=True, tag="foreseen"):
    """The question that would follow some answers; none if that cannot be known before.

    `legs` are the answers that a long way takes after its first, and before the others.
    """

    id: int
    number: int
    question: Asked | None = None
    legs: tuple[Any, ...] = ()


class Looked(Telling, frozen=True, kw_only=True, tag="looked"):
    id: int
    look: Look


class CardRead(Telling, frozen=True, kw_only=True, tag="card"):
    id: int
    card: Card


class Talk(Telling, frozen=True, kw_only=True, tag="chat"):
    said: Said


class Pong(Telling, frozen=True, kw_only=True, tag="pong"):
    id: int
    clock: float


ToClient: TypeAlias = (
    Welcome
    | Lobby
    | Update
    | Accepted
    | Refused
    | Weighed
    | Tried
    | Reached
    | Explained
    | Unfolded
    | Foreseen
    | Looked
    | CardRead
    | Talk
    | Pong
)
