"""The number beside the options of small scenes is what the rules say end by end.

Some of them are counted out by hand as well, face by face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.rules.dice.ladder import level, level_of
from tapete.games.darkness.rules.dice.readings import rank_of
from tapete.games.darkness.state import Promise
from tapete.kernel.plain import Plain
from tapete.odds.forecast import forecast
from tests.games.darkness.nights import (
    ASKED,
    BACK_OUT,
    FRONT,
    FRONT_OUT,
    STREET,
    WINDOW_OUT,
    Scene,
    do,
    person,
    scene,
    sq,
)
from tests.games.weighed import all_agree, asked, ways_of, whole_list_agrees

END_BY_END = {"end by end, best"}
MANY = 20_000
SEARCH, STEAL, FIGHT = do("flip"), do("steal", "s1", 0), do("fight")
QUICK: dict[str, Any] = {"dexterity": 5}
"""Wins initiative with the dice that fall first here."""


def above(disc: str, *others: Any, **values: Any) -> Scene:
    """Somebody on a disc that both know; somebody else is far away, if nobody is named."""
    people = others or (person(1, STREET),)
    return scene(person(at=ASKED[0], **values), *people, known={ASKED[0]: (disc, (0, 1))})


def faced(*others: Any, foe: str = "looter", **values: Any) -> Scene:
    """Somebody who begins its turn on an adversary."""
    return scene(person(**values), *(others or (person(1, STREET),)), foe=foe, faced=True)


# --- what may be done in a turn


def object_found() -> Scene:
    return above("knife_disc", points=2)


def ally_met() -> Scene:
    """It has an ally who helps to persuade another, and two failure discs."""
    return above("nurse", allies=["student"], failures=2, holds=["rope_disc"])


def alarm() -> Scene:
    return above("motion_detector", person(1, ASKED[0]))


def door() -> Scene:
    return scene(person(at=FRONT_OUT, points=2), person(1, STREET))


def hexed_door() -> Scene:
    """By fate everything is harder, and the next door stays locked."""
    return scene(person(at=FRONT_OUT, harder=1, jammed=True), person(1, STREET))


def window() -> Scene:
    return scene(person(at=WINDOW_OUT), person(1, STREET))


def hurt() -> Scene:
    return scene(person(damage=2), person(1, damage=1))


def looter() -> Scene:
    return faced(person(1))


def last_breath() -> Scene:
    """One more blow is death, unless the ally takes it."""
    return faced(defence=2, damage=1, allies=["boxer"])


def back_door() -> Scene:
    """Two locks, and an ally who knows about them."""
    return scene(person(at=BACK_OUT, allies=["locksmith"], dexterity=2), person(1, STREET))


def last_failure() -> Scene:
    """A door that is knocked down is the third failure, which takes all that is held."""
    return scene(person(at=FRONT_OUT, failures=2, holds=["rope_disc"]), person(1, STREET))


def guests() -> Scene:
    """Whoever opens the door may ask the other in."""
    return scene(person(at=FRONT_OUT), person(1, sq(3, 4)))


def crowd() -> Scene:
    """Others stand on the disc, so that nobody need be quicker than the adversary to get away."""
    return faced(person(1), foe="prowler", damage=1)


SCENES: dict[Callable[[], Scene], set[str]] = {
    object_found: {"flip", "roll"},
    ally_met: {"flip"},
    alarm: {"flip"},
    door: {"pick", "force"},
    hexed_door: {"pick", "force"},
    window: {"climb"},
    hurt: {"rest", "treat"},
    looter: {"fight", "retreat"},
    last_breath: {"fight", "retreat"},
    back_door: {"pick", "force"},
    last_failure: {"pick", "force"},
    guests: {"pick", "force"},
    crowd: {"fight", "retreat"},
}


@pytest.mark.parametrize("night", SCENES)
def test_every_option_that_hangs_on_chance(night: Callable[[], Scene]) -> None:
    found = ways_of(all_agree(asked(GAME, night().state), ends=MANY))
    assert [found.get(what) for what in SCENES[night]] == [END_BY_END] * len(SCENES[night])


# --- what is asked on the way


def after(night: Scene, *before: Plain) -> str:
    """The question that follows these answers, all answers to which are shown as they are."""
    [(key, how)] = ways_of(whole_list_agrees(asked(GAME, night.state, *before), ends=MANY)).items()
    assert how == END_BY_END
    return key.rpartition(".")[2]


def test_dice_bought_and_dice_thrown_again() -> None:
    assert after(above("pistol_disc", points=6, intelligence=4), SEARCH) == "extra_dice"
    assert after(above("pistol_disc", points=6, intelligence=4), SEARCH, 1) == "rethrow"
    assert after(above("pistol_disc", points=1, intelligence=4), SEARCH) == "rethrow"
    assert after(door(), do("pick", item=FRONT)) == "extra_dice"


def test_a_helper_who_has_promised() -> None:
    night = above("pistol_disc", person(1, ASKED[0]))
    night.state.promises = [Promise("s1", "s0")]
    assert after(night, SEARCH) == "helpers"
    assert after(night, SEARCH, ["s1"]) == "assist"
    assert after(night, SEARCH, ["s1"], True) == "rethrow"


def test_security_is_talked_past_or_fought() -> None:
    assert after(above("night_guard"), SEARCH) == "security"


def test_a_fight_with_dice_bought_and_with_a_helper() -> None:
    assert after(faced(points=2, defence=2, damage=1), do("fight")) == "extra_dice"
    assert after(faced(person(1)), do("fight")) == "call_help"
    assert after(faced(person(1)), do("fight"), ["s1"]) == "join_fight"


def test_a_retreat_or_a_fight_once_initiative_is_won() -> None:
    assert after(faced(**QUICK), FIGHT) == "retreat"
    assert after(faced(person(1), **QUICK), FIGHT, ["s1"], True) == "retreat"


def test_a_theft_and_whoever_resists_it() -> None:
    assert after(scene(person(), person(1, holds=["knife_disc"])), STEAL) == "hand_over"


# --- counted out


@cache
def passes(dice: int, need: int, again: int = 0) -> Fraction:
    """The chance of a level, if up to so many dice are thrown once more, as well as possible."""
    hands = list(product(range(1, 7), repeat=dice))
    return sum((_best(hand, need, again) for hand in hands), Fraction()) / len(hands)


def _best(hand: tuple[int, ...], need: int, again: int) -> Fraction:
    """The best chance, over every choice of dice to keep."""
    return max(_thrown(kept, len(hand), need) for kept in _kept(hand, again))


def _kept(hand: tuple[int, ...], again: int) -> Iterator[tuple[int, ...]]:
    for count in range(again + 1):
        yield from (tuple(sorted(kept)) for kept in combinations(hand, len(hand) - count))


@cache
def _thrown(kept: tuple[int, ...], dice: int, need: int) -> Fraction:
    hands = [kept + more for more in product(range(1, 7), repeat=dice - len(kept))]
    return Fraction(sum(level(hand) >= need for hand in hands), len(hands))


def shown(night: Scene, gist: str, answer: Plain, *before: Plain) -> Fraction:
    """The chance that stands beside an answer for something to come of it."""
    gists = forecast(asked(GAME, night.state, *before), answer).gists
    keys = {end: {one.key.rpartition(".")[2] for one in end} for end in gists}
    return sum((gists.probability(end) for end in gists if gist in keys[end]), Fraction())


@pytest.mark.parametrize("disc", ["rope_disc", "knife_disc", "bat_disc", "pistol_disc"])
def test_an_object_is_found_as_often_as_it_is_counted(disc: str) -> None:
    need = level_of(library().objects[disc].code)
    assert shown(above(disc), "gets", SEARCH) == passes(3, need)


@pytest.mark.rule("darkness.flip.stop", "darkness.map.seed_discs")
def test_a_disc_that_nobody_knows_is_each_of_the_pool_as_often() -> None:
    discs = ("pistol_disc", "rope_disc")
    night = scene(person(at=ASKED[0]), person(1, STREET), hidden=ASKED[:1], pool=discs)
    each = [passes(3, level_of(library().objects[disc].code)) for disc in discs]
    assert shown(night, "gets", SEARCH) == sum(each, Fraction()) / 2


@pytest.mark.parametrize("extra", [0, 1, 2])
def test_bought_dice_open_a_door_as_often_as_it_is_counted(extra: int) -> None:
    need = level_of(library().figures.locks[0])
    night = scene(person(at=FRONT_OUT, points=4), person(1, STREET))
    assert shown(night, "enters", extra, do("pick", item=FRONT)) == passes(3 + extra, need)


@pytest.mark.parametrize("other", [1, 2, 3])
def test_a_helper_throws_as_many_dice_again_as_it_has_itself(other: int) -> None:
    need = level_of(library().figures.locks[0])
    night = scene(person(at=FRONT_OUT), person(1, FRONT_OUT, dexterity=other))
    chance = shown(night, "enters", True, do("pick", item=FRONT), ["s1"])
    assert chance == passes(3, need, other)


ROUNDS = 3
"""Of a fight, in each of which whoever has initiative strikes before it is struck."""


@pytest.mark.parametrize("foe", ["looter", "prowler", "cultist"])
def test_a_fight_is_won_as_often_as_three_attacks_are_counted(foe: str) -> None:
    need = level_of(library().adversaries[foe].defence)
    missed = 1 - passes(3, need)
    assert shown(faced(foe=foe, **QUICK), "beats", False, FIGHT) == 1 - missed**ROUNDS


@pytest.mark.parametrize("other", [1, 2, 3])
def test_a_helper_on_the_square_throws_dice_of_each_attack_again(other: int) -> None:
    need = level_of(library().adversaries["cultist"].defence)
    missed = 1 - passes(3, need, other)
    night = faced(person(1, attack=other), foe="cultist", **QUICK)
    assert shown(night, "beats", False, FIGHT, ["s1"], True) == 1 - missed**ROUNDS


@pytest.mark.parametrize("health", [2, 3])
def test_whoever_is_struck_first_may_be_dead_before_it_strikes(health: int) -> None:
    """Without initiative the defence comes first, with as many dice as there is health."""
    foe = library().adversaries["prowler"]
    night = faced(foe="prowler", defence=3, damage=3 - health, dexterity=1)
    first = passes(1, level_of(foe.initiative))
    assert not first
    parries = {left: passes(left, level_of(foe.attack)) for left in range(1, health + 1)}
    assert shown(night, "out", FIGHT) == dies(
        health, ROUNDS, parries, passes(3, level_of(foe.defence))
    )


def dies(health: int, rounds: int, parries: dict[int, Fraction], hits: Fraction) -> Fraction:
    """The chance to die within so many rounds, each a blow to parry and then an attack."""
    if health == 0:
        return Fraction(1)
    if rounds == 0:
        return Fraction()
    on = 1 - hits
    struck = Fraction(1) if health == 1 else on * dies(health - 1, rounds - 1, parries, hits)
    held = on * dies(health, rounds - 1, parries, hits)
    return parries[health] * held + (1 - parries[health]) * struck


def test_whoever_gets_away_or_dies_has_beaten_nobody() -> None:
    """Alone on a disc, one must be quicker than the adversary; fate may still spoil it."""
    night, foe = faced(speed=3), library().adversaries["looter"]
    away = shown(night, "away", do("retreat"))
    assert 0 < away < passes(3, foe.speed + 1 - night[0].health)
    ends = forecast(asked(GAME, night.state), do("retreat")).gists
    for end in ends:
        told = {one.key.rpartition(".")[2] for one in end}
        assert len(told & {"away", "beats", "out"}) <= 1
    together = faced(person(1), speed=3)
    assert shown(together, "away", do("retreat")) > away


def test_a_thief_outdoes_its_victim_as_often_as_it_is_counted() -> None:
    night = scene(person(attack=2), person(1, attack=2, holds=["rope_disc"]))
    ranks = [rank_of(hand, ties=True) for hand in product(range(1, 7), repeat=2)]
    won = Fraction(sum(one > other for one in ranks for other in ranks), len(ranks) ** 2)
    assert shown(night, "gets", False, STEAL) == won
