"""Templates: where they go, whom they touch, and what they do to them."""

from __future__ import annotations

from math import atan2, degrees
from random import Random
from typing import Any

import pytest

from tapete.cli.match.offers import Offer
from tapete.cli.reading import NotUnderstood
from tapete.deeds import Using
from tapete.games.punk.actions.template_question import Spray
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Covered, Laid, Sputtered
from tapete.games.punk.rules.shooting.templates import laid
from tapete.games.punk.screen import SCREEN
from tapete.games.punk.state import Item
from tapete.server.showing.pointing import touched_by
from tapete.spaces.plane.bearing import ahead
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.templates import Circle, Segment, Teardrop
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import HARMLESS
from tests.games.punk.scenes import block


def burner(*dice: Any, kind: str = "flamethrower", charges: int = 2, **more: Any) -> Fielded:
    """a looks up the table from (45, 80) with fuel for one small jet."""
    table = fielded(a=who(at=(45, 80), gear=[Item(kind, charges=charges)]), dice=list(dice), **more)
    table.activate("a")
    return table


def sprays(table: Fielded, x: float = 45, y: float = 60) -> None:
    table.answer(["template:0", [round(x * 100), round(y * 100)]])


def struck(table: Fielded) -> list[str]:
    return sorted(hit.target for hit in table.table.heard(Hit))


@pytest.mark.rule("punk.template.area")
@pytest.mark.parametrize(("x", "hit"), [(49.0, True), (49.3, False)])
def test_to_touch_a_base_is_enough(x: float, hit: bool) -> None:
    """At its end the teardrop is 3 cm wide to each side; a base adds 1.25."""
    table = burner(*(HARMLESS if hit else []), B=who(at=(x, 61.75)))
    sprays(table)
    assert bool(struck(table)) is hit


@pytest.mark.rule("punk.template.combat_spread")
def test_who_fights_somebody_touched_is_hit_too() -> None:
    """punk.example.template_combat: a friend of the shooter beside the mini that is touched."""
    table = burner(
        *HARMLESS * 3, B=who(at=(45, 65)), c=who(at=(47.5, 65)), D=who(at=(50, 65)),
        E=who(at=(60, 60)),
    )  # fmt: skip
    sprays(table, 42, 65)
    assert struck(table) == ["B", "D", "c"]


@pytest.mark.rule("punk.template.shapes")
@pytest.mark.rule("punk.core.templates")
def test_each_weapon_has_its_shape() -> None:
    shapes = {}
    for kind in ("flamethrower", "waste_thrower", "vaporeta"):
        way = burner(kind=kind, charges=10).ways()["template:0"]
        assert isinstance(way, Spray)
        shapes[kind] = type(way.at(Point(4500, 6000)))
    assert shapes == {"flamethrower": Teardrop, "waste_thrower": Teardrop, "vaporeta": Segment}
    assert isinstance(laid("circle", Disc(Point(0, 0), 125), 90), Circle)


@pytest.mark.rule("punk.special.template.auto_hit")
def test_everyone_touched_and_seen_is_hit_without_a_roll() -> None:
    table = burner(
        *HARMLESS * 2, B=who(at=(44, 70)), C=who(at=(46, 64)), D=who(at=(45, 78.1), height=6),
    )  # fmt: skip
    sprays(table)
    assert struck(table) == ["B", "C"]
    assert [roll.rule for roll in table.table.rolled] == ["punk.impact.roll"] * 2
    assert table.skirmish.active.left == 1
    assert table["a"].gear[0].charges == 0


@pytest.mark.rule("punk.ruling.template_reach")
def test_friends_are_hit_and_the_hidden_and_those_above_are_not() -> None:
    wall = block("3M", 40, 69, 10, 1)
    table = burner(*HARMLESS, pieces=[wall], b=who(at=(45, 72)), C=who(at=(45, 65)))
    sprays(table)
    assert struck(table) == ["b"], "C is behind the wall"
    roof = block("3M", 40, 60, 10, 8, height=6)
    above = burner(pieces=[roof], B=who(at=(45, 66), height=6))
    sprays(above)
    assert struck(above) == []


@pytest.mark.rule("punk.special.template.ignore_cover")
def test_cover_is_no_help() -> None:
    table = burner(8, 7, pieces=[block("1L", 40, 68, 10, 1)], B=who(at=(45, 66), shield="shield"))
    sprays(table)
    assert table["B"].out == "downed", "8 + 3 against 7 + 4"


