"""What a client says over its socket, and what it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec

from tapete.kernel.dressing import dressed
from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.errors import Refused as AnswerRefused
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.replays import Diverged
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.offers.presenting import after_all, presented
from tapete.server.faults import (
    BadMessage,
    NoHello,
    NoSuchFigure,
    NotYourSeat,
    OutOfOrder,
)
from tapete.server.rooms import seats as sitting
from tapete.server.rooms import undoing
from tapete.server.rooms.asides import Asides
from tapete.server.rooms.client import Client
from tapete.server.rooms.creating import plain_name
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.ordering import lift, order, turn
from tapete.server.rooms.reading import number_in, parsed
from tapete.server.rooms.remembering import come_back
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.weighing import Weighing
from tapete.server.showing.asking import explained, unfolded
from tapete.server.showing.foreseeing import foreseen
from tapete.server.showing.lobby import brief_of
from tapete.server.showing.pointing import headed, reached, tried
from tapete.server.wire import from_client as said
from tapete.server.wire.room import Said
from tapete.server.wire.to_client import (
    Accepted,
    CardRead,
    Looked,
    Pong,
    Refused,
    Telling,
    Welcome,
)

LOG = logging.getLogger("tapete.server")

replace = msgspec.structs.replace

T = TypeVar("T")
Asking: TypeAlias = said.Try | said.Head | said.Reach | said.Explain | said.Unfold | said.Ahead
"""What is asked about the open question."""

LASTING = (
    said.Answer,
    said.Undo,
    said.Practise,
    said.Order,
    said.Lift,
    said.Consent,
    said.Ready,
    said.Resign,
    said.HandOver,
    said.Rematch,
    said.Chat,
)
"""What is kept. Once begun it is carried out, and the others are told, whoever leaves meanwhile."""


class Conversation:
    """The talk with one client. Every message gets a reply; a refused one has changed nothing."""

    def __init__(self, hall: Hall, client: Client, address: str = "") -> None:
        self.hall, self.client, self.address = hall, client, address
        limits = hall.config.limits
        self._weighing = Weighing(client, self._weighs, self.refuse)
        self._weighings = Asides(limits.weighings, self.refuse)
        self._asides = Asides(limits.asides, self.refuse)
        self._room: LiveRoom | None = None
        self._lasting = asyncio.Lock()
        """Held while something is carried out that is kept."""
        self.ended = False

    async def hear(self, text: str | bytes) -> None:
        """Obeys one message, or refuses it; what comes after the end is not heard any more."""
        if self.ended:
            return
        number = number_in(text)
        try:
            await self._obey(parsed(text))
        except TapeteError as wrong:
            self.refuse(number, wrong)
        except Exception:
            LOG.exception("a message could not be obeyed")
            self.refuse(number, OutOfOrder())

    def refuse(self, number: int, wrong: TapeteError) -> None:
        message, rule = wrong.message, ""
        if isinstance(wrong, AnswerRefused):
            message, rule = wrong.reason, wrong.rule
        if isinstance(wrong, Diverged):  # what was answered there may be a secret
            message = Message.of("server.error.diverged", entry=wrong.entry)
        match = None if self._room is None else self._room.match
        if match is not None:
            message = dressed(match.game, message, match.view(self.client.eyes(match)))
        self.client.send(Refused(id=number, error=type(wrong).__name__, message=message, rule=rule))

    def end(self) -> None:
        """The client is gone."""
        self.ended = True
        self._weighings.end()
        self._asides.end()
        if self._room is not None:
            self._room.leave(self.client)

    async def settled(self) -> None:
        """Returns once nothing is being carried out that is kept."""
        async with self._lasting:
            pass

    @property
    def greeted(self) -> bool:
        return self._room is not None

    async def _obey(self, message: Any) -> None:
        if isinstance(message, said.Ping):
            self.client.send(Pong(id=message.id, clock=time()))
            return
        if isinstance(message, said.Hello) == self.greeted:
            raise NoHello
        if isinstance(message, said.Hello):
            await self._greet(message)
            return
        deed = self._DEEDS[type(message)]
        if not isinstance(message, LASTING):
            await deed(self, message, self._joined())
            return
        async with self._lasting:
            await deed(self, message, self._joined())

    def _joined(self) -> LiveRoom:
        if self._room is None:
            raise NoHello
        return self._room

    def _own(self, seat: Seat) -> None:
        if seat not in self.client.seats:
            raise NotYourSeat(seat=seat)

    def _done(self, message: said.Saying) -> None:
        self.client.send(Accepted(id=message.id))

    # --- hello

    async def _greet(self, hello: said.Hello) -> None:
        async with self.hall.coming.turn():
            if self.ended:
                return
            await self._come(await self.hall.room(hello.match), hello)

    async def _come(self, room: LiveRoom, hello: said.Hello) -> None:
        most = self.hall.config.limits.chat
        lines = [] if room.silent else await self.hall.store.said(room.id, hello.chat, most)
        async with room.steady():
            if self.ended:
                return
            client = self.client
            client.seats = sitting.held_by(room, hello.tokens)
            client.said = max([hello.chat, *(line.id for line in lines)])
            await come_back(room, client, hello.since)
            room.enter(client)
            self._room = room
            client.send(self._welcome(room, hello, lines))
            if room.broken is not None:
                self.refuse(hello.id, room.broken)
            await room.show(client)

    def _welcome(self, room: LiveRoom, hello: said.Hello, lines: list[Said]) -> Welcome:
        return Welcome(
            id=hello.id,
            room=room.described(self.client.seats),
            seats=self.client.seats,
            brief=brief_of(room.match, self.client.seats),
            said=tuple(lines),
            clock=time(),
        )

    # --- deeds

    async def _answer(self, message: said.Answer, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.answer(
            message.seat,
            message.answer,
            message.number,
            then=message.then,
            aside=message.aside,
            via=message.via,
        )
        self._done(message)

    async def _turn(self, message: said.Turn, room: LiveRoom) -> None:
        async with room.steady():
            self._asked(room, message.seat, message.number)
            await turn(room, message.seat, message.via)
            await room.show(self.client)
        self._done(message)

    async def _undo(self, message: said.Undo, room: LiveRoom) -> None:
        self._own(message.seat)
        await undoing.undo(room, message.seat, self.client.seats)
        self._done(message)

    async def _practise(self, message: said.Practise, room: LiveRoom) -> None:
        self._own(message.seat)
        await undoing.practise(room, message.seat, self.client.seats)
        self._done(message)

    async def _order(self, message: said.Order, room: LiveRoom) -> None:
        self._own(message.seat)
        await order(room, message)
        self._done(message)

    async def _lift(self, message: said.Lift, room: LiveRoom) -> None:
        self._own(message.seat)
        await lift(room, message.seat, message.key)
        self._done(message)

    async def _consent(self, message: said.Consent, room: LiveRoom) -> None:
        self._own(message.seat)
        await undoing.consent(room, message.seat, message.agrees)
        self._done(message)

    async def _ready(self, message: said.Ready, room: LiveRoom) -> None:
        self._own(message.seat)
        await sitting.be_ready(room, message.seat, message.ready)
        self._done(message)

    async def _resign(self, message: said.Resign, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.resign(message.seat)
        self._done(message)

    async def _hand_over(self, message: said.HandOver, room: LiveRoom) -> None:
        own, gone_after = self.client.seats, self.hall.config.gone_after
        await sitting.hand_over(room, message.seat, message.bot, own, gone_after)
        self._done(message)

    async def _rematch(self, message: said.Rematch, room: LiveRoom) -> None:
        await self.hall.rematch(room, self.client.seats, message)
        self._done(message)

    async def _chat(self, message: said.Chat, room: LiveRoom) -> None:
        if message.seat is not None:
            self._own(message.seat)
        text = plain_name(message.text)
        if not text:
            raise BadMessage(problem="text")
        seat = self._signing(message)
        name = room.chair(seat).name if seat is not None else ""
        await self.hall.say(room, Said(0, name, text, time(), seat))
        self._done(message)

    def _signing(self, message: said.Chat) -> Seat | None:
        """The seat a line of chat is from; a client that holds seats need not name one."""
        if message.seat is not None or not self.client.seats:
            return message.seat
        return self.client.seats[0]

    # --- only asking

    async def _try(self, message: said.Try, room: LiveRoom) -> None:
        await self._point(
            message,
            room,
            lambda match: tried(match, message.seat, message.answer, height=message.height),
        )

    async def _head(self, message: said.Head, room: LiveRoom) -> None:
        await self._point(
            message,
            room,
            lambda match: headed(match, message.seat, message.way, message.to, aim=message.aim),
        )

    async def _reach(self, message: said.Reach, room: LiveRoom) -> None:
        await self._point(message, room, lambda match: reached(match, message.seat, message.way))

    async def _explain(self, message: said.Explain, room: LiveRoom) -> None:
        await self._point(message, room, lambda match: explained(match, message.seat))

    async def _unfold(self, message: said.Unfold, room: LiveRoom) -> None:
        """A way that has been unfolded quickly so far is unfolded at once."""
        kind = f"unfold {message.way}"

        def unfold(match: Match[Any]) -> Telling:
            return room.pace.timed(kind, lambda: unfolded(match, message.seat, message.way))()

        if room.slow or not room.pace.is_quick(kind):
            await self._point(message, room, unfold)
            return
        async with room.steady():
            self._reply(message, unfold(self._asked(room, message.seat, message.number)))

    async def _point(
        self,
        message: Asking,
        room: LiveRoom,
        ask: Callable[[Match[Any]], Telling],
    ) -> None:
        self._asides.check()
        async with room.steady():
            match = _still(room, self._asked(room, message.seat, message.number))

        async def answer() -> None:
            work = room.beside(lambda: ask(match), asker=self._asker(room))
            self._reply(message, await work)

        self._asides.begin(message.id, answer())

    def _reply(self, message: Asking, reply: Any) -> None:
        self.client.send(replace(reply, id=message.id, number=message.number))

    def _asker(self, room: LiveRoom) -> str:
        """The name under which it waits in line: a seat's own, or the address it watches from."""
        seats = self.client.seats
        return f"{room.id} {seats[0]}" if seats else self.address

    async def _weighs(self, work: Callable[[], T]) -> T:
        seconds, by = self.hall.config.limits.weighing_seconds, self._asker(self._joined())
        return await self.hall.weighing.do(work, by=by, seconds=seconds)

    def _asked(self, room: LiveRoom, seat: Seat, number: int) -> Match[Any]:
        """The match at the question that was put, if that is open to one of the client's seats."""
        self._own(seat)
        match = room.playing()
        if match.number != number or match.question is None:
            raise NotOpen(open=match.number)
        if seat not in match.question.domains:
            raise NotYourSeat(seat=seat)
        return presented(match, seat)

    async def _ahead(self, message: said.Ahead, room: LiveRoom) -> None:
        await self._point(message, room, lambda match: foreseen(match, message))

    async def _look(self, message: said.Look, room: LiveRoom) -> None:
        self._asides.check()
        async with room.steady():
            match = _begun(room)
            view = match.view(self.client.eyes(match))
        target = message.place if message.place is not None else message.target

        async def answer() -> None:
            try:
                look = await room.beside(
                    lambda: room.screen.look(view, message.figure, target), asker=self._asker(room)
                )
            except LookupError:
                raise NoSuchFigure(name=message.target or message.figure) from None
            self.client.send(Looked(id=message.id, look=look))

        self._asides.begin(message.id, answer())

    async def _read(self, message: said.Read, room: LiveRoom) -> None:
        self._asides.check()
        async with room.steady():
            match = _begun(room)
            view = match.view(self.client.eyes(match))

        async def answer() -> None:
            card = await room.beside(
                lambda: room.screen.card(view, message.figure), asker=self._asker(room)
            )
            if card is None:
                raise NoSuchFigure(name=message.figure)
            self.client.send(CardRead(id=message.id, card=card))

        self._asides.begin(message.id, answer())

    async def _weigh(self, message: said.Weigh, room: LiveRoom) -> None:
        """Weighs in the background until the question is answered; the client may say more."""
        self._weighings.check()
        async with room.steady():
            match = _still(room, self._asked(room, message.seat, message.number))

        async def weigh() -> None:
            position = await self._weighs(lambda: _weighed(match, message))
            await self._weighing.weigh(message, room, position)

        self._weighings.begin(message.id, weigh())

    _DEEDS: ClassVar[dict[type, Callable[[Conversation, Any, LiveRoom], Awaitable[None]]]] = {
        said.Answer: _answer,
        said.Turn: _turn,
        said.Undo: _undo,
        said.Practise: _practise,
        said.Order: _order,
        said.Lift: _lift,
        said.Consent: _consent,
        said.Ready: _ready,
        said.Resign: _resign,
        said.HandOver: _hand_over,
        said.Rematch: _rematch,
        said.Chat: _chat,
        said.Try: _try,
        said.Head: _head,
        said.Reach: _reach,
        said.Explain: _explain,
        said.Unfold: _unfold,
        said.Ahead: _ahead,
        said.Look: _look,
        said.Read: _read,
        said.Weigh: _weigh,
    }


def _still(room: LiveRoom, match: Match[Any]) -> Match[Any]:
    """A match that stays as it is now, though the live one goes on."""
    return match.fork() if match is room.match else match


def _weighed(match: Match[Any], message: said.Weigh) -> Position[Any]:
    """The position in which answers are weighed: at the open question, or at a later one."""
    twin = after_all(match, message.seat, message.after)
    if twin is None:
        raise NotOpen(open=message.number)
    return twin.position(message.seat)


def _begun(room: LiveRoom) -> Match[Any]:
    """A match that can be looked at, even when it is over."""
    if room.match is None:
        return room.playing()
    return room.match
