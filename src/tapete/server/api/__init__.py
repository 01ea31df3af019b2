"""The REST side of the server: everything a program may ask for, described by OpenAPI."""

from litestar import Router
from litestar.di import Provide

from tapete.server.api import (
    content,
    games,
    journals,
    network,
    odds,
    replays,
    rules,
    settings,
    workshops,
)
from tapete.server.api import words as speech
from tapete.server.api.errands import errands_of
from tapete.server.api.film_cache import films_of
from tapete.server.api.refusals import HANDLERS

_MODULES = (games, settings, speech, rules, content, odds, workshops, journals, replays, network)

ROUTES = [
    Router(
        path="/",
        route_handlers=[handler for module in _MODULES for handler in module.HANDLERS],
        dependencies={"errands": Provide(errands_of), "films": Provide(films_of)},
        exception_handlers=HANDLERS,
    )
]
"""The routes to mount; the application must provide `config`, `store`, `hall` and `creations`."""
