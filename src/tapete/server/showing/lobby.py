"""A match as its lobby shows it."""

from __future__ import annotations

from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.server.rooms.presence import Presence
from tapete.server.store.rows import ChairRow, Kept
from tapete.server.wire.room import Chair, End, Room


def described(
    kept: Kept,
    title: Message | None,
    presence: Presence | None = None,
    asked: dict[Seat, float] | None = None,
) -> Room:
    """All that anybody with the link may know; the seed only when the match is over."""
    row = kept.row
    header = row.header
    return Room(
        id=row.id,
        game=header.game,
        stage=row.stage,
        options=header.options,
        setting=row.setting,
        chairs=tuple([_chair(chair, presence, asked or {}) for chair in kept.chairs]),
        created=row.created,
        commitment=header.commitment or "",
        answers=row.answers,
        watchers=presence.watchers if presence else 0,
        listed=row.listed,
        title=title,
        seed=header.seed if row.stage == "over" else None,
        rematch=row.rematch,
        branched=row.branched,
        result=row.result,
    )


def _chair(chair: ChairRow, presence: Presence | None, asked: dict[Seat, float]) -> Chair:
    return Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        ready=chair.ready,
        here=bool(presence and presence.is_here(chair.seat)),
        since=asked.get(chair.seat),
    )


def end_of(match: Match[Any]) -> End | None:
    """How the game's rules ended the match; None if they have not."""
    result = match.result
    if result is None:
        return None
    reason = dressed(match.game, result.reason, match.view(None))
    return End(result.winners, reason, result.scores)


def resigned(chairs: tuple[ChairRow, ...], seat: Seat) -> End:
    """The end of a match in which a seat resigned: all the others have won."""
    others = tuple(chair.seat for chair in chairs if chair.seat != seat)
    return End(others, Message.of("server.end.resigned", seat=seat), resigned=seat)
