"""What is lobbed: at whom or what, how far off it lands, and what it does there."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.punk import figures
from tapete.games.punk.actions.placing import is_placed
from tapete.games.punk.events.harm import Hit, Weakened
from tapete.games.punk.events.shooting import Deviated, Gassed, Laid, Lobbed, Lost
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.dice.readings import Lobbed as Astray
from tapete.games.punk.rules.shooting.deviation import landing
from tapete.games.punk.rules.shooting.parabolic import Lob, lob_terms
from tapete.kernel import Roll
from tapete.odds.readings import distribution
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS, duel, shoots
from tests.games.punk.scenes import block


def throws(table: Fielded, x: float, y: float, item: int = 0) -> None:
    """a lobs what it has at a point, in cm."""
    if table.state.active is None:
        table.activate("a")
    table.answer([f"lob:{item}", [round(x * 100), round(y * 100)]])


def why_not(table: Fielded, x: float, y: float) -> tuple[str, str] | None:
    if table.state.active is None:
        table.activate("a")
    refused = table.ways()["lob:0"].refuse([round(x * 100), round(y * 100)])
    return None if refused is None else (refused.rule, refused.reason.key)


def thrower(kind: str, *dice: Any, **more: Any) -> Fielded:
    """a at the bottom of the table, looking up, with nobody near."""
    how = {"at": (45, 80), "gear": [kind], "F": 6, **more}
    return fielded(a=who(**how), Z=who(at=(5, 5)), dice=list(dice))


def landed(table: Fielded) -> Place:
    return table.table.heard(Laid)[-1].at


# --- at what


@pytest.mark.rule("punk.special.parabolic.target")
def test_at_a_mini_or_a_point_no_nearer_than_5_cm() -> None:
    near, far = duel(4.9, "molotov"), duel(5, "molotov")
    near.activate("a")
    far.activate("a")
    assert not near.offers("shoot")
    rule, reason = near.barred("shoot", "B")
    assert rule == "punk.special.parabolic.target"
    assert dict(reason.args) == {"needs": 500, "has": 490}
    assert far.offers("shoot", "B")
    table = thrower("molotov")
    assert why_not(table, 45, 80 - 1.25 - 4.9) == (rule, "punk.barred.too_near")
    assert why_not(table, 45, 80 - 1.25 - 5) is None
    assert why_not(table, 45, 80 - 1.25 - 30) is None
    assert why_not(table, 45, 80 - 1.25 - 30.1) == ("punk.shoot.range.max", "punk.barred.too_far")


@pytest.mark.rule("punk.ruling.parabolic_los")
def test_the_point_must_be_seen() -> None:
    table = thrower("molotov")
    assert why_not(table, 45, 90) == ("punk.shoot.needs_los", "punk.barred.unseen"), "behind it"
    wall = fielded(pieces=[block("3M", 40, 70, 10, 1)], a=who(at=(45, 80), gear=["molotov"], F=6))
    assert why_not(wall, 45, 65) == ("punk.shoot.needs_los", "punk.barred.unseen")
    assert why_not(wall, 35, 65) is None


@pytest.mark.rule("punk.ruling.parabolic_los")
def test_minis_in_between_do_not_matter() -> None:
    table = duel(15, "gas_bomb", A=who(at=(45, 70), base=55))
    table.activate("a")
    assert table.offers("shoot", "B")
    lob = Lob(table["a"], table["a"].gear[0], table["B"].at, table["B"])
    assert lob_terms(table.skirmish, lob) == []


def test_by_a_house_rule_nothing_need_be_seen() -> None:
    table = fielded(
        pieces=[block("3M", 40, 70, 10, 1)],
        a=who(at=(45, 80), gear=["molotov"], F=6),
        rules=Rules(lob_blind=True),
    )
    assert why_not(table, 45, 65) is None


# --- how far off


@pytest.mark.rule("punk.special.parabolic.deviation")
@pytest.mark.rule("punk.special.parabolic.direction")
@pytest.mark.parametrize(
    ("die", "off"), [(4, 0), (5, -2.5), (6, 2.5), (7, -5), (8, 5), (9, -7.5), (10, 7.5)]
)
def test_so_much_for_each_fraction_of_two(die: int, off: float) -> None:
    table = thrower("smoke_bomb", die)
    throws(table, 45, 60)
    assert landed(table) == Place(Point(4500, round(6000 - off * 100)))


@pytest.mark.rule("punk.special.parabolic.deviation")
@pytest.mark.rule("punk.special.parabolic.direction")
def test_an_eight_goes_5_cm_too_far() -> None:
    """punk.example.parabolic_8: an Ascua of Precision 4."""
    table = thrower("molotov", 8)
    throws(table, 45, 60)
    (told,) = table.table.heard(Deviated)
    assert (told.far, told.forward) == (500, True)
    assert landed(table).point == Point(4500, 5500)


@pytest.mark.rule("punk.special.parabolic.deviation")
@pytest.mark.rule("punk.special.parabolic.direction")
def test_a_five_falls_short() -> None:
    """punk.example.parabolic_5."""
    table = thrower("molotov", 5)
    throws(table, 45, 60)
    (told,) = table.table.heard(Deviated)
    assert (told.far, told.forward) == (250, False)


@pytest.mark.rule("punk.special.parabolic.limits")
def test_never_behind_the_thrower_but_right_on_it() -> None:
    table = thrower("molotov", 9, *DEADLY)
    throws(table, 45, 80 - 1.25 - 5)
    assert landed(table) == table["a"].at
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.special.parabolic.limits")
def test_forward_it_goes_beyond_its_reach() -> None:
    table = thrower("smoke_bomb", 10, F=2)
    throws(table, 45, 80 - 1.25 - 10)
    assert landed(table).point == Point(4500, round((80 - 1.25 - 10 - 7.5) * 100))


@pytest.mark.rule("punk.ruling.parabolic_zero")
def test_a_hopeless_throw_is_rolled_for_and_a_sure_one_is_not() -> None:
    table = thrower("smoke_bomb", 2, P=1, special=["mounted"])
    throws(table, 45, 60)
    assert landed(table).point == Point(4500, 5750), "two above 0: one step"
    worse = thrower("smoke_bomb", 1, P=1, special=["mounted"])
    worse.state.markers.append(_smoke_at(45, 70))
    throws(worse, 45, 60)
    assert landed(worse).point == Point(4500, 6500), "4 above -3: two steps back"
    sure = thrower("smoke_bomb", P=10)
    throws(sure, 45, 60)
    assert not sure.table.rolled


def _smoke_at(x: float, y: float):  # type: ignore[no-untyped-def]
    from tapete.games.punk.state import Marker

    return Marker("smoke", Place(Point(round(x * 100), round(y * 100))), 500)


@pytest.mark.rule("punk.ruling.parabolic_landing")
def test_off_the_table_it_is_lost() -> None:
    table = fielded(a=who(at=(45, 20), gear=["molotov"], F=6), dice=[10])
    throws(table, 45, 5)
    assert table.table.heard(Lost)
    assert not table.state.markers


@pytest.mark.rule("punk.ruling.parabolic_landing")
def test_it_comes_down_on_what_is_there() -> None:
    table = fielded(
        pieces=[block("3M", 40, 50, 10, 8, height=7)],
        a=who(at=(45, 80), gear=["smoke_bomb"], F=6),
        dice=[8],
    )
    throws(table, 45, 60)
    assert landed(table) == Place(Point(4500, 5500), 700)


# --- what modifies it


@pytest.mark.rule("punk.ruling.parabolic_combat")
@pytest.mark.parametrize(("die", "off"), [(3, 0), (4, 250), (6, 500)])
def test_into_a_combat_it_deviates_instead_of_hitting_a_friend(die: int, off: int) -> None:
    table = duel(20, "smoke_bomb", die, a_P=6, a_F=6, c=who(at=(42.5, 57.5)))
    shoots(table)
    assert landed(table).point == Point(4500, 5750 - off)


@pytest.mark.rule("punk.ruling.parabolic_combat")
def test_beside_the_combat_it_is_as_easy_as_ever() -> None:
    table = duel(20, "smoke_bomb", 6, a_P=6, a_F=6, c=who(at=(42.5, 57.5)))
    throws(table, 44, 58)
    assert not table.table.heard(Deviated)


@pytest.mark.rule("punk.special.parabolic.no_aim")
def test_neither_aimed_nor_past_cover() -> None:
    table = duel(15, "gas_bomb", pieces=[block("1P", 45, 70, 10, 1)])
    table.activate("a", left=3, aim="B")
    from tapete.games.punk.actions.menu import MENU

    (choice,) = [
        one for one in MENU.choices(table.skirmish, table["a"]) if one.option.what == "shoot"
    ]
    assert not choice.details
    lob = Lob(table["a"], table["a"].gear[0], table["B"].at, table["B"])
    assert lob_terms(table.skirmish, lob) == []


# --- what it does


@pytest.mark.rule("punk.special.bomb.includes")
def test_a_bomb_is_thrown_and_gone() -> None:
    table = duel(15, "nail_bomb", 1, *HARMLESS)
    shoots(table)
    assert table["a"].gear == []
    assert table.table.heard(Lobbed)[0].target == "B"


@pytest.mark.rule("punk.core.bombs")
def test_splinters_hit_all_around_through_their_cover() -> None:
    table = duel(
        20, "nail_bomb", 1, *[9, 8] * 3, a_F=6, C=who(at=(49, 57.5)), d=who(at=(41, 57.5)),
        E=who(at=(45, 50)), pieces=[block("1L", 44, 60, 2, 1)],
    )  # fmt: skip
    shoots(table)
    assert sorted(hit.target for hit in table.table.heard(Hit)) == ["B", "C", "d"]
    assert not table["B"].out, "9 + 4 against 8 + 4 and 3 less 1"
    assert table["C"].out == table["d"].out == "downed", "the thrower's friends too"


@pytest.mark.rule("punk.core.bombs")
@pytest.mark.rule("punk.template.combat_spread")
def test_who_fights_somebody_in_the_blast_is_in_it() -> None:
    table = duel(20, "nail_bomb", 1, *HARMLESS * 2, a_F=6, a_P=9, c=who(at=(45, 55), base=25))
    table["B"].at = Place(Point(4500, 5750))
    throws(table, 45, 62.9)
    assert sorted(hit.target for hit in table.table.heard(Hit)) == ["B", "c"]


@pytest.mark.rule("punk.core.gas")
@pytest.mark.parametrize(("die", "bears"), [(6, True), (7, False)])
def test_mutards_are_used_to_gas(die: int, bears: bool) -> None:
    table = duel(20, "gas_bomb", 1, die, a_F=6, B_profile="mutante")
    shoots(table)
    assert [told.bears for told in table.table.heard(Gassed)] == [bears]
    chance = table.table.rolled[-1]
    assert isinstance(chance, Roll)
    terms = [(one.rule, one.amount) for one in chance.modifiers]
    assert terms == [("punk.attribute.uses", 4), ("punk.core.gas", 2)]


@pytest.mark.rule("punk.core.gas", "punk.core.burning_gaze")
def test_what_others_lend_against_gas_counts_once() -> None:
    keeper = who(at=(45, 30), facing=180, special=["burning_gaze"])
    table = duel(20, "gas_bomb", 1, 6, a_F=6, K=keeper)
    shoots(table)
    assert [told.bears for told in table.table.heard(Gassed)] == [False]


@pytest.mark.rule("punk.core.gas")
def test_gas_weakens_for_good_who_is_not_protected() -> None:
    table = duel(
        20, "gas_bomb", 1, 5, 4, a_F=6, C=who(at=(49, 57.5)),
        d=who(at=(41, 57.5), special=["clean"]),
    )  # fmt: skip
    shoots(table)
    assert [told.bears for told in table.table.heard(Gassed)] == [False, True]
    assert table["B"].lost == {"D": 1}
    assert table["C"].lost == table["d"].lost == {}
    assert table.table.heard(Weakened)[0].figure == "B"


def test_what_has_no_area_hits_who_is_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catapult, say, that somebody wrote."""
    monkeypatch.setitem(figures.abilities("sling"), "parabolic", 0)
    try:
        table = duel(20, "sling", 8, *HARMLESS, C=who(at=(45, 53)))
        shoots(table)
        assert [hit.target for hit in table.table.heard(Hit)] == ["C"], "5 cm too far"
    finally:
        figures.abilities.cache_clear()
        is_placed.cache_clear()


@pytest.mark.rule("punk.special.parabolic.deviation")
def test_every_step_is_measured_from_the_mark() -> None:
    """Along the line of flight, whichever way it goes."""
    table = fielded(a=who(at=(40, 80), gear=["molotov"]), B=who(at=(60, 60)))
    for steps, far in ((1, 2.5), (-2, -5.0)):
        mark = Place(Point(4300, 7600))
        found = landing(table.skirmish, table["a"].at, mark, steps)
        assert found is not None
        share = (5 + far) / 5
        assert found.point == Point(round(4000 + 300 * share), round(8000 - 400 * share))


def test_a_lob_is_weighed_by_how_far_off_it_lands() -> None:
    found = distribution((10,), Astray(4))
    assert found.probability(0) == Fraction(4, 10)
    steps = (-3, -2, -1, 1, 2, 3)
    assert [found.probability(off) for off in steps] == [Fraction(1, 10)] * 6
