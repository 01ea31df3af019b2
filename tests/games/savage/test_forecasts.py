"""What an option may lead to in a match: exact, and the same as by the plain way."""

from __future__ import annotations

from random import Random
from typing import Any

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
from tapete.odds.foresight import foreseen
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore
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
    (duel, deed("shoot", "B", {"called": "", "nonlethal": False, "shots": 1})),
    (duel, deed("shoot", "B", {"called": "", "nonlethal": False, "shots": 3})),
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


def best_end_by_end(fight: Skirmish, answer: Any) -> Distribution[Gist]:
    """The same as `plain`, everybody playing their best."""
    given = (Given("savage.ask.act", 0, answer),)

    def end(table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        state = GAME.snapshots.copy(fight.state)
        GAME.step(state, table)
        return GAME.labels.gist(fight.state, state), GAME.tactics.stakes(fight.state, state, 2)

    return Distribution(explore(end, Policy.BEST, 200_000, given, GAME.tactics).weights)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1)])
@pytest.mark.parametrize(("scene", "answer"), [DEEDS[0], DEEDS[2], DEEDS[5], DEEDS[7]])
def test_best_play_by_stages_is_that_of_every_end(
    scene: Any, answer: Any, mine: int, theirs: int
) -> None:
    fight = scene(bennies=theirs)
    fight["a"].bennies = mine
    seen = forecast(position(fight), answer, Depth(Policy.BEST, leaves=20_000))
    assert seen.exact
    assert seen.policy is Policy.BEST
    assert seen.gists == best_end_by_end(fight, answer)


def test_a_benny_is_spent_where_it_helps_and_who_has_one_is_hurt_less() -> None:
    def harmed(mine: int, theirs: int) -> float:
        fight = brawl(bennies=theirs)
        fight["a"].bennies = mine
        seen = forecast(position(fight), deed("fight", "B", USUAL), Depth(Policy.BEST, 20_000))
        return 1 - seen.gists.floats().get((), 0.0)

    assert harmed(0, 1) < harmed(0, 0) < harmed(1, 0)


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


# --- what is shown beside an option


def shooting(drawing: str, **target: Any) -> Skirmish:
    """An Extra with a pistol and d8, and whom it shoots at; nobody has a benny."""
    others: Any = {"C": who(vigor=6)} if "C" in drawing else {}
    fight = skirmish(drawing, a=who(shooting=8), B=who(vigor=6, **target), **others)
    fight["a"].items = [Item("pistol", 1, loaded=6)]
    fight.turn("a")
    return fight


def harm(fight: Skirmish, answer: Any) -> float:
    """The chance shown that anybody is worse off: exact, and what every end says by itself."""
    seen = foreseen(position(fight), answer)
    assert seen is not None
    assert seen.exact
    assert seen.policy is Policy.BEST
    assert seen.gists == plain(fight, answer)
    return round(100 * (1 - seen.gists.floats().get((), 0.0)), 1)


SHOT = deed("shoot", "B", {"called": "", "nonlethal": False, "shots": 1})


def test_a_shot_in_the_open_harms_as_the_rules_say() -> None:
    assert harm(shooting("a    B"), SHOT) == 53.9


@pytest.mark.rule("savage.cover.obstacle")
def test_a_shot_over_a_crate_may_go_through_it() -> None:
    assert harm(shooting("a   oB"), SHOT) == 47.7


@pytest.mark.rule("savage.bystanders")
def test_a_shot_beside_a_bystander_may_strike_that_one() -> None:
    assert harm(shooting("a    BC"), SHOT) == 64.4


@pytest.mark.rule("savage.power.heavy")
def test_a_shot_at_heavy_armour_harms_nobody() -> None:
    assert harm(shooting("a    B", heavy=True), SHOT) == 0


@pytest.mark.rule("savage.combat.disarm.weapon")
def test_a_blow_at_a_weapon_harms_nobody() -> None:
    fight = brawl()
    fight["B"].items = [Item("long_sword", 1)]
    assert harm(fight, deed("fight", "B", {**USUAL, "called": "weapon_large"})) == 0
