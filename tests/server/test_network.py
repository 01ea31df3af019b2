"""The server is opened to the network by whoever sits at its machine, and by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tapete.server.network.addresses import is_loopback, network_addresses, url
from tapete.server.network.listening import listen
from tests.server.serving import WAIT, Seats, Server, Sitting, config_in, serving

OUTSIDE = "127.0.0.2"
"""Stands for the machine's address in its network: nothing leaves the machine."""


@pytest.fixture(scope="module")
def one_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(config_in(tmp_path_factory.mktemp("home"), network=(OUTSIDE,))) as listening:
        yield listening


@pytest.fixture
def home(one_home: Server) -> Iterator[Server]:
    """A server for its own machine, closed again after each test."""
    yield one_home
    one_home.hang_up()
    host = one_home.create("person", "open")
    assert move(one_home, host, False).status_code == 200


def port_of(server: Server) -> str:
    return server.address.rpartition(":")[2]


def outside(server: Server) -> str:
    return f"http://{OUTSIDE}:{port_of(server)}"


def headers(server: Server, token: str, **changed: str) -> dict[str, str]:
    """What the browser of whoever sits at the machine sends."""
    own = {"Origin": f"http://{server.address}", "Authorization": f"Bearer {token}"}
    return {**own, **changed}


def move(server: Server, host: Seats, wide: bool, **changed: str) -> httpx.Response:
    return httpx.post(
        f"http://{server.address}/api/network",
        json={"match": host.match, "open": wide},
        headers=headers(server, host.tokens[0], **changed),
        timeout=WAIT,
    )


def reaches(server: Server) -> bool:
    """True if another device reaches the server."""
    try:
        return httpx.get(f"{outside(server)}/api/games", timeout=WAIT).status_code == 200
    except httpx.ConnectError:
        return False


def told(server: Server) -> dict[str, Any]:
    known: dict[str, Any] = server.get("/api/network").json()
    return known


def test_the_host_opens_the_server_to_the_network_and_closes_it_again(home: Server) -> None:
    host = home.create("person", "open")
    assert told(home) == {
        "open": False,
        "may_move": True,
        "addresses": [f"{outside(home)}/"],
    }
    assert not reaches(home)
    assert move(home, host, True).json()["open"]
    assert move(home, host, True).json()["open"], "twice is no fault"
    assert reaches(home)
    assert home.get("/api/games").status_code == 200
    assert not move(home, host, False).json()["open"]
    assert not reaches(home)


def test_a_guest_plays_through_the_door_until_it_is_closed(home: Server) -> None:
    host = home.create("person", "open")
    move(home, host, True)
    seat = f"{outside(home)}/api/matches/{host.match}/seats/1"
    token = httpx.post(seat, json={"name": "Blas"}, timeout=WAIT).json()["token"]
    with connect(f"ws://{OUTSIDE}:{port_of(home)}/socket", max_size=None) as connection:
        guest = Sitting(connection)
        guest.say("hello", match=host.match, tokens=[token])
        assert guest.listen()["seats"] == [1]
        at_home = home.sit(host.match, host.tokens[0])
        assert move(home, host, False).status_code == 200
        with pytest.raises(ConnectionClosed):
            guest.quiet(WAIT)
    assert at_home.ask("ping")["is"] == "pong"


def test_a_stranger_cannot_open_it(home: Server) -> None:
    host = home.create("person", "open")
    stranger = Seats(host.match, {0: "no-token-of-this-match"})
    assert move(home, stranger, True).status_code == 403
    other = home.create("person", "open")
    elsewhere = Seats(host.match, other.tokens)
    assert move(home, elsewhere, True).json()["error"] == "WrongToken"
    assert move(home, Seats("nowhere", host.tokens), True).status_code == 404
    assert not reaches(home)


FOREIGN: dict[str, tuple[dict[str, str], str]] = {
    "no origin": ({"Origin": ""}, "Stranger"),
    "another site": ({"Origin": "https://example.org"}, "Stranger"),
    "another port": ({"Origin": "http://127.0.0.1:1"}, "Stranger"),
    "a name that was led here": (
        {"Host": "example.org", "Origin": "http://example.org"},
        "WrongName",
    ),
    "the network's own address": (
        {"Host": "192.168.1.20", "Origin": "http://192.168.1.20"},
        "NotAtTheMachine",
    ),
    "through a proxy": ({"X-Forwarded-For": "127.0.0.1"}, "NotAtTheMachine"),
    "through another proxy": ({"Forwarded": "for=127.0.0.1"}, "NotAtTheMachine"),
}


@pytest.mark.parametrize(("changed", "error"), FOREIGN.values(), ids=FOREIGN)
def test_no_other_site_or_proxy_can_open_it_even_with_the_hosts_token(
    home: Server, changed: dict[str, str], error: str
) -> None:
    host = home.create("person", "open")
    assert move(home, host, True, **changed).json()["error"] == error
    assert not reaches(home)


def test_a_site_that_may_talk_to_the_server_still_cannot_open_it(tmp_path: Path) -> None:
    friend = "https://example.org"
    settings = {"network": (OUTSIDE,), "origins": (friend,)}
    with serving(config_in(tmp_path, **settings)) as server:
        host = server.create("person", "open")
        assert move(server, host, True, Origin=friend).status_code == 403
        assert not reaches(server)


def test_who_comes_through_the_door_cannot_close_it_and_learns_no_addresses(home: Server) -> None:
    host = home.create("person", "open")
    move(home, host, True)
    asked = headers(home, host.tokens[0], Origin=outside(home))
    body = {"match": host.match, "open": False}
    reply = httpx.post(f"{outside(home)}/api/network", json=body, headers=asked, timeout=WAIT)
    assert reply.json()["error"] == "NotAtTheMachine"
    assert reaches(home)
    known = httpx.get(f"{outside(home)}/api/network", timeout=WAIT).json()
    assert known == {"open": True, "may_move": False, "addresses": []}


def test_where_it_was_forbidden_nobody_can_open_it(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, network=(OUTSIDE,), may_open=False)) as server:
        host = server.create("person", "open")
        assert not told(server)["may_move"]
        assert move(server, host, True).status_code == 403
        assert not reaches(server)


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, network=("203.0.113.7",))) as server:
        host = server.create("person", "open")
        assert move(server, host, True).json()["error"] == "NoNetwork"
        assert not told(server)["open"]


def test_a_server_for_all_addresses_needs_no_door(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, network=(OUTSIDE,), host="0.0.0.0")) as server:
        known = told(server)
        assert known["open"]
        assert not known["may_move"]
        assert known["addresses"] == [f"{outside(server)}/"]


def test_the_addresses_of_the_machine_are_none_of_its_own_alone() -> None:
    assert not any(map(is_loopback, network_addresses()))
    assert url("::1", 80) == "http://[::1]:80/"
    assert url("0.0.0.0", 80) == "http://localhost:80/"


def test_a_link_is_coded_as_a_picture(home: Server) -> None:
    link = f"{outside(home)}/m/k3v8wq2mzt7xra"
    reply = home.get("/api/qr", params={"text": link})
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.text.startswith("<svg")
    assert home.get("/api/qr", params={"text": "m" * 181}).status_code == 400
    assert home.get("/api/qr", params={"text": "ñ" * 180}).json()["error"] == "TooLong"


def test_a_server_can_be_open_from_the_start(tmp_path: Path) -> None:
    with closing(listen("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(config_in(tmp_path, network=(OUTSIDE,), opens=True, port=port)) as server:
        assert httpx.get(f"http://{OUTSIDE}:{port}/api/games", timeout=WAIT).status_code == 200
        assert told(server)["open"]
