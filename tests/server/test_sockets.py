"""Sockets: what was missed comes once and in order, and strangers change nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tapete.server.config import Limits
from tapete.server.rooms.reading import number_in
from tapete.server.wire.from_client import FromClient
from tapete.server.wire.to_client import Pong
from tests.kernel.matches import image
from tests.server.serving import Server, Sitting, config_in, serving, whose_turn
from tests.server.test_rooms import play_out, two_people

SAYINGS = sorted(kind.__struct_config__.tag for kind in FromClient.__args__)


def places(*sittings: Sitting) -> list[int]:
    """Of all news a client was told, in the order in which it was."""
    return [
        one["at"]
        for sitting in sittings
        for told in sitting.heard
        if told["is"] == "update"
        for one in told.get("news", ())
    ]


# --- coming back


def test_what_was_missed_is_told_again_in_order_and_once(server: Server) -> None:
    seats = server.create("person", "open")
    theirs = server.join(seats.match, 1)
    other, stayed = server.sit(seats.match, seats.tokens[0]), server.sit(seats.match, theirs)
    for seat, sitting in enumerate((other, stayed)):
        sitting.ask("ready", seat=seat, ready=True)
    leaving, rng = server.sit(seats.match, theirs), Random(4)
    parts = [leaving]
    for count in range(12):
        sitting = whose_turn(other, stayed)
        if sitting.last().get("over"):
            break
        sitting.answer(sitting.last()["question"], rng)
        stayed.catch_up(sitting.last()["upto"])
        if count % 3 == 1:
            upto = leaving.last()["upto"]
            leaving.leave()
            leaving = server.sit(seats.match, theirs, since=upto)
            parts.append(leaving)
        leaving.catch_up(stayed.last()["upto"])
    assert places(*parts) == places(stayed)
    assert len(parts) > 2


def test_updates_follow_on_one_another(server: Server) -> None:
    _, first, second = two_people(server)
    play_out(first, second, answers=15)
    updates = [told for told in first.heard if told["is"] == "update"]
    assert [told["since"] for told in updates[1:]] == [told["upto"] for told in updates[:-1]]


def test_who_says_to_know_more_than_was_told_is_told_what_comes(server: Server) -> None:
    seats = server.create("person", "person")
    both = server.sit(seats.match, *seats.tokens.values(), since=10**9)
    assert both.update()["upto"] < 100


# --- other people's seats


@pytest.mark.parametrize(
    "deed",
    [
        {"do": "answer", "number": 0, "answer": "safe"},
        {"do": "try", "number": 0, "answer": "safe"},
        {"do": "weigh", "number": 0, "answers": ["safe"]},
        {"do": "head", "number": 0, "to": [[0, 0]]},
        {"do": "reach", "number": 0},
        {"do": "explain", "number": 0},
        {"do": "unfold", "number": 0, "way": "move"},
        {"do": "undo"},
        {"do": "consent", "agrees": True},
        {"do": "ready", "ready": False},
        {"do": "resign"},
        {"do": "chat", "text": "soy tú"},
        {"do": "hand_over"},
    ],
)
def test_nobody_acts_for_another_seat(server: Server, deed: dict[str, Any]) -> None:
    match, _, second = two_people(server)
    before = image(server.app.state.hall.rooms[match].match)
    for sitting in (second, server.sit(match)):
        assert sitting.ask(**deed, seat=0)["error"] == "NotYourSeat"
    assert image(server.app.state.hall.rooms[match].match) == before


def test_a_token_is_good_for_its_own_match_only(server: Server) -> None:
    mine, other = server.create("person", "person"), server.create("person", "person")
    sitting = server.sit(mine.match, other.tokens[0])
    assert sitting.listen()["error"] == "WrongToken"
    assert sitting.ask("answer", number=0, seat=0, answer="safe")["error"] == "NoHello"


def test_tokens_are_kept_only_as_hashes(server: Server, tmp_path: Path) -> None:
    with serving(config_in(tmp_path)) as own:
        tokens = own.create("person", "person").tokens
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert all(token.encode() not in kept for token in tokens.values())


def test_an_answer_meant_for_another_question_is_refused(server: Server) -> None:
    seats = server.create("person", "person")
    both = server.sit(seats.match, *seats.tokens.values())
    asked = both.question()["question"]
    both.answer(asked, Random(1))
    number = both.until(lambda told: told.get("question"))["number"]
    assert both.answer(asked, Random(1))["error"] == "NotOpen"
    assert both.ask("undo", seat=0)["is"] == "accepted"
    assert both.last()["number"] == number + 1


def test_a_refused_answer_names_the_reason(server: Server) -> None:
    seats = server.create("person", "person")
    both = server.sit(seats.match, *seats.tokens.values())
    refused = both.ask("answer", number=0, seat=0, answer="fly")
    assert refused["error"] == "Refused"
    assert refused["message"]["key"] == "kernel.refusal.not_an_option"


# --- strangers


def test_a_page_of_another_site_may_not_speak(server: Server) -> None:
    own = f"http://{server.address}"
    assert server.connect(origin="https://elsewhere.example").closed() == 1008
    assert server.connect(origin=own).ask("ping")["is"] == "pong"


def test_an_allowed_site_may_speak(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, origins=("https://friend.example",))) as server:
        assert server.connect(origin="https://friend.example").ask("ping")["is"] == "pong"
        for origin, allowed in (("https://friend.example", True), ("https://x.example", False)):
            reply = server.get("/api/matches", headers={"origin": origin})
            assert (reply.headers.get("access-control-allow-origin") == origin) == allowed


def test_who_says_no_hello_is_let_go(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, limits=Limits(greeting=0.2))) as server:
        sitting = server.connect()
        assert sitting.ask("chat", text="hola")["error"] == "NoHello"
        assert sitting.closed() == 1008


def test_who_asks_too_much_is_told_so_and_then_let_go(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, limits=Limits(says=0.1, says_at_once=5))) as server:
        sitting = server.connect()
        for _ in range(60):
            sitting.say("ping")
        assert sitting.closed() == 1008
        errors = [told.get("error") for told in sitting.heard]
        assert errors.count(None) == 5
        assert errors.count("TooMuch") == 50


def test_matches_are_not_created_without_end(tmp_path: Path) -> None:
    limits = Limits(creations=0.01, creations_at_once=3)
    with serving(config_in(tmp_path, limits=limits)) as server:
        replies = [server.post("/api/matches", {"game": "salteadores"}) for _ in range(5)]
    assert [reply.status_code for reply in replies] == [201, 201, 201, 429, 429]
    assert replies[-1].json()["error"] == "TooMuch"


def test_a_request_that_is_too_long_is_not_read(server: Server) -> None:
    reply = server.post("/api/matches", {"game": "x" * 2_000_000})
    assert reply.status_code == 413


def test_an_unknown_match_is_said_to_be_unknown(server: Server) -> None:
    for name in ("nowhere", "", "../etc", "a\x00b", "ñ" * 60):
        assert server.sit(name).listen()["error"] == "NoSuchMatch"


def test_every_reply_forbids_what_pages_need_not(server: Server) -> None:
    for path in ("/api/matches", "/", "/nowhere/at/all", "/schema/openapi.json"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


# --- malformed messages

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)
FIELDS = sorted({field for kind in FromClient.__args__ for field in kind.__struct_fields__})
MESSAGES = st.one_of(
    st.binary(max_size=60).map(lambda text: text.decode("latin-1").encode()),
    JSON.map(msgspec.json.encode),
    st.builds(
        lambda do, fields: msgspec.json.encode({"do": do, **fields}),
        st.sampled_from(SAYINGS),
        st.dictionaries(st.sampled_from([*FIELDS, "x"]), JSON, max_size=5),
    ),
    st.builds(
        lambda do, seat, number, answer: msgspec.json.encode(
            {"do": do, "id": 1, "seat": seat, "number": number, "answer": answer}
        ),
        st.sampled_from(["answer", "try"]),
        st.sampled_from([0, 1, -1, 9]),
        st.sampled_from([0, 1, -1]),
        JSON,
    ),
)


@pytest.mark.fuzz
@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(MESSAGES, min_size=1, max_size=3))
def test_malformed_messages_get_a_named_error_and_change_nothing(
    one_server: Server, texts: list[bytes]
) -> None:
    """The seat is not the one that is asked, so that nothing it says can be an answer."""
    seats = FUZZED.get(one_server) or FUZZED.setdefault(one_server, _fuzzed(one_server))
    match, sitting = seats
    room = one_server.app.state.hall.rooms[match]
    before = image(room.match)
    for text in texts:
        if _is_meant(text):
            continue
        sitting.send(text)
        told = sitting.reply(number_in(text))
        assert told["is"] in ("refused", "pong", "accepted"), told
        if told["is"] == "refused":
            assert told["error"] != "OutOfOrder", (text, told)
    assert image(room.match) == before


FUZZED: dict[Server, tuple[str, Sitting]] = {}


def _fuzzed(server: Server) -> tuple[str, Sitting]:
    seats = server.create("person", "person")
    sitting = server.sit(seats.match, seats.tokens[1])
    sitting.update()
    return seats.match, sitting


def _is_meant(text: bytes) -> bool:
    """What is well formed and may rightly change something."""
    try:
        message = msgspec.json.decode(text, type=FromClient)
    except (msgspec.DecodeError, ValueError):
        return False
    return type(message).__name__ in ("Resign", "HandOver", "Undo", "Weigh")


def test_a_message_nested_without_end_is_refused(server: Server) -> None:
    sitting = server.connect()
    sitting.send(b'{"do":"answer","id":7,"number":0,"seat":0,"answer":' + b"[" * 30_000)
    assert sitting.listen()["error"] == "BadMessage"
    assert sitting.ask("ping")["is"] == "pong"


def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, limits=Limits(message=1000))) as server:
        sitting = server.connect()
        sitting.send(b'"' + b"x" * 2000 + b'"')
        assert sitting.closed() == 1009


def test_a_client_that_takes_nothing_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    limits = Limits(outgoing=4, says=1000, says_at_once=1000)
    with serving(config_in(tmp_path, limits=limits)) as server:
        seats = server.create("person", "person", goal=2000)
        slow = server.sit(seats.match)
        slow.update()
        both = server.sit(seats.match, *seats.tokens.values())
        (client,) = (one for one in _room(server, seats.match).clients if not one.seats)
        for _ in range(20):
            client.send(Pong(id=0, clock=0.0))
        assert client.lost
        assert play_out(both, answers=10) == 10
        assert slow.closed() == 1013
        again = server.sit(seats.match, since=slow.last()["upto"])
        assert again.update()["since"] == slow.last()["upto"]


def _room(server: Server, match: str) -> Any:
    return server.app.state.hall.rooms[match]


def test_the_description_holds_the_types_of_the_socket(server: Server) -> None:
    schemas = server.get("/schema/openapi.json").json()["components"]["schemas"]
    assert {"FromClient", "ToClient", "Update", "Asked", "Hello"} <= set(schemas)
    refs = [one["$ref"] for one in schemas["ToClient"]["anyOf"]]
    assert all(ref.removeprefix("#/components/schemas/") in schemas for ref in refs)
