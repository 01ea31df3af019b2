"""What shots and throws come to: where they land, whom they reach, and what they are by range."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.entries import Ranged
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Deviated, Lobbed, Sputtered
from tapete.games.punk.figures import entry_of
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.dice.readings import Shot as Outcome
from tapete.games.punk.rules.harm.impact import Hit as Blow
from tapete.games.punk.rules.shooting.bombs import Landing, go_off, under_it, would_reach
from tapete.games.punk.rules.shooting.deviation import landing, surface
from tapete.games.punk.rules.shooting.precision import Needed
from tapete.games.punk.rules.shooting.projectiles import penetration_at, projectile, strength_at
from tapete.games.punk.rules.shooting.ranges import band_at, range_term, reach
from tapete.games.punk.rules.shooting.shooting import outcome_of, why_not_avoid
from tapete.games.punk.rules.shooting.shots import Shot
from tapete.games.punk.rules.shooting.straying import strikes
from tapete.games.punk.rules.shooting.targets import usable
from tapete.games.punk.rules.shooting.templates import laid, touched
from tapete.games.punk.rules.sight.covering import Cover
from tapete.games.punk.state import Item
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.templates import Circle, Segment, Teardrop
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import HARMLESS, duel, rolls, shoots
from tests.games.punk.scenes import block
from tests.games.punk.test_parabolic import throws

START = (40, 60)


def place(x: float, y: float, height: float = 0) -> Place:
    return Place(Point(round(x * CM), round(y * CM)), round(height * CM))


# --- where it lands


@pytest.mark.rule("punk.special.parabolic.deviation", "punk.special.parabolic.limits")
@pytest.mark.parametrize(
    ("steps", "end"),
    [
        (0, (40, 50)),
        (1, (40, 47.5)),
        (-1, (40, 52.5)),
        (-3, (40, 57.5)),
        (-4, (40, 60)),
        (-5, (40, 60)),
    ],
)
def test_each_step_is_2_and_a_half_cm_and_never_behind_the_thrower(
    steps: int, end: tuple[float, float]
) -> None:
    """Not even on the deck over its head."""
    deck = block("1L", 35, 59, 10, 2, 0.5, foot=8)
    table = fielded(pieces=[deck], a=who(at=(40, 60)))
    assert landing(table.skirmish, table["a"].at, place(40, 50), steps) == place(*end)


@pytest.mark.rule("punk.ruling.parabolic_landing")
@pytest.mark.parametrize(
    ("x", "y", "height"), [(0, 0, 0), (90, 90, 0), (90.01, 5, None), (5, 90.01, None), (25, 25, 6)]
)
def test_it_lands_on_the_highest_surface_of_the_table(
    x: float, y: float, height: float | None
) -> None:
    roof = block("2M", 20, 20, 10, 10, height=6)
    found = surface(fielded(pieces=[roof], a=who(at=(40, 60))).skirmish, place(x, y).point)
    assert found == (None if height is None else place(x, y, height))


@pytest.mark.rule("punk.ruling.parabolic_landing")
@pytest.mark.parametrize(
    ("x", "height", "under"),
    [(40, 0, "a"), (41.25, 0, "a"), (41.26, 0, None), (40, 5, "a"), (40, 5.01, None), (44, 0, "C")],
)
def test_who_is_under_it(x: float, height: float, under: str | None) -> None:
    """The base that covers the place; of several the nearest, here a base of 25 mm and of 40."""
    table = fielded(a=who(at=(40, 40)), C=who(at=(44, 40), base=40), d=who(at=(45.5, 40)))
    found = under_it(table.skirmish, place(x, 40, height))
    assert (found and found.id) == under


@pytest.mark.rule("punk.ruling.fireproof_direct", "punk.core.bombs")
def test_whom_a_cocktail_would_reach() -> None:
    """The fireproof only if it lands right on them."""
    suited: dict[str, Any] = {"special": ["fireproof"]}
    table = fielded(a=who(at=(40, 40), **suited), b=who(at=(44, 40), **suited), C=who(at=(36, 40)))
    reached = would_reach(table.skirmish, Item("molotov"), place(40, 40))
    assert [one.id for one in reached] == ["a", "C"]
    beside = would_reach(table.skirmish, Item("molotov"), place(38, 42))
    assert [one.id for one in beside] == ["C"]


@pytest.mark.rule("punk.core.bombs", "punk.ruling.parabolic_landing")
@pytest.mark.parametrize(("x", "reached"), [(40, ["a"]), (42, [])])
def test_what_has_no_area_would_reach_only_whom_it_lands_on(x: float, reached: list[str]) -> None:
    table = fielded(a=who(at=(40, 40)), B=who(at=(44, 40)))
    found = would_reach(table.skirmish, Item("crossbow"), place(x, 40))
    assert [one.id for one in found] == reached


@pytest.mark.rule("punk.core.bombs")
def test_nothing_covers_a_thrower_from_its_own_bomb() -> None:
    table = fielded(a=who(at=(40, 40)), dice=HARMLESS)
    go_off(table.skirmish, Landing(table["a"], Item("nail_bomb"), table["a"].at))
    (told,) = table.table.heard(Hit)
    assert told.target == "a"
    assert "punk.cover.bonus" not in told.also


@pytest.mark.rule("punk.special.parabolic.target", "punk.special.parabolic.deviation")
def test_what_a_throw_is_at_and_how_far_it_goes_off_is_told() -> None:
    at_b = duel(20, "molotov", *HARMLESS, a_P=10, a_F=6)
    shoots(at_b)
    (told,) = at_b.table.heard(Lobbed)
    assert (told.aimed, told.target) == (True, "B")
    assert not at_b.table.heard(Deviated), "a certain throw"
    astray = duel(20, "smoke_bomb", 5, a_P=4, a_F=6)
    throws(astray, 45, 60)
    (told,) = astray.table.heard(Lobbed)
    assert (told.aimed, told.target) == (False, "")
    (off,) = astray.table.heard(Deviated)
    assert (off.far, off.forward, off.rule) == (250, False, "punk.special.parabolic.direction")


@pytest.mark.rule("punk.special.parabolic.direction")
@pytest.mark.parametrize(("die", "forward", "far"), [(6, True, 250), (7, False, 500)])
def test_an_even_die_goes_too_far_and_an_odd_one_too_short(
    die: int, forward: bool, far: int
) -> None:
    table = duel(20, "smoke_bomb", die, a_P=4, a_F=6)
    throws(table, 45, 60)
    (off,) = table.table.heard(Deviated)
    assert (off.forward, off.far) == (forward, far)


# --- by range


@pytest.mark.rule("punk.shoot.range.max", "punk.shoot.range.modifiers")
def test_the_bands_of_a_crossbow() -> None:
    table = fielded(a=who(at=(40, 40), gear=["crossbow"]))
    a = table["a"]
    bow = a.gear[0]
    gaps = [0, 15, 15.01, 30, 30.01, 45, 45.01]
    assert [band_at(a, bow, gap * CM) for gap in gaps] == [0, 0, 1, 1, 2, 2, -1]
    assert [range_term(a, bow, band).amount for band in (0, 1, 2)] == [1, 0, -1]
    assert reach(a, bow) == 45 * CM


@pytest.mark.rule("punk.core.pumped")
def test_each_mark_of_a_pumped_weapon_is_1_or_10_cm() -> None:
    table = fielded(a=who(at=(40, 40), gear=["pump_gun"]))
    a = table["a"]
    plain = projectile(a, a.gear[0], "", 0)
    for place_of_mark, more in enumerate([(1, 0, 0), (0, 1, 0), (0, 0, 10)]):
        gun = Item("pump_gun", pumped=[int(n == place_of_mark) for n in range(3)])
        fired = projectile(a, gun, "", 0)
        changed = (
            fired.strength - plain.strength,
            fired.penetration - plain.penetration,
            (reach(a, gun) - reach(a, a.gear[0])) // CM,
        )
        assert changed == more


@pytest.mark.rule("punk.shoot.hit_resolved")
def test_a_weapon_has_one_strength_for_all_ranges_or_one_for_each() -> None:
    shotgun, crossbow = entry_of("shotgun"), entry_of("crossbow")
    assert isinstance(shotgun, Ranged)
    assert isinstance(crossbow, Ranged)
    figures = shotgun.strength
    assert isinstance(figures, tuple)
    found = [strength_at(shotgun, band) for band in range(-1, len(figures))]
    assert found == [figures[0], *figures]
    assert [penetration_at(crossbow, band) for band in (0, 1, 2)] == [3, 3, 3]


@pytest.mark.rule("punk.core.ammunition")
def test_no_bullet_makes_a_hit_weaker_than_nothing() -> None:
    table = fielded(a=who(at=(40, 40), F=0))
    weak = Item("bow", pumped=[-20, -20, 0])
    fired = projectile(table["a"], weak, "", 0)
    assert (fired.strength, fired.penetration) == (0, 0)


# --- whether there is anything to roll


@pytest.mark.rule(
    "punk.ruling.catapum_impossible",
    "punk.ruling.combat_shot_zero",
    "punk.dice.attribute.auto_fail",
)
@pytest.mark.parametrize(
    ("target", "stray", "strict", "outcome", "rolled"),
    [
        (10, 10, False, Outcome.HIT, False),
        (9, 9, False, Outcome.HIT, True),
        (1, 1, False, Outcome.HIT, True),
        (0, 0, False, Outcome.MISS, False),
        (0, 1, False, Outcome.STRAY, True),
        (0, 1, True, Outcome.MISS, False),
        (-2, 1, False, Outcome.STRAY, True),
        (1, 4, True, Outcome.HIT, True),
    ],
)
def test_certain_and_hopeless_shots_are_not_rolled(
    target: int, stray: int, strict: bool, outcome: Outcome, rolled: bool
) -> None:
    table = duel(20, "crossbow", 1, rules=Rules(no_stray_at_zero=strict))
    table.activate("a")
    shot = Shot(table["a"], table["B"], table["a"].gear[0])
    assert outcome_of(table.skirmish, shot, Needed(target, stray, ())) is outcome
    assert bool(table.table.rolled) is rolled


@pytest.mark.rule("punk.special.catapum.roll_always", "punk.ruling.catapum_impossible")
@pytest.mark.parametrize(
    ("target", "stray", "rule"),
    [
        (10, 10, "punk.special.catapum.roll_always"),
        (9, 9, "punk.shoot.roll"),
        (1, 1, "punk.shoot.roll"),
        (0, 0, "punk.special.catapum.roll_always"),
    ],
)
def test_what_may_blow_up_is_rolled_for_whatever_it_needs(
    target: int, stray: int, rule: str
) -> None:
    table = duel(20, "pump_gun", 1)
    table.activate("a")
    gun = Item("pump_gun", pumped=[3, 0, 0])
    outcome_of(table.skirmish, Shot(table["a"], table["B"], gun), Needed(target, stray, ()))
    assert rolls(table) == [rule]


@pytest.mark.rule("punk.shoot.avoid_cover.partial_only")
@pytest.mark.parametrize(("bonus", "avoided"), [(0, False), (1, True), (3, True)])
def test_only_cover_that_helps_can_be_avoided(bonus: int, avoided: bool) -> None:
    found = why_not_avoid(Item("crossbow"), Cover(bonus=bonus, avoidable=True))
    assert (found == "") is avoided


@pytest.mark.rule("punk.shoot.action")
def test_of_weapons_that_are_alike_the_first_is_offered() -> None:
    gear: list[str | Item] = ["molotov", "crossbow", "molotov", Item("crossbow", reload=1), "mace"]
    table = fielded(a=who(at=(40, 40), gear=gear))
    assert [at for at, _ in usable(table["a"])] == [0, 1]


@pytest.mark.rule("punk.special.incendiary.hit")
def test_what_sets_fire_to_nothing_only_strikes() -> None:
    table = duel(20, "crossbow", *HARMLESS)
    table.activate("a")
    shot = Shot(table["a"], table["B"], table["a"].gear[0])
    strikes(table.skirmish, shot, table["B"], Blow(4, 3, "punk.shoot.hit_resolved", by="a"))
    assert table.state.markers == []
    assert [hit.target for hit in table.table.heard(Hit)] == ["B"]


# --- templates


@pytest.mark.rule("punk.template.shapes", "punk.core.templates", "punk.special.template.placement")
def test_the_sizes_of_the_templates() -> None:
    base = Disc(Point(4000, 4000), 125)
    drop, segment, circle = [laid(one, base, 0) for one in ("teardrop", "segment", "circle")]
    assert isinstance(drop, Teardrop)
    assert (drop.length, drop.wide) == (20 * CM, 6 * CM)
    assert isinstance(segment, Segment)
    assert (segment.wide, segment.deep) == (20 * CM, 8 * CM)
    assert isinstance(circle, Circle)
    assert (circle.centre, circle.radius) == (Point(4000, 4000 - 625), 500)


@pytest.mark.rule("punk.ruling.template_reach", "punk.template.area")
def test_a_template_reaches_5_cm_up() -> None:
    table = fielded(
        a=who(at=(40, 40), height=5), b=who(at=(42, 40), height=5.01), C=who(at=(40, 45))
    )
    found = touched(table.skirmish, Circle(Point(4000, 4000), 5 * CM), 0)
    assert [one.id for one in found] == ["a", "C"]


@pytest.mark.rule("punk.core.steam")
@pytest.mark.parametrize(("die", "strength", "victim"), [(4, 1, "B"), (5, 1, "a"), (6, 2, "a")])
def test_steam_is_as_strong_as_its_margin_either_way(die: int, strength: int, victim: str) -> None:
    table: Fielded = fielded(
        a=who(at=(45, 80), gear=["vaporeta"], T=4), B=who(at=(45, 75)), dice=[die, *HARMLESS]
    )
    table.activate("a")
    table.answer(["template:0", [4500, 6000]])
    (hit,) = table.table.heard(Hit)
    assert (hit.target, hit.strength, hit.penetration) == (victim, strength, 0)
    assert bool(table.table.heard(Sputtered)) is (victim == "a")
