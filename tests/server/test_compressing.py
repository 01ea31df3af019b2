"""What is sent over a socket is compressed, unless it stays on the machine."""

from __future__ import annotations

import pytest
from websockets.sync.client import connect

from tapete.server.network.addresses import PASSED_ON
from tests.server.serving import Server


def is_compressed(server: Server, headers: dict[str, str]) -> bool:
    address = f"ws://{server.address}/socket"
    with connect(address, additional_headers=headers, proxy=None) as socket:
        return bool(socket.protocol.extensions)


def test_what_stays_on_the_machine_is_not_compressed(server: Server) -> None:
    assert not is_compressed(server, {})


@pytest.mark.parametrize("header", PASSED_ON)
def test_what_a_proxy_passes_on_is_compressed(server: Server, header: str) -> None:
    assert is_compressed(server, {header: "192.0.2.7"})
