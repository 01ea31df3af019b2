"""How often one address may ask for what costs a server much."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tapete.server.faults import TooMuch
from tapete.server.limits import Buckets


def admit(connection: ASGIConnection[Any, Any, Any, Any], buckets: Buckets) -> None:
    """Not too many in a short time from one address."""
    if not buckets.take(connection.client.host if connection.client else ""):
        raise TooMuch


def sparing(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard of what is worked out anew for each who asks: before anything of it is read."""
    admit(connection, connection.app.state.errands)
