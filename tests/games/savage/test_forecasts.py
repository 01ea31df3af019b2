"""What an option may lead to in a match: exact, and the same as by the plain way."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tapete.games.savage.game import GAME
from tapete.games.savage.state import Item, State
from tapete.kernel.domains.yes_no import YesNo
from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Given
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.odds.distribution import Distribution
from tapete.odds.forecast import Depth, forecast
from tapete.odds.table import OddsTable, Policy, explore
from tests.games.savage.skirmish import Skirmish, skirmish, who

GLANCE = Depth(Policy.GLANCE, leaves=20_000)
CHANCE = Depth(Policy.GLANCE, leaves=1, samples=1000, scored=False)


def position(fight: Skirmish) -> Position[State]:
    question = Question({0: YesNo()}, "savage.ask.act")
    return Position(GAME, 0, question, fight.state, fight.state, (), 2)


def deed(what: str, to: str, details: dict[str, Plain] | None = None, item: int = 0) -> Any:
    return ["do", {"option": {"what": what, "to": to, "item": item}, "details": details or {}}]


def plain(fight: Skirmish, answer: Any) -> Distribution[Gist]:
    """Every end of the step by itself, on a table that remembers nothing."""
    given = (Given("savage.ask.act", 0, answer),)

    def end(table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        state = GAME.snapshots.copy(fight.state)
        GAME.step(state, table)
        return GAME.labels.gist(fight.state, state), ()

    found = explore(end, Policy.GLANCE, 200_000, given, GAME.tactics)
    return Distribution(found.weights)


def brawl(**state: Any) -> Skirmish:
    fight = skirmish(
        "aB\nCd",
        a=who(fighting=8, athletics=8, intimidation=8, wild=True, edges=["frenzy", "sweep"]),
        B=who(vigor=6, fighting=6, wild=True, state=dict(state)),
        C=who(vigor=8, state=dict(state)),
        d=who(side=0),
    )
    fight["a"].items = [Item("long_sword", 1)]
    fight.turn("a")
    return fight


def duel(**state: Any) -> Skirmish:
    fight = skirmish(
        "a    B C",
        a=who(shooting=8, state=dict(state)),
        B=who(vigor=6, wild=True, state=dict(state)),
        C=who(vigor=6),
    )
    fight["a"].items = [Item("submachine_gun", 3, loaded=30)]
    fight.turn("a")
    return fight


USUAL: dict[str, Plain] = {"wild": False, "called": "", "nonlethal": False}
DEEDS = [
    (brawl, deed("fight", "B", USUAL)),
    (brawl, deed("fight", "B", {**USUAL, "wild": True, "called": "head"})),
    (brawl, deed("fight", "B", {**USUAL, "called": "hand"})),
    (brawl, deed("fight", "B", {**USUAL, "frenzy": "C"})),
    (brawl, deed("sweep", "", {"wild": False, "nonlethal": False})),
    (brawl, deed("test", "B", {"skill": "intimidation"}, -1)),
    (brawl, deed("grapple", "B", item=-1)),
    (duel, deed("shoot", "B", {"called": "", "shots": 1})),
    (duel, deed("shoot", "B", {"called": "", "shots": 3})),
]


@pytest.mark.parametrize(("scene", "answer"), DEEDS)
def test_a_forecast_by_stages_is_that_of_every_end(scene: Any, answer: Any) -> None:
    fight = scene()
    seen = forecast(position(fight), answer, GLANCE)
    assert seen.exact
    assert seen.policy is Policy.GLANCE
    assert seen.gists == plain(fight, answer)


@pytest.mark.parametrize(("scene", "answer"), DEEDS)
def test_with_bennies_on_both_sides_it_agrees_with_chance(scene: Any, answer: Any) -> None:
    fight = scene(bennies=2)
    fight["a"].bennies = 2
    seen = forecast(position(fight), answer, GLANCE)
    assert seen.exact
    sampled = forecast(position(fight), answer, CHANCE, Random(7))
    assert not sampled.exact
    for gist, chance in seen.gists.floats().items():
        assert abs(sampled.gists.floats().get(gist, 0.0) - chance) < 4 * sampled.error


def test_a_forecast_leaves_the_table_as_it_was() -> None:
    fight = brawl(bennies=2)
    before = GAME.snapshots.freeze(fight.state)
    forecast(position(fight), deed("fight", "B", USUAL), GLANCE)
    assert GAME.snapshots.freeze(fight.state) == before


def test_who_has_a_benny_soaks_and_is_hurt_less() -> None:
    def out(bennies: int) -> float:
        seen = forecast(position(brawl(bennies=bennies)), deed("fight", "B", USUAL), GLANCE)
        return sum(c for gist, c in seen.gists.floats().items() if "wounds" in str(gist))

    assert 0 < out(1) < out(0)


# --- best play


def told_of(gists: Distribution[Gist]) -> dict[str, float]:
    """The chance of each state of the target, however it was hit."""
    found: dict[str, float] = {}
    for gist, chance in gists.floats().items():
        state = str(gist[-1]) if len(gist) > 1 else "savage.odds.unharmed"
        found[state] = found.get(state, 0.0) + chance
    return found


@pytest.mark.parametrize("called", ["", "head"])
def test_by_best_play_without_bennies_an_attack_comes_to_what_the_plain_way_gives(
    called: str,
) -> None:
    fight = brawl(bennies=0)
    fight["a"].bennies = 0
    fight.state.pools = [0, 0]
    answer = deed("fight", "B", {"wild": False, "called": called, "nonlethal": False, "frenzy": ""})
    best = GAME.best_play(position(fight), answer)
    assert best is not None
    seen = told_of(best)
    every = plain(fight, answer)
    out = sum(chance for gist, chance in every.floats().items() if "gist.out" in str(gist))
    nothing = every.floats().get((), 0.0)
    assert seen.get("savage.odds.out", 0.0) == pytest.approx(out)
    assert seen["savage.odds.unharmed"] == pytest.approx(nothing)


def test_bennies_to_reroll_make_an_attack_likelier_and_bennies_to_soak_less_harmful() -> None:
    def unharmed(own: int, others: int) -> float:
        fight = brawl(bennies=others)
        fight["a"].bennies = own
        fight.state.pools = [0, 0]
        details: dict[str, Plain] = {"wild": False, "called": "", "nonlethal": False, "frenzy": ""}
        found = GAME.best_play(position(fight), deed("fight", "B", details))
        assert found is not None
        return told_of(found)["savage.odds.unharmed"]

    assert unharmed(1, 0) < unharmed(0, 0) < unharmed(0, 1)


def test_volleys_and_other_deeds_are_left_to_the_forecast() -> None:
    fight = brawl()
    details: dict[str, Plain] = {"wild": False, "called": "", "nonlethal": False, "frenzy": "C"}
    assert GAME.best_play(position(fight), deed("fight", "B", details)) is None
    assert GAME.best_play(position(fight), deed("grapple", "B")) is None


def test_a_question_on_the_way_is_no_attack() -> None:
    fight = brawl()
    asked = msgspec.structs.replace(
        position(fight), question=Question({0: YesNo()}, "savage.ask.benny_trait")
    )
    assert GAME.best_play(asked, True) is None
