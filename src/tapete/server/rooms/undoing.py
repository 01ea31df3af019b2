"""Taking answers back, and practice: what the others at a table agree to."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.matches.undo import Request, has_revealed, may_go_back, reaches
from tapete.kernel.seat import Seat
from tapete.server.faults import (
    BotDeclines,
    BotPlays,
    BotStandsIn,
    NotAlone,
    NoUndoInLesson,
    ServerError,
)
from tapete.server.rooms.room import LiveRoom
from tapete.server.store.notes import Wished
from tapete.server.store.rows import ChairRow


async def undo(room: LiveRoom, seat: Seat, own: Collection[Seat]) -> None:
    """Takes back a seat's last answer, or asks the others.

    The seats `own` agree. So do bots, until something was revealed, and always in practice.
    Whether anybody need be asked is found out beside the loop.
    """
    async with room.steady():
        match = room.playing()
        if room.chair(seat).kind == "bot":
            raise BotPlays(seat=seat)
        if match.lesson:
            raise NoUndoInLesson
        match = await _remembering(room, match, seat)
        mark, twin = len(match.records), match.fork()
        free = await room.beside(lambda: may_go_back(twin, seat), seat)
        await room.play(lambda match: _undone(room, match, seat, own, free), seat)
        await _keep(room, mark)


def _undone(
    room: LiveRoom, match: Match[Any], seat: Seat, own: Collection[Seat], free: bool
) -> None:
    request = match.undo(seat, free)
    if request is not None:
        _agree(room, match, request, own)


def _agree(room: LiveRoom, match: Match[Any], request: Request, own: Collection[Seat]) -> None:
    """Gives the consent of bots and of the seats `own`, or refuses for a bot."""
    for other in request.waiting:
        refusal = None if other in own else objection(match, request, room.chair(other))
        if refusal is not None:
            match.consent(other, False)
            raise refusal
    for other in request.waiting:
        if other in own or room.chair(other).kind == "bot":
            match.consent(other, True)


async def consent(room: LiveRoom, seat: Seat, agrees: bool) -> None:
    """Agrees to an undo that another seat wishes for, or refuses it."""
    async with room.steady():
        match = room.playing()
        request = match.undo_request
        if request is not None:
            match = await _remembering(room, match, request.by)
            match.undo_request = request
        mark = len(match.records)
        await room.play(lambda match: match.consent(seat, agrees), seat)
        await _keep(room, mark)


async def _remembering(room: LiveRoom, match: Match[Any], by: Seat) -> Match[Any]:
    """The match with all the steps that it takes to take back a seat's last answer.

    A match that was taken up where it was left has none of the time before, and is played again.
    """
    if reaches(match, by):
        return match
    await room.reload(anew=True)
    return room.playing()


async def _keep(room: LiveRoom, mark: int) -> None:
    """Writes an undo, or tells that one is wished for or no longer is."""
    match = room.playing()
    if len(match.records) > mark:
        await room.keep(mark)
        return
    room.whisper(
        Wished(match=room.id, by=room.store.name, number=match.number, request=match.undo_request)
    )
    await room.tell()


async def practise(room: LiveRoom, seat: Seat, own: Collection[Seat]) -> None:
    """Turns the match into practice, if all the seats but those of one person are bots'."""
    async with room.steady():
        match = room.playing()
        if not is_alone(room.kept.chairs, own):
            raise NotAlone
        mark = len(match.records)
        match.practise(seat)
        await room.keep(mark)
        room.tell_room()


def objection(match: Match[Any], request: Request, chair: ChairRow) -> ServerError | None:
    """Why a bot does not agree to an undo; None if it does, or if a person must say."""
    if chair.kind != "bot" or match.practice:
        return None
    if chair.is_stand_in:
        return BotStandsIn(seat=chair.seat)
    return BotDeclines() if has_revealed(match, request) else None


def is_alone(chairs: Collection[ChairRow], own: Collection[Seat]) -> bool:
    """True if bots have all the seats but these, and keep none of them for anybody."""
    others = [chair for chair in chairs if chair.seat not in own]
    return all(chair.kind == "bot" and not chair.is_stand_in for chair in others)
