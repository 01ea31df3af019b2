"""Who may have another match set up."""

from __future__ import annotations

from typing import Any

from litestar import Request

from tapete.server.faults import TooMuch
from tapete.server.limits import Buckets


def admit(request: Request[Any, Any, Any], creations: Buckets) -> None:
    """Not too many in a short time from one address."""
    if not creations.take(request.client.host if request.client else ""):
        raise TooMuch
