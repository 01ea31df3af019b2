"""A wire between a browser and the server, that can be cut and mended."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread

CHUNK = 65536


class Wire:
    """Passes on what either end says; while it is cut, nobody gets through."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._lock = Lock()
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._admit, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._ends:
                _drop(end)
            self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _drop(self._door)

    def _admit(self) -> None:
        with suppress(OSError):
            while True:
                self._join(self._door.accept()[0])

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if not self._whole:
                _drop(near)
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while said := one.recv(CHUNK):
            other.sendall(said)
    _drop(one)
    _drop(other)


def _drop(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def wired(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()
