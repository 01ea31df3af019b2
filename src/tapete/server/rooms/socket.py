"""The socket of each client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from tapete.server.config import Config
from tapete.server.faults import NoHello, Stranger, TooMuch, TooSlow
from tapete.server.limits import Bucket
from tapete.server.rooms.client import Client
from tapete.server.rooms.conversation import Conversation
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.reading import number_in

POLICY = 1008
"""The close code for a client that breaks the rules of the protocol."""
LATER = 1013
"""The close code for a client that may come back."""
PATIENCE = 50
"""After this many messages too many, the socket is closed."""


class Sockets:
    """Counts the open sockets."""

    def __init__(self) -> None:
        self.open = 0


@websocket("/socket")
async def talk(
    socket: WebSocket[Any, Any, Any],
    hall: NamedDependency[Hall],
    config: NamedDependency[Config],
    sockets: NamedDependency[Sockets],
) -> None:
    """The protocol of `docs/protocol.md`."""
    await socket.accept()
    if not _is_welcome(socket, config):
        await socket.close(POLICY, Stranger.key)
        return
    if sockets.open >= config.limits.sockets:
        await socket.close(LATER, TooMuch.key)
        return
    sockets.open += 1
    try:
        await _Line(socket, hall, config).hold()
    finally:
        sockets.open -= 1


def _is_welcome(socket: WebSocket[Any, Any, Any], config: Config) -> bool:
    """True unless a browser says that it speaks for a page of a site that is not allowed."""
    origin = socket.headers.get("origin")
    if origin is None or origin in config.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


class _Line:
    """Listens and speaks at once, until one of the two ends."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        config: Config,
    ) -> None:
        limits = config.limits
        address = socket.client.host if socket.client else ""
        self._socket, self._limits = socket, limits
        self._client = Client(limits.outgoing)
        self._conversation = Conversation(hall, self._client, address)
        self._bucket = Bucket(limits.says, limits.says_at_once)
        self._excess = 0
        self._ahead: asyncio.Future[str] | None = None
        """What the client says after its hello, listened for while it waits to be shown in."""
        self._close = (1000, "")

    async def hold(self) -> None:
        speaking = asyncio.ensure_future(self._speak())
        listening = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._conversation.end()
            await self._finish(speaking, listening)

    async def _finish(self, speaking: asyncio.Task[None], listening: asyncio.Task[None]) -> None:
        """Closes the socket; if the listener stopped first, what waits is still sent.

        What was begun and is kept is carried out before the listener is stopped.
        """
        self._client.end()
        with suppress(Exception):
            await asyncio.wait_for(asyncio.shield(speaking), 1.0)
        await self._conversation.settled()
        ahead = () if self._ahead is None else (self._ahead,)
        tasks: tuple[asyncio.Future[Any], ...] = (speaking, listening, *ahead)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await self._socket.close(*self._close)

    async def _speak(self) -> None:
        while (text := await self._client.outgoing.get()) is not None:
            await self._socket.send_data(text, mode="text")
        if not self._conversation.ended:
            self._close = (LATER, TooSlow.key)

    async def _listen(self) -> None:
        try:
            if not await self._greeted():
                self._close = (POLICY, NoHello.key)
                return
            while True:
                if not await self._hear():
                    self._close = (POLICY, TooMuch.key)
                    return
        except WebSocketDisconnect:
            return

    async def _greeted(self) -> bool:
        """True if the client has said in time which match it is for."""
        until = monotonic() + self._limits.greeting
        while not self._conversation.greeted:
            try:
                if not await self._hear(until - monotonic()):
                    return False
            except TimeoutError:
                return False
        return True

    async def _hear(self, seconds: float | None = None) -> bool:
        """Hears one message, or refuses it if there are too many; True to go on."""
        text = await asyncio.wait_for(self._received(), seconds)
        if self._bucket.take():
            self._listen_ahead()
            await self._conversation.hear(text)
            return True
        self._excess += 1
        most = round(self._limits.says)
        self._conversation.refuse(number_in(text), TooMuch(what="messages", most=most))
        return self._excess < PATIENCE

    async def _received(self) -> str:
        ahead, self._ahead = self._ahead, None
        return await (ahead or self._socket.receive_data("text"))

    def _listen_ahead(self) -> None:
        """Notices if a client that has just come is gone again before it is shown anything."""
        if not self._conversation.greeted:
            self._ahead = asyncio.ensure_future(self._socket.receive_data("text"))
            self._ahead.add_done_callback(self._notice)

    def _notice(self, ahead: asyncio.Future[str]) -> None:
        if not ahead.cancelled() and isinstance(ahead.exception(), WebSocketDisconnect):
            self._conversation.ended = True
