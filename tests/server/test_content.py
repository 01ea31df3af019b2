"""Content that players bring to a workshop of the server, and a match with it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tapete.server.app import create_app
from tests.battlescribe.files import CATALOGUE, SYSTEM, put
from tests.server.halls import Client, config, serving, upload, wait_for_the_end

SHOP = "/api/games/punk/workshops/bands"
MEMBERS = [
    {"profile": "mutardos_cacique", "gear": ["gancho_oxidado"]},
    {"profile": "mutardos_ratilla", "count": 3},
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("content")) as client:
        yield client


def files(**named: str) -> dict[str, Any]:
    """Files by their names, in which `_` stands for the dot."""
    given = {name.replace("_", "."): text for name, text in named.items()}
    told = [{"name": one, "data": b64encode(text.encode()).decode()} for one, text in given.items()]
    return {"files": told}


def posted(client: Client, what: str, body: Any) -> Any:
    reply = client.post(f"{SHOP}/{what}", json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def refused(client: Client, what: str, body: Any, shop: str = SHOP) -> tuple[int, str]:
    reply = client.post(f"{shop}/{what}", json=body)
    return reply.status_code, reply.json()["error"]


@pytest.fixture(scope="module")
def draft(client: Client) -> Any:
    """A band that brings its content, begun from uploaded files."""
    found = posted(client, "content", files(x_gst=SYSTEM, x_cat=CATALOGUE))
    return {**found["examples"][0]["draft"], "name": "Los Tiñosos", "points": 100}


def test_a_workshop_says_which_files_it_takes_content_from(client: Client) -> None:
    assert ".cat" in client.get(SHOP).json()["brings"]
    assert client.get("/api/games/savage/workshops/heroes").json()["brings"] == []


def test_each_faction_in_the_files_is_a_draft_to_begin_with(client: Client) -> None:
    found = posted(client, "content", files(x_gst=SYSTEM, x_cat=CATALOGUE, y_cat="<broken"))
    (example,) = found["examples"]
    assert example["draft"]["faction"] == "mutardos"
    assert list(example["draft"]["content"]["profiles"]) == ["mutardos_cacique", "mutardos_ratilla"]
    keys = [note["key"] for note in found["notes"]]
    assert keys[:2] == ["battlescribe.error.bad", "punk.band.import.content"]


def test_the_shelves_are_those_of_the_content(client: Client, draft: Any) -> None:
    shelves = {one["field"]: one for one in posted(client, "shelves", {"draft": draft})["shelves"]}
    assert [one["id"] for one in shelves["faction"]["picks"]] == ["mutardos"]
    row = {one["field"]: one for one in shelves["members"]["row"]}
    assert [one["id"] for one in row["profile"]["picks"]] == [
        "mutardos_cacique",
        "mutardos_ratilla",
    ]
    assert "gancho_oxidado" in [one["id"] for one in row["gear"]["picks"]]


def test_a_draft_is_checked_and_written_by_its_content(client: Client, draft: Any) -> None:
    whole = {**draft, "members": MEMBERS}
    assert posted(client, "check", {"draft": whole})["sound"]
    text = posted(client, "export", {"draft": whole, "language": "es"})["text"]
    assert "Cacique: Gancho oxidado" in text
    read = posted(client, "import", {"text": text, "language": "es", "draft": draft})
    assert read["draft"]["members"][0]["profile"] == "mutardos_cacique"
    assert read["draft"]["content"] == draft["content"]
    assert refused(client, "import", {"text": text, "language": "es"}) == (400, "BadList")


def test_a_server_offers_content_to_everybody(tmp_path: Path) -> None:
    put(tmp_path, "x.gst", SYSTEM)
    put(tmp_path, "x.cat", CATALOGUE)
    offering = msgspec.structs.replace(config(tmp_path), content=(str(tmp_path),))
    with TestClient(create_app(offering)) as client:
        examples = client.get(SHOP).json()["examples"]
        assert examples[-1]["draft"]["content"]["profiles"]["mutardos_cacique"]["cost"] == 45
        heroes = client.get("/api/games/savage/workshops/heroes").json()["examples"]
        assert not any("content" in one["draft"] for one in heroes)


def test_content_that_cannot_be_used_is_refused(client: Client, draft: Any) -> None:
    assert refused(client, "content", files(x_cat="<broken")) == (400, "BadFile")
    assert refused(client, "content", files(x_toml="[weather.x]\n")) == (400, "BadContent")
    assert refused(client, "content", files(x_txt="x")) == (400, "NotBattleScribe")
    heroes = "/api/games/savage/workshops/heroes"
    assert refused(client, "content", files(x_cat="x"), heroes) == (400, "CannotDo")
    chief = {**draft["content"]["profiles"]["mutardos_cacique"], "gear": ["excalibur"]}
    profiles = {**draft["content"]["profiles"], "mutardos_cacique": chief}
    broken = {**draft, "content": {**draft["content"], "profiles": profiles}}
    assert refused(client, "check", {"draft": broken}) == (400, "BadDraft")


def test_a_whole_match_is_played_with_it_and_its_journal_comes_back(
    client: Client, draft: Any
) -> None:
    made = posted(client, "options", {"drafts": [{**draft, "members": MEMBERS}] * 2})
    sitters = [{"kind": "bot", "bot": "random"}] * 2
    asked = {"game": "punk", "options": made["options"], "chairs": sitters}
    reply = client.post("/api/matches", json=asked)
    assert reply.status_code == 201, reply.text
    name = reply.json()["room"]["id"]
    wait_for_the_end(client, name, 120)
    frames = client.get(f"/api/matches/{name}/frames", params={"count": 1}).json()
    assert "Cacique" in str(frames)
    journal = client.get(f"/api/matches/{name}/journal").content
    assert upload(client, journal)["room"]["stage"] == "over"
