"""Finished matches: their frames, turning points and luck, and the proof of their dice."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import pytest

from tapete import games
from tapete.bots import BOTS
from tapete.games.punk.rules.gear.bullets import SECRET
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tapete.kernel.matches.replays import replay
from tapete.server.api import film_cache as finished_matches
from tapete.server.films.luck import falls_of
from tests.journals.record import FOLDER
from tests.kernel.matches import played
from tests.salteadores import GAME
from tests.server.halls import Client, finished, serving, upload, wait_for_the_end, whole_match
from tests.server.matches import savage

WHOLE = whole_match()
STEPS = sum(not isinstance(record, Thrown) for record in WHOLE.records)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("replays")) as client:
        yield client


@pytest.fixture(scope="module")
def name(client: Client) -> str:
    return finished(client, WHOLE)


@pytest.fixture(scope="module")
def fight(client: Client) -> str:
    """A whole match of Savage Worlds in which somebody is put out of it."""
    matches = (to_the_end(savage(seed)) for seed in range(2, 30))
    bloody = next(one for one in matches if any(figure.out for figure in one.state.figures))
    return finished(client, bloody.journal())


def to_the_end(match: Match[Any]) -> Match[Any]:
    bot = BOTS["random"](3)
    while match.question is not None:
        seat = match.question.seats[0]
        match.answer(seat, match.question.domains[seat].write(bot.choose(match.position(seat))))
    return match


def told(client: Client, path: str, **params: Any) -> Any:
    reply = client.get(path, params=params)
    assert reply.status_code == 200, reply.text
    return reply.json()


def every_frame(client: Client, name: str) -> list[dict[str, Any]]:
    total = told(client, f"/api/matches/{name}/frames", count=1)["total"]
    frames: list[dict[str, Any]] = []
    while len(frames) < total:
        part = told(client, f"/api/matches/{name}/frames", since=len(frames), count=200)
        frames += part["frames"]
    return frames


# --- frames


def test_there_is_a_frame_for_the_start_and_for_each_answer(client: Client, name: str) -> None:
    frames = every_frame(client, name)
    assert [frame["index"] for frame in frames] == list(range(STEPS + 1))
    assert all(frame["answered"] for frame in frames[1:])


def test_frames_tell_all_that_a_spectator_was_told_once_and_in_order(
    client: Client, name: str
) -> None:
    match = replay(WHOLE, GAME)
    known = [at for at, one in enumerate(match.told) if one.to is None]
    frames = every_frame(client, name)
    assert [news["at"] for frame in frames for news in frame.get("news", [])] == known


def test_a_finished_match_can_be_watched_with_the_eyes_of_a_seat(client: Client, name: str) -> None:
    spectator = told(client, f"/api/matches/{name}/frames", count=200)["frames"]
    seated = told(client, f"/api/matches/{name}/frames", count=200, seat=0)["frames"]
    count = [sum(len(frame.get("news", [])) for frame in one) for one in (spectator, seated)]
    assert count[0] < count[1]
    reply = client.get(f"/api/matches/{name}/frames?seat=7")
    assert (reply.status_code, reply.json()["error"]) == (404, "NoSuchSeat")


def test_the_board_comes_with_the_first_frame_of_a_reply_and_when_it_changes(
    client: Client, fight: str
) -> None:
    for since in (0, 40):
        frames = told(client, f"/api/matches/{fight}/frames", since=since, count=60)["frames"]
        assert "board" in frames[0]
        for before, after in pairwise(frames):
            assert ("board" in after) == (before["scene"]["board"] != after["scene"]["board"])


def test_an_undo_is_a_frame_of_its_own(client: Client) -> None:
    match = played(4, goal=60)
    assert match.question is not None
    by = match.line[-1].seat
    if match.undo(by) is not None:
        match.consent(1 - by, True)
    made = finished(client, to_the_end(match).journal())
    undone = [frame for frame in every_frame(client, made) if frame.get("undone")]
    assert [(frame["index"], frame["seat"]) for frame in undone] == [(5, by)]
    marks = told(client, f"/api/matches/{made}/timeline")["marks"]
    assert [mark["index"] for mark in marks if mark["kind"] == "undo"] == [5]


# --- cards and the course of a match


def test_somebodys_card_is_as_it_was_in_each_frame(client: Client, fight: str) -> None:
    downs = [
        mark
        for mark in told(client, f"/api/matches/{fight}/timeline")["marks"]
        if mark["kind"] == "down"
    ]
    index, who = downs[0]["index"], downs[0]["figure"]
    cards = f"/api/matches/{fight}/frames/{{}}/cards/{who}"
    before, after = (told(client, cards.format(at)) for at in (0, index))
    assert before["name"] == after["name"]
    assert before["sections"] != after["sections"]
    assert told(client, cards.format(0), seat=1) == before


def test_there_is_no_card_of_nobody_nor_after_the_end(client: Client, fight: str) -> None:
    total = told(client, f"/api/matches/{fight}/frames", count=1)["total"]
    for path in ("0/cards/nobody", f"{total}/cards/leonor"):
        reply = client.get(f"/api/matches/{fight}/frames/{path}")
        assert (reply.status_code, reply.json()["error"]) == (404, "NoSuchFigure")


def test_a_match_has_a_course_and_moments_that_changed_it(client: Client, fight: str) -> None:
    course = told(client, f"/api/matches/{fight}/course")
    assert course["frames"][0] == 0
    assert [len(side["scores"]) for side in course["sides"]] == [len(course["frames"])] * 2
    turnings = course["turnings"]
    assert turnings
    assert [one["index"] for one in turnings] == sorted({one["index"] for one in turnings})
    for one in turnings:
        at = course["frames"].index(one["index"])
        mine, theirs = (course["sides"][seat]["scores"] for seat in (one["seat"], 1 - one["seat"]))
        change = (mine[at] - mine[at - 1]) - (theirs[at] - theirs[at - 1])
        assert change / 2 == pytest.approx(one["change"], abs=0.002)
    assert course["frames"][-1] not in [one["index"] for one in turnings]


def test_what_was_taken_back_changed_nothing(client: Client) -> None:
    match = played(4, goal=60)
    by = match.line[-1].seat
    if match.undo(by) is not None:
        match.consent(1 - by, True)
    made = finished(client, to_the_end(match).journal())
    frames = told(client, f"/api/matches/{made}/course")["frames"]
    assert frames[:5] == [0, 1, 2, 3, 6]


def test_a_match_that_goes_on_is_not_replayed(client: Client) -> None:
    made = upload(client, played(6, goal=100).journal().dump())["room"]["id"]
    for what in ("frames", "frames/0/cards/x", "timeline", "course", "luck"):
        reply = client.get(f"/api/matches/{made}/{what}")
        assert (reply.status_code, reply.json()["error"]) == (409, "StillPlaying")


# --- the timeline


def test_the_timeline_marks_turns_losses_and_the_end(client: Client, fight: str) -> None:
    timeline = told(client, f"/api/matches/{fight}/timeline")
    marks = timeline["marks"]
    assert [mark["index"] for mark in marks] == sorted(mark["index"] for mark in marks)
    assert {"turn", "harm", "down", "end"} <= {mark["kind"] for mark in marks}
    turns = [mark.get("turn", 0) for mark in marks if mark["kind"] == "turn"]
    assert turns == sorted(set(turns))
    assert (marks[-1]["kind"], marks[-1]["index"]) == ("end", timeline["total"] - 1)


def test_only_rare_rolls_are_marked(client: Client, fight: str) -> None:
    marks = told(client, f"/api/matches/{fight}/timeline")["marks"]
    shares = [mark["percentile"] for mark in marks if mark["kind"] == "roll"]
    assert all(share <= 0.01 or share >= 0.99 for share in shares)


# --- luck


def test_luck_counts_every_roll_of_every_side(client: Client, fight: str) -> None:
    journal = Journal.parse(client.get(f"/api/matches/{fight}/journal").content)
    match = replay(journal, savage().game)
    sides = told(client, f"/api/matches/{fight}/luck")["sides"]
    falls = list(falls_of(match))
    assert sum(len(side["rolls"]) for side in sides) == len(falls)
    for side in sides:
        own = [one.fall for one in falls if one.seat == side["seat"]]
        assert side["total"] == sum(fall.total for fall in own)
        faces = sum(sum(count["counts"]) for count in side["faces"])
        assert faces == sum(len(fall.faces) for fall in own)


def test_luck_drifts_from_what_was_expected(client: Client, fight: str) -> None:
    for side in told(client, f"/api/matches/{fight}/luck")["sides"]:
        drift = 0.0
        for roll in side["rolls"]:
            drift += roll["total"] - roll["expected"]
            assert roll["drift"] == pytest.approx(drift)
            assert 0 <= roll["percentile"] <= 1
        assert drift == pytest.approx(side["total"] - side["expected"])
        assert 0 <= side["percentile"] <= 1


def test_a_roll_is_of_the_frame_that_tells_it(client: Client, fight: str) -> None:
    frames = every_frame(client, fight)
    place = {news["at"]: frame["index"] for frame in frames for news in frame.get("news", [])}
    sides = told(client, f"/api/matches/{fight}/luck")["sides"]
    assert all(place[roll["at"]] == roll["index"] for side in sides for roll in side["rolls"])


# --- the proof


def test_every_face_follows_from_the_proof_alone(client: Client, name: str) -> None:
    """As `docs/protocol.md` tells it, without the kernel."""
    proof = told(client, f"/api/matches/{name}/proof")
    assert proof["throws"]
    check_proof(proof)


def test_the_proof_of_a_branch_needs_both_seeds(client: Client, name: str) -> None:
    sitters = [{"kind": "bot", "bot": "random"}] * 2
    made = client.post(f"/api/matches/{name}/branch", json={"answers": 6, "chairs": sitters})
    new = made.json()["room"]["id"]
    wait_for_the_end(client, new)
    proof = told(client, f"/api/matches/{new}/proof")
    assert len(proof["earlier"]) == 1
    check_proof(proof)


def test_while_a_match_goes_on_there_is_only_the_promise(client: Client) -> None:
    room = upload(client, played(6, goal=100).journal().dump())["room"]
    assert told(client, f"/api/matches/{room['id']}/proof") == {
        "match": room["id"],
        "algorithm": "blake2b-words",
        "commitment": room["commitment"],
    }


def test_only_a_few_films_are_kept_at_hand(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_matches, "FILMS", 2)
    for _ in range(4):
        told(client, f"/api/matches/{finished(client)}/timeline")
    assert len(client.app.state.films._kept) == 2
    assert not client.app.state.films._locks


def check_proof(proof: dict[str, Any]) -> None:
    promise = blake2b(proof["seed"].encode(), digest_size=32, person=b"tapete.promise")
    assert promise.hexdigest() == proof["commitment"]
    counter = 0
    for throw in proof["throws"]:
        thrown = throw["thrown"]
        assert thrown["at"] == counter
        faces = []
        for sides in thrown["dice"]:
            face = sides
            while face == sides:
                face, counter = drawn(proof, counter, sides)
                faces.append(face)
                if not thrown.get("aces") or sides == 1:
                    break
        assert faces == thrown["faces"]


def drawn(proof: dict[str, Any], counter: int, sides: int) -> tuple[int, int]:
    while True:
        value = word(proof, counter)
        counter += 1
        if value < 2**64 - 2**64 % sides:
            return value % sides + 1, counter


def word(proof: dict[str, Any], number: int) -> int:
    earlier = [one["seed"] for one in proof.get("earlier", []) if number < one["words"]]
    seed = (earlier or [proof["seed"]])[0]
    key = bytes.fromhex(seed.partition(":")[2])
    block = blake2b((number // 8).to_bytes(8, "little"), key=key).digest()
    return int.from_bytes(block[number % 8 * 8 : number % 8 * 8 + 8], "little")


def test_dice_that_decide_nothing_are_nobodys_luck() -> None:
    """Those with which the bullets of a band are sealed."""
    match = Match(games.find("punk"), {}, from_number(3))
    assert any(event.event.rule == SECRET for event in match.told)
    assert SECRET not in {thrower.rule for thrower in falls_of(match)}


def test_dice_thrown_against_each_other_are_each_sides_own_luck_and_low_ones_count_turned() -> None:
    journal = Journal.parse((FOLDER / "punk-1.tapete").read_bytes())
    match = replay(journal, games.find("punk"))
    falls = list(falls_of(match))
    fights = [one for one in falls if one.rule == "punk.combat.fight.roll"]
    assert {one.seat for one in fights} == {0, 1}
    assert all(one.fall.dice == (10,) and not one.low for one in fights)
    shots = [one for one in falls if one.low]
    assert shots
    assert all(one.luck.total == 11 - one.fall.total for one in shots if one.fall.dice == (10,))
