"""What a client says over its socket, and what it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, ClassVar

import msgspec

from tapete.kernel.dressing import dressed
from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.errors import Refused as AnswerRefused
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.kernel.shaping import json_decoder
from tapete.server.faults import (
    BadMessage,
    NoHello,
    NoSuchFigure,
    NotYourSeat,
    OutOfOrder,
    TooMuch,
    WrongToken,
)
from tapete.server.rooms import seats as sitting
from tapete.server.rooms.client import Client
from tapete.server.rooms.creating import plain_name
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.tokens import digest, holds
from tapete.server.showing.pointing import headed, reached, tried
from tapete.server.showing.weighing import weigh
from tapete.server.wire import from_client as said
from tapete.server.wire.room import Said
from tapete.server.wire.to_client import (
    Accepted,
    CardRead,
    Looked,
    Pong,
    Refused,
    Telling,
    Weighed,
    Welcome,
)

LOG = logging.getLogger("tapete.server")

_read = json_decoder(said.FromClient).decode
replace = msgspec.structs.replace


class _Numbered(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: int = 0


class Conversation:
    """The talk with one client. Every message gets a reply; a refused one has changed nothing."""

    def __init__(self, hall: Hall, client: Client, weighers: ThreadPoolExecutor) -> None:
        self.hall, self.client = hall, client
        self._weighers = weighers
        self._weighing: set[asyncio.Task[None]] = set()
        self._room: LiveRoom | None = None
        self.ended = False

    async def hear(self, text: str | bytes) -> None:
        """Obeys one message, or refuses it."""
        number = number_in(text)
        try:
            await self._obey(_parsed(text))
        except TapeteError as wrong:
            self.refuse(number, wrong)
        except Exception:
            LOG.exception("a message could not be obeyed")
            self.refuse(number, OutOfOrder())

    def refuse(self, number: int, wrong: TapeteError) -> None:
        message, rule = wrong.message, ""
        if isinstance(wrong, AnswerRefused):
            message, rule = wrong.reason, wrong.rule
        match = None if self._room is None else self._room.match
        if match is not None:
            message = dressed(match.game, message, match.view(self.client.eyes(match)))
        self.client.send(Refused(id=number, error=type(wrong).__name__, message=message, rule=rule))

    def end(self) -> None:
        """The client is gone."""
        self.ended = True
        for task in tuple(self._weighing):
            task.cancel()
        if self._room is not None:
            self._room.leave(self.client)

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
        await self._DEEDS[type(message)](self, message, self._joined())

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
        room = await self.hall.room(hello.match)
        lines = await self.hall.store.said(room.id, hello.chat, self.hall.config.limits.chat)
        async with room.steady():
            client = self.client
            client.seats = _seats(room, hello.tokens)
            client.said = max([hello.chat, *(line.id for line in lines)])
            client.resume(room.match, hello.since)
            room.enter(client)
            self._room = room
            client.send(self._welcome(room, hello, lines))
            if room.broken is not None:
                self.refuse(hello.id, room.broken)
            room.show(client)

    def _welcome(self, room: LiveRoom, hello: said.Hello, lines: list[Said]) -> Welcome:
        return Welcome(
            id=hello.id,
            room=room.described(self.client.seats),
            seats=self.client.seats,
            brief=self._brief(room),
            said=tuple(lines),
            clock=time(),
        )

    def _brief(self, room: LiveRoom) -> tuple[Message, ...]:
        if room.match is None:
            return ()
        seat = self.client.seats[0] if self.client.seats else None
        view = room.match.view(seat)
        told = room.game.labels.brief(view, seat)
        return tuple([dressed(room.game, line, view) for line in told])

    # --- deeds

    async def _answer(self, message: said.Answer, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.answer(message.seat, message.answer, message.number)
        self._done(message)

    async def _undo(self, message: said.Undo, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.undo(message.seat, self.client.seats)
        self._done(message)

    async def _practise(self, message: said.Practise, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.practise(message.seat, self.client.seats)
        self._done(message)

    async def _consent(self, message: said.Consent, room: LiveRoom) -> None:
        self._own(message.seat)
        await room.consent(message.seat, message.agrees)
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
        await self.hall.rematch(room, self.client.seats, message.swap)
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

    async def _point(
        self,
        message: said.Try | said.Head | said.Reach,
        room: LiveRoom,
        ask: Callable[[Match[Any]], Telling],
    ) -> None:
        async with room.steady():
            match = self._asked(room, message.seat, message.number)
            reply: Any = ask(match)
        self.client.send(replace(reply, id=message.id, number=message.number))

    def _asked(self, room: LiveRoom, seat: Seat, number: int) -> Match[Any]:
        """The match, if that question to one of the client's own seats is open."""
        self._own(seat)
        match = room.playing()
        if match.number != number or match.question is None:
            raise NotOpen(open=match.number)
        if seat not in match.question.domains:
            raise NotYourSeat(seat=seat)
        return match

    async def _look(self, message: said.Look, room: LiveRoom) -> None:
        async with room.steady():
            match = _begun(room)
            view = match.view(self.client.eyes(match))
            target = message.place if message.place is not None else message.target
            try:
                look = room.screen.look(view, message.figure, target)
            except LookupError:
                raise NoSuchFigure(name=message.target or message.figure) from None
        self.client.send(Looked(id=message.id, look=look))

    async def _read(self, message: said.Read, room: LiveRoom) -> None:
        async with room.steady():
            match = _begun(room)
            card = room.screen.card(match.view(self.client.eyes(match)), message.figure)
        if card is None:
            raise NoSuchFigure(name=message.figure)
        self.client.send(CardRead(id=message.id, card=card))

    async def _weigh(self, message: said.Weigh, room: LiveRoom) -> None:
        """Weighs in the background until the question is answered; the client may say more."""
        async with room.steady():
            position = self._asked(room, message.seat, message.number).position(message.seat)
        if len(self._weighing) >= self.hall.config.limits.weighings:
            raise TooMuch
        task = asyncio.ensure_future(self._weigh_all(message, room, position))
        self._weighing.add(task)
        task.add_done_callback(self._weighing.discard)

    async def _weigh_all(
        self, message: said.Weigh, room: LiveRoom, position: Position[Any]
    ) -> None:
        loop = asyncio.get_running_loop()
        for answer in message.answers:
            if room.match is None or room.match.number != message.number:
                self.refuse(message.id, NotOpen(open=room.match.number if room.match else 0))
                return

            def work(answer: Any = answer) -> Telling:
                return weigh(
                    position,
                    answer,
                    len(message.answers),
                    message.close,
                    id=message.id,
                    number=message.number,
                )

            try:
                self.client.send(await loop.run_in_executor(self._weighers, work))
            except TapeteError as wrong:
                self.refuse(message.id, wrong)
                self._unweighed(message, answer)
            except Exception:
                LOG.exception("an answer could not be weighed")
                self._unweighed(message, answer)

    def _unweighed(self, message: said.Weigh, answer: Any) -> None:
        """Tells the client that nothing can be said of an answer, so that it need not wait."""
        nothing = Weighed(
            id=message.id, number=message.number, answer=answer, outcomes=(), exact=False
        )
        self.client.send(nothing)

    _DEEDS: ClassVar[dict[type, Callable[[Conversation, Any, LiveRoom], Awaitable[None]]]] = {
        said.Answer: _answer,
        said.Undo: _undo,
        said.Practise: _practise,
        said.Consent: _consent,
        said.Ready: _ready,
        said.Resign: _resign,
        said.HandOver: _hand_over,
        said.Rematch: _rematch,
        said.Chat: _chat,
        said.Try: _try,
        said.Head: _head,
        said.Reach: _reach,
        said.Look: _look,
        said.Read: _read,
        said.Weigh: _weigh,
    }


def _parsed(text: str | bytes) -> Any:
    try:
        return _read(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        raise BadMessage(problem=str(wrong)) from None


def number_in(text: str | bytes) -> int:
    """The number of a message, which may be malformed in all else."""
    try:
        return json_decoder(_Numbered).decode(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return 0


def _seats(room: LiveRoom, tokens: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats these tokens hold; one that holds none is an error."""
    found = []
    for token in tokens:
        kept = digest(token)
        seats = [chair.seat for chair in room.kept.chairs if holds(chair.token, kept)]
        if not seats:
            raise WrongToken
        found += seats
    return tuple(sorted(set(found)))


def _begun(room: LiveRoom) -> Match[Any]:
    """A match that can be looked at, even when it is over."""
    if room.match is None:
        return room.playing()
    return room.match
