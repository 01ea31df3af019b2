"""Standing orders of the people at a table, and who need not be asked because of them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tapete.kernel.errors import NotOpen, NotYourQuestion
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.orders import standing
from tapete.kernel.matches.records import Lifted, Ordered
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.odds.unasked.sparing import may_be_spared, spare
from tapete.offers import presenting
from tapete.offers.presenting import onward, put, turned
from tapete.server.faults import BotPlays
from tapete.server.wire import from_client as said

if TYPE_CHECKING:
    from tapete.server.rooms.room import LiveRoom

LOG = logging.getLogger("tapete.server")


async def order(room: LiveRoom, wanted: said.Order) -> None:
    """Keeps an order about the open question. Only the holder of the seat is told."""
    async with room.steady():
        match, seat = _ruled(room, wanted.seat), wanted.seat
        question = match.question
        if question is None or match.number != wanted.number:
            raise NotOpen(open=match.number)
        match.order(Ordered(seat, question.key, wanted.span, wanted.guarded, rule=question.rule))
        await room.keep_private(seat)


def plan(room: LiveRoom, seat: Seat, number: int, answer: Any, then: Sequence[Any]) -> None:
    """Takes answers to be given after this one. The caller holds the lock, and gives this one."""
    match = room.playing()
    question = match.question
    if question is None or match.number != number:
        raise NotOpen(open=match.number)
    if seat not in question.domains:
        raise NotYourQuestion(seat=seat)
    question.domains[seat].whole(answer)
    match.order(Ordered(seat, question.key, "next", answer=list(then), rule=question.rule))
    room.hold()


async def turn(room: LiveRoom, seat: Seat, via: Any) -> None:
    """Puts to a seat what follows another answer that goes on. The caller holds the lock."""
    match = room.playing()
    found, twin = onward(match, seat), match.fork()
    if found is None:
        raise NotOpen(open=match.number)
    if found.answer != via:
        put(match, await room.beside(lambda: turned(twin, seat, via), seat))


async def go_on(room: LiveRoom, seat: Seat, answer: Any, via: Any) -> int:
    """Goes on to the question that was put to a seat, and returns its number.

    The caller holds the lock, and gives that question this answer.
    """
    if via is not None:
        await turn(room, seat, via)
    mark = len(room.playing().records)
    if await room.play(lambda match: _gone_on(match, seat, answer), seat):
        room.hold(mark)
    return room.playing().number


def _gone_on(match: Match[Any], seat: Seat, answer: Any) -> bool:
    """Gives the answer that goes on; False if the open question is put as it is."""
    found = onward(match, seat)
    if found is None or found.match is None or found.match.question is None:
        return False
    found.match.question.domains[seat].whole(answer)
    presenting.go_on(match, seat)
    return True


async def lift(room: LiveRoom, seat: Seat, key: str) -> None:
    """Takes an order back."""
    async with room.steady():
        _ruled(room, seat).lift(Lifted(seat, key))
        await room.keep_private(seat)


def _ruled(room: LiveRoom, seat: Seat) -> Match[Any]:
    """The match, if a person rules that seat."""
    match = room.playing()
    if room.chair(seat).kind == "bot":
        raise BotPlays(seat=seat)
    return match


async def settle(room: LiveRoom, match: Match[Any]) -> None:
    """Finds out whether the open question need be asked, before anybody is shown it.

    Beside the loop, unless questions of its kind have been quick to weigh in this match.
    """
    question = match.question
    seat = question.seats[0] if question is not None else None
    if question is None or seat is None or match.lesson or _thinks(room, match, seat):
        return
    if room.slow or may_be_spared(match, question, seat):
        weigh = room.pace.timed(question.key, lambda: _spare(match, question, seat))
        try:
            if room.slow or not room.pace.is_quick(question.key):
                await room.beside(weigh, seat)
            else:
                weigh()
        except Exception:
            LOG.exception("match %s: %s cannot be weighed", room.id, question.key)


def _spare(match: Match[Any], question: Question, seat: Seat) -> None:
    if may_be_spared(match, question, seat):
        spare(match, seat)


def _thinks(room: LiveRoom, match: Match[Any], seat: Seat) -> bool:
    """True if a bot decides for a seat, and nobody it stands in for gave an order about this."""
    return room.chair(seat).kind == "bot" and standing(match, seat) is None
