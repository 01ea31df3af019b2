"""Matches as files: taken away, brought back, and played on from any point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import current_thread
from typing import Any

import msgspec
import pytest

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tapete.kernel.matches.replays import verify
from tapete.server.api import replays
from tapete.server.films import uploads as believing
from tests.kernel.matches import new_match, played
from tests.server.halls import (
    NDJSON,
    Client,
    finished,
    serving,
    upload,
    wait_for_the_end,
    whole_match,
)

WHOLE = whole_match()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("journals")) as client:
        yield client


def refused(client: Client, text: bytes) -> tuple[int, str, int | None]:
    reply = client.post("/api/journals", content=text, headers=NDJSON)
    told = reply.json()
    return reply.status_code, told["error"], told.get("line")


def kept(client: Client) -> int:
    """How many matches the server keeps."""
    store: Any = client.app.state.store
    with store._reading.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM matches").scalar_one())


# --- out and in


def test_a_journal_brought_in_is_given_out_again_as_it_was(client: Client) -> None:
    name = finished(client)
    reply = client.get(f"/api/matches/{name}/journal")
    assert reply.content == WHOLE.dump()
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    assert reply.headers["content-disposition"] == (
        f'attachment; filename="salteadores-{name}.tapete"'
    )


@pytest.mark.parametrize("what", ["journal", "course", "proof"])
def test_what_may_be_long_is_put_together_beside_the_loop(
    client: Client, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    match, threads = upload(client, WHOLE.dump())["room"]["id"], set[str]()
    for module, name in ((Journal, "dump"), (replays, "standings_of"), (replays, "_throws")):
        monkeypatch.setattr(module, name, noted(getattr(module, name), threads))
    assert client.get(f"/api/matches/{match}/{what}").status_code == 200
    assert {name.partition("_")[0] for name in threads} == {"errand"}


def noted(work: Callable[..., Any], threads: set[str]) -> Callable[..., Any]:
    """The same work, which tells in which thread it is done."""

    def told(*given: Any) -> Any:
        threads.add(current_thread().name)
        return work(*given)

    return told


def test_a_finished_match_that_is_brought_in_is_over(client: Client) -> None:
    made = upload(client, WHOLE.dump())
    assert made["seats"] == []
    assert made["room"]["stage"] == "over"
    assert made["room"]["result"]["winners"]
    assert made["room"]["seed"] == WHOLE.header.seed


def test_a_match_that_goes_on_is_not_given_out(client: Client) -> None:
    made = upload(client, played(6, goal=100).journal().dump())
    reply = client.get(f"/api/matches/{made['room']['id']}/journal")
    assert (reply.status_code, reply.json()["error"]) == (409, "StillPlaying")


def test_an_unfinished_match_goes_on_with_dice_its_bringer_does_not_know(client: Client) -> None:
    journal = played(6, goal=100).journal()
    made = upload(client, journal.dump())
    assert [held["seat"] for held in made["seats"]] == [0, 1]
    room = made["room"]
    assert (room["stage"], room["answers"]) == ("playing", 6)
    assert room["commitment"] != journal.header.commitment


def test_bots_can_take_seats_of_an_unfinished_match(client: Client) -> None:
    made = upload(client, played(6, goal=100).journal().dump(), bots=[1])
    assert [held["seat"] for held in made["seats"]] == [0]
    assert made["room"]["chairs"][1]["kind"] == "bot"


# --- what is not believed


def altered(text: bytes) -> bytes:
    return text.replace(b'"seat":0', b'"seat":1', 1)


def without_seed(text: bytes) -> bytes:
    journal = Journal.parse(text)
    return Journal(msgspec.structs.replace(journal.header, seed=None), journal.records).dump()


def other_seed(text: bytes) -> bytes:
    journal = Journal.parse(text)
    seed = new_match(77).seed
    return Journal(msgspec.structs.replace(journal.header, seed=seed), journal.records).dump()


def forged_face(text: bytes) -> bytes:
    """The forger has set every checksum right."""
    journal = Journal.parse(text)
    records = list(journal.records)
    place = next(n for n, one in enumerate(records) if isinstance(one, Thrown))
    thrown = records[place]
    assert isinstance(thrown, Thrown)
    face = thrown.faces[0] % thrown.dice[0] + 1
    records[place] = msgspec.structs.replace(thrown, faces=(face, *thrown.faces[1:]))
    return Journal(journal.header, tuple(records)).dump()


def other_content(text: bytes) -> bytes:
    journal = Journal.parse(text)
    header = msgspec.structs.replace(journal.header, content={"cards.toml": "0123"})
    return Journal(header, journal.records).dump()


def other_answer(text: bytes) -> bytes:
    journal = Journal.parse(text)
    records = list(journal.records)
    place = next(n for n, one in enumerate(records) if not isinstance(one, Thrown))
    records[place] = msgspec.structs.replace(records[place], answer="bribe")
    return Journal(journal.header, tuple(records)).dump()


def other_game(text: bytes) -> bytes:
    journal = Journal.parse(text)
    header = msgspec.structs.replace(journal.header, game="tests.salteadores.game:GAME")
    return Journal(header, journal.records).dump()


@pytest.mark.parametrize(
    ("spoil", "status", "error"),
    [
        (lambda text: b"", 400, "BadJournal"),
        (lambda text: b"\xff\x00" * 50, 400, "BadJournal"),
        (lambda text: text[:-5], 400, "BadJournal"),
        (altered, 400, "BadJournal"),
        (without_seed, 422, "ForgedDice"),
        (other_seed, 422, "ForgedDice"),
        (forged_face, 422, "ForgedDice"),
        (other_content, 422, "OtherContent"),
        (other_answer, 422, "Diverged"),
        (other_game, 404, "UnknownGame"),
    ],
)
def test_what_cannot_be_believed_is_refused_by_name_and_not_kept(
    client: Client, spoil: Callable[[bytes], bytes], status: int, error: str
) -> None:
    before = kept(client)
    text = spoil(WHOLE.dump())
    assert refused(client, text)[:2] == (status, error)
    assert kept(client) == before


def test_a_fault_is_told_with_its_line(client: Client) -> None:
    lines = WHOLE.dump().count(b"\n")
    assert refused(client, WHOLE.dump()[:-5])[2] == lines
    line = refused(client, forged_face(WHOLE.dump()))[2]
    assert line is not None
    assert b'"do":"roll"' in WHOLE.dump().splitlines()[line - 1]
    line = refused(client, other_answer(WHOLE.dump()))[2]
    assert line is not None
    assert b'"do":"answer"' in WHOLE.dump().splitlines()[line - 1]


def test_a_journal_too_large_is_not_read(client: Client) -> None:
    assert refused(client, b"x" * (believing.LONGEST + 1))[:2] == (413, "TooLarge")


def test_a_journal_too_long_is_not_played(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(believing, "MOST_RECORDS", 10)
    assert refused(client, WHOLE.dump())[:2] == (413, "TooLong")


def test_a_journal_that_takes_too_long_is_given_up(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(believing, "SLOWEST", -1.0)
    assert refused(client, WHOLE.dump())[:2] == (422, "TooHard")


# --- branches


def branched(client: Client, name: str, answers: int, *chairs: str) -> Any:
    sitters = [{"kind": chair} for chair in chairs]
    return client.post(f"/api/matches/{name}/branch", json={"answers": answers, "chairs": sitters})


def test_a_match_is_branched_where_a_frame_shows_it(client: Client) -> None:
    name = finished(client)
    made = branched(client, name, 5, "person", "person").json()
    room = made["room"]
    assert (room["stage"], room["answers"], room["branched"]) == ("playing", 5, [name, 5])
    assert [held["seat"] for held in made["seats"]] == [0, 1]
    assert room["commitment"] != WHOLE.header.commitment


def test_bots_play_a_branch_to_its_end_and_it_is_verified(client: Client) -> None:
    name = finished(client)
    sitters = [{"kind": "bot", "bot": "random"}] * 2
    made = client.post(f"/api/matches/{name}/branch", json={"answers": 5, "chairs": sitters})
    new = made.json()["room"]["id"]
    wait_for_the_end(client, new)
    journal = Journal.parse(client.get(f"/api/matches/{new}/journal").content)
    assert [one.seed for one in journal.header.branches] == [WHOLE.header.seed]
    assert verify(journal) > 0
    again = upload(client, journal.dump())["room"]
    assert again["stage"] == "over"


def test_a_friend_can_join_a_branch(client: Client) -> None:
    made = branched(client, finished(client), 5, "person", "open").json()["room"]
    seats = f"/api/matches/{made['id']}/seats"
    assert client.post(f"{seats}/1", json={"name": "Zoe"}).status_code == 201
    assert client.post(f"{seats}/1", json={"name": "Ana"}).json()["error"] == "AlreadyBegun"


@pytest.mark.parametrize("answers", [10_000, sum(not isinstance(r, Thrown) for r in WHOLE.records)])
def test_a_match_is_not_branched_where_nothing_is_left_to_play(
    client: Client, answers: int
) -> None:
    reply = branched(client, finished(client), answers)
    assert (reply.status_code, reply.json()["error"]) == (404, "NoSuchStep")


def test_a_branch_needs_as_many_chairs_as_the_match_has(client: Client) -> None:
    reply = branched(client, finished(client), 5, "person")
    assert (reply.status_code, reply.json()["error"]) == (400, "BadChairs")


def test_a_match_that_goes_on_is_not_branched(client: Client) -> None:
    made = branched(client, finished(client), 5, "person", "person").json()["room"]["id"]
    reply = branched(client, made, 2)
    assert (reply.status_code, reply.json()["error"]) == (409, "StillPlaying")
