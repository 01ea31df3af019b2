"""A new match from what somebody asks for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import time
from typing import Any, TypeAlias

from tapete.bots import USUAL
from tapete.kernel.chance.seed import commitment, fresh
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Header, header_of
from tapete.kernel.matches.match import checked_options
from tapete.lessons.lesson import lesson_of, mark_of, options_of
from tapete.scene.screen import screen_of
from tapete.server.faults import BadChairs, NoLesson, UnknownSetting
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.seats import known_bot
from tapete.server.rooms.tokens import digest, fresh_id, fresh_token
from tapete.server.store.rows import ChairRow, MatchRow
from tapete.server.wire.lobby import Held, NewMatch, Sitter

LOG = logging.getLogger("tapete.server")


Agreed: TypeAlias = tuple[Header, int]
"""What was agreed for a match, and how many seats it has."""
Do: TypeAlias = Callable[[Callable[[], Agreed]], Awaitable[Agreed]]


async def new_row(game: Game[Any], wanted: NewMatch, do: Do) -> tuple[MatchRow, int]:
    """What the store is to keep, and how many seats the match has; `do` works beside the loop."""
    if wanted.lesson:
        header, seats = await do(lambda: _taught(game))
    else:
        options = {**_options(game, wanted.setting), **wanted.options}
        header, seats = await do(lambda: agreed(game, options, fresh()))
    row = MatchRow(
        id=fresh_id(),
        header=header,
        created=time(),
        setting=wanted.setting,
        listed=wanted.listed,
        practice=wanted.practice,
    )
    return row, seats


async def once_more(room: LiveRoom, *, onward: bool) -> MatchRow:
    """What the store is to keep of a match with the same options, or of the one that goes on."""
    row, seed = room.kept.row, fresh()
    sequel = row.result.sequel if onward and row.result is not None else None
    if sequel is None:
        return _anew(row, _same(row.header, seed), row.setting)
    header, _ = await asyncio.to_thread(agreed, room.game, sequel.options, seed)
    return _anew(row, header, sequel.setting)


def _same(old: Header, seed: str) -> Header:
    """What was agreed for a match, with other dice."""
    return Header(
        tapete=old.tapete,
        game=old.game,
        rules=old.rules,
        options=old.options,
        content=old.content,
        seed=seed,
        commitment=commitment(seed),
    )


def _anew(row: MatchRow, header: Header, setting: str) -> MatchRow:
    return MatchRow(
        id=fresh_id(), header=header, created=time(), setting=setting, listed=row.listed,
        practice=row.practice,
    )  # fmt: skip


def _options(game: Game[Any], name: str) -> dict[str, Any]:
    """The options of a setting."""
    if not name:
        return {}
    for setting in screen_of(game).settings():
        if setting.id == name:
            return setting.options
    raise UnknownSetting(name=name)


def agreed(game: Game[Any], wanted: Mapping[str, Any], seed: str) -> Agreed:
    """Sets the table up once, so that what cannot be played is refused now."""
    try:
        options = checked_options(game, wanted)
        game.setup(options)
        return header_of(game, options, seed, typed=False), game.seats(options)
    except TapeteError:
        raise
    except Exception as wrong:
        LOG.exception("a match cannot be set up")
        raise BadOptions(str(wrong)) from None


def _taught(game: Game[Any]) -> Agreed:
    """What a lesson agrees on: its own options, and dice that are typed."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NoLesson(game=game.name)
    options = checked_options(game, options_of(game, lesson))
    header = header_of(game, options, None, typed=True, lesson=mark_of(game))
    return header, game.seats(options)


def new_chairs(
    sitters: Sequence[Sitter], seats: int
) -> tuple[tuple[ChairRow, ...], tuple[Held, ...]]:
    """The chairs, and the tokens of those that are the creator's own."""
    sitters = tuple(sitters) or (Sitter("person"), *[Sitter("bot", bot=USUAL)] * (seats - 1))
    if len(sitters) != seats:
        raise BadChairs(seats=seats, given=len(sitters))
    ready = all(sitter.kind != "open" for sitter in sitters)
    chairs, held = [], []
    for seat, sitter in enumerate(sitters):
        chair, token = _chair(seat, sitter, ready)
        chairs.append(chair)
        if token:
            held.append(Held(seat, token))
    return tuple(chairs), tuple(held)


def _chair(seat: int, sitter: Sitter, ready: bool) -> tuple[ChairRow, str]:
    if sitter.kind == "open":
        return ChairRow(seat, "open"), ""
    if sitter.kind == "bot":
        return ChairRow(seat, "bot", plain_name(sitter.name), known_bot(sitter.bot), True), ""
    token = fresh_token()
    name = plain_name(sitter.name)
    return ChairRow(seat, "person", name, ready=ready, token=digest(token)), token


def plain_name(name: str) -> str:
    """A name that can be shown on one line, without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