@pytest.mark.rule("punk.special.template.placement")
def test_it_begins_at_the_front_of_the_base() -> None:
    way = burner().ways()["template:0"]
    assert way.contains([4500, 6000])
    assert way.contains([6000, 8000]), "right at the side"
    refused = way.refuse([6000, 8001])
    assert refused is not None
    assert (refused.rule, refused.reason.key) == (
        "punk.special.template.placement", "punk.barred.behind",
    )  # fmt: skip
    assert way.refuse([4500, 8000]) is not None
    drop = way.at(Point(4500, 6000))
    assert drop.tip == Point(4500, 8000 - 125)
    assert all(way.contains(way.write(way.sample(Random(seed)))) for seed in range(50))


@pytest.mark.rule("punk.special.template.placement")
@pytest.mark.parametrize("facing", [0, 37, 90, 180, 283])
def test_it_follows_the_finger_to_any_angle_of_the_front(facing: int) -> None:
    way = spray_of(facing)
    for tenth in range(-899, 900, 31):
        for far in (1, 40, 126, 700, 2500, 6000):
            place = ahead(MIDDLE, facing + tenth / 10, far)
            if abs(turned(way, place)) <= 90:
                assert way.head([place]) == [place.x, place.y]
                assert way.contains(way.head([place]))
                assert way.bearing(place) == bearing_to(way.at(place)), (tenth, far)


@pytest.mark.rule("punk.special.template.placement")
@pytest.mark.parametrize("facing", [0, 37, 90, 180, 283])
def test_a_finger_behind_its_bearer_means_the_side_it_is_on(facing: int) -> None:
    way = spray_of(facing)
    for turn in range(91, 270, 7):
        place = way.read(way.head([ahead(MIDDLE, facing + turn, 3000)]))
        assert turned(way, place) == pytest.approx(90 if turn < 180 else -90, abs=1)
    assert way.contains(way.head([MIDDLE]))


@pytest.mark.rule("punk.special.template.placement")
@pytest.mark.rule("punk.ruling.template_contact")
def test_where_it_touches_the_base_and_where_it_points_are_chosen_apart() -> None:
    """From the right side of the base to one straight ahead, past a friend in between."""
    table = burner(*HARMLESS, B=who(at=(49, 66)), c=who(at=(44, 72)))
    table.answer(["template:0", [[4700, 8000], [4900, 6600]]])
    assert struck(table) == ["B"]
    (laid_down,) = table.table.heard(Covered)
    drop = laid_down.template
    assert isinstance(drop, Teardrop)
    assert (drop.tip, drop.towards) == (Point(4625, 8000), Point(4900, 6600))


@pytest.mark.rule("punk.ruling.template_contact")
@pytest.mark.parametrize(
    ("start", "to", "why"),
    [
        ((45, 70), (55, 78.75), "over_base"),
        ((45, 70), (55, 76), ""),
        ((46, 80), (51, 99), ""),
        ((46, 80), (46.25, 99), "over_base"),
        ((46, 80.1), (60, 80), "behind"),
        ((45, 80), (45, 60), "nowhere"),
        ((45, 70), (45, 78.75), "nowhere"),
    ],
)
def test_it_begins_in_front_and_spares_the_base_it_touches(
    start: tuple[float, float], to: tuple[float, float], why: str
) -> None:
    """It may point past the side of the base, and even backwards, if its tip is at the side."""
    way = burner().ways()["template:0"]
    refused = way.refuse([[round(n * 100) for n in place] for place in (start, to)])
    assert (refused.reason.key if refused else "") == (f"punk.barred.{why}" if why else "")
    ruled = {"over_base": "punk.ruling.template_contact"}
    assert refused is None or refused.rule == ruled.get(why, "punk.special.template.placement")


@pytest.mark.rule("punk.ruling.template_contact")
@pytest.mark.parametrize(("to", "middle"), [(40, 40), (49, 49), (70, 55), (0, 35)])
def test_a_segment_slides_along_its_straight_side(to: float, middle: float) -> None:
    way = burner(kind="vaporeta", charges=0).ways()["template:0"]
    segment = way.laid([[4500, 7000], [round(to * 100), 6000]])
    assert isinstance(segment, Segment)
    assert segment.middle == Point(round(middle * 100), 8000 - 125)
    assert segment.touches(Disc(Point(4500, 8000), 125)), "its straight side still touches"
    assert segment.clearance(Point(4500, 8000)) == pytest.approx(125, abs=0.1)


