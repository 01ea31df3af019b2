"""What factions, mutations and equipment let some do: each special rule does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import tapete.games.punk as game
from tapete.catalogue import load
from tapete.games.punk.content.library import library
from tapete.games.punk.events.gifts import Irradiated
from tapete.games.punk.figures import value
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.fighting.meeting import meet
from tapete.games.punk.rules.gifts.quirks import keeps_momentum
from tapete.games.punk.rules.gifts.showing import offer_shows
from tapete.games.punk.rules.gifts.tricks import distracted
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.rules.harm.poison import resist
from tapete.games.punk.rules.harm.radiation import exposed, get_well, suffer
from tapete.games.punk.rules.harm.shocks import risk_shock
from tapete.games.punk.rules.moving.separating import beaten_by
from tapete.games.punk.rules.turns.free_actions import repay
from tapete.games.punk.state import Item, Marker
from tapete.kernel import Modifier, Roll
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who

HIT = Hit(4, 0, "punk.impact.roll")


FIRST_GIFT = "radioimmune"
"""The special rules before it are the book's."""


def gifts() -> list[str]:
    """Every special rule that is not the book's, and every power."""
    special = list(library().special)
    return [*special[special.index(FIRST_GIFT) :], *library().powers]


def written(folder: Path) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("*.py")))


def test_every_gift_is_in_the_catalogue_cited_by_the_code_and_proved_by_a_test() -> None:
    catalogue = load("tapete.games.punk")
    code, tests = written(Path(str(game.__file__)).parent), written(Path(__file__).parent)
    rules = [f"punk.core.{gift}" for gift in gifts()]
    assert [rule for rule in rules if rule not in catalogue] == []
    assert [rule for rule in rules if rule not in code] == []
    assert [rule for rule in rules if f'"{rule}"' not in tests] == []


# --- the fallen


@pytest.mark.rule("punk.core.devour")
def test_a_devourer_grows_by_each_body_once() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["devour"], C=2, F=4, D=5),
        b=who(at=(42.5, 40), out="downed"),
    )
    table.activate("a")
    table.do("devour", to="b")
    assert [value(table["a"], one) for one in ("C", "F", "D", "AG")] == [3, 5, 6, 4]
    assert not table.offers("devour")
    assert table.barred("devour")[1].key == "punk.barred.no_body"


@pytest.mark.rule("punk.core.devour")
def test_a_body_that_is_not_touched_is_not_devoured() -> None:
    table = fielded(a=who(at=(40, 40), special=["devour"]), b=who(at=(43, 40), out="downed"))
    table.activate("a")
    assert not table.offers("devour")


@pytest.mark.rule("punk.core.harvest")
def test_a_dose_gives_a_friend_within_20_cm_an_action_more() -> None:
    """An enemy's body only; the friend is at most 20 cm away and has no dose yet."""
    table = fielded(
        a=who(at=(40, 40), special=["harvest"], A=3),
        b=who(at=(62.5, 40)),
        c=who(at=(40, 62.6)),
        d=who(at=(40, 37.5), out="downed"),
        E=who(at=(42.5, 40), out="downed"),
    )
    table.activate("a")
    assert not table.offers("harvest", to="d")
    table.do("harvest", to="E", taker="b")
    assert (table["b"].extra, table["c"].extra) == (1, 0)
    assert not table.offers("harvest")


@pytest.mark.rule("punk.core.harvest")
def test_nobody_has_two_doses() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["harvest"]),
        b=who(at=(50, 40), extra=1),
        E=who(at=(42.5, 40), out="downed"),
    )
    table.activate("a")
    assert table.barred("harvest")[1].key == "punk.barred.no_taker"


# --- the show


@pytest.mark.rule("punk.core.whirl")
def test_a_whirl_hits_all_within_5_cm_that_fail_an_agility_roll() -> None:
    """Friends too. B passes with a 4; c fails with a 5 and is hit with the heavy mace: 5+4."""
    table = fielded(
        a=who(at=(40, 40), special=["whirl"], F=5, gear=["heavy_mace"]),
        B=who(at=(47.5, 40), AG=4),
        c=who(at=(40, 44), AG=4, D=4, armour=3),
        D=who(at=(40, 30)),
        dice=[4, 5, 2, 5],
    )
    table.activate("a")
    table.do("whirl")
    assert [table[one].out for one in "aBcD"] == ["", "", "downed", ""]
    assert table.state.active is not None
    assert table.state.active.left == 0
    table.table.done()


