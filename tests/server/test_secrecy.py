"""No message to a client holds what its seat may not know."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tapete.kernel.errors import NothingToUndo
from tapete.kernel.event import Drawn, Told
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.secrecy import asked_again
from tapete.kernel.matches.tail import Tail
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat, may_know
from tapete.kernel.tables.retold import Incomparable, RetoldTable
from tapete.scene.scene import Scene
from tapete.scene.screen import Screen
from tapete.server.rooms import conversation
from tapete.server.rooms.client import Client
from tapete.server.showing.updates import Deed, Updates
from tests.kernel.matches import played
from tests.kernel.test_secrecy import swap_hidden_cards
from tests.salteadores import GAME
from tests.salteadores.state import State
from tests.server.serving import Server, Sitting
from tests.server.test_rooms import play_out
from tests.server.twins import Side


def telltale(view: State, seat: Seat | None) -> Scene:
    """Shows all that is in a view."""
    return Scene(Message.of(msgspec.json.encode(view).decode()))


class Scrambled(Match[State]):
    """A match of which everything is changed that a seat, or a spectator, may not know."""

    def __init__(self, match: Match[State], seat: Seat | None, rng: Random) -> None:
        self.__dict__.update(match.fork().__dict__)
        self.tables = RetoldTable
        state = GAME.snapshots.thaw(match.trail[-1].state)
        for one in range(2) if seat is None else (seat,):
            swap_hidden_cards(state, one, rng)
        frozen = GAME.snapshots.freeze(state)
        self.trail[-1] = msgspec.structs.replace(match.trail[-1], state=frozen)
        self.question = asked_again(match, state)
        self.state = state
        self.told = Tail(told if may_know(told.to, seat) else _other(told) for told in match.told)


def _other(told: Told) -> Told:
    assert isinstance(told.event, Drawn)
    return Told(Drawn(item=99, by=told.event.by, rule=told.event.rule), told.to)


def sent(match: Match[State], seat: Seat, since: int) -> bytes | None:
    """What a client at that seat is sent."""
    client = Client(4)
    client.seats, client.upto = (seat,), since
    Updates(match, Screen(scene=telltale), over=False).send(client)
    return client.outgoing.get_nowait()


@given(st.integers(0, 999), st.integers(0, 30), st.integers(0, 1), st.integers(0, 20))
def test_what_is_hidden_makes_no_difference_to_what_is_sent(
    seed: int, answers: int, seat: Seat, since: int
) -> None:
    match = played(answers, seed)
    try:
        twin = Scrambled(match, seat, Random(seed))
    except Incomparable:
        assume(False)
    assert sent(match, seat, since) == sent(twin, seat, since)


def test_a_screen_that_looks_at_the_whole_state_would_be_found() -> None:
    match = played(0)
    peeping = Screen(scene=lambda view, seat: telltale(match.state, seat))
    client = Client(4)
    client.seats = (1,)
    Updates(match, peeping, over=False).send(client)
    assert client.outgoing.get_nowait() != sent(match, 1, 0)


def test_a_secret_answer_is_told_to_nobody_else() -> None:
    match = played(0)
    deed = Deed(0, "safe", match.state, True)
    assert deed.said_to(match, 1) is None
    assert deed.said_to(match, None) is None
    assert deed.said_to(match, 0) is not None


@pytest.mark.parametrize("seed", range(3))
def test_over_the_wire_each_is_told_only_what_is_for_them(server: Server, seed: int) -> None:
    seats = server.create("person", "open")
    tokens = [seats.tokens[0], server.join(seats.match, 1)]
    people = [server.sit(seats.match, token) for token in tokens]
    for seat, sitting in enumerate(people):
        sitting.ask("ready", seat=seat, ready=True)
    watching = server.sit(seats.match)
    play_out(*people, seed=seed, answers=40)
    watching.quiet()
    room = server.app.state.hall.rooms[seats.match]
    _check(people[0], 0, room.match, tokens)
    _check(people[1], 1, room.match, tokens)
    _check(watching, None, room.match, tokens)


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_can_be_asked_for_hangs_on_what_is_hidden(
    patient: Server, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """At every moment of a match, with everything changed that whoever asks may not know."""
    monkeypatch.setattr(conversation, "time", lambda: 0.0)
    side = Side(patient, "salteadores", {})
    rng, compared = Random(seed), 0
    for _ in range(8):
        for seat in (0, 1, None):
            match = side.match
            with suppress(Incomparable):
                twin = Scrambled(match, seat, rng)
                first = _all_that_is_told(side, seat)
                side.room.match = twin
                assert _all_that_is_told(side, seat) == first
                compared += 1
            side.room.match = match
        if side.match.question is None:
            break
        _answer_any(side.people, side.match, rng)
    assert compared > 8


def _answer_any(people: list[Sitting], match: Match[Any], rng: Random) -> None:
    assert match.question is not None
    seat, domain = next(iter(match.question.domains.items()))
    answer = domain.write(domain.sample(rng))
    told = people[seat].ask("answer", number=match.number, seat=seat, answer=answer)
    assert told["is"] == "accepted"


def _all_that_is_told(side: Side, seat: Seat | None) -> list[bytes]:
    """Whatever reaches somebody who comes with that seat's token, or who has it all the time."""
    present, tokens = side.watcher, list[str]()
    if seat is not None:
        present, tokens = side.people[seat], [side.tokens[seat]]
    mark = len(_heard_by(present))
    with side.visited(*tokens) as visitor:
        _ask_everything(side, visitor, seat)
    heard = (visitor.heard, _heard_by(present)[mark:])
    listed = side.server.get(f"/api/matches/{side.id}").content
    return [*map(msgspec.json.encode, heard), listed]


def _heard_by(sitting: Sitting) -> list[Any]:
    """All that somebody has been told up to now."""
    sitting.ask("ping")
    return [told for told in sitting.heard if told["is"] != "pong"]


def _ask_everything(side: Side, visitor: Sitting, seat: Seat | None) -> None:
    """The odds of every answer, a try of each, what is closed and why, and a wish to undo."""
    asked = visitor.last().get("question") or {"items": (), "number": 0}
    if asked["items"]:
        visitor.ask("explain", number=asked["number"], seat=seat)
    asking = {"number": asked["number"], "seat": seat}
    folded = [way["name"] for way in asked.get("ways", ()) if way.get("folded")]
    unfolded = [visitor.ask("unfold", way=way, **asking)["items"] for way in folded]
    for item in (*asked["items"], *chain.from_iterable(unfolded)):
        visitor.ask("try", answer=item["answer"], **asking)
        visitor.ask("weigh", answers=[item["answer"]], **asking)
    if seat is not None and not _is_free(side.match, seat):
        visitor.ask("undo", seat=seat)
        visitor.ask("ping")
        side.match.undo_request = None


def _is_free(match: Match[Any], seat: Seat) -> bool:
    """True if an undo would change the match at once; that is not looked into here."""
    try:
        return match.fork().undo(seat) is None
    except NothingToUndo:
        return False


def _check(sitting: Sitting, seat: Seat | None, match: Match[Any], tokens: list[str]) -> None:
    assert match.seed is not None
    for told in sitting.heard:
        text = msgspec.json.encode(told).decode()
        assert not any(token in text for token in tokens)
        over = told["is"] in ("room", "welcome") and told["room"]["stage"] == "over"
        assert over or match.seed not in text
        for one in told.get("news", ()):
            assert may_know(match.told[one["at"]].to, seat)
        if told.get("question"):
            assert told["question"]["seat"] == seat
