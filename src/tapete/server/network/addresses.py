"""The addresses by which a machine is reached."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
"""What a server is bound to that listens at all the addresses of its machine."""
BEYOND = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documents, which belong to nobody: the way there is by the network."""
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""The headers by which a proxy says that it speaks for somebody else."""


def is_loopback(host: str) -> bool:
    """True if a name or an address can only mean this very machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url(host: str, port: int) -> str:
    """The address that people type; for a server that listens everywhere, on its own machine."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def network_addresses() -> tuple[str, ...]:
    """The machine's addresses in its networks, the one that leads outside first."""
    found = dict.fromkeys([*_routed(socket.AF_INET), *_named()])
    return tuple(found) or tuple(_routed(socket.AF_INET6))


def _routed(family: socket.AddressFamily) -> Iterator[str]:
    """The address from which something would be sent outside. Nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((BEYOND[family], 9))
        yield from _outer(asked.getsockname()[0])


def _named() -> Iterator[str]:
    """The addresses that belong to the machine's name."""
    with suppress(OSError):
        for *_, there in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield from _outer(str(there[0]))


def _outer(address: str) -> Iterator[str]:
    """An address, if others can use it."""
    found = ip_address(address)
    if not (found.is_loopback or found.is_link_local or found.is_unspecified):
        yield address
