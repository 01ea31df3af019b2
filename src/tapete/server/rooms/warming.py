"""A little of every game is played before a server listens: what is made once is made by then."""

from __future__ import annotations

from random import Random
from tempfile import TemporaryDirectory
from time import time

from tapete.kernel.chance.seed import from_number
from tapete.server.config import Config
from tapete.server.rooms.client import Client, encode
from tapete.server.rooms.conversation import Conversation
from tapete.server.rooms.creating import agreed
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.room import LiveRoom
from tapete.server.rooms.tokens import digest, fresh_id
from tapete.server.store.rows import ChairRow, MatchRow
from tapete.server.store.store import Store
from tapete.stories.titles import title

ANSWERS = 12
"""How many answers are given in each match."""


async def warm(config: Config) -> None:
    """Begins, keeps, takes up again and plays a match of each game, in a store of its own."""
    with TemporaryDirectory(prefix="tapete-") as folder:
        store = Store(f"sqlite:///{folder}/matches.sqlite3")
        hall = Hall(store, config)
        for game in hall.games:
            await play(hall, game)
        await hall.close()
        store.close()


async def play(hall: Hall, name: str) -> None:
    """A match of which a few answers are given, over the way that clients' messages take."""
    game = hall.game(name)
    title(game.package, name)
    header, seats = agreed(game, {}, from_number(1))
    row = MatchRow(id=fresh_id(), header=header, created=time())
    tokens = [str(seat) for seat in range(seats)]
    chairs = [ChairRow(n, "person", ready=True, token=digest(one)) for n, one in enumerate(tokens)]
    await hall.keep(row, tuple(chairs), ())
    hall.rooms.clear()
    talks = [await _come(hall, row.id, token) for token in tokens]
    await _answer(talks, await hall.room(row.id))
    for talk in talks:
        talk.end()


async def _come(hall: Hall, match: str, token: str) -> Conversation:
    talk = Conversation(hall, Client(hall.config.limits.outgoing))
    await talk.hear(encode({"do": "hello", "id": 1, "match": match, "tokens": [token]}))
    return talk


async def _answer(talks: list[Conversation], room: LiveRoom) -> None:
    """Gives any answers to the match as it is by then: a slow one is played on a twin."""
    rng = Random(1)
    for _ in range(ANSWERS):
        match = room.match
        if match is None or match.question is None:
            return
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        said = {"number": match.number, "seat": seat, "answer": domain.write(domain.sample(rng))}
        await talks[seat].hear(encode({"do": "answer", "id": 2, "aside": True, **said}))
        for talk in talks:
            while not talk.client.outgoing.empty():
                talk.client.outgoing.get_nowait()
