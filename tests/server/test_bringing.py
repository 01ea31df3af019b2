"""Everybody brings their own to the lobby, and sees the sides before it begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from tapete.games.punk.content.band.roster import parse_band
from tests.server.serving import WAIT, Seats, Server, config_in, serving
from tests.server.test_twins import FEW, MANY

Draft = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(config_in(tmp_path_factory.mktemp("lobby"))) as listening:
        yield listening


def examples(server: Server, game: str, workshop: str) -> list[Draft]:
    told = server.get(f"/api/games/{game}/workshops/{workshop}").json()
    return [one["draft"] for one in told["examples"]]


def band(server: Server, name: str = "Los de Blas", **changed: Any) -> Draft:
    """A band that nobody has ready."""
    return {**examples(server, "punk", "bands")[0], "name": name, **changed}


def bring(
    server: Server, match: str, seat: int, token: str, *drafts: Draft, shop: str = "bands"
) -> httpx.Response:
    return httpx.post(
        f"http://{server.address}/api/matches/{match}/seats/{seat}/works",
        json={"workshop": shop, "drafts": list(drafts)},
        headers={"Authorization": f"Bearer {token}"},
        timeout=WAIT,
    )


def lobby(server: Server, game: str = "punk", **options: Any) -> tuple[Seats, str]:
    """A match with a host and a guest, and the guest's token."""
    host = server.create("person", "open", game=game, **options)
    return host, server.join(host.match, 1, "Blas")


def side(room: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = room["lineup"][seat]
    return found


def names(room: dict[str, Any], seat: int) -> str:
    return str([one["name"] for one in side(room, seat)["fighters"]])


def test_a_guest_brings_a_band_and_everybody_sees_it_before_the_start(server: Server) -> None:
    host, token = lobby(server)
    at_home = server.sit(host.match, host.tokens[0])
    before = at_home.listen()["room"]
    assert bring(server, host.match, 1, token, band(server)).status_code == 200
    after = at_home.room(lambda room: "Los de Blas" in str(side(room, 1)["name"]))
    assert side(after, 0) == side(before, 0)
    assert side(after, 1)["fighters"]
    assert all(one["price"] > 0 for one in side(after, 1)["fighters"])
    assert at_home.ask("ready", seat=0, ready=True)["is"] == "accepted"
    guest = server.sit(host.match, token)
    assert guest.ask("ready", seat=1, ready=True)["is"] == "accepted"
    sides = guest.update()["scene"]["sides"]
    assert "Los de Blas" in str(sides[1]["name"])


def test_who_was_ready_has_to_look_again(server: Server) -> None:
    host, token = lobby(server)
    at_home = server.sit(host.match, host.tokens[0])
    at_home.ask("ready", seat=0, ready=True)
    assert bring(server, host.match, 1, token, band(server)).status_code == 200
    room = at_home.room(lambda room: "Los de Blas" in str(room["lineup"]))
    assert not any(chair.get("ready") for chair in room["chairs"])
    assert room["stage"] == "gathering"


def test_bullets_and_infiltrators_of_a_band_are_seen_by_its_own_side_alone(server: Server) -> None:
    host, token = lobby(server)
    told = []
    for text in (FEW, MANY):
        draft = {**msgspec.to_builtins(parse_band(text, "x")), "points": 300}
        reply = bring(server, host.match, 1, token, draft)
        assert reply.status_code == 200, reply.text
        told.append((side(reply.json(), 1), side(server.sit(host.match).listen()["room"], 1)))
    (few, seen), (many, seen_of_many) = told
    assert len(few["fighters"]) < len(many["fighters"])
    assert seen == seen_of_many
    assert few["points"][0] > 0 > seen["points"][0]


def test_a_band_that_breaks_rules_is_refused_with_what_is_wrong_and_nothing_changes(
    server: Server,
) -> None:
    host, token = lobby(server)
    before = server.get(f"/api/matches/{host.match}").json()
    poor = band(server, points=1)
    reply = bring(server, host.match, 1, token, poor)
    assert reply.status_code == 400
    assert reply.json()["error"] == "Unsound"
    assert "faults" in str(reply.json()["message"]["args"])
    assert bring(server, host.match, 1, token, {"nonsense": 1}).json()["error"] == "BadDraft"
    assert bring(server, host.match, 1, token).status_code == 400
    assert bring(server, host.match, 1, token, band(server), shop="x").status_code == 404
    assert server.get(f"/api/matches/{host.match}").json() == before


def test_a_stranger_brings_nothing_and_nobody_for_another_seat(server: Server) -> None:
    host, token = lobby(server)
    assert bring(server, host.match, 1, "stranger", band(server)).json()["error"] == "WrongToken"
    assert bring(server, host.match, 0, token, band(server)).json()["error"] == "NotYourSeat"


def test_nothing_is_brought_to_a_match_that_has_begun(server: Server) -> None:
    host = server.create("person", "person", game="punk")
    reply = bring(server, host.match, 1, host.tokens[1], band(server))
    assert reply.status_code == 409
    assert "lineup" not in server.get(f"/api/matches/{host.match}").json()


def test_a_ready_made_band_goes_by_its_name(server: Server) -> None:
    host, token = lobby(server)
    ready = examples(server, "punk", "bands")[2]
    room = bring(server, host.match, 1, token, ready).json()
    assert not room["options"]["own"]
    assert ready["name"] in str(side(room, 1)["name"])


def test_another_band_takes_the_place_of_the_first(server: Server) -> None:
    host, token = lobby(server)
    bring(server, host.match, 0, host.tokens[0], band(server, "Los de Ana"))
    bring(server, host.match, 1, token, band(server, "Los de Blas"))
    room = bring(server, host.match, 1, token, band(server, "Los nuevos")).json()
    assert "Los de Ana" in str(side(room, 0)["name"])
    assert "Los nuevos" in str(side(room, 1)["name"])
    assert list(room["options"]["own"]) == ["seat-2"], "the host's band is the host's secret"


@pytest.mark.parametrize("seat", [0, 1])
def test_heroes_take_the_first_places_of_either_side(server: Server, seat: int) -> None:
    host, token = lobby(server, "savage")
    tokens = {0: host.tokens[0], 1: token}
    hero = {**examples(server, "savage", "heroes")[0], "name": "Doña Urraca"}
    before = server.sit(host.match).listen()["room"]
    room = bring(server, host.match, seat, tokens[seat], hero, shop="heroes").json()
    assert "Doña Urraca" in names(room, seat)
    assert side(room, 1 - seat) == side(before, 1 - seat)
    again = bring(server, host.match, seat, tokens[seat], shop="heroes").json()
    assert again["lineup"] == before["lineup"]


def test_more_heroes_than_there_are_places_are_refused(server: Server) -> None:
    host, token = lobby(server, "savage")
    hero = examples(server, "savage", "heroes")[0]
    reply = bring(server, host.match, 1, token, *[hero] * 16, shop="heroes")
    assert reply.json()["error"] == "TooMany"


def test_a_game_in_which_nothing_is_made_shows_its_sides_all_the_same(server: Server) -> None:
    host = server.create("person", "open", game="salteadores")
    room = server.sit(host.match).listen()["room"]
    assert "brings" not in str(room.get("lineup", ""))
