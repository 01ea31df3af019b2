"""The odds of attacks and Defence are what the faces of the dice say."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.arena.content.described import described, is_described
from tapete.games.arena.content.library import library
from tapete.games.arena.odds.procedures import PROCEDURES
from tapete.games.arena.odds.said import EmptyBag, NoTokens, NotThat
from tapete.games.arena.screen.settings import choices
from tapete.odds.procedures import reckon

SIDES = {"red": 6, "yellow": 8, "green": 12}


def chance(name: str, mark: str, **said: Any) -> Fraction:
    given = {key.replace("_", "-"): value for key, value in said.items()}
    return dict(reckon(PROCEDURES[name], given).marks)[mark]


def told(name: str, key: str, **said: Any) -> float:
    """The chance of outcomes with a message of a key."""
    given = {word.replace("_", "-"): value for word, value in said.items()}
    odds = reckon(PROCEDURES[name], given).odds.floats()
    return sum(part for gist, part in odds.items() if any(one.key == key for one in gist))


# --- attacks


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, Fraction(9, 12)),
        ({"token": "yellow"}, Fraction(5, 8)),
        ({"token": "yellow", "modifier": 1}, Fraction(6, 8)),
        ({"token": "yellow", "tyres": 1}, Fraction(4, 8)),
        ({"token": "yellow", "corrosion": 1}, Fraction(6, 8)),
        ({"token": "red", "defence": 20}, Fraction(1, 6)),
        ({"defence": 0}, Fraction(11, 12)),
        ({"hit_points": 2}, Fraction(0)),
        ({"hit_points": 2, "lethal": True}, Fraction(9, 12)),
        ({"hit_points": 2, "crit_lethal": True}, Fraction(1, 12)),
        ({"hit_points": 2, "slag": True}, Fraction(9, 12)),
        ({"token": "yellow", "accurate": True}, 1 - Fraction(3, 8) ** 2),
        ({"hit_points": 2, "rapid": 1}, Fraction(9, 12) ** 2),
    ],
)
def test_an_enemy_is_eliminated(said: dict[str, Any], expected: Fraction) -> None:
    assert chance("attack", "eliminated", **said) == expected


def test_a_shield_rolls_against_the_attack() -> None:
    pairs = [(own, its) for own in range(1, 13) for its in range(1, 9)]
    hits = [own == 12 or (own > 1 and own + 2 >= its) for own, its in pairs]
    found = chance("attack", "struck", shield="yellow")
    assert found == Fraction(sum(hits), len(hits))
    assert chance("attack", "eliminated", shield="yellow") == 0


@pytest.mark.parametrize(("overcharge", "expected"), [(False, 0.25), (True, 0.5)])
def test_an_element_takes_whether_or_not_the_attack_hits(overcharge: bool, expected: float) -> None:
    said = {"element": "burn", "hit_points": 20, "overcharge": overcharge}
    assert told("attack", "arena.odds.tainted", **said) == pytest.approx(expected)


def test_corrosion_helps_the_attack_that_brings_it() -> None:
    """On 4 of the d4 the Defence is 5 and not 6."""
    found = chance("attack", "eliminated", token="yellow", element="corrosion")
    assert found == Fraction(3, 4) * Fraction(5, 8) + Fraction(1, 4) * Fraction(6, 8)


def test_who_is_vulnerable_suffers_one_wound_more() -> None:
    said = {"hit_points": 2, "element": "shock"}
    assert chance("attack", "eliminated", **said) == 0
    assert chance("attack", "eliminated", vulnerable=True, **said) == Fraction(9, 12)


def test_one_face_fumbles() -> None:
    assert [chance("attack", "fumble", token=one) for one in SIDES] == [
        Fraction(1, sides) for sides in SIDES.values()
    ]


# --- Defence


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, Fraction(8, 12)),
        ({"green": 0}, Fraction(4, 8)),
        ({"corrosion": 1}, Fraction(7, 12)),
        ({"tyres": 1}, Fraction(9, 12)),
        ({"modifier": 2}, Fraction(10, 12)),
        ({"shield": "red"}, Fraction(1, 6)),
        ({"shield": "green"}, Fraction(6, 12)),
        ({"strength": 20, "yellow": 0}, Fraction(1, 12)),
    ],
)
def test_a_hunter_defends_itself(said: dict[str, Any], expected: Fraction) -> None:
    assert chance("defend", "defended", **said) == expected


def test_what_a_shield_takes_is_no_wound() -> None:
    assert chance("defend", "wounded", shield="red") == 0
    assert chance("defend", "wounded", shield="red", wounds=2) == Fraction(5, 6)


def test_whoever_has_only_red_tokens_fights_for_its_life() -> None:
    found = chance("defend", "dying", green=0, yellow=0, red=2)
    assert found == 1 - chance("defend", "defended", green=0, yellow=0, red=2)


def test_somebody_must_have_a_token() -> None:
    with pytest.raises(NoTokens):
        chance("defend", "defended", green=0, yellow=0)


def test_a_shield_spares_its_hunter_a_defence_with_better_tokens() -> None:
    """A red Shield token shows 6 in one of six; nothing is added to it but the two tyres."""
    assert chance("defend", "defended", shield="red", strength=7, tyres=2) == Fraction(2, 6)


# --- what a fumble brings


def test_a_psycho_comes_and_strikes_whoever_fumbled() -> None:
    """One face of twelve; then 5 or less on a green token with Melee 1 does not reach 7."""
    assert chance("attack", "answered", enemy="psycho") == Fraction(1, 12) * Fraction(5, 12)


def test_the_last_token_is_at_stake_in_a_fumble() -> None:
    """5 of 6 faces of a red token: only its highest reaches 7 with Melee 1."""
    said = {"enemy": "psycho", "green": 0, "yellow": 0, "red": 1}
    assert chance("attack", "answered", **said) == Fraction(1, 12) * Fraction(5, 6)


def test_some_stun_whoever_fumbled() -> None:
    found = told("attack", "arena.odds.answered", enemy="rakk", token="red")
    assert found == pytest.approx(1 / 6)


def test_a_weapon_brings_its_properties() -> None:
    """Two shots of Rapid, each of which hits with 9 of 12 faces."""
    rapid = next(
        name for name, one in library().weapons().items() if one.properties == ("rapid(1)",)
    )
    found = chance("attack", "eliminated", weapon=rapid, hit_points=2)
    assert found == Fraction(9, 12) ** 2


@pytest.mark.parametrize("said", [{"enemy": "nobody"}, {"weapon": "nothing"}])
def test_what_nobody_knows_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises(NotThat):
        chance("attack", "eliminated", **said)


@pytest.mark.parametrize("option", ["attack.weapon", "survive.weapon", "attack.enemy"])
def test_whatever_can_be_chosen_can_be_weighed(option: str) -> None:
    name, _, field = option.partition(".")
    values = [value for value, _ in choices(option)]
    assert len(values) > 20
    assert values[0] == ""
    assert all(0 <= sum(reckon(PROCEDURES[name], {field: one}).odds.floats().values()) <= 1.001
               for one in values)  # fmt: skip
    assert choices("loot.weapon") == choices("defend.enemy") == []


# --- fighting for one's life, the Clean-Up, loot


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({"token": "red"}, Fraction(3, 6)),
        ({"token": "red", "tyres": 1}, Fraction(2, 6)),
        ({"hit_points": 2}, Fraction(0)),
        ({"rapid": 2}, 1 - Fraction(3, 12) ** 3),
    ],
)
def test_whoever_eliminates_somebody_is_saved(said: dict[str, Any], expected: Fraction) -> None:
    assert chance("survive", "saved", **said) == expected


@pytest.mark.rule("arena.system.random_number", "arena.cleanup.roll")
def test_one_face_of_the_clean_up_takes_loot_and_one_ends_effects() -> None:
    assert chance("clean_up", "loot_gone") == Fraction(1, 4)
    assert chance("clean_up", "effects_end") == Fraction(1, 4)
    assert chance("clean_up", "loot_gone", lying=0) == 0


def test_radiation_wounds_as_effects_end() -> None:
    assert chance("clean_up", "wounded", radiation=True) == Fraction(1, 4)
    assert chance("clean_up", "wounded") == 0


def test_loot_is_drawn_without_putting_it_back() -> None:
    """Of 34 tokens 6 are money: the second is drawn out of the 33 that are left."""
    assert chance("loot", "money") == Fraction(6, 34)
    none = Fraction(28, 34) * Fraction(27, 33)
    assert chance("loot", "money", count=2) == 1 - none


def test_no_more_can_be_drawn_than_there_is() -> None:
    few = dict.fromkeys(("health", "ammo", "weapons", "money", "level_up"), 0)
    assert chance("loot", "wanted", count=1, **few) == 1
    with pytest.raises(EmptyBag):
        chance("loot", "wanted", count=2, **few)


# --- cards that are described


def test_a_card_that_is_described_is_in_no_deck() -> None:
    card = library().enemies["psycho"]
    name = described(card)
    assert library().enemies[name] == card
    assert name not in library().enemies
    assert not any(map(is_described, library().enemies))


def test_a_name_that_describes_nothing_is_unknown() -> None:
    with pytest.raises(KeyError):
        library().enemies["nobody"]
