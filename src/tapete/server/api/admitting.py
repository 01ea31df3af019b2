"""Limits how often one address may make expensive requests."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tapete.server.faults import TooMuch
from tapete.server.limits import Buckets


def admit(connection: ASGIConnection[Any, Any, Any, Any], buckets: Buckets) -> None:
    """Raises `TooMuch` if this address has asked too often in a short time."""
    if not buckets.take(connection.client.host if connection.client else ""):
        raise TooMuch(what="requests", most=buckets.full)


def sparing(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard for expensive requests: they are counted before anything of their body is read."""
    admit(connection, connection.app.state.errands)
