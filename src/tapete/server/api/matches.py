"""Matches over REST: set one up, find one, sit down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, Parameter

from tapete.server.api.admitting import admit, sparing
from tapete.server.api.game_names import MatchId
from tapete.server.api.presenting import token_in
from tapete.server.api.refusals import refusing
from tapete.server.api.workshops import shop_of
from tapete.server.faults import NotYourSeat
from tapete.server.limits import Buckets
from tapete.server.rooms.bringing import bring
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.seats import held_by
from tapete.server.wire.lobby import Bringing, Held, Join, NewMatch, Seated
from tapete.server.wire.room import Room

MOST = 256 * 1024
"""The most bytes that somebody may bring."""
SeatNumber = Annotated[int, Parameter(description="The seat, from 0.", ge=0, le=63)]


@post(
    "/api/matches",
    tags=["matches"],
    responses=refusing(404, 413, 429),
    request_max_body_size=MOST,
)
async def create_match(
    data: JSONBody[NewMatch],
    hall: NamedDependency[Hall],
    creations: NamedDependency[Buckets],
    request: Request[Any, Any, Any],
) -> Seated:
    """Sets up a match. It begins at once if no chair is open."""
    admit(request, creations)
    return await hall.create(data, request.client.host if request.client else "")


@get("/api/matches", tags=["matches"], responses=refusing())
async def list_matches(
    hall: NamedDependency[Hall],
    stage: FromQuery[Literal["gathering", "playing", "over"]] = "gathering",
    before: FromQuery[float | None] = None,
) -> list[Room]:
    """The matches anybody may join, watch or replay, the newest first.

    At most 50 are told; the next page is those created `before` the last one was. Options that
    are long texts are left out.
    """
    return await hall.listing(stage, before)


@get("/api/matches/{match:str}", tags=["matches"], responses=refusing(404))
async def show_match(match: MatchId, hall: NamedDependency[Hall]) -> Room:
    """A match, for anybody who has its link."""
    return await hall.describe(match)


@post("/api/matches/{match:str}/seats/{seat:int}", tags=["matches"], responses=refusing(404, 409))
async def join_match(
    match: MatchId, seat: SeatNumber, data: JSONBody[Join], hall: NamedDependency[Hall]
) -> Held:
    """Sits down on an open chair. The token is told only this once."""
    return await hall.join(match, seat, data.name)


@post(
    "/api/matches/{match:str}/seats/{seat:int}/works",
    tags=["matches"],
    status_code=200,
    responses=refusing(403, 404, 409, 413, 429),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def bring_works(
    match: MatchId,
    seat: SeatNumber,
    data: JSONBody[Bringing],
    hall: NamedDependency[Hall],
    request: Request[Any, Any, Any],
) -> Room:
    """Plays something of one's own in one's seat; nobody is ready any more."""
    room = await hall.room(match)
    own = held_by(room, [token_in(request)])
    if seat not in own:
        raise NotYourSeat(seat=seat)
    await bring(room, seat, shop_of(room.game, data.workshop), data.drafts)
    return room.described(own)


HANDLERS = (create_match, list_matches, show_match, join_match, bring_works)
