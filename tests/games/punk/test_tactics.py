"""What the bot makes of clear situations, and how it fares."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import BeginnerBot, GreedyBot, RandomBot
from tapete.games.punk.bots.fighter import prowess_of
from tapete.games.punk.bots.threats import Outlook
from tapete.games.punk.game import GAME
from tapete.games.punk.state import Item
from tapete.kernel import Match, playout
from tapete.kernel.chance.seed import from_number
from tapete.spaces.boards.scenery import block
from tests.games.choosing import chosen
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.mirror import mirrored

FIGHTER: dict[str, Any] = {"C": 7, "F": 5, "D": 5, "gear": ["medium_blade"]}
WEAK: dict[str, Any] = {"C": 2, "D": 2, "gear": ["light_mace"]}
GUNMAN: dict[str, Any] = {"P": 6, "gear": ["pistol"], "bullets": {"bullet": 3}}


def choice(table: Fielded, seat: int = 0) -> Any:
    return chosen(GAME, table.state, seat)


def deed(answer: Any) -> tuple[str, str]:
    way, inner = answer
    return (inner["option"]["what"], inner["option"]["to"]) if way == "do" else (way, "")


def test_it_fights_the_weak_enemy_beside_it() -> None:
    table = fielded(a=who(at=(40, 40), **FIGHTER), B=who(at=(42.5, 40), **WEAK))
    table.activate("a")
    assert deed(choice(table)) == ("fight", "B")


def test_it_charges_when_the_odds_favour_it() -> None:
    table = fielded(a=who(at=(40, 40), **FIGHTER), B=who(at=(40, 31), **WEAK))
    table.activate("a")
    assert deed(choice(table))[0] == "assault"


def test_it_does_not_charge_who_is_better() -> None:
    table = fielded(a=who(at=(40, 40), **WEAK), B=who(at=(40, 31), **FIGHTER))
    table.activate("a")
    assert deed(choice(table))[0] != "assault"


def test_it_shoots_the_enemy_in_the_open_and_not_the_one_behind_a_wall() -> None:
    wall = block(3000, 2300, 800, 100, name="wall", size=1, grade="heavy", height=300)
    table = fielded(
        a=who(at=(40, 40), **GUNMAN),
        B=who(at=(34, 20), **WEAK),
        C=who(at=(48, 20), **WEAK),
        pieces=[wall],
    )
    table.activate("a", left=1)
    assert deed(choice(table)) == ("shoot", "C")


def test_it_aims_before_it_shoots_far_if_it_has_the_time() -> None:
    table = fielded(
        a=who(at=(40, 60), P=3, gear=["rifle"], bullets={"bullet": 1}), B=who(at=(40, 5))
    )
    table.activate("a")
    assert deed(choice(table)) == ("aim", "B")


def test_it_reloads_an_empty_crossbow() -> None:
    crossbow = Item("crossbow", reload=1)
    table = fielded(a=who(at=(40, 40), P=6, C=1, gear=[crossbow]), B=who(at=(40, 20), **FIGHTER))
    table.activate("a")
    assert deed(choice(table))[0] == "reload"


def test_a_fighter_far_from_anybody_goes_nearer() -> None:
    table = fielded(a=who(at=(40, 70), **FIGHTER), B=who(at=(40, 10), **WEAK))
    table.activate("a")
    way, answer = choice(table)
    assert way in ("move", "assault")
    assert answer["way"][-1][1] < 6500


def test_it_does_not_end_on_contaminated_ground_to_be_a_little_nearer() -> None:
    puddle = block(3000, 4000, 2000, 2200, name="puddle", ground="contaminated")
    table = fielded(a=who(at=(40, 70), **FIGHTER), B=who(at=(40, 10), **WEAK), pieces=[puddle])
    table.activate("a", left=1)
    way, answer = choice(table)
    x, y = answer["way"][-1][:2] if way == "move" else (4000, 7000)
    assert not (2900 < x < 5100 and y < 6300)


def test_a_mini_behind_cover_has_less_to_fear() -> None:
    wall = block(3000, 3700, 2000, 100, name="wall", size=1, grade="heavy", height=300)
    open_ground = fielded(a=who(at=(40, 40), **WEAK), B=who(at=(40, 20), facing=180, **GUNMAN))
    covered = fielded(
        a=who(at=(40, 40), **WEAK), B=who(at=(40, 20), facing=180, **GUNMAN), pieces=[wall]
    )
    fears = [Outlook(table.skirmish, 0).threats() for table in (open_ground, covered)]
    assert fears[0] < fears[1]


def test_what_is_reckoned_of_somebody_changes_with_it() -> None:
    table = fielded(a=who(at=(40, 40), gear=["mace"]))
    before = prowess_of(table["a"])
    assert prowess_of(table["a"]) is before
    table["a"].lost = {"D": 1}
    assert prowess_of(table["a"]).toughness == before.toughness - 1


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 3, 8])
def test_it_beats_random_answers_with_an_equal_band(number: int) -> None:
    bots: list[Any] = [RandomBot(number), RandomBot(number)]
    bots[number % 2] = GreedyBot(number)
    played = playout(GAME, mirrored(number), bots, from_number(number))
    assert played.result.winners == (number % 2,)


@pytest.mark.rule("punk.core.reroll")
def test_a_reroll_is_something_to_spend() -> None:
    """Answers that differ only in rerolls left are the same but for their cost."""
    match: Match[Any] = Match(GAME, {}, from_number(1))
    one, other = match.game.snapshots.copy(match.state), match.game.snapshots.copy(match.state)
    other.minis[0].used.append("reroll")
    other.rerolled.append(other.minis[0].seat)
    seat = other.minis[0].seat
    left, less = GAME.tactics.emptied(one, seat), GAME.tactics.emptied(other, seat)
    assert sum(left) == sum(less) + 1
    assert one == other


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_a_beginner_with_an_equal_band_from_either_side(seat: int) -> None:
    bots: list[Any] = [BeginnerBot(3), BeginnerBot(3)]
    bots[seat] = GreedyBot(3)
    assert playout(GAME, mirrored(3), bots, from_number(3)).result.winners == (seat,)
