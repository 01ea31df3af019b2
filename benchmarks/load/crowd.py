"""So many matches at once; where one is over, another begins."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from benchmarks.load.ledger import Ledger
from benchmarks.load.player import Match, Player, Where, told_anew

AT_ONCE = 8
"""Matches that are set up, or looked at again, at the same time."""
PATIENCE = 30.0
"""Seconds for one of them."""


@dataclass(frozen=True)
class Kind:
    """Which matches are played, and how fast: seconds to think, on average."""

    game: str = "savage"
    settings: tuple[str, ...] = ("",)
    options: tuple[tuple[str, Any], ...] = ()
    think: float = 1.0


class Table:
    """A match with a player at each seat."""

    def __init__(self, match: Match, players: list[Player], tokens: list[str]) -> None:
        self.match, self.players, self.tokens = match, players, tokens
        self._tasks = [asyncio.ensure_future(player.play()) for player in players]

    async def settled(self) -> None:
        for player in self.players:
            await player.here.wait()

    async def over(self) -> None:
        await asyncio.gather(*self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Crowd:
    """Its clients are told where a server is each time they connect."""

    def __init__(self, where: Where, kind: Kind, seed: int = 0) -> None:
        self.where, self.kind, self.ledger = where, kind, Ledger()
        self.tables: list[Table] = []
        """Those being played."""
        self.finished: list[Table] = []
        self._rng = Random(seed)
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._keeping: list[asyncio.Task[None]] = []

    async def gather(self, matches: int) -> None:
        """Sets the matches up; each is followed by another when it is over."""
        tables = await asyncio.gather(*(self._table() for _ in range(matches)))
        self._keeping = [asyncio.ensure_future(self._keep(table)) for table in tables]

    async def _keep(self, table: Table) -> None:
        while True:
            await table.over()
            self.tables.remove(table)
            self.finished.append(table)
            table = await self._table()

    async def _table(self) -> Table:
        async with self._limit:
            table = await self._set_up()
            self.tables.append(table)
            await asyncio.wait_for(table.settled(), PATIENCE)
            return table

    async def set_up(self) -> tuple[str, list[str]]:
        """A new match and the tokens of its seats."""
        made = await self._make()
        return made["room"]["id"], [one["token"] for one in made["seats"]]

    async def _make(self) -> Any:
        wanted = {
            "game": self.kind.game,
            "setting": self._rng.choice(self.kind.settings),
            "options": dict(self.kind.options),
            "chairs": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}],
        }
        return await self._post(wanted)

    async def _set_up(self) -> Table:
        made = await self._make()
        match = Match(made["room"]["id"])
        tokens = [one["token"] for one in made["seats"]]
        players = [
            Player(match, one["seat"], one["token"], self.where, self.ledger, self.kind.think)
            for one in made["seats"]
        ]
        return Table(match, players, tokens)

    async def _post(self, wanted: dict[str, Any]) -> Any:
        """Waits where a server takes only so many, or is not there just now."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            while True:
                try:
                    reply = await client.post(f"http://{self.where()}/api/matches", json=wanted)
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
                    continue
                if reply.status_code == 201:
                    return reply.json()
                if reply.status_code != 429:
                    raise RuntimeError(reply.text)
                await asyncio.sleep(1.0)

    async def stop(self) -> None:
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        for table in self.tables:
            await table.stop()

    async def look_again(self) -> None:
        """Each player must have been told, piece by piece, what it is told from the beginning."""
        tables = [*self.finished, *self.tables]
        await asyncio.gather(*(self._look_at(table) for table in tables))

    async def _look_at(self, table: Table) -> None:
        for player, token in zip(table.players, table.tokens, strict=True):
            async with self._limit:
                whole = await told_anew(table.match.id, token, self.where, player.upto)
            anew = [news for news in whole if news[0] < player.upto]
            if player.told != anew:
                pairs = zip(player.told, anew, strict=False)
                first = next((one for one in pairs if one[0] != one[1]), "nothing else")
                counts = f"{len(player.told)} and {len(anew)}, {first}"
                self.ledger.fault(
                    table.match.id, f"seat {player.seat} was told otherwise: {counts}"
                )
