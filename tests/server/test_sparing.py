"""How often one address may ask for what costs a server much."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest
from httpx import Response

from tapete.server.config import Limits
from tests.server.halls import NDJSON, serving, whole_match

SAVAGE = "/api/games/savage"
SHOP = f"{SAVAGE}/workshops/heroes"
FEW = Limits(creations=0.001, creations_at_once=2, errands=0.001, errands_at_once=2)
ERRANDS = {
    f"{SAVAGE}/preview": {"options": {}},
    f"{SAVAGE}/odds/attack": {},
    f"{SHOP}/check": {"draft": {}},
    f"{SHOP}/export": {"draft": {}},
    f"{SHOP}/import": {"text": ""},
    f"{SHOP}/options": {"drafts": []},
}
ASKED = ("/api/odds?roll=2d6", f"{SAVAGE}/settings/bridge/preview")


def is_too_much(reply: Response) -> bool:
    told = reply.json()
    assert told.get("error") != "TooMuch" or told["message"]["key"] == "server.error.too_much"
    return (reply.status_code, told.get("error")) == (429, "TooMuch")


@pytest.mark.parametrize("path", ERRANDS)
def test_what_is_worked_out_anew_is_not_asked_without_end(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, FEW) as client:
        replies = [client.post(path, json=ERRANDS[path]) for _ in range(4)]
    assert [is_too_much(reply) for reply in replies] == [False, False, True, True]


def test_all_of_it_is_counted_together_and_the_rest_is_not_touched(tmp_path: Path) -> None:
    with serving(tmp_path, FEW) as client:
        assert [is_too_much(client.get(path)) for path in ASKED] == [False, False]
        assert is_too_much(client.post(f"{SHOP}/check", json={"draft": {}}))
        assert is_too_much(client.get(ASKED[0]))
        for path in ("/api/games", f"{SAVAGE}/rules", f"{SAVAGE}/odds/attack", SHOP):
            assert client.get(path).status_code == 200
        assert client.post("/api/matches", json={"game": "salteadores"}).status_code == 201


def test_journals_are_not_brought_without_end(tmp_path: Path) -> None:
    text = whole_match(goal=10).dump()
    with serving(tmp_path, FEW) as client:
        replies = [client.post("/api/journals", content=text, headers=NDJSON) for _ in range(3)]
    assert [is_too_much(reply) for reply in replies] == [False, False, True]


def test_who_waits_may_ask_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(errands=1000.0, errands_at_once=1)) as client:
        for _ in range(5):
            assert not is_too_much(client.get(ASKED[0]))
            sleep(0.01)
