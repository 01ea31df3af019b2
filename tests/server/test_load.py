"""Many matches at once: everybody is told everything, once and in order."""

from __future__ import annotations

import asyncio

import pytest
from benchmarks.load.crowd import Crowd, Kind

from tapete.kernel.matches.records import Answered
from tests.server.serving import Server

MATCHES, ANSWERS = 20, 400
HIGHWAYMEN = Kind("salteadores", options=(("goal", 60),), think=0.02)
FIGHTS = Kind("savage", think=0.05)


async def played(address: str, kind: Kind, answers: int) -> Crowd:
    """A crowd that has given so many answers, and has looked at everything again."""
    crowd = Crowd(lambda: address, kind)
    await crowd.gather(MATCHES)
    while crowd.ledger.answers < answers:
        await asyncio.sleep(0.02)
    await crowd.stop()
    await crowd.look_again()
    return crowd


@pytest.mark.parametrize(("kind", "answers"), [(HIGHWAYMEN, ANSWERS), (FIGHTS, ANSWERS // 4)])
def test_nothing_is_lost_or_doubled_in_many_matches_at_once(
    server: Server, kind: Kind, answers: int
) -> None:
    crowd = asyncio.run(played(server.address, kind, answers))
    assert crowd.ledger.faults == []
    assert not crowd.ledger.refused
    assert crowd.ledger.events > answers
    for match, kept in crowd.ledger.kept.items():
        entries = asyncio.run(server.app.state.store.entries(match))
        given = [one for entry in entries for one in entry if isinstance(one, Answered)]
        assert all(given[number].seat == seat for number, (seat, _) in kept.items())
