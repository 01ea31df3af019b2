"""What the bot reckons an attack will do is what the rules' exact odds say."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.bots.fighter import health, prowess_of
from tapete.games.savage.bots.quick_odds import SHAKEN, chances, losses
from tapete.games.savage.odds.procedures import PROCEDURES
from tapete.kernel import Message
from tapete.odds.procedures import weigh
from tests.games.savage.skirmish import skirmish, who

HIT, RAISED, MISSED = (Message(f"savage.odds.{how}") for how in ("hit", "raise", "miss"))
EXTRA = 5, 0, 6, 0, False
KNIGHT = 5, 3, 8, 0, True
LIMIT = 3


def odds(**said: Any) -> dict[tuple[Message, ...], float]:
    return weigh(PROCEDURES["attack"], said).floats()


@pytest.mark.parametrize(("die", "wild", "modifier"), [(8, True, 0), (6, False, -2), (4, True, -6)])
def test_its_chances_to_hit_are_those_of_the_attack(die: int, wild: bool, modifier: int) -> None:
    exact = odds(skill=f"d{die}", wild=wild, modifier=modifier)
    hits, raises = chances(die, wild, 4 - modifier)
    assert hits == pytest.approx(1 - exact[MISSED,])
    assert raises == pytest.approx(sum(w for gist, w in exact.items() if gist[0] == RAISED))


def test_two_shots_are_to_hit_twice_as_often_as_one_by_an_extra() -> None:
    assert chances(8, False, 4, shots=2) == pytest.approx([2 * n for n in chances(8, False, 4)])


@pytest.mark.parametrize("soaks", [False, True])
def test_what_a_hit_takes_from_a_wild_card_is_what_the_odds_say(soaks: bool) -> None:
    exact = odds(damage="2d8", ap=2, toughness="8(3)", **{
        "target-wild": True, "target-vigor": "d8", "target-bennies": int(soaks),
    })  # fmt: skip
    left = {
        Message("savage.odds.unharmed"): 1.0,
        Message("savage.odds.shaken"): 1 - SHAKEN,
        Message("savage.odds.out"): 0.0,
        **{
            Message.of("savage.odds.wounds", wounds=n): health(n, LIMIT) - SHAKEN
            for n in range(1, LIMIT + 1)
        },
    }
    for how, lost in zip(
        (HIT, RAISED), losses((8, 8), 0, 2, KNIGHT, (0, LIMIT, False, soaks)), strict=True
    ):
        ways = [(w, left[gist[1]]) for gist, w in exact.items() if gist[0] == how]
        assert lost == pytest.approx(
            sum(w * (1 - rest) for w, rest in ways) / sum(w for w, _ in ways)
        )


def test_a_benny_to_soak_with_saves_part_of_it() -> None:
    bare, saved = (losses((6, 6), 0, 0, EXTRA, (0, 0, False, soaks)) for soaks in (False, True))
    assert all(0 < less < more for less, more in zip(saved, bare, strict=True))


def test_a_blow_that_cannot_get_through_takes_nothing() -> None:
    assert losses((4,), 0, 0, (60, 0, 6, 0, False), (0, 0, False, False))[0] < 1e-6


def test_one_that_bears_more_wounds_loses_less_to_a_hit() -> None:
    usual, tough = (losses((8, 8), 2, 0, EXTRA, (0, n, False, False), (n, False)) for n in (0, 2))
    assert all(less < more for less, more in zip(tough, usual, strict=True))


def test_a_hardy_one_that_is_shaken_takes_no_wound_from_being_shaken_again() -> None:
    shaken = 0, 0, True, False
    usual, hardy = (losses((6, 6), 0, 0, EXTRA, shaken, (0, is_so)) for is_so in (False, True))
    assert all(less < more for less, more in zip(hardy, usual, strict=True))
    fresh = 0, 0, False, False
    assert losses((6, 6), 0, 0, EXTRA, fresh, (0, True)) == losses((6, 6), 0, 0, EXTRA, fresh)


def test_one_that_frightens_is_worth_more() -> None:
    fight = skirmish("B.C", B=who(fear=0), C=who())
    assert prowess_of(fight["B"]).worth > prowess_of(fight["C"]).worth