@pytest.mark.rule("punk.core.whirl", "punk.special.electric.test", "punk.special.fuel.charges")
def test_a_whirl_is_an_attack_hand_to_hand() -> None:
    """It burns fuel, and whoever hits an electrified suit with it risks a shock."""
    table = fielded(
        a=who(at=(40, 40), special=["whirl"], gear=[Item("chainsaw", charges=5)]),
        B=who(at=(43, 40), AG=2, special=["electric"]),
        dice=[10, 1, 10, 10],
    )
    table.activate("a")
    table.do("whirl")
    assert (table["a"].gear[0].charges, table["a"].shocked) == (4, 2)


@pytest.mark.rule("punk.attribute.dash", "punk.core.mends", "punk.core.heals")
def test_who_has_no_technique_mends_nothing_and_tends_nobody() -> None:
    for technique, offered in ((4, True), (None, False)):
        bow = Item("bow", broken=True)
        smith = who(at=(40, 40), special=["mends", "heals"], gear=[bow], T=technique)
        table = fielded(a=smith, b=who(at=(42.5, 40), poison=2))
        table.activate("a")
        assert (table.offers("mend"), table.offers("heal")) == (offered, offered)
    assert table.barred("heal")[0] == table.barred("mend")[0] == "punk.attribute.dash"


@pytest.mark.rule("punk.core.whirl")
def test_a_whirl_needs_2_actions_and_is_for_the_locked_too() -> None:
    table = fielded(a=who(at=(40, 40), special=["whirl"], gear=["mace"]), B=who(at=(42.5, 40)))
    table.activate("a")
    assert table.offers("whirl")
    table.activate("a", left=1)
    assert table.barred("whirl")[0] == "punk.action.count"


@pytest.mark.rule("punk.core.show_off")
def test_who_shows_off_has_2_more_strength_until_the_turn_ends_once_a_game() -> None:
    table = fielded(a=who(at=(40, 40), special=["show_off"], F=6), answers=[True])
    offer_shows(table.skirmish)
    assert value(table["a"], "F") == 8
    offer_shows(table.skirmish)
    assert value(table["a"], "F") == 6
    table.table.done()


@pytest.mark.rule("punk.core.ringmaster")
def test_all_who_are_not_locked_turn_to_the_ringmaster_once_a_game() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["ringmaster"]),
        B=who(at=(40, 20), facing=0),
        C=who(at=(60, 40), facing=90),
        D=who(at=(20, 60), facing=200),
        e=who(at=(22.5, 60)),
    )
    table.activate("a")
    table.do("ringmaster")
    assert [table[one].facing for one in "BCD"] == [180, 270, 200]
    assert not table.offers("ringmaster")
    assert table.barred("ringmaster")[0] == "punk.core.ringmaster"


@pytest.mark.rule("punk.core.strongman")
def test_a_strongman_minds_nothing_cumbersome() -> None:
    table = fielded(
        a=who(at=(40, 40), gear=["harpoon_gun"]),
        b=who(at=(50, 40), gear=["harpoon_gun"], special=["strongman"]),
    )
    assert (value(table["a"], "AG"), value(table["b"], "AG")) == (3, 4)


# --- fights


def fighting(dice: list[int], answers: list[object] | None = None, **minis: object) -> Fielded:
    """a and B fight, each with Combat 4 and bare hands, until somebody is downed or hit."""
    table = fielded(dice=dice, answers=answers or [], **minis)  # type: ignore[arg-type]
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    return table


@pytest.mark.rule("punk.core.hard_laugh")
def test_against_a_hard_laugh_even_dice_are_2_higher_and_odd_ones_2_lower() -> None:
    """a throws a 5, which is a 3; B's 4 beats it, and its hit of 4 against 4 with a 10 to a 1."""
    table = fighting(
        [5, 4, 10, 1], a=who(at=(40, 40)), B=who(at=(42.5, 40), special=["hard_laugh"])
    )
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.core.hard_laugh")
def test_a_die_stays_between_1_and_10() -> None:
    """a's 10 stays a 10, and B's 10 ties it: both are hit, and neither is harmed."""
    table = fighting(
        [10, 10, 1, 10, 1, 10], a=who(at=(40, 40)), B=who(at=(42.5, 40), special=["hard_laugh"])
    )
    assert not table["a"].out
    assert not table["B"].out
    table.table.done()


@pytest.mark.rule("punk.core.tail")
def test_a_tail_is_another_die_once_an_activation_and_hits_as_a_light_blade() -> None:
    """3 against 6 loses; the tail's 9 at -1 wins: Strength 4+1, Penetration 2 against Armour 2."""
    table = fielded(
        a=who(at=(40, 40), special=["tail"], gear=["claws"]),
        B=who(at=(42.5, 40), D=6, armour=2, gear=["claws"]),
        dice=[3, 6, 9, 3, 3, 6, 3, 1, 10],
    )
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    fight(table.skirmish, table["a"], table["B"])
    assert not table["a"].out
    assert not table["B"].out
    table.table.done()


