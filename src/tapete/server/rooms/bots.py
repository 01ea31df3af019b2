"""Bots answer for their seats, and so does the server for people who have no choice."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tapete.bots import BOTS
from tapete.kernel.bot import Bot
from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat
from tapete.lessons import Tutor, tutor_of
from tapete.server.faults import BotPlays, NotKept, NotPlaying
from tapete.server.rooms.room import LiveRoom

LOG = logging.getLogger("tapete.server")

PATIENCE = 2.0
"""Seconds until a bot tries again after its answer could not be given or kept."""
NOBODY = ""
"""Stands for the name of a bot where a person's only answer is given."""
LESSON = "lesson"
"""Stands for the name of a bot where a lesson has an answer, for whatever seat."""


class Driver:
    """One task for each match in which it is a bot's turn. They think beside the loop."""

    def __init__(self, thinking: int, hesitation: tuple[float, float]) -> None:
        self._hesitation = hesitation
        self._threads = ThreadPoolExecutor(thinking, "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, Seat, str], Bot] = {}
        self._closing = False

    def wake(self, room: LiveRoom) -> None:
        """Answers for a bot, or for a seat that need not be asked, if it is now their turn."""
        if self._closing or room.id in self._tasks:
            return
        if turn_of(room) is not None:
            task = asyncio.ensure_future(self._drive(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _: self._rest(room))

    def drives(self, room: LiveRoom) -> bool:
        return room.id in self._tasks

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _rest(self, room: LiveRoom) -> None:
        self._tasks.pop(room.id, None)
        for key in [key for key in self._bots if key[0] == room.id]:
            del self._bots[key]
        self.wake(room)

    async def _drive(self, room: LiveRoom) -> None:
        while (turn := turn_of(room)) is not None:
            seat, name = turn
            try:
                await self._answer(room, seat, name)
            except (NotOpen, NotPlaying, BotPlays):
                await asyncio.sleep(0)
            except NotKept:
                await asyncio.sleep(PATIENCE)
            except Exception:
                LOG.exception("match %s: the bot at seat %s cannot go on", room.id, seat)
                await asyncio.sleep(PATIENCE)

    async def _answer(self, room: LiveRoom, seat: Seat, name: str) -> None:
        async with room.steady():
            if turn_of(room) != (seat, name):
                raise NotOpen(open=0)
            match = room.playing()
            number, position = match.number, match.position(seat)
            unasked = match.unasked(seat) if name == NOBODY else None
            led = tutor_of(match)
        if led is not None:
            await self._lead(room, led, number)
            return
        if name == NOBODY:
            await self._obey(room, seat, number, unasked)
            return
        value = await self._choose(self._bot(room, seat, name), position)
        await room.answer(seat, position.domain.write(value), number, bot=True)

    async def _obey(self, room: LiveRoom, seat: Seat, number: int, answer: Plain) -> None:
        """Gives the answer of a person who is not asked, having no choice or none that matters.

        Where a game hides things, the others must not guess that there was no choice.
        """
        others = [chair for chair in room.kept.chairs if chair.seat != seat]
        if room.game.hides and any(chair.kind == "person" for chair in others):
            await asyncio.sleep(Random().uniform(*self._hesitation))
        await room.answer(seat, answer, number, bot=room.chair(seat).kind == "bot")

    async def _lead(self, room: LiveRoom, tutor: Tutor, number: int) -> None:
        """Gives the answer that a lesson has ready."""
        given = tutor.given()
        if given is not None:
            seat, answer = given
            await room.answer(seat, answer, number, bot=room.chair(seat).kind == "bot")

    def _bot(self, room: LiveRoom, seat: Seat, name: str) -> Bot:
        key = (room.id, seat, name)
        if key not in self._bots:
            self._bots[key] = BOTS[name](secrets.randbits(32))
        return self._bots[key]

    async def _choose(self, bot: Bot, position: Position[Any]) -> Any:
        """The bot's answer. If the bot fails, it is any answer, so that people need not wait."""
        if not bot.thinks:
            return bot.choose(position)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, bot.choose, position)
        except TapeteError:
            raise
        except Exception:
            LOG.exception("a bot could not choose at %s", position.question.key)
            return position.domain.sample(Random(secrets.randbits(32)))


def turn_of(room: LiveRoom) -> tuple[Seat, str] | None:
    """The seat that must answer without a person being asked, and the bot that answers."""
    match = room.match
    if match is None or match.question is None or room.over:
        return None
    tutor = tutor_of(match)
    if tutor is not None:
        return None if tutor.waits else (match.question.seats[0], LESSON)
    for seat in match.question.seats:
        chair = room.chair(seat)
        if chair.kind == "bot":
            if _yields(room, match, seat):
                continue
            return seat, NOBODY if seat in match.spared else chair.bot
        if seat not in match.choosing:
            return seat, NOBODY
    return None


def _yields(room: LiveRoom, match: Match[Any], seat: Seat) -> bool:
    """True if a bot waits for people who may answer the same question."""
    question = match.question
    if question is None or len(question.seats) == 1:
        return False
    people = [one for one in match.choosing if room.chair(one).kind == "person"]
    return bool(people) and room.game.tactics.yields(match.state, question.key, seat)
