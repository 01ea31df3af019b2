"""Genetic upgrades, clones and drones."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gifts import abilities, clones, drones
from tapete.spaces.plane.point import INCH, distance
from tests.games.euphoria.shows import Shown, piece, shown, who


def offered(show: Shown, one: str = "a") -> list[str]:
    return [do.what for do in abilities.offers(show.show, show[one], show.state.phase)]


def perform(show: Shown, one: str, what: str, to: str = "") -> None:
    abilities.perform(show.show, show[one], Do(what, to))


@pytest.mark.rule("euphoria.gene.roar")
def test_a_roar_takes_ap_from_enemies_within_six_inches() -> None:
    enemies: dict[str, Any] = {"B": who(at=(10.18, 4), ap=5), "C": who(at=(4, 11.3), ap=5)}
    show = shown(a=who(at=(4, 4), gene="roar"), phase="abilities", **enemies)
    perform(show, "a", "roar")
    assert [show[one].ap for one in "BC"] == [3, 5]
    assert offered(show) == []


@pytest.mark.rule("euphoria.gene.roar")
@pytest.mark.rule("euphoria.ruling.attr_mod_scope")
def test_a_roar_gives_ap_to_one_friend_even_to_itself() -> None:
    born: dict[str, Any] = {"classes": ["bad_born"], "gene": "roar"}
    show = shown(a=who(at=(4, 4), **born), b=who(at=(8, 4), **born), phase="abilities")
    perform(show, "a", "roar_friend", "b")
    perform(show, "b", "roar_friend", "b")
    assert show["b"].ap == 12


@pytest.mark.rule("euphoria.gene.roar.limit")
def test_two_of_a_team_may_roar_in_one_phase() -> None:
    minis: dict[str, Any] = {one: who(at=(4, 4 + n), gene="roar") for n, one in enumerate("abcD")}
    show = shown(phase="abilities", **minis)
    perform(show, "a", "roar")
    perform(show, "b", "roar")
    assert (offered(show, "c"), offered(show, "D")[0]) == ([], "roar")


@pytest.mark.rule("euphoria.gene.unbalanced")
@pytest.mark.parametrize(("what", "now"), [("unbalanced_up", 6), ("unbalanced_down", 4)])
def test_mental_imbalance_changes_euphoria_by_one(what: str, now: int) -> None:
    show = shown(a=who(gene="unbalanced", euphoria=5), phase="abilities")
    perform(show, "a", what)
    assert (euphoria(show["a"]), show["a"].euphoria, offered(show)) == (now, 5, [])


@pytest.mark.rule("euphoria.gene.benkei_bb")
def test_a_bad_born_benkei_keeps_its_owners_first_euphoria() -> None:
    pets: dict[str, Any] = {
        "b": who(profile="benkei_bb", owner="a", euphoria=4, character=False),
        "c": who(profile="benkei", owner="a", euphoria=4, character=False),
    }
    show = shown(a=who(gene="unbalanced", euphoria=4), phase="abilities", **pets)
    perform(show, "a", "unbalanced_up")
    assert [euphoria(show[one]) for one in "abc"] == [5, 4, 5]


@pytest.mark.rule("euphoria.gene.cannibal")
@pytest.mark.rule("euphoria.start.actions")
def test_a_cannibal_eats_once_a_turn() -> None:
    show = shown(a=who(gene="cannibal", ap=7, life=50, full=80), phase="start_actions")
    assert offered(show) == ["cannibal"]
    perform(show, "a", "cannibal")
    assert (show["a"].ap, show["a"].life, offered(show)) == (5, 70, [])


@pytest.mark.rule("euphoria.gene.cannibal")
@pytest.mark.parametrize(("ap", "able"), [(2, ["cannibal"]), (1, [])])
def test_a_cannibal_needs_two_ap(ap: int, able: list[str]) -> None:
    assert offered(shown(a=who(gene="cannibal", ap=ap, life=50), phase="start_actions")) == able


def test_a_cannibal_in_good_health_does_not_eat() -> None:
    assert offered(shown(a=who(gene="cannibal", life=80), phase="start_actions")) == []


@pytest.mark.rule("euphoria.class.clone")
@pytest.mark.parametrize(("face", "now"), [(3, 4), (4, 5), (7, 5), (8, 6)])
def test_a_clones_euphoria_varies_with_a_die(face: int, now: int) -> None:
    show = shown(a=who(classes=["clone", "variable_euphoria"], euphoria=5), dice=[face])
    clones.vary(show.show, show["a"])
    assert euphoria(show["a"]) == now


@pytest.mark.rule("euphoria.class.clone")
def test_a_clone_may_modify_its_euphoria_once_a_turn() -> None:
    classes = ["clone", "modify_euphoria"]
    show = shown(a=who(classes=classes, euphoria=5), phase="start_actions")
    assert offered(show) == ["modify_up", "modify_down"]
    perform(show, "a", "modify_down")
    assert (euphoria(show["a"]), offered(show)) == (4, [])
    up = shown(a=who(classes=classes, euphoria=5), phase="start_actions")
    perform(up, "a", "modify_up")
    assert euphoria(up["a"]) == 6


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.parametrize(("pilot", "answers"), [({"ap": 0}, []), ({"at": (20, 4)}, []),
                                                ({"classes": []}, []), ({}, [False])])  # fmt: skip
def test_a_drone_that_nobody_controls_lands(pilot: dict[str, Any], answers: list[bool]) -> None:
    a = {"at": (4, 4), "classes": ["pilot"], **pilot}
    drone = who(at=(6, 4), height=3, classes=["drone"], landed=False)
    show = shown(a=who(**a), b=drone, answers=answers)
    drones.wake(show.show, show["b"])
    assert (show["b"].landed, show["b"].ap, show["b"].at.height) == (True, 0, 0)


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.move.over_friend")
@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(("below", "gap"), [("a", 0), ("B", INCH)])
def test_a_drone_lands_beside_whoever_is_below_it(below: str, gap: int) -> None:
    drone = who(at=(6, 4), height=3, classes=["drone"], landed=False)
    others: dict[str, Any] = {below: who(at=(5.7, 4))}
    show = shown(b=drone, **others)
    drones.wake(show.show, show["b"])
    landed, other = show["b"], show[below]
    apart = distance(landed.at.point, other.at.point) - landed.radius - other.radius
    assert landed.at.height == 0
    assert gap <= apart < gap + 10


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.move.stable_end")
def test_a_drone_finds_room_beside_a_roof_that_is_taken() -> None:
    roof = piece("tower", 6, 4, 1.5, 1.5, height=2)
    drone = who(at=(6.75, 4.75), height=4, classes=["drone"], landed=False)
    show = shown(pieces=[roof], a=who(at=(6.75, 4.75), height=2), b=drone)
    drones.wake(show.show, show["b"])
    place = show["b"].at
    assert place.height == 0
    assert show.show.levels.barred_at(place, show["b"].radius) is None


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.ruling.drone_airborne")
def test_a_pilot_controls_a_drone_for_one_ap() -> None:
    drone = who(at=(6, 4), classes=["drone"], landed=True)
    show = shown(a=who(at=(4, 4), classes=["pilot"]), b=drone, answers=[True])
    drones.wake(show.show, show["b"])
    assert (show["a"].ap, show["b"].ap, show["b"].landed) == (7, 8, False)


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.def.engaged.no_move_ap")
def test_a_pilot_who_is_engaged_controls_nothing() -> None:
    pilot, drone = who(at=(4, 4), classes=["pilot"]), who(at=(6, 4), classes=["drone"])
    show = shown(a=pilot, b=drone, C=who(at=(4, 5.18)))
    assert drones.pilot_of(show.show, show["b"]) is None


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.class.drone.melee")
@pytest.mark.parametrize(("controlled", "points"), [(True, (7, 8)), (False, (8, 0))])
def test_a_drone_in_a_fight_needs_a_pilot_too_and_stays_on_the_ground(
    controlled: bool, points: tuple[int, int]
) -> None:
    drone = who(at=(6, 4), classes=["drone"], euphoria=9)
    enemy, pilot = who(at=(6, 5.18)), who(at=(2, 4), classes=["pilot"])
    show = shown(a=pilot, b=drone, C=enemy, answers=[controlled])
    show.step()
    assert (show["a"].ap, show["b"].ap) == points
    assert show["b"].landed


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
def test_a_drone_without_ap_lands_where_nobody_controls_it() -> None:
    drone = who(at=(6, 4), height=3, classes=["drone"], landed=False, ap=0, euphoria=9)
    show = shown(b=drone, C=who(at=(20, 20)))
    show.step()
    assert show["b"].landed


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.rule("euphoria.ruling.charge_declaration_window")
def test_a_drone_needs_its_pilot_before_it_charges() -> None:
    drone = who(at=(6, 4), height=3, classes=["drone"], landed=False, euphoria=9)
    rules = Rules(charge_step=True)
    show = shown(b=drone, C=who(at=(20, 20)), rules=rules, phase="charges")
    show.step()
    assert (show["b"].landed, show["b"].ap) == (True, 0)


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
@pytest.mark.parametrize(("gap", "found"), [(12, True), (12.1, False)])
def test_a_pilot_reaches_twelve_inches_with_its_last_ap(gap: float, found: bool) -> None:
    pilot = who(at=(4, 4), classes=["pilot"], ap=1)
    show = shown(a=pilot, b=who(at=(4 + gap + 1.18, 4), classes=["drone"]))
    assert (drones.pilot_of(show.show, show["b"]) is show["a"]) is found


@pytest.mark.rule("euphoria.class.drone.uncontrolled")
def test_a_drone_obeys_its_owner_first() -> None:
    pilots: dict[str, Any] = {
        "a": who(at=(4, 4), classes=["pilot"], ap=9), "c": who(at=(4, 8), classes=["pilot"], ap=2),
    }  # fmt: skip
    show = shown(**pilots, b=who(at=(6, 4), classes=["drone"], owner="c"))
    assert drones.pilot_of(show.show, show["b"]) is show["c"]
