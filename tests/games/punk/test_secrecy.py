"""What is hidden stays hidden: bullets, sheets, and who is yet to come."""

from __future__ import annotations

from random import Random

import pytest

from tapete.bots import BOTS, LEVELS, GreedyBot
from tapete.games.punk.events.gear import BulletsCounted
from tapete.games.punk.game import GAME, Punk
from tapete.games.punk.rules.gear import bullets
from tapete.games.punk.rules.story.infiltration import LAST_TURN
from tapete.games.punk.state import Load, Mini, Name, State
from tapete.games.punk.view import view
from tapete.games.punk.world import Skirmish
from tapete.kernel import Match, Seat
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.plain import plain_of
from tapete.kernel.tables.retold import Incomparable
from tests.games.punk.fielded import fielded, who
from tests.games.punk.handings import give
from tests.games.punk.live import doing, live
from tests.kernel.matches import answer_any

BANDS = {"bands": ["pandilleros_200_tiro", "chatarreros_200_sigilo"]}
ANSWERS = 250


def change_what_is_hidden(state: State, seat: Seat, rng: Random) -> None:
    """The rival's bullets, sheets and secrets are others, and others of them are yet to come.

    Bullets are left as they are until they are sealed, and the reserve once it is sure to come.
    """
    rival = 1 - seat
    if state.sworn[rival]:
        for mini in state.minis:
            if mini.seat == rival and mini.bullets:
                mini.bullets = {kind: rng.randint(1, 9) for kind in mini.bullets}
        state.salts[rival] = str(rng.randrange(10**9))
        state.sheets[rival] = [Load("changed", "bullet", 1)]
    if state.phase != "muster" and state.turn < LAST_TURN - 1:
        _change_reserve(state, rival, rng)


def _change_reserve(state: State, rival: Seat, rng: Random) -> None:
    """Nobody is in reserve who was, if others are on the table; or somebody like it is as well."""
    hidden = [mini for mini in state.minis if mini.seat == rival and mini.out == "reserve"]
    on_table = any(mini.seat == rival and not mini.out for mini in state.minis)
    if hidden and on_table and rng.random() < 0.5:
        state.minis = [mini for mini in state.minis if mini not in hidden]
    elif hidden:
        state.minis.append(_like(hidden[0], len(state.minis)))


def _like(mini: Mini, number: int) -> Mini:
    twin = Mini(**{name: getattr(mini, name) for name in Mini.__struct_fields__})
    twin.id, twin.name = f"x{number}", Name(mini.name.es, mini.name.en, 9)
    return twin


def leaks_of_a_match(
    game: Punk, seed: int, bot: bool = False, answers: int = ANSWERS
) -> tuple[set[str], int]:
    """All that leaks in the first part of a match, and how many comparisons were made."""
    match, rng = Match(game, BANDS, from_number(seed)), Random(seed)
    found: set[str] = set()
    compared = 0
    for _ in range(answers):
        if match.question is None:
            break
        for seat in range(2):
            try:
                thinker = (lambda: GreedyBot(seed)) if bot else None
                found |= set(leaks(match, seat, change_what_is_hidden, rng, thinker))
                compared += 1
            except Incomparable:
                continue
        answer_any(match, rng)
    return found, compared


@pytest.mark.rule("punk.bullets.secret")
@pytest.mark.rule("punk.special.infiltration.reserve")
@pytest.mark.parametrize("seed", range(8))
def test_neither_view_nor_question_tells_a_secret(seed: int) -> None:
    found, compared = leaks_of_a_match(GAME, seed)
    assert found == set()
    assert compared > 100


def test_a_view_that_leaks_is_found() -> None:
    class Open(Punk):
        def view(self, state: State, seat: Seat | None) -> State:
            return state

    assert "the view" in leaks_of_a_match(Open(), 1)[0]


def test_what_is_imagined_looks_like_the_view_it_came_from() -> None:
    match, rng = Match(GAME, BANDS, from_number(5)), Random(5)
    for _ in range(ANSWERS):
        if match.question is None:
            break
        for seat in (0, 1):
            seen = match.view(seat)
            assert view(GAME.imagine(seen, seat, rng), seat) == seen
        answer_any(match, rng)


def passing() -> Match[State]:
    """Bullets are counted twice: somebody passes some of them on."""
    table = fielded(
        a=who(at=(20, 20), gear=["rifle"], bullets={"bullet": 5}),
        b=who(at=(22.5, 20), gear=["rifle"], bullets={"bullet": 1}),
        C=who(at=(80, 80)),
    )
    table.activate("a")
    table.state.sworn = ["sealed", "sealed"]
    match = live(table)
    match.answer(0, doing("exchange", "b"))
    match.answer(0, plain_of(give("bullet", count=2)))
    return match


@pytest.mark.rule("punk.bullets.secret")
def test_only_their_own_side_is_told_how_many_bullets_they_have() -> None:
    match = passing()
    counted = [told for told in match.told if isinstance(told.event, BulletsCounted)]
    assert [told.to for told in counted] == [(0,), (0,)]
    assert not leaks(match, 1, change_what_is_hidden, Random(1))


def test_bullets_that_everybody_is_told_of_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shouted(skirmish: Skirmish, mini: Mini, kind: str) -> None:
        count = mini.bullets.get(kind, 0)
        skirmish.table.tell(BulletsCounted, figure=mini.id, bullet=kind, count=count)

    monkeypatch.setattr(bullets, "tell_count", shouted)
    assert leaks(passing(), 1, change_what_is_hidden, Random(1)) == ["what is told"]


def test_a_bot_chooses_the_same_whatever_is_hidden() -> None:
    found, compared = leaks_of_a_match(GAME, 3, bot=True, answers=30)
    assert found == set()
    assert compared > 30


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_acts_the_same_whatever_bullets_the_rival_has(level: str) -> None:
    table = fielded(
        a=who(at=(20, 40), gear=["medium_blade"]),
        b=who(at=(30, 60), gear=["rifle"], bullets={"bullet": 2}),
        C=who(at=(40, 30), gear=["rifle"], bullets={"bullet": 5}, ready=True),
    )
    table.activate("a")
    table.state.sworn = ["sealed", "sealed"]
    match = live(table)
    for seed in range(3):
        found = leaks(match, 0, change_what_is_hidden, Random(seed), lambda: BOTS[level](1))
        assert found == []
