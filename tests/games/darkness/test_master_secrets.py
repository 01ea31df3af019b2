"""What the master knows, nobody else learns: not from views, questions, events or bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.bots import RandomBot
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Lurks, MasterSays, Noted, NotedScene
from tapete.games.darkness.game import GAME
from tapete.games.darkness.rules.master import buildings, figures
from tapete.games.darkness.state import Foe, Square, State
from tapete.games.darkness.world import Night
from tapete.kernel import Match, Seat, replay
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.tables.retold import Incomparable
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.evenings import STORY, evening
from tests.games.darkness.nights import person

PLAYERS = 2
REACH = 10
"""More squares than a walk and a look go."""
MASTER = PLAYERS
OPTIONS: dict[str, Any] = {"scenario": STORY, "players": PLAYERS, "master": True}


def scramble(state: State, seat: Seat, rng: Random) -> None:
    """Changes the notes, the lists of buildings that nobody is in, and all who are hidden."""
    master = state.master
    if master is None or seat == master.seat:
        return
    night = Night(state, ScriptedTable())
    master.notes = [f"note {rng.random()}" for _ in range(rng.randrange(4))]
    inside = {night.building(one) for one in night.living()}
    for building in library().buildings:
        if building not in inside and rng.random() < 0.5:
            items = rng.sample(sorted(library().items), 2)
            master.finds = {**master.finds, building: dict.fromkeys(items, "1P")}
    _hide(state, night, rng)


def _hide(state: State, night: Night, rng: Random) -> None:
    """Others lurk far away; who is near may come into sight with the next step, and stays."""
    assert state.master is not None
    near = [foe for foe in state.foes if not foe.hidden or _is_near(night, foe.at)]
    far = [square for square in sorted(night.city.signs) if not _is_near(night, square)]
    count = rng.randrange(3) if far else 0
    kinds = sorted(library().adversaries)
    lurking = [
        Foe(f"h{70 + n}", rng.choice(kinds), rng.choice(far), health=2, hidden=True)
        for n in range(count)
    ]
    state.foes, state.master.lurking = [*near, *lurking], 80


def _is_near(night: Night, square: Square | None) -> bool:
    """True for a square that somebody sees, or could see after a walk."""
    return square is None or any(
        one.at is not None and figures.distance(one.at, square) < REACH for one in night.living()
    )


def answer(match: Match[State], rng: Random) -> None:
    """Any answer of a player; of the master a secret one more often than not."""
    question = match.question
    assert question is not None
    seat = rng.choice(question.seats)
    domain = question.domains[seat]
    value = domain.sample(rng)
    if seat == MASTER and question.key == "darkness.ask.turn" and rng.random() < 0.5:
        plain: Any = ["do", {"option": {"what": "secretly", "to": "", "item": -1}, "details": {}}]
        match.answer(seat, plain)
    else:
        match.answer(seat, domain.write(value))


def _put(match: Match[State]) -> bool:
    """True if the master has just put somebody on a square, from which others may be seen."""
    return bool(match.line) and match.line[-1].key == "darkness.ask.master_square"


def compared(seed: int, answers: int = 160, every: int = 4) -> int:
    """Plays a session; returns how often a seat was compared with itself in another world."""
    match = Match(GAME, OPTIONS, from_number(seed))
    rng, count = Random(seed), 0
    for number in range(answers):
        if match.question is None:
            break
        if number % every == 0 and not _put(match):
            for seat in range(PLAYERS):
                try:
                    assert leaks(match, seat, scramble, rng, lambda: RandomBot(1)) == []
                    count += 1
                except Incomparable:
                    continue
        answer(match, rng)
    return count


@pytest.mark.slow
def test_no_seat_learns_what_only_the_master_knows() -> None:
    assert sum(compared(seed) for seed in range(1, 5)) > 60


def test_neither_a_view_nor_a_spectators_tells_the_masters_secrets() -> None:
    match = Match(GAME, OPTIONS, from_number(5))
    frozen = GAME.snapshots.freeze(match.state)
    one, other = GAME.snapshots.thaw(frozen), GAME.snapshots.thaw(frozen)
    scramble(other, 0, Random(2))
    assert one != other
    for seat in (0, 1, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(other, MASTER) == other


def test_what_somebody_was_seen_to_find_is_no_longer_looked_for() -> None:
    first, *others = library().buildings["bar"].finds
    found = evening(person(), finds={"bar": {first: "6H", "spear": "1P"}})
    buildings._take(found.night(), found[0], first, 1)
    theirs, mine = GAME.view(found.state, 0).master, GAME.view(found.state, 1).master
    assert theirs is not None
    assert mine is not None
    assert (list(theirs.finds["bar"]), list(mine.finds["bar"])) == (others, ["spear"])


def test_what_is_said_to_one_is_told_to_nobody_else() -> None:
    match = Match(GAME, OPTIONS, from_number(5))
    rng = Random(5)
    for _ in range(120):
        if match.question is None:
            break
        answer(match, rng)
    secrets = (MasterSays, Noted, NotedScene, Lurks)
    private = [told for told in match.told if told.to and isinstance(told.event, secrets)]
    assert private
    assert all(told.to and MASTER in told.to and len(told.to) <= 2 for told in private)


@pytest.mark.slow
def test_a_masters_match_is_played_again_from_its_journal() -> None:
    match = Match(GAME, OPTIONS, from_number(8))
    rng = Random(8)
    for _ in range(200):
        if match.question is None:
            break
        answer(match, rng)
    again = replay(match.journal(), GAME)
    assert GAME.snapshots.freeze(again.state) == GAME.snapshots.freeze(match.state)
    assert again.told == match.told


@pytest.mark.parametrize(
    ("what", "to", "details"),
    [
        ("hurt", "s0", {}),
        ("afflict", "s1", {"condition": "bleeding"}),
        ("round", "", {"amount": 3}),
        ("limit", "", {"amount": 9}),
        ("order", "s0", {"place": 1}),
    ],
)
def test_a_change_of_the_master_can_be_taken_back(
    what: str, to: str, details: dict[str, Any]
) -> None:
    match = Match(GAME, OPTIONS, from_number(3))
    while match.question is not None and MASTER not in match.question.seats[1:]:
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(next(iter(domain.candidates()))))
    before = GAME.snapshots.freeze(match.state)
    option = {"what": what, "to": to, "item": -1}
    match.answer(MASTER, ["do", {"option": option, "details": details}])
    assert GAME.snapshots.freeze(match.state) != before
    match.undo(MASTER)
    assert GAME.snapshots.freeze(match.state) == before
