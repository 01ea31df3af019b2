"""Sitting down, being ready, leaving a seat to a bot and coming back; and a rematch."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from tapete.bots import BOTS, LEVELS
from tapete.kernel.seat import Seat
from tapete.server.faults import (
    AlreadyBegun,
    NotGone,
    NotYourSeat,
    SeatTaken,
    StillPlaying,
    UnknownBot,
    WrongToken,
)
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.tokens import digest, fresh_token, holds
from tapete.server.store.notes import Changed, written
from tapete.server.store.rows import ChairRow, Kept, MatchRow

replace = msgspec.structs.replace


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise UnknownBot(name=name, known=", ".join(LEVELS))
    return name


def held_by(room: LiveRoom, tokens: Iterable[str]) -> tuple[Seat, ...]:
    """The seats these tokens hold; one that holds none is an error."""
    found = []
    for token in tokens:
        kept = digest(token)
        seats = [chair.seat for chair in room.kept.chairs if holds(chair.token, kept)]
        if not seats:
            raise WrongToken
        found += seats
    return tuple(sorted(set(found)))


async def join(room: LiveRoom, seat: Seat, name: str) -> str:
    """Takes an open chair and returns the token that holds it.

    A match that was branched from another may be playing and still have an open chair.
    """
    async with room.steady():
        chair, begun = room.chair(seat), room.kept.row.stage != "gathering"
        if room.over or (begun and chair.kind != "open"):
            raise AlreadyBegun
        if chair.kind != "open":
            raise SeatTaken(seat=seat)
        token = fresh_token()
        if not await _sit(room, ChairRow(seat, "person", name, token=digest(token))):
            raise SeatTaken(seat=seat)
        return token


async def be_ready(room: LiveRoom, seat: Seat, ready: bool) -> None:
    """Makes a seat ready, or not; the match begins when everybody is ready."""
    async with room.steady():
        if room.kept.row.stage != "gathering":
            raise AlreadyBegun
        await _sit(room, replace(room.chair(seat), ready=ready))
        await room.begin_if_ready()


async def hand_over(
    room: LiveRoom, seat: Seat, bot: str, own: Collection[Seat], gone_after: float
) -> None:
    """Gives a bot a seat: the player's own, an open one or an absent person's.

    Without a bot's name, the player takes their own seat back.
    """
    if bot:
        known_bot(bot)
    async with room.steady():
        chair = room.chair(seat)
        if not bot:
            await _take_back(room, chair, own)
            return
        if seat not in own:
            _check_free(room, chair, own, gone_after)
        await _sit(room, replace(chair, kind="bot", bot=bot, ready=True))
        await room.begin_if_ready()
        room.changed(room)


async def _take_back(room: LiveRoom, chair: ChairRow, own: Collection[Seat]) -> None:
    if chair.seat not in own:
        raise NotYourSeat(seat=chair.seat)
    await _sit(room, replace(chair, kind="person", bot=""))
    await room.tell()


def _check_free(room: LiveRoom, chair: ChairRow, own: Collection[Seat], gone_after: float) -> None:
    """Only a player may seat a bot, and only where nobody is."""
    if not own:
        raise NotYourSeat(seat=chair.seat)
    if chair.kind == "bot":
        raise SeatTaken(seat=chair.seat)
    if chair.kind == "person" and room.presence.gone_for(chair.seat) < gone_after:
        raise NotGone(seat=chair.seat, seconds=round(gone_after))


async def _sit(room: LiveRoom, chair: ChairRow) -> bool:
    """Changes a chair; False if another process was first. The caller holds the lock."""
    note = written(Changed(match=room.id, by=room.store.name))
    won = await room.store.sit(room.id, chair, room.chair(chair.seat), note)
    kept = await room.store.find(room.id) if not won else None
    chairs = list((kept or room.kept).chairs)
    if won:
        chairs[chair.seat] = chair
    room.kept = Kept(room.kept.row, tuple(chairs))
    room.tell_room()
    return won


async def rematch(room: LiveRoom, own: Collection[Seat], row: MatchRow, *, swap: bool) -> str:
    """A new match with the same people, who hold their seats with the same tokens.

    The player who asked for it is ready; with `swap` everybody moves one seat on.
    """
    async with room.steady():
        if not room.over:
            raise StillPlaying
        if not own:
            raise NotYourSeat(seat=0)
        chairs = [_same(chair, own) for chair in room.kept.chairs]
        if swap:
            chairs = [
                replace(chair, seat=(chair.seat + 1) % len(chairs))
                for chair in (*chairs[-1:], *chairs[:-1])
            ]
        name = await room.store.rematch(
            room.id, row, chairs, written(Changed(match=room.id, by=room.store.name))
        )
        room.kept = Kept(replace(room.kept.row, rematch=name), room.kept.chairs)
        room.tell_room()
        return name


def _same(chair: ChairRow, own: Collection[Seat]) -> ChairRow:
    """A person whose seat a bot has taken gets it back."""
    if chair.token:
        return replace(chair, kind="person", bot="", ready=chair.seat in own)
    return chair
