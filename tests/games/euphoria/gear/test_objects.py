"""Objects: using them, giving them, repairs and mechanisms."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gear import objects
from tapete.games.euphoria.rules.gear.carrying import may_carry
from tapete.games.euphoria.state import Device
from tests.games.euphoria.shows import Shown, shown, who

TOUCH = 1.18


def kit(*items: str, **given: Any) -> Shown:
    """`a` carries these objects, as the movement phase starts."""
    a = {"at": (6, 6), "items": list(items), **given.pop("a", {})}
    return shown(a=who(**a), phase=given.pop("phase", "objects"), **given)


def offered(show: Shown) -> list[tuple[str, str, int]]:
    found = objects.offers(show.show, show["a"], show.state.phase)
    return [(do.what, do.to, do.item) for do in found]


def perform(show: Shown, what: str, to: str = "", item: int = -1) -> None:
    objects.perform(show.show, show["a"], Do(what, to, item))


@pytest.mark.rule("euphoria.move.use")
def test_one_object_in_each_movement_phase_at_no_ap() -> None:
    show = kit("medkit", "adrenaline", a={"life": 20, "ap": 3})
    perform(show, "use", item=0)
    assert (show["a"].ap, offered(show), show["a"].items) == (3, [], ["adrenaline"])


@pytest.mark.rule("euphoria.item.adrenaline")
def test_adrenaline_adds_five_ap() -> None:
    show = kit("adrenaline", a={"ap": 3})
    perform(show, "use", item=0)
    assert (show["a"].ap, show["a"].items) == (8, [])


@pytest.mark.rule("euphoria.item.medkit")
@pytest.mark.rule("euphoria.class.alive")
@pytest.mark.rule("euphoria.class.bad_born.not_alive")
def test_a_medkit_heals_the_living_only() -> None:
    show = kit("medkit", a={"life": 20})
    perform(show, "use", item=0)
    assert show["a"].life == 70
    assert offered(kit("medkit", a={"classes": ["mechanical"]})) == []
    assert offered(kit("medkit", a={"classes": ["bad_born"]})) == []


@pytest.mark.rule("euphoria.ruling.phase_start_items")
def test_what_is_used_at_the_start_of_the_phase_is_not_used_later() -> None:
    assert offered(kit("medkit")) == [("use", "", 0)]
    assert offered(kit("medkit", phase="movement")) == []


@pytest.mark.rule("euphoria.ruling.engaged_use")
def test_an_engaged_miniature_uses_objects() -> None:
    assert offered(kit("medkit", B=who(at=(6, 6 + TOUCH)))) == [("use", "", 0)]


@pytest.mark.rule("euphoria.item.characters_only")
def test_only_characters_carry_objects() -> None:
    show = kit(b=who(character=False), c=who())
    assert (may_carry(show.show, show["b"], "medkit") or "")[0] == "euphoria.item.characters_only"
    assert may_carry(show.show, show["c"], "medkit") is None
    assert may_carry(show.show, show["c"], "trophy_blade") is not None


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.rule("euphoria.ruling.interact_contact")
def test_an_object_is_given_to_a_friend_in_contact() -> None:
    near, far = who(at=(6, 6 + TOUCH)), who(at=(12, 6))
    show = kit("medkit", b=near, c=far, B=who(at=(20, 20)), phase="movement")
    assert offered(show) == [("give", "b", 0)]
    perform(show, "give", "b", 0)
    assert (show["a"].ap, show["a"].items, show["b"].items) == (6, [], ["medkit"])


@pytest.mark.rule("euphoria.class.strange")
@pytest.mark.rule("euphoria.ruling.strange_text")
@pytest.mark.parametrize("letter", [False, True])
def test_a_strange_object_is_for_its_first_bearer_or_for_anybody_else(letter: bool) -> None:
    show = kit(a={"strange": ["founders_mask"]}, b=who(), rules=Rules(strange_by_letter=letter))
    barred = [may_carry(show.show, show[one], "founders_mask") is not None for one in "ab"]
    assert barred == [letter, not letter]


@pytest.mark.rule("euphoria.weapon.dna")
def test_a_weapon_is_not_handed_on() -> None:
    show = kit("reward_rifle", "magazine", b=who(at=(6, 6 + TOUCH)), phase="movement")
    assert offered(show) == []


@pytest.mark.rule("euphoria.class.mechanical")
def test_a_repairer_mends_what_is_mechanical() -> None:
    broken: dict[str, Any] = {"classes": ["mechanical", "repairable"], "life": 50}
    show = kit(a={"classes": ["repairer"]}, b=who(at=(6, 6 + TOUCH), **broken),
               c=who(at=(6, 6 - TOUCH), life=50), phase="movement")  # fmt: skip
    assert offered(show) == [("repair", "b", -1)]
    perform(show, "repair", "b")
    assert (show["a"].ap, show["b"].life) == (6, 70)


def trapped(kind: str, **given: Any) -> Shown:
    show = kit(devices=[(kind, 7, 6)], phase="movement", **given)
    show.state.devices = [Device(one.id, one.kind, one.at) for one in show.show.field.devices]
    return show


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.parametrize(("kind", "lives"), [("blast", (80, 50, 50)), ("burner", (80, 80, 60))])
def test_a_trap_is_triggered_for_two_ap(kind: str, lives: tuple[int, int, int]) -> None:
    show = trapped(kind, b=who(at=(8.5, 6)), C=who(at=(7, 7.5)))
    perform(show, "trigger", kind)
    assert ([show[one].life for one in "abC"], show["a"].ap) == ([*lives], 6)
    assert offered(show) == []


def test_an_arc_takes_ap_from_the_nearest_and_lights_dazzle_all() -> None:
    show = trapped("arc", C=who(at=(9, 6)), D=who(at=(11, 6)))
    perform(show, "trigger", "arc")
    assert (show["C"].ap, show["D"].ap, offered(show)) == (5, 8, [("trigger", "arc", -1)])
    dark = trapped("lights", C=who(at=(9, 6)), D=who(at=(20, 6)))
    perform(dark, "trigger", "lights")
    assert [dark[one].deeds.boosts.get("aim", 0) for one in "CD"] == [-1, 0]


@pytest.mark.rule("euphoria.item.characters_only")
def test_some_objects_are_for_some_factions_and_one_of_each_is_enough() -> None:
    show = kit(b=who(faction="soldiers"), c=who(faction="ghost"), d=who(items=["stabilizers"]))
    reasons = [may_carry(show.show, show[one], "toolbox") for one in "bc"]
    assert [why and why[1] for why in reasons] == [None, "wrong_faction"]
    assert (may_carry(show.show, show["d"], "stabilizers") or ("", ""))[1] == "enough_of_it"
    assert may_carry(show.show, show["b"], "stabilizers") is None


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.parametrize(("ap", "able"), [(2, True), (1, False)])
def test_two_ap_are_just_enough_to_interact(ap: int, able: bool) -> None:
    near = who(at=(6, 6 + TOUCH))
    assert bool(offered(kit("medkit", a={"ap": ap}, b=near, phase="movement"))) is able


@pytest.mark.rule("euphoria.class.mechanical")
def test_what_is_whole_needs_no_repair() -> None:
    whole: dict[str, Any] = {"classes": ["repairable"], "life": 80}
    show = kit(a={"classes": ["repairer"]}, b=who(at=(6, 6 + TOUCH), **whole), phase="movement")
    assert offered(show) == []


@pytest.mark.parametrize(("gap", "life"), [(2, 50), (2.1, 80)])
def test_a_trap_reaches_as_far_as_it_says(gap: float, life: int) -> None:
    show = trapped("blast", C=who(at=(7, 6 + gap + 0.59)))
    perform(show, "trigger", "blast")
    assert show["C"].life == life


@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.rule("euphoria.ruling.interact_contact")
@pytest.mark.parametrize(("gap", "able"), [(0, True), (0.1, False)])
def test_a_mechanism_is_an_inch_wide_and_triggered_in_contact(gap: float, able: bool) -> None:
    show = trapped("lights", a={"at": (7 - 0.5 - 0.59 - gap, 6)})
    assert bool(offered(show)) is able


@pytest.mark.rule("euphoria.move.interact")
def test_of_two_mechanisms_the_one_that_is_named_goes_off() -> None:
    show = kit(devices=[("arc", 7, 6), ("blast", 6, 7)], C=who(at=(8.3, 6)), phase="movement")
    show.state.devices = [Device(one.id, one.kind, one.at) for one in show.show.field.devices]
    perform(show, "trigger", "arc")
    assert (show["C"].ap, show["C"].life) == (5, 80)
    perform(show, "trigger", "blast")
    assert [one.used for one in show.state.devices] == [False, True]


@pytest.mark.rule("euphoria.move.use")
@pytest.mark.rule("euphoria.item.adrenaline")
def test_of_two_alike_one_is_offered_and_used_up() -> None:
    show = kit("adrenaline", "adrenaline", "medkit", a={"life": 20})
    assert offered(show) == [("use", "", 0), ("use", "", 2)]
    perform(show, "use", item=0)
    assert show["a"].items == ["adrenaline", "medkit"]
