"""Matches as files: taken away, brought back, and played on from any point."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import JSONBody, Parameter

from tapete.bots import USUAL
from tapete.kernel.chance.seed import fresh
from tapete.kernel.matches.branching import branch
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.scene.screen import setting_of
from tapete.server.api.admitting import admit
from tapete.server.api.errands import Errands
from tapete.server.api.film_cache import finished
from tapete.server.api.game_names import MatchId
from tapete.server.api.presenting import token_in
from tapete.server.api.refusals import refusing
from tapete.server.films.uploads import LONGEST, believed
from tapete.server.limits import Buckets
from tapete.server.rooms.creating import new_chairs
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.seats import held_by
from tapete.server.rooms.tokens import fresh_id
from tapete.server.showing.lobby import end_of
from tapete.server.store.rows import ChairRow, Kept, MatchRow, counted, entries_of, journal_of
from tapete.server.store.store import Store
from tapete.server.wire.lobby import Seated, Sitter
from tapete.server.wire.room import End

NDJSON = "application/x-ndjson"


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new match from a frame of an old one: `answers` is the frame's index.

    Without chairs, the caller sits first, against bots.
    """

    answers: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    chairs: Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=16)] = ()


class Upload(Operation):
    """The body is the journal itself."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.STRING, description="A line of JSON for each record.")
        )
        self.request_body = RequestBody(content={NDJSON: text}, required=True)


@get(
    "/api/matches/{match:str}/journal",
    tags=["journals"],
    media_type=NDJSON,
    responses={
        **refusing(403, 404, 409, 429, 503),
        200: ResponseSpec(str, media_type=NDJSON, generate_examples=False, description="The file."),
    },
)
async def download_journal(
    request: Request[Any, Any, Any],
    match: MatchId,
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    errands: NamedDependency[Errands],
) -> Response[bytes]:
    """A finished match as a file: a line of JSON for each record. All of it replays from that.

    Whoever holds a seat may also take away one that cannot go on, as far as it can be read.
    """
    kept, journal = await _broken(hall, match, token_in(request)) or await finished(store, match)
    name = f"{kept.row.header.game}-{match}.tapete"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await errands.do(journal.dump), media_type=NDJSON, headers=headers)


async def _broken(hall: Hall, match: str, token: str) -> tuple[Kept, Journal] | None:
    """A match that the rules no longer play as it was; None if it goes on, or for strangers."""
    if not token:
        return None
    room = await hall.room(match)
    if room.broken is None or not held_by(room, [token]):
        return None
    entries, _ = await hall.store.readable(match)
    return room.kept, journal_of(room.kept.row, entries).without_orders()


@post(
    "/api/journals",
    tags=["journals"],
    operation_class=Upload,
    responses=refusing(404, 413, 422, 429, 503),
    request_max_body_size=LONGEST,
)
async def upload_journal(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    errands: NamedDependency[Errands],
    creations: NamedDependency[Buckets],
    bots: Annotated[
        list[int] | None,
        Parameter(description="Seats that bots play on, if it is not over.", max_items=16),
    ] = None,
) -> Seated:
    """Keeps a match from a file, once it has been played again and every face has been checked.

    A match that is not over goes on with fresh dice. The uploader gets every seat but the bots'.
    """
    admit(request, creations)
    body = await request.body()
    match = await errands.do(lambda: believed(body, hall.game))
    setting = setting_of(match.game, match.options)
    row = _row(match, setting.id if setting else "")
    if match.question is None:
        chairs = tuple(ChairRow(seat, "person", ready=True) for seat in range(match.seats))
        return await hall.keep(row, chairs, (), tuple(entries_of(match.journal())))
    sitters = [_sitter(seat, bots or []) for seat in range(match.seats)]
    return await _seated(hall, row, match, sitters)


@post(
    "/api/matches/{match:str}/branch",
    tags=["journals"],
    responses=refusing(404, 409, 413, 422, 429, 503),
    request_max_body_size=16 * 1024,
)
async def branch_match(
    request: Request[Any, Any, Any],
    match: MatchId,
    data: JSONBody[Branch],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    errands: NamedDependency[Errands],
    creations: NamedDependency[Buckets],
) -> Seated:
    """A new match that goes on from any point of a finished one, with dice of its own."""
    admit(request, creations)
    kept, journal = await finished(store, match)
    twin = await errands.do(lambda: _branched(hall, journal, data.answers))
    row = _row(twin, kept.row.setting, (match, data.answers))
    return await _seated(hall, row, twin, data.chairs)


def _branched(hall: Hall, journal: Journal, answers: int) -> Match[Any]:
    return branch(journal, hall.game(journal.header.game), answers, fresh())


def _sitter(seat: int, bots: list[int]) -> Sitter:
    return Sitter("bot", bot=USUAL) if seat in bots else Sitter("person")


def _row(match: Match[Any], setting: str, branched: tuple[str, int] | None = None) -> MatchRow:
    journal = match.journal()
    end: End | None = end_of(match)
    return MatchRow(
        id=fresh_id(),
        header=journal.header,
        created=time(),
        setting=setting,
        stage="over" if end else "playing",
        answers=counted(journal.records),
        result=end,
        branched=branched,
        practice=match.practice,
    )


async def _seated(
    hall: Hall, row: MatchRow, match: Match[Any], sitters: tuple[Sitter, ...] | list[Sitter]
) -> Seated:
    """Keeps a match that is already being played, so that nobody need say they are ready."""
    chairs, held = new_chairs(sitters, match.seats)
    return await hall.keep(row, chairs, held, tuple(entries_of(match.journal())))


HANDLERS = [download_journal, upload_journal, branch_match]
