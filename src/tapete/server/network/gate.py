"""Lets requests in by the name they call the server, and by the page that sends them."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from tapete.server.config import Config
from tapete.server.faults import Stranger, WrongMedia, WrongName

SAFE = ("GET", "HEAD", "OPTIONS")
SIMPLE = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
"""The kinds of body that a browser sends for any site without asking first."""
ANY = "*"
AT_HOME = (".local", ".lan", ".home", ".home.arpa", ".internal")
"""The endings of names that only a home network knows."""


class Gate(ASGIMiddleware):
    """Refuses requests to a name that is not this server's, and those of other sites' pages.

    A site could give its own name this machine's address, and so have a visitor's browser speak
    for it as if it were this server's page.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        config: Config = scope["litestar_app"].state.config
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not is_own_name(host, config):
            raise WrongName(host=host)
        if str(scope.get("method", "GET")) not in SAFE:
            _check_page(headers, host, config)
        await next_app(scope, receive, send)


def _check_page(headers: Headers, host: str, config: Config) -> None:
    """Refuses what changes something if a page of another site may be behind it."""
    origin = headers.get("origin")
    if origin is not None and origin not in config.origins and urlsplit(origin).netloc != host:
        raise Stranger(origin=origin)
    media = headers.get("content-type", "").partition(";")[0].strip().lower()
    if media in SIMPLE:
        raise WrongMedia(found=media)


def is_own_name(host: str, config: Config) -> bool:
    """True if a `Host` header names this server: an address, a name of the network, or one set."""
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    return ANY in config.hosts or name in _own_names(config) or _is_address(name) or _at_home(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _at_home(name: str) -> bool:
    return name.endswith(AT_HOME)


@cache
def _own_names(config: Config) -> frozenset[str]:
    machine = socket.gethostname().lower()
    sites = [urlsplit(origin).hostname or "" for origin in config.origins]
    own = ("localhost", config.host.lower(), machine, machine.partition(".")[0])
    return frozenset({*own, *config.hosts, *sites} - {""})
