"""Those who have noticed nothing: helpless until they act, or something is done to them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.rules.attacks.modifiers import has_drop
from tapete.games.savage.rules.turns.turns import begin_turn, end_round
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_initiative import ambush, round_of
from tests.games.savage.test_powers import cast

SENTRY = who(vigor=12, state={"unaware": True})


@pytest.mark.rule("savage.surprise.notice", "savage.drop.bonus")
def test_a_sentry_that_noticed_nothing_is_helpless_until_its_first_turn() -> None:
    fight = ambush(skirmish("a..B", a=who(notice=6, state={"unaware": True}), B=who()))
    assert round_of(fight, 3, "A♣") == []
    assert has_drop(fight.fight, fight["a"])
    end_round(fight.fight)
    fight["B"].hold = 0
    assert round_of(fight, "A♦", "2♣") == ["a", "B"]
    begin_turn(fight.fight, fight["a"])
    assert not has_drop(fight.fight, fight["a"])


@pytest.mark.rule("savage.surprise.notice")
def test_a_sentry_that_notices_is_not_helpless() -> None:
    fight = ambush(skirmish("a..B", a=who(notice=6, state={"unaware": True}), B=who()))
    assert round_of(fight, 5, "2♣", "A♣") == ["a"]
    assert not has_drop(fight.fight, fight["a"])


@pytest.mark.rule("savage.surprise.notice")
def test_a_mount_notices_with_its_rider() -> None:
    fight = skirmish("a..B", a=who(), B=who(state={"unaware": True}))
    fight["a"].mount, fight["B"].rider = "B", "a"
    begin_turn(fight.fight, fight["a"])
    assert not fight["B"].unaware


def attacked(what: str, attacker: Any, dice: list[Any], near: bool) -> Any:
    """B after something was done to it in the dark, where the Drop is not enough to strike it."""
    drawing = "aB" if near else "a......B"
    fight = skirmish(drawing, a=attacker, B=SENTRY, dice=dice, ambient=0)
    fight.turn("a")
    fight.do(what, "B")
    return fight["B"]


GUNNER = who(shooting=6, gear=("submachine_gun",))
GRENADIER = who(athletics=6, gear=("grenade",))
BRAWLER = who(fighting=6, taunt=6, gear=("knife",))


@pytest.mark.rule("savage.surprise.notice", "savage.drop.bonus")
@pytest.mark.parametrize(
    ("what", "attacker", "dice", "near"),
    [
        ("shoot", GUNNER, [1], False),
        ("suppress", GUNNER, [1], False),
        ("suppress", GUNNER, [5], False),
        ("lob", GRENADIER, [1, 6, 3], False),
        ("fight", BRAWLER, [1], True),
        ("test", BRAWLER, [1, 5], True),
        ("push", BRAWLER, [1, 5], True),
        ("grapple", BRAWLER, [1, 4, 1], True),
    ],
)
def test_what_is_done_to_it_rouses_it_even_if_it_fails(
    what: str, attacker: Any, dice: list[Any], near: bool
) -> None:
    assert not attacked(what, attacker, dice, near).unaware


@pytest.mark.rule("savage.surprise.notice", "savage.power.cost")
@pytest.mark.parametrize(
    ("power", "dice"),
    [
        ("bolt", [1, 1, 1]),
        ("blast", [3, 6, 6, 3]),
        ("burst", [3]),
        ("stun", [5, 6, 1]),
        ("fear", [5, 6, 1]),
    ],
)
def test_so_does_a_power_that_does_nothing_to_it(power: str, dice: list[int]) -> None:
    fight = cast("a......B", power, dice, B=SENTRY)
    assert not fight["B"].unaware


@pytest.mark.rule("savage.surprise.notice")
def test_fire_upon_a_friend_under_the_template_rouses_it_too() -> None:
    fight = skirmish("a......B\n.......C", a=GUNNER, B=SENTRY, C=SENTRY, dice=[1])
    fight.turn("a")
    fight.do("suppress", "B")
    assert not fight["C"].unaware
    assert told(fight) == ["B", "C"]


def told(fight: Skirmish) -> list[str]:
    """The figures of which everybody was told that they notice the danger."""
    events: list[Any] = list(fight.table.told)
    return [one.figure for one in events if getattr(one, "state", "") == "unaware"]