@pytest.mark.rule("punk.core.grip")
def test_one_enemy_in_a_grip_has_less_combat_and_separates_worse() -> None:
    """B holds a: a's 5 is beaten by B's 5, and its Agility of 4 with a 5 by B's 5."""
    table = fighting([5, 5, 1, 10], a=who(at=(40, 40)), B=who(at=(42.5, 40), special=["grip"]))
    assert table["B"].holds == "a"
    assert not table["a"].out
    table.table.dice += [5, 5]
    assert beaten_by(table.skirmish, table["a"], [table["B"]]) == [table["B"]]
    table.table.done()


@pytest.mark.rule("punk.core.grip")
def test_of_several_its_player_says_whom_it_holds() -> None:
    table = fielded(
        a=who(at=(37.5, 40)),
        B=who(at=(40, 40), special=["grip"]),
        c=who(at=(42.5, 40)),
        dice=[5, 6],
        answers=[("punk.ask.grip", "c")],
    )
    table.activate("a")
    assert beaten_by(table.skirmish, table["a"], [table["B"]]) == [table["B"]]
    assert table["B"].holds == "c"


@pytest.mark.rule("punk.core.sticky")
def test_who_separates_from_the_sticky_has_less_agility() -> None:
    table = fielded(
        a=who(at=(40, 40), AG=6), B=who(at=(42.5, 40), AG=3, special={"sticky": 3}), dice=[5, 6]
    )
    table.activate("a")
    assert beaten_by(table.skirmish, table["a"], [table["B"]]) == [table["B"]]


@pytest.mark.rule("punk.core.squirts")
def test_a_flower_takes_2_from_a_rivals_combat_in_one_fight_of_the_game() -> None:
    table = fielded(
        a=who(at=(40, 40)),
        B=who(at=(42.5, 40), gear=["squirting_flower"]),
        dice=[6, 5, 1, 10, 6, 5, 1, 10],
        answers=[("punk.ask.squirts", True)],
    )
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    first = table.table.rolled[0]
    assert isinstance(first, Roll)
    assert Modifier("punk.core.squirts", -2) in first.modifiers
    fight(table.skirmish, table["a"], table["B"])
    table.table.done()
    assert table["B"].used == ["squirts"]


@pytest.mark.rule("punk.core.distracts")
def test_scarves_take_2_from_one_shot_of_the_game() -> None:
    table = fielded(
        a=who(at=(40, 40)), B=who(at=(60, 40), gear=["endless_scarves"]), answers=[False, True]
    )
    skirmish = table.skirmish
    assert distracted(skirmish, table["a"], table["B"]) == []
    assert distracted(skirmish, table["a"], table["B"]) == [Modifier("punk.core.distracts", -2)]
    assert distracted(skirmish, table["a"], table["B"]) == []


@pytest.mark.rule("punk.core.madness")
def test_who_assaults_the_mad_has_no_bonus_for_it() -> None:
    table = fielded(a=who(at=(40, 40)), B=who(at=(50, 40), special=["madness"]))
    assert not keeps_momentum(table.skirmish, table["a"], table["B"])


@pytest.mark.rule("punk.core.startles")
def test_a_horn_takes_the_bonus_from_one_assault_of_the_game() -> None:
    table = fielded(
        a=who(at=(40, 40)), B=who(at=(50, 40), gear=["horn"]), answers=[("punk.ask.startles", True)]
    )
    assert not keeps_momentum(table.skirmish, table["a"], table["B"])
    assert keeps_momentum(table.skirmish, table["a"], table["B"])


@pytest.mark.rule("punk.core.acid")
def test_who_spits_does_so_when_an_assault_touches_it() -> None:
    """Precision 4 at short reach: a 4 hits, Strength 1 with a 10 against Toughness 4 with a 5."""
    table = fielded(
        a=who(at=(40, 40), facing=90),
        B=who(at=(42.5, 40), facing=270, special=["acid"], gear=["mace", "acid_spit"]),
        dice=[4, 10, 5],
    )
    table.activate("a")
    meet(table.skirmish, table["a"], [table["B"]])
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.core.acid")
def test_who_is_in_a_combat_already_does_not_spit() -> None:
    table = fielded(
        a=who(at=(40, 40), facing=90),
        B=who(at=(42.5, 40), facing=270, special=["acid"], gear=["acid_spit"]),
        c=who(at=(45, 40)),
    )
    table.activate("a")
    meet(table.skirmish, table["a"], [table["B"]])
    assert not table["a"].out


