"""The tokens that a request presents, and whether it comes from the machine itself."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from tapete.server.network.addresses import PASSED_ON, is_loopback
from tapete.server.network.door import Door

BEARER = "bearer "


def token_in(request: Request[Any, Any, Any]) -> str:
    """The token of the `Authorization` header; empty if there is none."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def is_at_the_machine(request: Request[Any, Any, Any], door: Door) -> bool:
    """True if a request was made on this very machine, to it, and through nobody."""
    peer = request.client.host if request.client else ""
    host, _ = request.scope.get("server") or ("", None)
    named = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    passed_on = any(name in request.headers for name in PASSED_ON)
    own = all(map(is_loopback, (peer, host, named))) and host not in door.hosts
    return own and not passed_on


def is_of_our_page(request: Request[Any, Any, Any]) -> bool:
    """True if a browser says that a page of this very server asks, and of no other site."""
    origin = urlsplit(request.headers.get("origin", ""))
    return bool(origin.netloc) and origin.netloc == request.headers.get("host")
