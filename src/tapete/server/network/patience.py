"""How long and how large a request may be until it has arrived."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

ARRIVAL = 30.0
"""Seconds in which a request must arrive, and in which a new connection must begin one."""
MOST_HEADERS = 32 * 1024
"""Bytes of a request before its body."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """Hangs up on clients that take too long to ask, or never end their headers."""

    arrival = ARRIVAL
    _waiting: asyncio.TimerHandle | None = None
    _heading = 0
    """Bytes received since the headers began; they are not counted any more once they are read."""
    _counts = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._counts:
            self._heading += len(data)
        super().data_received(data)
        if self._counts and self._heading > MOST_HEADERS and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._counts = True
        self._wait()

    def on_headers_complete(self) -> None:
        self._counts, self._heading = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self.arrival, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
