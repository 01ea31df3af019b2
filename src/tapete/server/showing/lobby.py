"""A match as its lobby shows it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from tapete.kernel.dressing import dressed
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match, checked_options
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.lineup import Lineup, lineup_of
from tapete.scene.screen import screen_of, setting_of
from tapete.server.rooms.presence import Presence
from tapete.server.store.rows import ChairRow, Kept
from tapete.server.wire.room import Chair, End, Room, Sequel

LONGEST = 200
"""The most bytes of an option in a list of matches."""


def described(
    kept: Kept,
    game: Game[Any],
    title: Message | None,
    presence: Presence | None = None,
    asked: dict[Seat, float] | None = None,
    seats: Collection[Seat] = (),
) -> Room:
    """All that the holder of these seats may know; the seed only when the match is over."""
    row = kept.row
    header = row.header
    return Room(
        id=row.id,
        game=header.game,
        stage=row.stage,
        options=_options(kept, game, seats),
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
        practice=row.practice,
        lesson=bool(header.lesson),
        lineup=_lineup(kept, game, seats) if presence and row.stage == "gathering" else (),
    )


def in_brief(room: Room) -> Room:
    """The room as a list shows it: without options that are whole texts, such as a map."""
    short = {name: value for name, value in room.options.items() if _is_short(value)}
    return msgspec.structs.replace(room, options=short, lineup=())


def _is_short(value: Any) -> bool:
    return len(msgspec.json.encode(value)) <= LONGEST


def brief_of(match: Match[Any] | None, seats: Collection[Seat]) -> tuple[Message, ...]:
    """What the holder of these seats should know before a match; nothing until it has begun."""
    if match is None:
        return ()
    seat = min(seats, default=None)
    view = match.view(seat)
    return tuple([dressed(match.game, line, view) for line in match.game.labels.brief(view, seat)])


def _lineup(kept: Kept, game: Game[Any], seats: Collection[Seat]) -> tuple[Lineup, ...]:
    """The sides before the match, as the holder of these seats may know them."""
    options = msgspec.json.encode(kept.row.header.options)
    return _lined_up(game, options, tuple(sorted(seats)))


@lru_cache(maxsize=64)
def _lined_up(game: Game[Any], written: bytes, seats: tuple[Seat, ...]) -> tuple[Lineup, ...]:
    """The options are not understood if an older version wrote them: then nothing is shown."""
    screen = screen_of(game)
    try:
        options = checked_options(game, msgspec.json.decode(written))
        if screen.lineup is not None:
            return tuple(screen.lineup(options, seats))
        return lineup_of(screen.scene(game.view(game.setup(options), None), None))
    except TapeteError:
        return ()


def _options(kept: Kept, game: Game[Any], seats: Collection[Seat]) -> dict[str, Any]:
    """The options, while the match goes on without what is secret from these seats.

    Those that an older version wrote and that are no longer understood are not shown until then.
    """
    options = kept.row.header.options
    if kept.row.stage == "over":
        return options
    try:
        known = game.known_options(checked_options(game, options), seats)
    except BadOptions:
        return {}
    shown: dict[str, Any] = msgspec.to_builtins(known)
    return shown


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
    sequel = _sequel(match)
    return End(result.winners, reason, result.scores, lost=result.lost, sequel=sequel)


def _sequel(match: Match[Any]) -> Sequel | None:
    options = match.sequel
    if options is None:
        return None
    setting = setting_of(match.game, checked_options(match.game, options))
    return Sequel(options) if setting is None else Sequel(options, setting.id, setting.name)


def resigned(chairs: tuple[ChairRow, ...], seat: Seat) -> End:
    """The end of a match in which a seat resigned: all the others have won."""
    others = tuple(chair.seat for chair in chairs if chair.seat != seat)
    return End(others, Message.of("server.end.resigned", seat=seat), resigned=seat)
