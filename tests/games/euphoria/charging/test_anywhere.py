"""What is true of every charge, wherever it is made: properties over places of all boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tapete.games.euphoria.events.charging import Failed, Reached, Stood
from tapete.games.euphoria.events.shooting import Wasted
from tapete.games.euphoria.figures import engaged_with
from tapete.games.euphoria.rules.charging.charging import amounts
from tapete.games.euphoria.rules.charging.short import pays
from tapete.games.euphoria.rules.charging.ways import FURTHEST, way_to
from tapete.games.euphoria.rules.moving.moving import treks
from tapete.games.euphoria.rules.moving.paying import FINE, SLACK, free_left
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.state import Mini
from tapete.spaces.climbs.journey import Leg, Step
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point
from tests.games.euphoria.charging.scenes import Scene

SCENES = range(160)
FEWER = range(25)


class Made(NamedTuple):
    """A charge that was made: its scene, its target, its AP, and the place and AP it began with."""

    scene: Scene
    target: Mini
    ap: int
    before: Place
    had: int

    def told(self, *events: type) -> list[object]:
        return [one for one in self.scene.table.told if isinstance(one, events)]


def made() -> Iterator[Made]:
    for number in SCENES:
        scene = Scene(number)
        targets = scene.targets()
        if targets:
            charger, target = scene.charger, scene.rng.choice(targets)
            ap = scene.rng.choice(amounts(charger))
            found = Made(scene, target, ap, charger.at, charger.ap)
            scene.charge(target, ap)
            yield found


@pytest.fixture(scope="module", name="charges")
def _charges() -> list[Made]:
    return list(made())


@pytest.mark.rule("euphoria.charge.pins_target")
@pytest.mark.rule("euphoria.def.engaged")
def test_a_charge_that_reaches_engages_its_target_and_no_other_does(charges: list[Made]) -> None:
    for one in charges:
        charger, target, show = one.scene.charger, one.target, one.scene.show
        reached = bool(one.told(Reached))
        assert reached != bool(one.told(Failed))
        assert (target in engaged_with(show, charger)) == reached
        assert charger.deeds.engaged == target.deeds.engaged == reached
    assert {bool(one.told(Reached)) for one in charges} == {True, False}


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.rule("euphoria.ruling.failed_charge_gap")
def test_a_charge_that_falls_short_ends_an_inch_from_every_enemy(charges: list[Made]) -> None:
    for one in charges:
        charger, show = one.scene.charger, one.scene.show
        if one.told(Failed) and not charger.out and not charger.deeds.stumbled:
            assert all(show.gap(charger, enemy) >= INCH for enemy in show.enemies(charger))


@pytest.mark.rule("euphoria.move.stable_end")
def test_a_charge_ends_where_one_can_stand(charges: list[Made]) -> None:
    for one in charges:
        charger, show = one.scene.charger, one.scene.show
        if not charger.out:
            others = show.others(charger)
            assert show.levels.barred_at(charger.at, charger.radius, others) is None


@pytest.mark.rule("euphoria.charge.failed")
def test_a_charge_that_falls_short_moves_all_the_same(charges: list[Made]) -> None:
    """The clumsy may be shut in by what others climb over; one AP may not pay for a first step."""
    short = [
        one
        for one in charges
        if one.told(Failed) and one.ap > 1 and "clumsy" not in one.scene.charger.classes
    ]
    assert len(short) > 50
    assert all(one.scene.charger.at != one.before or one.scene.charger.out for one in short)


@pytest.mark.rule("euphoria.ruling.charge_committed_ap")
def test_a_charge_costs_what_was_declared_or_what_its_way_needs(charges: list[Made]) -> None:
    for one in charges:
        charger, refunded = one.scene.charger, one.scene.state.rules.charge_surplus_refunded
        spent = one.had - charger.ap
        back = charger.deeds.stumbled or (refunded and bool(one.told(Reached)))
        if not one.told(Stood, Wasted):
            assert spent == one.ap or (back and spent <= one.ap)


@pytest.mark.rule("euphoria.stand.timing")
@pytest.mark.rule("euphoria.ruling.stand_moment")
def test_shots_at_a_charger_come_in_range_and_in_sight(charges: list[Made]) -> None:
    stood = 0
    for one in charges:
        for event in one.told(Stood):
            assert isinstance(event, Stood)
            show, charger = one.scene.show, one.scene.charger
            charger.at, charger.out = event.at, ""
            assert show.gap(one.target, charger) <= one.target.weapons[0].range * INCH
            assert sees(show, one.target, charger)
            stood += 1
    assert stood > 10


@pytest.mark.rule("euphoria.charge.req.ap")
def test_a_charge_reaches_whenever_its_points_pay_for_a_way_there() -> None:
    """A way that is found for somebody with all the AP there are is found for one with enough."""
    for number in FEWER:
        scene = Scene(number)
        show, charger = scene.show, scene.charger
        payer = replace(charger, deeds=replace(charger.deeds, exact={}))
        for target in scene.targets():
            far = way_to(show, charger, target, FURTHEST)
            needed = None if far is None else _needed(scene, payer, far.legs)
            if needed is not None:
                reach = needed * INCH + free_left(payer) + SLACK // FINE
                way = way_to(show, charger, target, reach)
                assert way is not None, (number, target.id)
                assert pays(show, payer, way.legs, needed), (number, target.id)


@pytest.mark.rule("euphoria.charge.req.ap")
@pytest.mark.rule("euphoria.charge.combine")
@pytest.mark.parametrize(
    ("number", "to", "how"),
    [(78, "A1", "jump"), (192, "A1", "walk"), (211, "A1", "climb"), (758, "A1", "cross"),
     (936, "A1", "walk")],
)  # fmt: skip
def test_nine_points_pay_for_a_way_there_if_any_is_that_short(
    number: int, to: str, how: str
) -> None:
    """Round something, over it or across a jump, where the straight way is barred or dearer."""
    scene = Scene(number)
    way = way_to(scene.show, scene.charger, scene.show.mini(to), 9 * INCH)
    assert way is not None
    assert how in [leg.how for leg in way.legs]
    assert way.cost <= 9 * INCH


def _needed(scene: Scene, payer: Mini, legs: Sequence[Leg]) -> int | None:
    """The fewest AP that pay for a way."""
    return next((ap for ap in range(30) if pays(scene.show, payer, legs, ap)), None)


def test_a_way_looked_at_briefly_is_barred_where_it_is_barred() -> None:
    for number in FEWER:
        scene = Scene(number)
        here = treks(scene.show, scene.charger)
        for _ in range(20):
            x, y = [scene.rng.randint(-3 * INCH, 3 * INCH) for _ in range(2)]
            steps = [Step(Point(here.start.point.x + x, here.start.point.y + y))]
            plain, brief = here.check(steps), here.check(steps, brief=True)
            assert (plain.legs, plain.barred is None) == (brief.legs, brief.barred is None)
