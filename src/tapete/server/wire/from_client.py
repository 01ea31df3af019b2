"""What a client may say over its socket. `id` comes back with the reply."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from tapete.kernel.matches.records import Lasting
from tapete.kernel.seat import Seat
from tapete.scene.board import Pair

Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class Saying(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Every message names what it asks for in `do`."""

    id: int = 0


class Hello(Saying, frozen=True, kw_only=True, tag="hello"):
    """The first message. `tokens` hold seats; `since` is how much was told already, `chat` the
    last line of chat that was heard."""

    match: Name
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=8)] = ()
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    chat: Annotated[int, msgspec.Meta(ge=0)] = 0


class Answer(Saying, frozen=True, kw_only=True, tag="answer"):
    """`then` are answers given in advance, to the next such questions about the same figure.

    With `aside` it is one of the answers that stand beside the question.
    """

    number: int
    seat: Seat
    answer: Any
    then: Annotated[tuple[Any, ...], msgspec.Meta(max_length=8)] = ()
    aside: bool = False
    via: Any = None
    """The answer that the question was put after, if it was put in place of the open one."""


class Turn(Saying, frozen=True, kw_only=True, tag="turn"):
    """Asks about something else instead, such as another figure that may act. Answers nothing."""

    number: int
    seat: Seat
    via: Any


class Weigh(Saying, frozen=True, kw_only=True, tag="weigh"):
    """Asks what would come of these answers; each gets its own reply, as soon as it is known."""

    number: int
    seat: Seat
    answers: Annotated[tuple[Any, ...], msgspec.Meta(max_length=64)]
    close: bool = False
    """Weigh it longer, for somebody who looks at one answer closely."""
    after: Annotated[tuple[Any, ...], msgspec.Meta(max_length=8)] = ()
    """The answers that would be given before them, if there are any: see `Ahead`."""


class Ahead(Saying, frozen=True, kw_only=True, tag="ahead"):
    """What would be asked after some answers, such as what can be done from where a move ends?

    With a place `to`, the first of them goes on in the same way until it gets there.
    """

    number: int
    seat: Seat
    answers: Annotated[tuple[Any, ...], msgspec.Meta(min_length=1, max_length=8)]
    to: Pair | None = None


class Try(Saying, frozen=True, kw_only=True, tag="try"):
    """Would this be allowed, and what would it cost? Changes nothing.

    With a `height`, it tries to stop that high on the last wall of the way.
    """

    number: int
    seat: Seat
    answer: Any
    height: int | None = None


class Head(Saying, frozen=True, kw_only=True, tag="head"):
    """The best way to a place, by the places in between: what a dragged figure would walk."""

    number: int
    seat: Seat
    way: Name = ""
    to: Annotated[tuple[Pair, ...], msgspec.Meta(min_length=1, max_length=16)]
    aim: Pair | None = None
    """Where the finger is, if that is beyond the last place."""


class Reach(Saying, frozen=True, kw_only=True, tag="reach"):
    """All the places a way of answering can lead to."""

    number: int
    seat: Seat
    way: Name = ""


class Explain(Saying, frozen=True, kw_only=True, tag="explain"):
    """What cannot be picked of the open question, and why."""

    number: int
    seat: Seat


class Unfold(Saying, frozen=True, kw_only=True, tag="unfold"):
    """The lines of a way of answering that is folded."""

    number: int
    seat: Seat
    way: Name


class Look(Saying, frozen=True, kw_only=True, tag="look"):
    """What a figure sees of another, or of a place."""

    figure: Name
    target: Name = ""
    place: Pair | None = None


class Read(Saying, frozen=True, kw_only=True, tag="read"):
    """The card of a figure."""

    figure: Name


class Undo(Saying, frozen=True, kw_only=True, tag="undo"):
    seat: Seat


class Practise(Saying, frozen=True, kw_only=True, tag="practise"):
    """The only person of a match against bots turns it into practice, for good."""

    seat: Seat


class Order(Saying, frozen=True, kw_only=True, tag="order"):
    """A standing order about the open question and others like it: not to be asked for so long.

    With `guarded`, it is asked all the same where an answer may save it from harm.
    """

    number: int
    seat: Seat
    span: Lasting
    guarded: bool = False


class Lift(Saying, frozen=True, kw_only=True, tag="lift"):
    """Takes back the standing order about questions of this kind."""

    seat: Seat
    key: Annotated[str, msgspec.Meta(max_length=200)]


class Consent(Saying, frozen=True, kw_only=True, tag="consent"):
    seat: Seat
    agrees: bool


class Ready(Saying, frozen=True, kw_only=True, tag="ready"):
    """While a match gathers. It starts when every seat is taken and ready."""

    seat: Seat
    ready: bool


class Resign(Saying, frozen=True, kw_only=True, tag="resign"):
    seat: Seat


class HandOver(Saying, frozen=True, kw_only=True, tag="hand_over"):
    """A bot takes a seat: one's own, an open one, or one whose person has been gone a while.
    Without a bot's name, a person takes their own seat back."""

    seat: Seat
    bot: Name = ""


class Rematch(Saying, frozen=True, kw_only=True, tag="rematch"):
    """A new match with the same options and people; the room then names it.

    Its seats are held with the same tokens. With `swap` everybody moves one seat on; with `onward`
    it is the match that goes on from this one, if one does."""

    swap: bool = False
    onward: bool = False


class Chat(Saying, frozen=True, kw_only=True, tag="chat"):
    text: Text
    seat: Seat | None = None


class Ping(Saying, frozen=True, kw_only=True, tag="ping"):
    pass


FromClient: TypeAlias = (
    Hello
    | Answer
    | Turn
    | Weigh
    | Ahead
    | Try
    | Head
    | Reach
    | Explain
    | Unfold
    | Look
    | Read
    | Undo
    | Practise
    | Order
    | Lift
    | Consent
    | Ready
    | Resign
    | HandOver
    | Rematch
    | Chat
    | Ping
)
