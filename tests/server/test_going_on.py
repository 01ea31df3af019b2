"""A question that only asks whether to go on is answered with what follows, and written with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tapete.bots import BOTS
from tapete.games.punk.game import GAME as PUNK
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import Refused
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Ordered
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.offers.presenting import go_on, onward, presented
from tapete.server.config import Config
from tapete.server.rooms.creating import agreed
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.tokens import fresh_id
from tapete.server.store.rows import ChairRow, MatchRow
from tapete.server.store.store import Store
from tests.kernel.matches import image

SEEDS = range(6)


def brawl(seed: int) -> Match[Any]:
    """The usual match between two that pick at random, where a question goes on first."""
    match: Match[Any] = Match(PUNK, {}, from_number(seed))
    bot = BOTS["random"](seed)
    for _ in range(400):
        assert match.question is not None
        (seat,) = match.question.seats
        if onward(match, seat) is not None:
            return match
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(bot.choose(match.position(seat))))
    raise AssertionError("no question goes on")


def asked(match: Match[Any]) -> Seat:
    assert match.question is not None
    return match.question.seats[0]


def first_answer(match: Match[Any], seat: Seat) -> Any:
    assert match.question is not None
    domain = match.question.domains[seat]
    return domain.write(next(iter(domain.candidates())))


@pytest.mark.parametrize("seed", SEEDS)
def test_going_on_is_the_same_as_answering(seed: int) -> None:
    match = brawl(seed)
    plain, seat = match.fork(), asked(match)
    found = onward(match, seat)
    assert found is not None
    plain.answer(seat, found.answer)
    shown = presented(match, seat)
    before = image(shown)
    go_on(match, seat)
    assert image(match) == image(plain)
    match.answer(seat, first_answer(match, seat))
    assert image(shown) == before  # what is still looked at elsewhere stays as it was


def test_an_order_given_meanwhile_is_not_forgotten() -> None:
    match = brawl(2)
    seat = asked(match)
    assert match.question is not None
    assert onward(match, seat) is not None
    order = Ordered(seat, match.question.key, "next", answer=["x"], rule=match.question.rule)
    match.order(order)
    go_on(match, seat)
    assert order in match.records


def fail(*_: object) -> object:
    raise Refused(Message("test"), "")


def played(folder: Path, work: Any) -> Any:
    """What comes of some work at a room in which a question goes on."""

    async def run() -> Any:
        config = Config(f"sqlite:///{folder}/matches.sqlite3")
        store = Store(config.database)
        hall = Hall(store, config)
        try:
            return await work(await _room(hall))
        finally:
            await hall.close()
            store.close()

    return asyncio.run(run())


async def _room(hall: Hall) -> LiveRoom:
    header, seats = agreed(hall.game("punk"), {}, from_number(2))
    row = MatchRow(id=fresh_id(), header=header, created=0.0)
    await hall.keep(row, tuple(ChairRow(n, "person", ready=True) for n in range(seats)), ())
    room, bot = await hall.room(row.id), BOTS["random"](2)
    while True:
        match = room.playing()
        assert match.question is not None
        (seat,) = match.question.seats
        if onward(match, seat) is not None:
            return room
        domain = match.question.domains[seat]
        answer = domain.write(bot.choose(match.position(seat)))
        await room.answer(seat, answer, match.number)


def test_both_answers_are_written_in_one_commit(tmp_path: Path) -> None:
    async def work(room: LiveRoom) -> None:
        match = room.playing()
        seat = asked(match)
        commits, entries = room.store.writer.commits, room.places
        answer = first_answer(presented(match, seat), seat)
        await room.answer(seat, answer, match.number, aside=False)
        assert room.store.writer.commits == commits + 1
        assert room.places == entries + 2
        assert len(await room.store.entries(room.id)) == room.places
        kept = room.playing()
        await room.reload()
        again = room.playing()
        assert again is not kept
        assert (again.state, again.number) == (kept.state, kept.number)
        assert (len(again.records), again.records[-1]) == (len(kept.records), kept.records[-1])

    played(tmp_path, work)


def test_what_is_refused_leaves_the_question_as_it_was(tmp_path: Path) -> None:
    async def work(room: LiveRoom) -> None:
        match = room.playing()
        seat, before, places = asked(match), image(match), room.places
        with pytest.raises(Refused):
            await room.answer(seat, ["nowhere", 1], match.number, aside=False)
        assert (image(room.playing()), room.places) == (before, places)

    played(tmp_path, work)


def test_what_has_gone_on_is_dropped_if_the_answer_to_it_fails(tmp_path: Path) -> None:
    async def work(room: LiveRoom) -> None:
        match = room.playing()
        seat, number, places = asked(match), match.number, room.places
        answer = first_answer(presented(match, seat), seat)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Match, "answer", fail)
            with pytest.raises(Refused):
                await room.answer(seat, answer, number, aside=False)
        assert room.places == len(await room.store.entries(room.id)) == places
        assert room.playing().number == number

    played(tmp_path, work)
