"""What is sent over sockets is compressed quickly, and nothing is remembered of it.

What does not leave the machine is not compressed, since that takes longer than to copy it.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tapete.server.network.addresses import PASSED_ON, is_loopback

QUICKLY = {"level": 1}
"""A seventh larger than at the usual level, in two fifths of the time."""


class QuickProtocol(WebSocketsSansIOProtocol):
    """A socket that holds no memory for compression while nothing is sent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_no_context_takeover=True,
                    client_no_context_takeover=True,
                    compress_settings=QUICKLY,
                )
            ],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def handle_connect(self, event: Request) -> None:
        if self._stays_here(event):
            self.conn.available_extensions = []
        super().handle_connect(event)

    def _stays_here(self, event: Request) -> bool:
        """True if the client is on this machine, and no proxy says that it speaks for another."""
        proxied = self.config.proxy_headers or any(name in event.headers for name in PASSED_ON)
        return self.client is not None and is_loopback(self.client[0]) and not proxied
