"""Opens and closes the server to other devices, and makes codes of its addresses for cameras."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tapete.server.api.admitting import sparing
from tapete.server.api.presenting import is_at_the_machine, is_of_our_page, token_in
from tapete.server.api.refusals import refusing
from tapete.server.faults import NotAtTheMachine
from tapete.server.network.addresses import url
from tapete.server.network.door import Door
from tapete.server.qr import as_svg, coded
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.seats import held_by
from tapete.server.wire.from_client import Name

Coded = Annotated[str, Parameter(min_length=1, max_length=180, description="What is coded.")]


class Network(msgspec.Struct, frozen=True):
    """Says if other devices can reach the server, and by which addresses.

    The addresses are told at the machine itself, also before it is open; others know the one
    they came by. `may_move` is True if the client may open it and close it.
    """

    open: bool
    may_move: bool = False
    addresses: tuple[str, ...] = ()


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who holds a seat of a match opens the door, or closes it."""

    match: Name
    open: bool


@get("/api/network", tags=["network"])
async def show_network(request: Request[Any, Any, Any], door: NamedDependency[Door]) -> Network:
    """Says if other devices can reach the server."""
    if not is_at_the_machine(request, door):
        return Network(open=True)
    return await _told(request, door)


@post("/api/network", tags=["network"], status_code=200, responses=refusing(403, 404, 409))
async def move_door(
    data: JSONBody[Opening],
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    door: NamedDependency[Door],
) -> Network:
    """Opens the server to the machine's network, or closes it again.

    Only for a page that is open on the machine itself, by whoever holds a seat of the match.
    """
    local = is_at_the_machine(request, door) and is_of_our_page(request)
    if not (local and door.may_move):
        raise NotAtTheMachine
    held_by(await hall.room(data.match), [token_in(request)])
    await (door.open(_port(request)) if data.open else door.close())
    return await _told(request, door)


@get(
    "/api/qr",
    tags=["network"],
    responses=refusing(429),
    guards=[sparing],
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def show_code(text: Coded) -> Response[str]:
    """A text as a QR code."""
    return Response(as_svg(coded(text)), media_type="image/svg+xml")


async def _told(request: Request[Any, Any, Any], door: Door) -> Network:
    hosts = await door.addresses()
    addresses = tuple(url(host, _port(request)) for host in hosts)
    return Network(door.is_open, door.may_move, addresses)


def _port(request: Request[Any, Any, Any]) -> int:
    """The port that the server listens at."""
    _, port = request.scope.get("server") or ("", None)
    return port or 0


HANDLERS = [show_network, move_door, show_code]
