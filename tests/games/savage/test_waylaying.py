"""Interrupting a foe's move, or a deed that takes a whole turn, from Hold."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cli.match.chances import chances_of
from tapete.games.savage.actions.menu import KINDS
from tapete.games.savage.actions.moving.ways import move_domain
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.events.fight import Moved
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.answers import label
from tapete.games.savage.rules.moving.movement import reach
from tapete.games.savage.rules.turns.turns import end_turn, next_figure
from tapete.games.savage.screen.scene import way
from tapete.games.savage.steps import menu, move
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Message
from tapete.kernel.errors import Refused
from tapete.kernel.matches.position import Position
from tapete.kernel.question import Question
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable
from tapete.server.showing.weighing import weigh
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route
from tapete.words import Words
from tests.games.savage.skirmish import Skirmish, skirmish, who

ASK = "savage.ask.interrupt_move"


def drawn(wall: str = "..........", way: str = "..B.......", heroes: str = "....a.....") -> str:
    """Heroes, some rows of open ground, a wall, and behind it the way of B."""
    return "\n".join([heroes, *[".........."] * 3, wall, way])


STREET = drawn("####..####")
"""B runs from wall to wall; `a` sees the gap between them, and neither end."""


def street(**given: Any) -> Skirmish:
    hero = who(athletics=10, shooting=8, gear=("revolver",), state={"hold": 1})
    people = {"a": hero, "B": who(athletics=6, pace=8), **given.pop("people", {})}
    fight = skirmish(given.pop("drawing", STREET), **people, **given)
    fight.turn("B")
    return fight


def goes(fight: Skirmish, paces: int, down: int = 0) -> None:
    """B goes so many paces to the right and down."""
    figure, now = fight["B"], fight.fight
    domain: Any = move_domain(now, figure, reach(now, figure))
    goal = [figure.at.x + paces * PACE, figure.at.y + down * PACE]
    move(now, figure, domain.read([goal]))


def gone(fight: Skirmish, start: int = 2) -> float:
    """How many paces B has gone."""
    return (fight["B"].at.x - (start * PACE + PACE // 2)) / PACE


@pytest.mark.rule("savage.hold.interrupt", "savage.move.walk")
def test_a_move_is_interrupted_at_a_point_of_its_way_and_goes_on_after_it() -> None:
    """7 against 5: `a` acts when B is 3 paces on; then B has 5 of its 8 paces left."""
    fight = street(answers=[(ASK, ["a", 3 * PACE])], dice=[7, 5])
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight)) == ("a", 3)
    assert fight.offers("shoot", "B")
    end_turn(fight.fight)
    assert fight.fight.turn.actor == "B"
    assert reach(fight.fight, fight["B"]) == 5 * PACE
    goes(fight, 4)
    assert gone(fight) == 7


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize("mine", [4, 5])
def test_the_slower_lets_it_go_on_and_acts_right_after(mine: int) -> None:
    fight = street(answers=[(ASK, ["a", 3 * PACE])], dice=[mine, 5])
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight), fight["a"].hold) == ("B", 7, 0)
    assert reach(fight.fight, fight["B"]) == PACE
    end_turn(fight.fight)
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"


@pytest.mark.rule("savage.hold")
def test_nobody_has_to() -> None:
    fight = street(answers=[(ASK, ["a", None])])
    goes(fight, 7)
    assert (gone(fight), fight["a"].hold) == (7, 1)


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize("board", ["free", "squares"])
def test_before_the_first_step_too(board: str) -> None:
    fight = street(drawing=drawn(), answers=[(ASK, ["a", 0])], dice=[7, 5], board=board)
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight)) == ("a", 0)
    assert fight.state.paused[-1].spent == 0
    assert asked(fight).ways["a"].spots[0] == 0


@pytest.mark.rule("savage.hold.interrupt", "savage.move.walk")
def test_what_is_told_of_the_way_begins_where_the_mover_stood() -> None:
    fight = street(answers=[(ASK, ["a", 3 * PACE])], dice=[7, 5])
    start = fight["B"].at
    goes(fight, 7)
    (told,) = fight.table.heard(Moved)
    assert told.path == ((start.x, start.y), (start.x + 3 * PACE, start.y))


@pytest.mark.rule("savage.hold.interrupt", "savage.move.walk")
def test_nobody_is_interrupted_where_it_may_not_stop() -> None:
    """B walks past a friend of its own, and cannot be made to stop on top of it."""
    fight = street(
        drawing=drawn(way="..B.C....."), people={"C": who()}, answers=[(ASK, ["a", None])]
    )
    goes(fight, 7)
    with pytest.raises(Refused) as refused:
        asked(fight).ways["a"].read(2 * PACE)
    assert refused.value.reason.key == "savage.barred.cannot_stop"


def asked(fight: Skirmish) -> Any:
    """The question about B's last move; None if there was none."""
    found = [domain for _, key, domain in fight.table.asked if key == ASK]
    return found[-1] if found else None


