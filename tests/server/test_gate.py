"""Who may ask: by which name, from which page, how large and how long."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import httpx
import pytest

from tapete.server.config import Config, Limits, from_environment
from tapete.server.network.gate import SIMPLE, is_own_name
from tapete.server.network.patience import PatientProtocol
from tests.server.serving import Server, config_in, serving

TIGHT = Limits(creations=0.001, creations_at_once=2)
MATCH = {"game": "salteadores", "chairs": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture(scope="module")
def gated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("gate")
    with serving(
        config_in(folder, origins=("https://club.example",), hosts=("arcade.example",))
    ) as one:
        yield one


def posted(server: Server, body: object = MATCH, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"http://{server.address}/api/matches", json=body, headers=named, timeout=20)


def named(server: Server, host: str) -> int:
    return server.get("/api/games", headers={"host": host}).status_code


# --- names


@pytest.mark.parametrize(
    "host", ["localhost:8470", "127.0.0.1", "[::1]:8470", "192.168.1.20:8470", "salon.local",
             "arcade.example", "ARCADE.example.:443", "club.example"],
)  # fmt: skip
def test_a_server_answers_to_its_names(gated: Server, host: str) -> None:
    assert named(gated, host) == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "", "evil.example:8470"]
)
def test_and_to_no_other(gated: Server, host: str) -> None:
    reply = gated.get("/api/games", headers={"host": host})
    assert (reply.status_code, reply.json()["error"]) == (421, "WrongName")


def test_a_star_lets_any_name_in() -> None:
    assert is_own_name("anything.example", Config("sqlite://", hosts=("*",)))


def test_lists_in_the_environment_are_read() -> None:
    given = {"TAPETE_HOSTS": "Play.example, b.example", "TAPETE_PROXIES": "10.0.0.1"}
    config = from_environment(given)
    assert (config.hosts, config.proxies) == (("play.example", "b.example"), ("10.0.0.1",))


# --- pages of other sites


@pytest.mark.parametrize("media", [*SIMPLE, "text/plain;charset=UTF-8"])
def test_a_body_any_page_can_send_is_not_read(gated: Server, media: str) -> None:
    reply = posted(gated, content_type=media)
    assert (reply.status_code, reply.json()["error"]) == (415, "WrongMedia")


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_page_of_another_site_changes_nothing(gated: Server, origin: str) -> None:
    reply = posted(gated, origin=origin)
    assert (reply.status_code, reply.json()["error"]) == (403, "Stranger")


def test_pages_of_the_server_and_of_sites_that_are_named_may_post(gated: Server) -> None:
    assert posted(gated, origin=f"http://{gated.address}").status_code == 201
    assert posted(gated, origin="https://club.example").status_code == 201


def test_who_asks_is_not_taken_from_a_header(tmp_path: Path) -> None:
    """Without a proxy that is named, everybody would be a new address for each request."""
    with serving(config_in(tmp_path, limits=TIGHT)) as server:
        replies = [posted(server, x_forwarded_for=f"10.0.0.{n}").status_code for n in range(3)]
    assert replies == [201, 201, 429]


def test_a_proxy_that_is_named_says_who_asks(tmp_path: Path) -> None:
    config = config_in(tmp_path, proxies=("127.0.0.1",), limits=TIGHT)
    with serving(config) as server:
        replies = [posted(server, x_forwarded_for=f"10.0.0.{n}").status_code for n in range(3)]
    assert replies == [201, 201, 201]


# --- how deep, how large, how long


def test_a_body_without_a_bottom_is_refused(gated: Server) -> None:
    deep = b'{"game":"salteadores","options":' + b'{"a":' * 30_000 + b"1" + b"}" * 30_001
    url = f"http://{gated.address}/api/matches"
    reply = httpx.post(url, content=deep, headers={"content-type": "application/json"}, timeout=20)
    assert (reply.status_code, reply.json()["error"]) == (400, "TooDeep")


def line_to(server: Server) -> socket.socket:
    host, port = server.address.split(":")
    return socket.create_connection((host, int(port)), timeout=20)


def test_headers_without_end_are_cut_off(gated: Server) -> None:
    with line_to(gated) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 40_000)
        assert line.recv(100).startswith(b"HTTP/1.1 431")


def test_half_a_request_is_hung_up_on(gated: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "arrival", 0.05)
    begun = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
    for half in (b"", begun, begun + b"\r\n{"):
        with line_to(gated) as line:
            line.sendall(half)
            assert line.recv(100) == b""


def test_a_socket_outlives_the_time_for_requests(
    gated: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PatientProtocol, "arrival", 0.05)
    me = gated.connect()
    sleep(0.1)
    seats = posted(gated).json()
    me.say("hello", match=seats["room"]["id"], tokens=[seats["seats"][0]["token"]], since=0)
    assert me.question()["question"]
