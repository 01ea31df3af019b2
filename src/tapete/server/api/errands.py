"""What a request has worked out beside the loop, for as long as its client waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State

from tapete.server.config import Config
from tapete.server.faults import NobodyWaits, Stopping
from tapete.server.work import Workers

T = TypeVar("T")


class Errands:
    """The errands of one request: in turn with those of other addresses, and within a time."""

    def __init__(self, request: Request[Any, Any, Any], workers: Workers, seconds: float) -> None:
        self._request, self._workers, self._seconds = request, workers, seconds

    async def do(self, work: Callable[[], T]) -> T:
        """Returns what the work returns; stops it when the client hangs up or the server stops."""
        by = self._request.client.host if self._request.client else ""
        doing = asyncio.ensure_future(self._workers.do(work, by=by, seconds=self._seconds))
        hanging_up = asyncio.ensure_future(self._hung_up())
        try:
            await asyncio.wait((doing, hanging_up), return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise NobodyWaits
            return doing.result()
        except asyncio.CancelledError:
            raise Stopping from None
        finally:
            doing.cancel()
            hanging_up.cancel()

    async def _hung_up(self) -> None:
        """Returns when the client is gone; the body was read before."""
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


async def errands_of(request: Request[Any, Any, Any], state: State) -> Errands:
    """The errands of this request."""
    config: Config = state["config"]
    return Errands(request, state["errand_workers"], config.limits.errand_seconds)
