"""The odds of an attack in words: exact, quick, and the same as playing it through."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tapete.games.savage.odds.field import field
from tapete.games.savage.odds.procedures import PROCEDURES, attack
from tapete.games.savage.odds.said import AttackSaid, die_of, toughness_of
from tapete.games.savage.rules.attacks.volleys import Spread
from tapete.games.savage.rules.dice.traits import RAISE, WILD_DIE, Versus, Volley
from tapete.kernel import Message
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.procedures import BadCircumstance, circumstances, weigh
from tapete.odds.readings import distribution, enumerate_faces
from tapete.odds.sampling import SampleTable
from tapete.odds.table import explore

ATTACK = PROCEDURES["attack"]
HIT = Message("savage.odds.hit")
DICE = st.sampled_from(["d4", "d6", "d8", "d10", "d12", "d12+2"])
SAID = st.fixed_dictionaries(
    {"skill": DICE, "wild": st.booleans(), "damage": st.sampled_from(["2d6", "Str+d8", "2d8+1"])},
    optional={
        "parry": st.sampled_from([0, 5, 7]),
        "toughness": st.sampled_from(["5", "7(2)", "10(4)"]),
        "cover": st.sampled_from(["none", "medium"]),
        "ap": st.sampled_from([0, 2]),
        "called": st.sampled_from(["", "head"]),
        "wild-attack": st.booleans(),
        "aim": st.booleans(),
        "shaken": st.booleans(),
        "vulnerable": st.booleans(),
        "drop": st.booleans(),
        "target-wild": st.booleans(),
    },
)


def plain(given_: dict[str, Any]) -> Distribution[Any]:
    """Every end played through from its beginning."""
    said = circumstances(ATTACK, given_)
    found = explore(lambda table: attack(said, field(said), table), Policy.BEST, 300_000)
    return Distribution(found.weights)


@settings(max_examples=60)
@given(SAID)
def test_weighing_by_stages_comes_to_what_playing_every_end_does(said: dict[str, Any]) -> None:
    assert weigh(ATTACK, said) == plain(said)


@pytest.mark.rule("savage.benny.trait", "savage.benny.damage", "savage.benny.soak")
@pytest.mark.parametrize(("bennies", "target"), [(1, 0), (0, 1), (1, 1)])
def test_bennies_spent_by_best_play_come_to_the_same(bennies: int, target: int) -> None:
    said = {"skill": "d8", "target-wild": True, "bennies": bennies, "target-bennies": target}
    assert weigh(ATTACK, said) == plain(said)


@settings(max_examples=8)
@given(SAID, st.sampled_from([(1, 0), (0, 1), (1, 1)]), st.integers(0, 2))
def test_bennies_and_wounds_come_to_what_playing_every_end_does(
    said: dict[str, Any], bennies: tuple[int, int], wounds: int
) -> None:
    held = {"bennies": bennies[0], "target-bennies": bennies[1]}
    wounded = {"target-wounds": wounds} if said.get("target-wild") else {}
    assert weigh(ATTACK, {**said, **held, **wounded}) == plain({**said, **held, **wounded})


VERSUS = st.builds(
    Versus,
    target=st.integers(2, 9),
    plus=st.integers(-8, 9),
    wild=st.booleans(),
    most=st.integers(1, 8),
    cover=st.sampled_from([0, 2, 4]),
    low=st.integers(0, 2),
)


@given(VERSUS, st.sampled_from([4, 6, 8, 10, 12]), st.booleans())
def test_a_trait_roll_weighed_by_its_best_die_is_what_every_face_says(
    read: Versus, die: int, aces: bool
) -> None:
    dice = (die, WILD_DIE) if read.wild else (die,)
    assert distribution(dice, read, aces) == enumerate_faces(dice, read, aces)


@given(VERSUS, st.sampled_from([4, 8]), st.booleans())
def test_so_is_a_volley(read: Versus, die: int, aces: bool) -> None:
    volley = Volley(structs.replace(read, most=RAISE), 2)
    dice = (die, die, WILD_DIE) if read.wild else (die, die)
    assert distribution(dice, volley, aces) == enumerate_faces(dice, volley, aces)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("aces", [False, True])
def test_and_dice_shared_between_two_targets(wild: bool, aces: bool) -> None:
    shared = Spread(2, wild)
    dice = (8, 8, 6) if wild else (8, 8)
    assert distribution(dice, shared, aces) == enumerate_faces(dice, shared, aces)


@pytest.mark.rule("savage.core.attack", "savage.core.trait_roll", "savage.core.wild_die")
def test_a_d8_with_a_wild_die_misses_a_4_in_three_of_sixteen() -> None:
    """Both dice below 4: three faces of eight, and three of six."""
    odds = weigh(ATTACK, {"skill": "d8", "wild": True})
    assert odds.probability((Message("savage.odds.miss"),)) == Fraction(3, 8) * Fraction(3, 6)


def reaches(sides: int, least: int) -> float:
    """The chance that a die which aces comes to that much."""
    aces, more = divmod(least, sides)
    return float((sides - max(0, more - 1)) / sides / sides**aces)


@pytest.mark.rule("savage.core.soak", "savage.core.aces")
def test_a_blow_of_more_than_eight_wounds_counts_in_full_before_it_is_soaked() -> None:
    """d4+41 against 5 is nine wounds, and one more for each ace: all but three must be soaked.

    Of a Wild Card's Vigor a d12 and a d6 are thrown; each four points soak a wound.
    """
    said = {"skill": "d8", "damage": "d4+41", "target-wild": True, "target-bennies": 1}
    odds = weigh(ATTACK, {**said, "toughness": "5", "target-vigor": "d12"}).floats()
    hits = {gist: chance for gist, chance in odds.items() if HIT in gist}
    stands = 0.0
    for aces in range(20):
        soaked = 4 * (9 + aces - 3)
        falls = (1 - reaches(12, soaked)) * (1 - reaches(6, soaked))
        stands += 3 / 4 / 4**aces * (1 - falls)
    out = hits[HIT, Message("savage.odds.out")] / sum(hits.values())
    assert 1 - out == pytest.approx(stands, abs=1e-5)


@pytest.mark.rule("savage.ruling.vehicle_attack", "savage.break_object.no_bonus")
def test_a_vehicle_breaks_or_does_not_and_no_die_aces() -> None:
    """Of 2d8, 13 or more in ten of 64, whether the roll of the attack had a raise or not."""
    said = {"skill": "d8", "damage": "2d8", "toughness": "13", "thing": True}
    odds = weigh(ATTACK, said)
    out = sum(
        odds.probability(gist) for gist, _ in odds.items() if Message("savage.odds.out") in gist
    )
    assert out == Fraction(5, 8) * Fraction(10, 64)
    assert {gist[-1].key for gist, _ in odds.items()} == {
        "savage.odds.miss", "savage.odds.out", "savage.odds.unharmed",
    }  # fmt: skip
    assert odds == plain(said)


@pytest.mark.rule("savage.combat.unstable")
def test_unstable_ground_takes_2_off_a_shot() -> None:
    odds = weigh(ATTACK, {"skill": "d8", "unstable": True})
    assert odds.probability((Message("savage.odds.miss"),)) == Fraction(5, 8)


@pytest.mark.rule("savage.benny.trait", "savage.core.reroll")
@pytest.mark.parametrize("bennies", [0, 1, 2])
def test_each_benny_halves_the_misses_of_a_d6(bennies: int) -> None:
    odds = weigh(ATTACK, {"skill": "d6", "bennies": bennies})
    assert odds.probability((Message("savage.odds.miss"),)) == Fraction(1, 2 ** (bennies + 1))


def test_samples_agree_within_their_error() -> None:
    said = circumstances(ATTACK, {"skill": "d8", "wild": True, "toughness": "7(2)", "ap": 2})
    exact = weigh(ATTACK, {"skill": "d8", "wild": True, "toughness": "7(2)", "ap": 2})
    rng, count = Random(7), 4000
    seen = [attack(said, field(said), SampleTable((), rng))[0] for _ in range(count)]
    for gist, chance in exact.floats().items():
        error = (chance * (1 - chance) / count) ** 0.5
        assert abs(seen.count(gist) / count - chance) < 5 * error + 1e-9


@pytest.mark.parametrize(
    "said",
    [
        {"skill": "d7"},
        {"skill": "eight"},
        {"toughness": "2(7)"},
        {"damage": "lots"},
        {"cover": "thick"},
        {"colour": "red"},
        {"ap": "much"},
    ],
)
def test_what_cannot_be_said_of_an_attack_is_refused_by_name(said: dict[str, Any]) -> None:
    with pytest.raises(BadCircumstance):
        weigh(ATTACK, said)


def test_dice_and_toughness_are_read_as_they_are_written() -> None:
    assert (die_of("d12+2"), die_of("D8")) == (14, 8)
    assert (toughness_of("7(2)"), toughness_of("5")) == ((7, 2), (5, 0))
    assert AttackSaid().skill == "d6"


# --- an area attack without miniatures


def blast_odds(**said: Any) -> dict[tuple[int, int, int] | None, Fraction]:
    """The chances of how many are out and hurt, of how many; None is a miss."""
    odds = weigh(PROCEDURES["blast"], said)
    return {_counted(gist): odds.probability(gist) for gist in odds}


def _counted(gist: Any) -> tuple[int, int, int] | None:
    given = dict(gist[0].args)
    return (given["out"], given["hurt"], given["reached"]) if given else None


@pytest.mark.rule("savage.area.no_minis")
@pytest.mark.parametrize(
    ("template", "reached"), [("small", 2), ("medium", 3), ("cone", 3), ("large", 4)]
)
def test_a_template_described_in_words_reaches_so_many(template: str, reached: int) -> None:
    odds = blast_odds(template=template)
    assert {ends[2] for ends in odds if ends} == {reached}
    assert odds[None] == Fraction(1, 2)


@pytest.mark.rule("savage.ruling.no_minis_pick")
def test_no_more_than_are_there() -> None:
    assert {ends[2] for ends in blast_odds(template="large", targets=2) if ends} == {2}


def test_light_and_range_count_as_they_do_against_anybody() -> None:
    """A 4 at -4 takes an 8 on the die: a 6 and then 2 or more."""
    odds = blast_odds(range="medium", light="dim", template="small")
    assert 1 - odds[None] == Fraction(5, 36)


@pytest.mark.rule("savage.combat.aim")
def test_aim_makes_up_for_the_range_of_a_blast_but_not_for_the_light() -> None:
    """A 4 at -2 takes a 6 on the die; with nothing to ignore, +2 makes a 2 enough."""
    far = blast_odds(range="long", light="dim", template="small", aim=True)
    assert 1 - far[None] == Fraction(1, 6)
    assert 1 - blast_odds(template="small", aim=True)[None] == Fraction(5, 6)