@pytest.mark.rule("punk.core.zeal")
def test_who_downs_an_enemy_hand_to_hand_inspires_friends_that_see_it() -> None:
    """b sees it from 20 cm; c looks away, d is locked, e is too far."""
    table = fielded(
        a=who(at=(40, 40), special=["zeal"]),
        b=who(at=(40, 62.5), facing=0),
        c=who(at=(40, 20), facing=0),
        d=who(at=(20, 40), facing=90),
        e=who(at=(70, 40), facing=270),
        B=who(at=(42.5, 40)),
        D=who(at=(20, 37.5)),
        dice=[10, 1, 10, 1],
    )
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    assert table.state.owed == ["b"]
    repay(table.skirmish)
    assert table.state.active is not None
    assert (table.state.active.mini, table.state.active.left) == ("b", 1)
    assert [one.mini for one in table.state.paused] == ["a"]


@pytest.mark.rule("punk.core.zeal")
def test_of_several_inspired_their_player_says_who_goes_first() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["zeal"]),
        b=who(at=(40, 50), facing=0),
        c=who(at=(30, 50), facing=0),
        B=who(at=(42.5, 40)),
        dice=[10, 1, 10, 1],
        answers=[("punk.ask.inspired", "c")],
    )
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    repay(table.skirmish)
    assert table.state.active is not None
    assert table.state.active.mini == "c"
    assert table.state.owed == ["b"]


# --- hits


@pytest.mark.rule("punk.core.human_shield")
def test_somebody_near_takes_the_hit_of_a_friend() -> None:
    table = fielded(
        a=who(at=(40, 40), D=2),
        b=who(at=(47.5, 40), D=9, special=["human_shield"]),
        dice=[5, 5],
        answers=[("punk.ask.human_shield", "b")],
    )
    table.activate("a")
    assert not strike(table.skirmish, table["a"], HIT)
    assert table.skirmish.in_contact(table["a"], table["b"])
    table.table.done()


@pytest.mark.rule("punk.core.human_shield")
def test_nobody_throws_itself_further_than_5_cm_or_out_of_a_combat() -> None:
    table = fielded(
        a=who(at=(40, 40), D=9),
        b=who(at=(47.6, 40), special=["human_shield"]),
        c=who(at=(40, 44), special=["human_shield"]),
        D=who(at=(40, 46.5)),
        dice=[5, 5],
    )
    table.activate("a")
    assert not strike(table.skirmish, table["a"], HIT)
    table.table.done()


@pytest.mark.rule("punk.core.burning_gaze")
def test_under_the_gaze_of_the_keeper_toughness_is_1_higher() -> None:
    """Strength 4 against Toughness 4+1: a tie of 5 and 4, which is the active player's."""
    table = fielded(
        a=who(at=(40, 40), special=["burning_gaze"], facing=0),
        b=who(at=(40, 30), D=4),
        c=who(at=(40, 50), D=4),
        dice=[5, 4, 5, 4, 5, 5],
    )
    table.activate("a")
    assert not strike(table.skirmish, table["b"], HIT)
    assert strike(table.skirmish, table["c"], HIT)
    risk_shock(table.skirmish, table["b"])
    assert not table["b"].shocked
    table["b"].poison = 4
    table.table.dice += [4]
    table.activate("b")
    assert resist(table.skirmish, table["b"])


@pytest.mark.rule("punk.core.contaminating")
def test_what_a_contaminating_hit_downs_is_a_source_of_radiation() -> None:
    table = fielded(
        a=who(at=(40, 40)), b=who(at=(50, 40), special=["berserker"]), C=who(at=(60, 40)),
        dice=[10, 1, 10, 1, 1, 10],
    )  # fmt: skip
    table.activate("C")
    hit = Hit(4, 0, "punk.impact.roll", by="C", special={"contaminating": 0})
    strike(table.skirmish, table["a"], hit)
    strike(table.skirmish, table["b"], hit)
    assert (table["a"].radiant, table["b"].radiant, table["b"].dying) == (True, True, True)


@pytest.mark.rule("punk.core.irradiating")
def test_each_irradiating_hit_takes_1_from_radiation_rolls() -> None:
    """Toughness 4, two hits, a 3: 5 makes it sick; unhit, 7 would do nothing."""
    table = fielded(a=who(at=(40, 40)), C=who(at=(60, 40)), dice=[1, 10, 1, 10, 3])
    table.activate("a")
    hit = Hit(4, 0, "punk.impact.roll", by="C", special={"irradiating": 0})
    strike(table.skirmish, table["a"], hit)
    strike(table.skirmish, table["a"], hit)
    suffer(table.skirmish, table["a"])
    assert table["a"].sick
    assert value(table["a"], "D") == 3