@pytest.mark.rule("savage.hold.interrupt", "savage.cover.penalty")
def test_only_where_the_mover_is_seen() -> None:
    fight = street(answers=[(ASK, ["a", None])])
    goes(fight, 7)
    along = asked(fight).ways["a"]
    assert 0 not in along.spots
    with pytest.raises(Refused) as refused:
        along.read(0)
    assert refused.value.reason.key == "savage.barred.no_sight"


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize(
    ("paces", "hero"),
    [(1, {}), (7, {"hold": 0}), (7, {"shaken": True}), (7, {"stunned": True}), (7, {"side": 1})],
    ids=["out of sight", "not on Hold", "Shaken", "Stunned", "a friend"],
)
def test_who_cannot_interrupt_is_not_asked(paces: int, hero: dict[str, Any]) -> None:
    side = hero.pop("side", 0)
    drawing = drawn("######..##") if paces == 1 else STREET
    watcher = who(athletics=10, side=side, state={"hold": 1, **hero})
    fight = street(drawing=drawing, people={"a": watcher})
    goes(fight, paces)
    assert fight.table.asked == []


@pytest.mark.rule("savage.hold.interrupt", "savage.combat.withdraw")
def test_a_mover_struck_down_before_it_gets_there_is_not_interrupted() -> None:
    """c strikes as B leaves it: `a` keeps its Hold."""
    drawing = drawn(way=".cB.......")
    guard = who(fighting=8, strength=12, gear=("club",))
    answers = [(ASK, ["a", 4 * PACE]), ("savage.ask.free_attack", True)]
    fight = street(drawing=drawing, people={"c": guard}, answers=answers, dice=[7, 11, 3, 4, 4])
    goes(fight, 7)
    assert fight["B"].out
    assert fight["a"].hold == 1


@pytest.mark.rule("savage.hold.interrupt")
def test_two_on_hold_are_asked_together_and_the_second_about_the_rest() -> None:
    second = who(athletics=10, state={"hold": 1})
    fight = street(
        drawing=drawn(heroes="....ab...."), people={"b": second},
        answers=[(ASK, ["a", 2 * PACE]), (ASK, ["b", PACE])], dice=[4, 5, 7, 5],
    )  # fmt: skip
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight)) == ("b", 3)
    assert fight.state.after == ["a"]


@pytest.mark.rule("savage.hold.interrupt")
def test_on_squares_it_is_one_of_the_squares_of_the_way() -> None:
    fight = street(board="squares", answers=[(ASK, ["a", 3 * PACE])], dice=[7, 5])
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight)) == ("a", 3)
    along = asked(fight).ways["a"]
    assert all(spot % PACE == 0 for spot in along.spots)
    with pytest.raises(Refused):
        along.read(3 * PACE + 100)


@pytest.mark.rule("savage.hold.interrupt", "savage.move.difficult")
@pytest.mark.parametrize("board", ["free", "squares"])
def test_the_part_that_was_gone_costs_what_the_ground_costs(board: str) -> None:
    drawing = "....a.....\n" + "~~~~~~~~~~\n" * 4 + "..B~~~~~~~"
    fight = street(drawing=drawing, board=board, answers=[(ASK, ["a", 2 * PACE])], dice=[7, 5])
    goes(fight, 3)
    spent = fight.state.paused[-1].spent
    assert spent == (4 * PACE if board == "squares" else pytest.approx(3.5 * PACE, abs=2))