@pytest.mark.rule("punk.ruling.template_contact")
def test_a_finger_that_would_lay_it_over_the_base_means_the_last_angle_beside_it() -> None:
    way = burner().ways()["template:0"]
    for start in ((45, 70), (46, 79), (30, 80)):
        for to in ((45, 95), (20, 90), (70, 90), (45, 80)):
            points = [Point(round(x * 100), round(y * 100)) for x, y in (start, to)]
            assert way.contains(way.head(points)), (start, to)
    assert not way.contains([[4500, 7000], [4500, 6000], [1, 2]])
    assert not way.contains([[4500, 7000], 6000])


def test_a_template_is_typed_from_a_place_towards_another() -> None:
    offer = Offer(burner(B=who(at=(45, 60))).menu(), ruler=(100, 0.0))
    answer = ["template:0", [[4700, 8000], [4900, 6600]]]
    assert offer.answer(f"{offer.placed} at 47 80 49 66") == answer
    assert offer.domain.write(offer.domain.read(answer)) == answer
    assert offer.hinged == offer.placed


def test_a_template_is_typed_at_any_place() -> None:
    table = burner(B=who(at=(45, 60)))
    offer = Offer(table.menu(), ruler=(100, 0.0))
    assert offer.numbered[offer.placed - 1][0] == Using("template", 0)
    for typed, place in ("at 51.5 66.25", [5150, 6625]), ("en 20 79", [2000, 7900]):
        assert offer.answer(f"{offer.placed} {typed}") == ["template:0", place]
        assert offer.domain.contains(["template:0", place])
    with pytest.raises(NotUnderstood):
        offer.answer(f"{offer.placed} at 51.5")
    with pytest.raises(NotUnderstood):
        offer.answer("99 at 51 60")


MIDDLE = Point(4500, 4500)


def spray_of(facing: int) -> Spray:
    gear = [Item("flamethrower", charges=2)]
    table = fielded(a=who(at=(45, 45), facing=facing, gear=gear))
    table.activate("a")
    way = table.ways()["template:0"]
    assert isinstance(way, Spray)
    return way


def turned(way: Spray, place: Point) -> float:
    """How far a place is from straight ahead, in degrees to the right."""
    return (way.bearing(place) - way.facing + 180) % 360 - 180


def bearing_to(template: Circle | Teardrop | Segment) -> Any:
    """The direction in which a teardrop points."""
    assert isinstance(template, Teardrop)
    tip, end = template.tip, template.towards
    return pytest.approx(degrees(atan2(end.x - tip.x, tip.y - end.y)), abs=0.05)


@pytest.mark.rule("punk.special.template.no_defensive")
def test_it_is_no_use_for_defensive_fire() -> None:
    table = burner(B=who(at=(45, 60)))
    assert not table.offers("ready")
    assert table.barred("ready")[0] == "punk.special.template.no_defensive"
    assert not table.offers("shoot")


@pytest.mark.rule("punk.special.fuel.charges")
def test_a_jet_small_or_large() -> None:
    table = burner(*HARMLESS, charges=10, B=who(at=(45, 65)))
    table.table.answers = [("punk.ask.charges", 5)]
    sprays(table)
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration) == (6, 5)
    assert table["a"].gear[0].charges == 5
    empty = burner(charges=1)
    assert "template:0" not in empty.ways()


def test_a_template_needs_nobody_to_point_at() -> None:
    table = burner()
    sprays(table, 30, 75)
    assert table.table.heard(Covered)
    assert not table.table.rolled


def test_the_locked_and_the_prone_lay_none() -> None:
    assert "template:0" not in burner(B=who(at=(45, 77.5))).ways()
    table = burner()
    table["a"].prone = True
    assert "template:0" not in table.ways()


@pytest.mark.rule("punk.special.slow.reload")
def test_a_waste_thrower_is_slow() -> None:
    table = burner(*HARMLESS, kind="waste_thrower", charges=0, B=who(at=(45, 65)))
    sprays(table)
    assert "template:0" not in table.ways()
    assert table.offers("reload")


# --- steam


