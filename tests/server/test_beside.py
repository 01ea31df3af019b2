"""What the rules have to work out is done beside the loop, by turns between those who play."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from threading import Event, get_ident
from time import thread_time
from typing import Any

import pytest
from benchmarks.attack.weighing_down import on_walls
from benchmarks.load.answers import any_answer, any_way
from benchmarks.load.heard import Question, Refused, Unfolded, Update, read

from tapete.kernel.matches.match import Match
from tapete.offers import presenting
from tapete.offers.presenting import onward, presented
from tapete.server.config import Config
from tapete.server.faults import TookTooLong
from tapete.server.rooms import ordering
from tapete.server.rooms import room as rooms
from tapete.server.rooms.client import Client, encode
from tapete.server.rooms.conversation import Conversation
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.room import LiveRoom
from tapete.server.showing.asking import unfolded
from tapete.server.showing.updates import Updates
from tapete.server.store.store import Store
from tapete.server.wire.lobby import NewMatch, Seated, Sitter
from tapete.server.work import pace
from tapete.server.work.pace import TRUSTED

PEOPLE = (Sitter("person"), Sitter("person"))
CROWD = 120
ANSWERS = 10
PAUSE = 0.1
"""Seconds of a core that one thing may take on the loop, far more than any does."""


def talking(folder: Path, talk: Callable[[Hall], Awaitable[None]]) -> None:
    """Runs a talk in a hall of its own."""

    async def run() -> None:
        with closing(Store(f"sqlite:///{folder}/matches.sqlite3")) as store:
            hall = Hall(store, Config("sqlite://", hesitation=(0.0, 0.0)))
            try:
                await talk(hall)
            finally:
                await hall.close()

    asyncio.run(run())


async def come(hall: Hall, seated: Seated, *seats: int, leaves: bool = False) -> Conversation:
    """A client with these seats, at the same address as all others; it may leave at once."""
    talk = Conversation(hall, Client(10_000), "10.0.0.1")
    tokens = [one.token for one in seated.seats if one.seat in (seats or (0, 1))]
    hello = encode({"do": "hello", "id": 1, "match": seated.room.id, "tokens": tokens})
    coming = asyncio.ensure_future(talk.hear(hello))
    if leaves:
        await asyncio.sleep(0)
        talk.end()
    await coming
    return talk


def heard(talk: Conversation, *kinds: type[Any]) -> list[Any]:
    """What a client was sent of these kinds since it was last looked at."""
    found, line = [], talk.client.outgoing
    while not line.empty():
        text = line.get_nowait()
        if text is not None and (b'"update"' in text or b'"unfolded"' in text or b'"refus' in text):
            found.append(read(text))
    return [one for one in found if isinstance(one, kinds)]


def test_many_people_at_one_address_may_all_look_before_they_answer(tmp_path: Path) -> None:
    gate = Event()

    async def talk(hall: Hall) -> None:
        tables = [
            await hall.create(NewMatch(game="savage", chairs=PEOPLE)) for _ in range(CROWD // 2)
        ]
        crowd = [await come(hall, table, seat) for table in tables for seat in (0, 1)]
        held = [asyncio.ensure_future(hall.playing.do(gate.wait, by=str(n))) for n in range(2)]
        await asyncio.sleep(0)
        for one in crowd:
            await one.hear(encode({"do": "look", "id": 7, "figure": "nobody", "target": "none"}))
        await asyncio.sleep(0)
        assert hall.playing.waiting == CROWD
        gate.set()
        await asyncio.gather(*held)
        while hall.playing.waiting or any(one._asides._tasks for one in crowd):
            await asyncio.sleep(0.01)
        assert "TooMuch" not in {one.error for who in crowd for one in heard(who, Refused)}

    talking(tmp_path, talk)


def test_whoever_answered_is_told_before_the_others_news_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[tuple[Client, bool]] = []
    """For each client whose news was made, whether the one who answered was sent theirs by then."""
    plain = Updates.prepare

    async def talk(hall: Hall) -> None:
        table = await hall.create(NewMatch(game="savage", chairs=PEOPLE))
        people = [await come(hall, table, seat) for seat in (0, 1)]
        asked = [question_of(one, None) for one in people]
        seat = next(seat for seat, question in enumerate(asked) if question is not None)
        answers, other, question = people[seat], people[1 - seat].client, asked[seat]
        assert question is not None

        speaking = asyncio.ensure_future(answers.client.outgoing.get())

        def prepared(updates: Updates, client: Client) -> bytes:
            waiting.append((client, speaking.done()))
            return plain(updates, client)

        monkeypatch.setattr(Updates, "prepare", prepared)
        answer = any_answer(question, Random(1))
        base = {"number": question.number, "seat": question.seat, "aside": False}
        await answers.hear(encode({"do": "answer", "id": 2, "answer": answer, **base}))
        assert [had for client, had in waiting if client is other] == [True]
        assert waiting[0] == (answers.client, False)

    talking(tmp_path, talk)


class Watch:
    """The threads in which a match was played, and the longest time that the loop was held."""

    def __init__(self) -> None:
        self.threads: set[int] = set()
        self.longest = 0.0

    async def tick(self) -> None:
        while True:
            before = thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, thread_time() - before)


@contextmanager
def watched(patch: pytest.MonkeyPatch, name: str = "_go_on") -> Iterator[Watch]:
    watch, plain = Watch(), getattr(Match, name)

    def noted(*given: Any, **named: Any) -> Any:
        watch.threads.add(get_ident())
        return plain(*given, **named)

    patch.setattr(Match, name, noted)
    yield watch


def question_of(talk: Conversation, before: Question | None) -> Question | None:
    updates = heard(talk, Update)
    return updates[-1].question if updates else before


async def play(talk: Conversation, answers: int) -> int:
    """Answers, unfolds and reaches for places; returns how many answers were taken."""
    rng, question, taken = Random(3), question_of(talk, None), 0
    for number in range(answers):
        if question is None:
            return taken
        base = {"number": question.number, "seat": question.seat}
        way = any_way(question, rng) or next((one.name for one in question.ways), "")
        for do in ("unfold", "reach", "explain"):
            await talk.hear(encode({"do": do, "id": 100 + number, "way": way, **base}))
        while talk._asides._tasks:
            await asyncio.sleep(0.001)
        lines = [line for told in heard(talk, Unfolded) for line in told.items]
        answer = any_answer(question, rng, lines)
        await talk.hear(encode({"do": "answer", "id": 2, "answer": answer, "aside": False, **base}))
        after = question_of(talk, question)
        taken, question = taken + (after is not question), after
    return taken


def test_a_way_that_was_quickly_unfolded_is_unfolded_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_loop: defaultdict[str, list[bool]] = defaultdict(list)
    """For each way, whether it was unfolded on the loop, time after time."""

    async def talk(hall: Hall) -> None:
        loop = get_ident()

        def noted(match: Match[Any], seat: int, way: str) -> Any:
            on_loop[way].append(get_ident() == loop)
            return unfolded(match, seat, way)

        monkeypatch.setattr("tapete.server.rooms.conversation.unfolded", noted)
        one = await come(hall, await hall.create(NewMatch(game="savage", chairs=PEOPLE)))
        assert await play(one, ANSWERS) == ANSWERS

    monkeypatch.setattr(pace, "QUICK", 60.0)
    talking(tmp_path, talk)
    assert max(map(len, on_loop.values())) > TRUSTED
    for times in on_loop.values():
        assert times == [False] * min(len(times), TRUSTED) + [True] * (len(times) - TRUSTED)


def test_on_a_map_of_ones_own_nothing_is_played_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk(hall: Hall) -> None:
        with watched(monkeypatch) as watch:
            ticking = asyncio.ensure_future(watch.tick())
            wish = NewMatch(game="savage", chairs=PEOPLE, **on_walls(900))
            one = await come(hall, await hall.create(wish))
            assert await play(one, ANSWERS) == ANSWERS
            await one.hear(encode({"do": "undo", "id": 3, "seat": 0}))
            ticking.cancel()
        assert watch.threads
        assert get_ident() not in watch.threads
        assert watch.longest < PAUSE

    talking(tmp_path, talk)


def test_what_took_long_once_is_done_beside_the_loop_from_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LONG", -1.0)

    async def talk(hall: Hall) -> None:
        seated = await hall.create(NewMatch(game="savage", chairs=PEOPLE))
        await play(await come(hall, seated), 1)
        with watched(monkeypatch) as watch:
            assert await play(await come(hall, seated), ANSWERS) == ANSWERS
        assert get_ident() not in watch.threads

    talking(tmp_path, talk)


def test_an_answer_that_takes_too_long_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def talk(hall: Hall) -> None:
        seated = await hall.create(NewMatch(game="savage", chairs=PEOPLE))
        room = await hall.room(seated.room.id)
        room.slow = True
        before, places = room.playing().journal().dump(), room.places

        async def late(*_: Any, **__: Any) -> Any:
            raise TookTooLong(seconds=8)

        room._beside, beside = late, room._beside
        question = room.playing().question
        assert question is not None
        (seat,) = question.seats
        answer = question.domains[seat].write(next(question.domains[seat].candidates()))
        with pytest.raises(TookTooLong):
            await room.answer(seat, answer, room.playing().number)
        assert (room.playing().journal().dump(), room.places) == (before, places)
        room._beside = beside
        await room.answer(seat, answer, room.playing().number)
        assert room.places == places + 1

    talking(tmp_path, talk)


async def until_it_goes_on(room: LiveRoom) -> tuple[Match[Any], int]:
    """Plays until a question is put by what follows it."""
    rng = Random(2)
    while True:
        match = room.playing()
        assert match.question is not None
        (seat,) = match.question.seats
        if onward(match, seat) is not None:
            return match, seat
        domain = match.question.domains[seat]
        await room.answer(seat, domain.write(domain.sample(rng)), match.number)


def test_another_figure_is_looked_at_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk(hall: Hall) -> None:
        seated = await hall.create(NewMatch(game="punk", chairs=PEOPLE))
        room, threads = await hall.room(seated.room.id), set()
        match, seat = await until_it_goes_on(room)
        plain = presenting.turned

        def noted(*given: Any) -> Any:
            threads.add(get_ident())
            return plain(*given)

        monkeypatch.setattr(ordering, "turned", noted)
        question, known = match.question, onward(match, seat)
        assert question is not None
        assert known is not None
        domain = question.domains[seat]
        others = [domain.write(value) for value in domain.candidates()]
        other = next(one for one in others if one != known.answer)
        twin = plain(match.fork(), seat, other).match
        assert twin is not None
        shown = presented(twin, seat).question
        assert shown is not None
        answer = shown.domains[seat].write(next(shown.domains[seat].candidates()))
        await room.answer(seat, answer, match.number, aside=False, via=other)
        assert room.playing().line[-2].answer == other
        assert get_ident() not in threads
        assert threads

    talking(tmp_path, talk)


def test_who_leaves_while_the_match_is_being_loaded_is_not_there_afterwards(
    tmp_path: Path,
) -> None:
    async def talk(hall: Hall) -> None:
        seated = await hall.create(NewMatch(game="savage", chairs=PEOPLE))
        room = await hall.room(seated.room.id)
        async with room.steady():
            coming = asyncio.ensure_future(come(hall, seated, leaves=True))
            await asyncio.sleep(0)
        await coming
        assert not room.clients

    talking(tmp_path, talk)
