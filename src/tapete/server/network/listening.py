"""How the application is served."""

from __future__ import annotations

import socket
from typing import Any, Literal

import uvicorn

from tapete.server.config import Config
from tapete.server.network.compressing import QuickProtocol
from tapete.server.network.patience import PatientProtocol

FAREWELL = 5
"""How many seconds clients are given when a server stops."""


def settings(app: Any, config: Config, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    """The settings of a server; a second one beside it leaves start and stop to the first."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=PatientProtocol,
        ws=QuickProtocol,
        ws_max_size=config.limits.message,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=FAREWELL,
        lifespan=lifespan,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)