# --- radiation


def near_a_source(dice: list[int], sources: int = 1, **mini: object) -> Fielded:
    """a stands in a Radiation marker, in its own activation."""
    table = fielded(a=who(at=(40, 40), **mini), dice=dice)  # type: ignore[arg-type]
    at = Place(Point(40 * CM, 40 * CM))
    table.state.markers = [Marker("radiation", at, 5 * CM)] * sources
    table.activate("a")
    return table


@pytest.mark.rule("punk.core.radiation")
@pytest.mark.parametrize(
    ("die", "toughness", "outcome"),
    [(1, 1, "weak"), (2, 1, "weak"), (3, 1, "sick"), (4, 1, "sick"), (5, 1, "nothing")],
)
def test_radiation_by_the_die_and_toughness(die: int, toughness: int, outcome: str) -> None:
    table = near_a_source([die], D=toughness)
    suffer(table.skirmish, table["a"])
    assert [event.outcome for event in table.table.heard(Irradiated)] == [outcome]


@pytest.mark.rule("punk.core.radiation", "punk.attribute.physical_zero")
def test_the_last_point_of_toughness_lost_to_radiation_downs() -> None:
    table = near_a_source([2], D=1)
    assert not suffer(table.skirmish, table["a"])
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.core.radiation")
def test_a_total_of_1_or_less_downs_and_more_sources_make_it_worse() -> None:
    """A 2, Toughness 1, three sources: 2+1-2."""
    table = near_a_source([2], sources=3, D=1)
    suffer(table.skirmish, table["a"])
    assert [event.outcome for event in table.table.heard(Irradiated)] == ["down"]


@pytest.mark.rule("punk.core.radiation")
def test_it_is_rolled_for_once_an_activation_and_sickness_lasts_to_the_end_of_the_next() -> None:
    table = near_a_source([1], D=3)
    suffer(table.skirmish, table["a"])
    suffer(table.skirmish, table["a"])
    assert value(table["a"], "D") == 2
    get_well(table.skirmish, table["a"])
    assert value(table["a"], "D") == 2
    table.state.turn += 1
    get_well(table.skirmish, table["a"])
    assert value(table["a"], "D") == 3
    table.table.done()


@pytest.mark.rule("punk.core.clean")
def test_who_is_protected_has_2_more() -> None:
    """A 1 and Toughness 3 are 6 with it; with Toughness 2, 5."""
    for toughness, sick in ((3, False), (2, True)):
        table = near_a_source([1], D=toughness, gear=["contamination_kit"])
        suffer(table.skirmish, table["a"])
        assert bool(table["a"].sick) is sick


@pytest.mark.rule("punk.core.radioimmune")
def test_to_the_radioimmune_radiation_is_nothing() -> None:
    table = near_a_source([], D=1, special=["radioimmune"])
    assert suffer(table.skirmish, table["a"])


@pytest.mark.rule("punk.core.radiant")
def test_the_radiant_are_a_source_5_cm_around_them_and_to_themselves() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["radiant"]),
        B=who(at=(47.5, 40)),
        C=who(at=(40, 47.6)),
    )
    assert [exposed(table.skirmish, table[one]) for one in "aBC"] == [True, True, False]


# --- mending and tending


@pytest.mark.rule("punk.core.mends")
def test_a_technique_roll_mends_a_broken_weapon_of_a_friend_in_contact() -> None:
    table = fielded(
        a=who(at=(40, 40), T=5, gear=["repair_tools"]),
        b=who(at=(42.5, 40), gear=[Item("scrap_cannon", broken=True)]),
        dice=[6, 5],
    )
    table.activate("a")
    table.do("mend", to="b")
    assert table["b"].gear[0].broken
    table.do("mend", to="b")
    assert not table["b"].gear[0].broken


@pytest.mark.rule("punk.core.heals")
def test_a_medicine_chest_is_good_for_two_treatments() -> None:
    table = fielded(
        a=who(at=(40, 40), T=5, A=3, gear=["medicine_chest"]),
        b=who(at=(42.5, 40), poison=3, lost={"D": 1}),
        dice=[5, 5],
    )
    table.activate("a")
    table.do("heal", to="b", ill="toughness")
    assert table["b"].lost["D"] == 0
    table.do("heal", to="b")
    assert table["b"].poison == 0
    table["b"].poison = 2
    assert table.barred("heal")[1].key == "punk.barred.chest_empty"
