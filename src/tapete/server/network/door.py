"""The door to the machine's network, which people at the machine itself may open and close."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import uvicorn

from tapete.server.config import Config
from tapete.server.faults import NoNetwork
from tapete.server.network.addresses import EVERYWHERE, is_loopback, network_addresses
from tapete.server.network.listening import listen, settings


class Beside(uvicorn.Server):
    """A second server of the program. Only the first one listens for the signal to stop."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Door:
    """A second listener of the same application, at the machine's addresses in its network."""

    def __init__(self, app: Any, config: Config) -> None:
        self._app, self._config = app, config
        self._lock = asyncio.Lock()
        self._server: Beside | None = None
        self._serving: asyncio.Task[None] | None = None
        self.hosts: tuple[str, ...] = ()
        """The addresses it is open at."""

    @property
    def wide(self) -> bool:
        """True if the server itself was started for more than its own machine."""
        return not is_loopback(self._config.host)

    @property
    def is_open(self) -> bool:
        return self.wide or bool(self.hosts)

    @property
    def may_move(self) -> bool:
        """True if it may be opened and closed while the server runs."""
        return self._config.may_open and not self.wide

    async def addresses(self) -> tuple[str, ...]:
        """Where other devices find the server, or would if the door were open."""
        if self.wide and self._config.host not in EVERYWHERE:
            return (self._config.host,)
        return self.hosts or self._config.network or await asyncio.to_thread(network_addresses)

    async def open(self, port: int) -> None:
        """Listens at the machine's addresses, too, at the same port."""
        async with self._lock:
            if not self.is_open:
                await self._serve(_listening(await self.addresses(), port))

    async def _serve(self, sockets: list[socket.socket]) -> None:
        server = Beside(settings(self._app, self._config, lifespan="off"))
        serving = asyncio.ensure_future(server.serve(sockets))
        while not server.started and not serving.done():
            await asyncio.sleep(0)
        self._server, self._serving = server, serving
        self.hosts = tuple(str(one.getsockname()[0]) for one in sockets)

    async def close(self) -> None:
        """Stops listening there, and lets everybody go who came that way."""
        async with self._lock:
            if self._server is None or self._serving is None:
                return
            self.hosts = ()
            self._server.should_exit = True
            await asyncio.gather(self._serving, return_exceptions=True)
            self._server = self._serving = None


def _listening(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Sockets at all the addresses that can be had; `NoNetwork` if there are none."""
    found, problem = [], "-"
    for host in hosts:
        try:
            found.append(listen(host, port))
        except OSError as wrong:
            problem = wrong.strerror or str(wrong)
    if not found:
        raise NoNetwork(problem=problem)
    return found
