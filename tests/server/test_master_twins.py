"""What a master does behind the screen makes no difference to anything that others are sent."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tapete.games.darkness.events.master import Lurks, Noted
from tapete.games.darkness.rules.master.figures import distance
from tapete.games.darkness.state import State
from tapete.games.darkness.world import Night
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.server.rooms import creating
from tests.server.serving import Server
from tests.server.twins import Twins

OPTIONS = {"scenario": "the_long_night", "players": 1, "master": True, "known_city": True}
SIGHT = 3
"""How far anybody sees by day."""
SEED, MOST = 3, 40
KINDS = "note", "lurk", "note", "erase"


class Screen:
    """A master who notes, hides and strikes out other things in each of the two matches."""

    def __init__(self) -> None:
        self.rngs: dict[int, Random] = {}
        self.times: Counter[int] = Counter()

    def answer(self, match: Match[Any], seat: Seat) -> Any:
        question = match.question
        assert question is not None
        rng = self.rngs.setdefault(id(match), Random(len(self.rngs)))
        domain = question.domains[seat]
        if question.key.endswith("note"):
            return "x" * rng.randint(1, 40)
        if question.key.endswith("master_square"):
            return domain.write(farthest(match.state, rng))
        wanted = KINDS[self.times[id(match)] % len(KINDS)]
        self.times[id(match)] += 1
        found = [one for one in domain.candidates() if one.option.what == wanted]
        return domain.write(rng.choice(found or [*domain.candidates()][:1]))


def farthest(state: State, rng: Random) -> Any:
    """One of the squares that are farthest from everybody."""
    night = Night(state, ScriptedTable())
    people = [one.at for one in night.living() if one.at is not None]
    far = sorted(night.city.signs, key=lambda cell: -min(distance(cell, one) for one in people))
    return rng.choice(far[:20])


def is_in_sight(state: State) -> bool:
    """True if somebody who hides may be seen with the next step: then it matters who it is."""
    hidden = [one.at for one in state.foes if one.hidden and one.at is not None]
    people = [one.at for one in state.survivors if one.at is not None]
    return any(distance(one, other) <= 2 * SIGHT for one in hidden for other in people)


def test_notes_and_who_hides_change_nothing_that_is_sent(
    patient: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creating, "fresh", lambda: from_number(SEED))
    keen = "secretly", "tell", "end", "propose"
    twins = Twins(patient, "darkness", (OPTIONS, OPTIONS), 0, Random(SEED), keen)
    screen, answers = Screen(), 0
    while not any(is_in_sight(side.match.state) for side in twins.sides):
        if answers == MOST or not twins.play(screen.answer):
            break
        answers += 1
        if answers % 10 == 1:
            twins.look_around()
        twins.read_cards(["s0", "f1", "h1"])
        twins.point()
    first, second = (side.match for side in twins.sides)
    assert first.state.master.notes != second.state.master.notes
    assert {Noted, Lurks} <= {type(one.event) for one in first.told}
    assert answers > 25
