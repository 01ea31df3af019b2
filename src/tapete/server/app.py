"""The whole server as an ASGI application.

`create_app(config)` mounts the socket, the matches, the routes of `tapete.server.api` and the
client's pages. Handlers may ask for these by name: `hall: Hall` (live matches), `store: Store`
(what is kept), `config: Config`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide

from tapete.server import description, pages
from tapete.server.api import ROUTES, matches
from tapete.server.api.refusals import HANDLERS as REFUSALS
from tapete.server.api.refusals import Refusal, refuse
from tapete.server.config import Config
from tapete.server.faults import OutOfOrder, TooDeep
from tapete.server.headers import add_headers
from tapete.server.limits import Buckets
from tapete.server.network.door import Door
from tapete.server.network.gate import Gate
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.socket import Sockets, talk
from tapete.server.store.neighbours import listen
from tapete.server.store.store import Store
from tapete.server.work import Workers

LOG = logging.getLogger("tapete.server")


def create_app(config: Config) -> Litestar:
    """A server that keeps its matches where the configuration says."""
    return Litestar(
        route_handlers=[
            talk,
            *matches.HANDLERS,
            *ROUTES,
            *pages.HANDLERS,
        ],
        dependencies=_provided(),
        lifespan=[_living],
        state=State({"config": config}),
        exception_handlers={**REFUSALS, RecursionError: _too_deep, Exception: _fail},
        middleware=[Gate()],
        before_send=[add_headers],
        cors_config=_others(config),
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude_opt_key=pages.PACKED
        ),
        request_max_body_size=config.limits.body,
        openapi_config=description.CONFIG,
        logging_config=None,
        debug=False,
    )


def _others(config: Config) -> CORSConfig | None:
    """What pages of other sites may do, if any are allowed."""
    if not config.origins:
        return None
    headers = ["authorization", "content-type"]
    return CORSConfig(list(config.origins), ["GET", "POST"], allow_headers=headers)


@asynccontextmanager
async def _living(app: Litestar) -> AsyncIterator[None]:
    """Opens what the server needs before its first request, and closes it after the last."""
    config: Config = app.state.config
    limits = config.limits
    store = Store(config.database)
    hall = Hall(store, config)
    door = Door(app, config)
    running = Workers("errand", limits.running)
    app.state.update(
        hall=hall,
        store=store,
        errand_workers=running,
        sockets=Sockets(),
        door=door,
        creations=Buckets(limits.creations, limits.creations_at_once),
        errands=Buckets(limits.errands, limits.errands_at_once),
    )
    tasks = [asyncio.ensure_future(hall.keep_house())]
    if config.shared:
        tasks.append(asyncio.ensure_future(listen(hall, config.dsn)))
    if config.opens:
        await door.open(config.port)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await door.close()
        await hall.close()
        running.close()
        store.close()


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Logs an unexpected error. The client learns only that something went wrong."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refuse(request, OutOfOrder())


def _too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    """A body with brackets within brackets without end."""
    LOG.warning("%s %s is nested too deeply", request.method, request.url.path)
    return refuse(request, TooDeep(most=sys.getrecursionlimit()))


def _provided() -> dict[str, Provide]:
    """What handlers may ask for by name."""
    names = ("config", "hall", "store", "sockets", "creations", "door")
    return {name: Provide(_of_state(name), sync_to_thread=False) for name in names}


def _of_state(name: str) -> Any:
    def provide(state: State) -> Any:
        return state[name]

    return provide