@pytest.mark.rule("savage.hold.interrupt", "savage.mounted.card")
def test_a_rider_is_stopped_with_its_mount() -> None:
    horse = who(side=1, pace=8, mount=True)
    fight = street(
        drawing=drawn(way="..BH......"), people={"H": horse},
        answers=[(ASK, ["a", 3 * PACE])], dice=[7, 5],
    )  # fmt: skip
    fight["H"].at = fight["B"].at
    fight["B"].mount, fight["H"].rider = "H", "B"
    goes(fight, 7)
    assert (fight.fight.turn.actor, gone(fight), fight["H"].at) == ("a", 3, fight["B"].at)


# --- whole turns


@pytest.mark.rule("savage.hold.interrupt", "savage.combat.defend", "savage.combat.aim")
@pytest.mark.parametrize(("what", "to"), [("defend", ""), ("aim", "a")])
def test_a_deed_that_takes_the_whole_turn_can_be_interrupted(what: str, to: str) -> None:
    gunman = who(athletics=6, shooting=6, gear=("revolver",))
    answers = [("savage.ask.interrupt", True)]
    fight = street(drawing="a.......B", people={"B": gunman}, answers=answers, dice=[7, 5])
    fight.do(what, to)
    assert fight.fight.turn.actor == "a"
    assert (fight["B"].defending, fight["B"].aim) == (False, "")
    end_turn(fight.fight)
    assert fight.offers(what, to)


@pytest.mark.rule("savage.hold.interrupt", "savage.state.prone.stand")
def test_so_can_movement_that_is_no_walk() -> None:
    """Standing up, jumping, climbing and moves that are said; but not deciding to run."""
    moving = {kind.name for kind in KINDS if kind.cost == "free" and kind.interruptible}
    assert moving == {"stand", "jump", "climb", "approach", "retreat"}
    answers = [("savage.ask.interrupt", True)]
    fight = street(answers=answers, dice=[7, 5])
    fight["B"].prone = True
    fight.do("stand")
    assert (fight.fight.turn.actor, fight["B"].prone) == ("a", True)


@pytest.mark.rule("savage.hold")
def test_nobody_interrupts_a_foe_that_only_waits() -> None:
    fight = street()
    fight.do("hold")
    assert fight["B"].hold == 1


# --- said and shown


def test_the_points_of_a_way_are_said_and_the_figures_named() -> None:
    fight = street()
    assert dict(label(("a", 3 * PACE), fight.state).args)["paces"] == 3
    assert label(("a", None), fight.state).key == "savage.option.let_pass"
    assert way("a", fight.state) == Message.of("savage.option.figure", figure="a")


@pytest.mark.parametrize("policy", [Policy.GLANCE, Policy.BEST])
def test_odds_of_a_move_do_not_weigh_every_point_of_it(policy: Policy) -> None:
    fight = street(drawing=drawn())
    table = OddsTable([], policy, tactics=SavageTactics())
    now = Fight(fight.state, table, fight.state.rules)
    at = fight["B"].at
    move(now, fight["B"], Route((at, Point(at.x + 7 * PACE, at.y)), 7 * PACE))
    assert (gone(fight), table.branches) == (7, [])


def test_a_bot_weighs_a_few_points_and_last_of_all_none() -> None:
    fight = street(drawing=drawn(), answers=[(ASK, ["a", None])])
    goes(fight, 7)
    found = list(SavageTactics().worth_weighing(asked(fight), fight.state, 0))
    spots = asked(fight).ways["a"].spots
    assert found == [("a", spots[0]), ("a", spots[len(spots) // 2]), ("a", spots[-1]), ("a", None)]


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize("held", [0, 1])
def test_the_odds_of_a_move_say_that_it_may_be_interrupted(held: int) -> None:
    """B leaves c, who may strike at it; `a` sees it go."""
    fight = street(drawing=drawn(way=".cB......."), people={"c": who(fighting=8, side=0)})
    fight["a"].hold = held
    question = Question({1: menu(fight.fight, fight["B"])}, "savage.ask.act")
    position = Position(GAME, 1, question, fight.state, fight.state, (), 2)
    there: Any = [fight["B"].at.x + 4 * PACE, fight["B"].at.y]
    weighed = weigh(position, ["move", [there]])
    assert len(weighed.outcomes) > 1, "there are odds"
    assert (weighed.unless is not None) == bool(held)
    words = Words("en")
    words.learn(GAME.name, GAME.package)
    said = chances_of(position, ["move", [there]], words)
    assert said[-1].startswith("Unless") == bool(held)
