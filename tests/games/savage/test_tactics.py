"""What the bot makes of clear situations, and how it fares."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import GreedyBot, RandomBot
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.kernel import Either, playout
from tapete.kernel.chance.seed import from_number
from tapete.spaces.climbs.journey import level
from tapete.spaces.plane.point import INCH
from tapete.spaces.questions.point_on_way import Along
from tests.games.choosing import chosen
from tests.games.savage.mirror import mirrored
from tests.games.savage.skirmish import Skirmish, skirmish, who

FIGHTER = who(wild=True, fighting=10, strength=10, gear=("long_sword",))
GUNMAN = who(wild=True, shooting=10, gear=("revolver",))
WEAK = who(fighting=4, vigor=4, gear=("knife",))


def choice(fight: Skirmish, seat: int = 0) -> Any:
    return chosen(GAME, fight.state, seat)


def deed(answer: Any) -> tuple[str, str]:
    way, inner = answer
    return (inner["option"]["what"], inner["option"]["to"]) if way == "do" else ("move", "")


def test_it_strikes_the_foe_beside_it() -> None:
    fight = skirmish("aB", a=FIGHTER, B=WEAK)
    fight.turn("a")
    assert deed(choice(fight)) == ("fight", "B")


def test_it_spends_a_benny_to_strike_although_it_is_shaken() -> None:
    fight = skirmish("aB", a=FIGHTER, B=WEAK)
    fight["a"].shaken, fight["a"].bennies = True, 3
    fight.turn("a")
    assert deed(choice(fight)) == ("recover", "a")


def test_it_shoots_the_foe_in_the_open_and_not_the_one_behind_a_crate() -> None:
    drawing = """
    .........B....
    a.............
    ........o.....
    .........C....
    """
    fight = skirmish(drawing, a=GUNMAN, B=WEAK, C=WEAK)
    fight["C"].prone = True
    fight.turn("a", rolled=True, spent=10**6)
    assert deed(choice(fight)) == ("shoot", "B")


def test_a_fighter_far_from_anybody_goes_nearer() -> None:
    fight = skirmish("a" + "." * 20 + "B", a=FIGHTER, B=WEAK)
    fight.turn("a")
    assert deed(choice(fight))[0] in ("run", "move")


def test_it_reloads_an_empty_gun() -> None:
    fight = skirmish("a.......B", a=GUNMAN, B=WEAK)
    fight["a"].items[0].loaded = 0
    fight.turn("a", spent=10**6)
    assert deed(choice(fight))[0] == "reload"


def test_it_ends_its_turn_when_nothing_is_left_to_do() -> None:
    fight = skirmish("a.......B", a=GUNMAN, B=WEAK)
    fight.turn("a", spent=10**6, used=1, rolled=True, run=1)
    assert deed(choice(fight))[0] == "end"


def test_a_way_with_no_point_worth_trying_is_not_interrupted() -> None:
    fight = skirmish("a.......B", a=GUNMAN, B=WEAK)
    fight.turn("B")
    way = level((fight["B"].at, fight["a"].at), lambda one, other: 8 * INCH)
    domain = Either({"a": Along(way, 0, 8 * INCH)})
    assert list(SavageTactics().worth_weighing(domain, fight.state, 0)) == [("a", None)]


@pytest.mark.slow
def test_it_beats_random_answers_with_an_equal_band() -> None:
    options = Options(scenario=mirrored(rounds=12))
    played = playout(GAME, options, [RandomBot(5), GreedyBot(5)], from_number(5))
    assert played.result.winners == (1,)
