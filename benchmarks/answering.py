"""`python -m benchmarks.answering`: what an answer costs the server, sockets left out.

Two clients play matches in one process, on a file; they pick any of the lines they are shown. From
the answer until it is kept and both have been told counts, by the process's own time. What it takes
to list the lines of a way that is folded is told by itself.
`--profile FILE` writes where the time went.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from cProfile import Profile
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time, thread_time, time
from typing import Any

import msgspec
from rich.console import Console

from benchmarks.load.answers import any_answer, any_way
from benchmarks.load.heard import Item, Question, Unfolded, Update, read
from tapete.kernel.chance.seed import from_number
from tapete.offers.presenting import presented
from tapete.server.config import Config
from tapete.server.rooms.client import Client, encode
from tapete.server.rooms.creating import agreed
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.tokens import fresh_id
from tapete.server.showing.asking import unfolded
from tapete.server.store.rows import ChairRow, MatchRow
from tapete.server.store.store import Store

WARM = 40
"""Answers that are not counted, as caches are being filled."""


class Spent(msgspec.Struct):
    """Seconds of a core for each answer: all threads, and the loop's alone."""

    all: list[float] = []
    loop: list[float] = []
    unfolding: list[float] = []
    """Seconds to list the lines of a way, each time one was unfolded."""


async def opened(hall: Hall, name: str, seed: int) -> LiveRoom:
    """A match of two people that has just begun, each with a client of their own."""
    game = hall.game(name)
    header, seats = agreed(game, {}, from_number(seed))
    row = MatchRow(id=fresh_id(), header=header, created=time())
    chairs = tuple(ChairRow(seat, "person", ready=True) for seat in range(seats))
    await hall.keep(row, chairs, ())
    room = await hall.room(row.id)
    for seat in range(seats):
        client = Client(10_000)
        client.seats = (seat,)
        room.enter(client)
        await room.show(client)
    return room


def asked(room: LiveRoom) -> Question | None:
    """The question that one of the clients was shown last; what waits for them is taken."""
    found = None
    for client in room.clients:
        told: Any = None
        while not client.outgoing.empty():
            told = client.outgoing.get_nowait() or told
            heard = read(told)
            if isinstance(heard, Update) and heard.question is not None:
                found = heard.question
    return found


def lines_of(room: LiveRoom, question: Question, rng: Random, spent: Spent) -> Sequence[Item]:
    """The lines of a way that was folded, if one of them is to be picked."""
    way = any_way(question, rng)
    if not way:
        return ()
    match, began = room.playing(), process_time()
    told = encode(unfolded(presented(match, question.seat), question.seat, way))
    spent.unfolding.append(process_time() - began)
    heard = read(told)
    return heard.items if isinstance(heard, Unfolded) else ()


async def play(hall: Hall, name: str, answers: int, profile: Profile | None) -> Spent:
    """Plays one match after the other until so many answers were counted."""
    spent, seed, given = Spent(), 0, 0
    while len(spent.all) < answers:
        seed += 1
        room, rng = await opened(hall, name, seed), Random(seed)
        question = asked(room)
        while question is not None and len(spent.all) < answers:
            lines = lines_of(room, question, rng, spent)
            answer, given = any_answer(question, rng, lines), given + 1
            if profile and given > WARM:
                profile.enable()
            every, own = process_time(), thread_time()
            await room.answer(question.seat, answer, question.number, aside=False)
            own, every = thread_time() - own, process_time() - every
            if profile:
                profile.disable()
            if given > WARM:
                spent.all.append(every)
                spent.loop.append(own)
            question = asked(room)
    return spent


async def main() -> None:
    asking = argparse.ArgumentParser()
    asking.add_argument("--game", action="append", default=[])
    asking.add_argument("--answers", type=int, default=300)
    asking.add_argument("--profile", default="")
    wanted, console = asking.parse_args(), Console(width=120)
    profile = Profile() if wanted.profile else None
    for game in wanted.game or ["savage", "punk"]:
        with TemporaryDirectory() as folder:
            config = Config(f"sqlite:///{folder}/matches.sqlite3")
            store = Store(config.database)
            hall = Hall(store, config)
            spent = await play(hall, game, wanted.answers, profile)
            await hall.close()
            store.close()
        console.print(
            f"{game}: {median(spent.all) * 1e3:.2f} ms of a core at the median, "
            f"{median(spent.loop) * 1e3:.2f} of them on the loop; "
            f"95 in 100 within {quantiles(spent.all, n=20)[-1] * 1e3:.1f} ms; "
            f"lines unfolded {len(spent.unfolding)} times, "
            f"{median(spent.unfolding or [0.0]) * 1e3:.2f} ms at the median"
        )
    if profile:
        profile.dump_stats(wanted.profile)


if __name__ == "__main__":
    asyncio.run(main())