@pytest.mark.rule("punk.core.steam")
def test_a_jet_of_steam_is_as_strong_as_its_user_is_skilled() -> None:
    table = burner(2, 10, 9, kind="vaporeta", charges=0, B=who(at=(45, 75), armour=7))
    sprays(table)
    (hit,) = table.table.heard(Hit)
    assert hit.strength == 4 - 2 + 1
    assert table["B"].out == "downed", "10 + 3 against 9 + 4: Armour is ignored"


@pytest.mark.rule("punk.core.steam")
def test_it_may_turn_on_its_user() -> None:
    table = burner(7, *HARMLESS, kind="vaporeta", charges=0, B=who(at=(45, 75)))
    sprays(table)
    (hit,) = table.table.heard(Hit)
    assert (hit.target, hit.strength) == ("a", 3)
    assert table.table.heard(Sputtered)


# --- a template that burns


@pytest.mark.rule("punk.ruling.incendiary_template")
def test_what_also_sets_fire_does_so_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    from tapete.games.punk import figures

    monkeypatch.setitem(figures.abilities("waste_thrower"), "incendiary", 3)
    try:
        table = burner(kind="waste_thrower", charges=0)
        sprays(table)
        assert table.table.heard(Laid)[0].at.point == Point(4500, 8000 - 125 - 2000)
        on_it = burner(*HARMLESS * 2, kind="waste_thrower", charges=0, B=who(at=(45, 70)))
        sprays(on_it)
        assert on_it.table.heard(Laid)[0].at.point == Point(4500, 7000)
    finally:
        figures.abilities.cache_clear()


@pytest.mark.rule("punk.attribute.dash")
@pytest.mark.rule("punk.core.steam")
def test_who_has_no_technique_makes_no_steam() -> None:
    for technique, able in ((1, True), (None, False)):
        table = fielded(a=who(at=(40, 40), T=technique, gear=["vaporeta"]), B=who(at=(45, 75)))
        table.activate("a")
        assert ("template:0" in table.ways()) is able


@pytest.mark.rule("punk.special.template.placement")
@pytest.mark.rule("punk.core.all_round")
def test_who_sees_all_round_lays_it_on_any_side() -> None:
    for special, able in (["all_round"], True), ([], False):
        table = fielded(a=who(at=(45, 45), gear=["waste_thrower"], special=special))
        table.activate("a")
        spray = table.ways()["template:0"]
        assert (spray.barred(Point(4500, 6000)) == "") is able


# --- shown beforehand


@pytest.mark.rule("punk.special.template.auto_hit")
@pytest.mark.rule("punk.ruling.template_reach")
def test_whom_it_would_strike_is_shown_as_it_is_then_struck() -> None:
    """Not who is behind a wall or on a roof; but a whole combat, of which one is seen."""
    table = burner(
        *HARMLESS * 3, pieces=[block("3P", 41, 66, 3.6, 0.5), block("3P", 46, 60, 4, 4, 7)],
        B=who(at=(46, 70)), c=who(at=(48.5, 70)), D=who(at=(51, 70)), E=who(at=(43, 63.5)),
        F=who(at=(47, 62), height=7),
    )  # fmt: skip
    shown = seen_before(table, "template:0", 45, 60)
    sprays(table)
    assert struck(table) == ["B", "D", "c"] == sorted(shown)


@pytest.mark.rule("punk.template.combat_spread")
@pytest.mark.parametrize("kind", ["nail_bomb", "gas_bomb", "molotov", "smoke_bomb"])
def test_whom_a_bomb_would_reach_is_shown_too(kind: str) -> None:
    """Seen or not; with their combats if it goes off; a fire spares who is fireproof."""
    table = fielded(
        a=who(at=(45, 80), gear=[kind], F=8), pieces=[block("3P", 41, 62, 3.6, 0.5)],
        B=who(at=(49, 60)), c=who(at=(51.5, 60)), D=who(at=(54, 60)), E=who(at=(43, 58)),
        F=who(at=(45, 57), special=["fireproof"]),
    )  # fmt: skip
    table.activate("a")
    spread, fire = kind in ("nail_bomb", "gas_bomb"), kind == "molotov"
    expected = ["B", "c", *(["D"] if spread else []), "E", *([] if fire else ["F"])]
    assert sorted(seen_before(table, "lob:0", 46, 60)) == sorted(expected)


def seen_before(table: Fielded, way: str, x: float, y: float) -> tuple[str, ...]:
    """Whom a client is shown."""
    domain = table.ways()[way]
    return touched_by(SCREEN, table.state, 0, domain, [round(x * 100), round(y * 100)])
