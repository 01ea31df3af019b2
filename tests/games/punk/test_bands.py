"""What a band may be: every illegal choice is named with its rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.content import BadContent
from tapete.games.punk.content.band.costs import bill_of, cost_of
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import (
    Member,
    Roster,
    examples,
    parse_band,
    size_limit,
    write_band,
)
from tapete.games.punk.content.library import library
from tapete.games.punk.meta import Rules
from tapete.words import LANGUAGES, Words

LIBRARY = library()
RULES = load("tapete.games.punk")


def member(text: str, **more: Any) -> Member:
    """`jefe: mace, pistol, 2 bullet, ~hardy`."""
    profile, _, rest = text.partition(":")
    given: dict[str, Any] = {"gear": [], "mutations": [], "ammunition": {}}
    for part in filter(None, map(str.strip, rest.split(","))):
        number, _, name = part.rpartition(" ")
        count = int(number or 1)
        if name in LIBRARY.ammunition:
            given["ammunition"][name] = count
        elif name.startswith("~"):
            given["mutations"].append(name[1:])
        else:
            given["gear"] += [name] * count
    return msgspec.convert({"profile": profile.strip(), **given, **more}, Member)


def band(faction: str, *members: str | Member, points: int = 1000, name: str = "Ñoños") -> Roster:
    whole = tuple(one if isinstance(one, Member) else member(one) for one in members)
    return Roster(name=name, faction=faction, points=points, members=whole)


def gangers(*members: str | Member, **more: Any) -> Roster:
    return band("pandilleros", "jefe: mace", *members, **more)


def mutants(*members: str | Member, **more: Any) -> Roster:
    return band("mutardos", "alfa: ~hardy", *members, **more)


def told(roster: Roster, **rules: bool) -> list[tuple[str, str, str, str]]:
    """Rule, message, place and pick of each fault."""
    return [
        (one.rule.removeprefix("punk."), one.message.key.rpartition(".")[2], one.field, one.pick)
        for one in faults_of(roster, rules=Rules(**rules))
    ]


# --- ready-made bands


@pytest.mark.parametrize("name", examples())
def test_a_band_of_ours_is_in_order_and_uses_its_points(name: str) -> None:
    roster = examples()[name]
    assert faults_of(roster) == ()
    assert 0.95 * roster.points <= cost_of(roster, LIBRARY) <= roster.points


@pytest.mark.parametrize("faction", LIBRARY.factions)
@pytest.mark.parametrize("points", [200, 300])
def test_there_are_two_bands_of_each_faction_and_size(faction: str, points: int) -> None:
    here = [one for one in examples().values() if (one.faction, one.points) == (faction, points)]
    assert len(here) >= 2
    assert len({one.name for one in here}) == len(here)


# --- costs


@pytest.mark.rule("punk.core.band_points")
def test_everything_costs() -> None:
    bill = bill_of(member("jefe: medium_blade, pistol, 2 bullet"), LIBRARY)
    assert ([item.cost for item in bill.parts], bill.cost) == ([10, 5, 30], 70 + 45)


@pytest.mark.rule("punk.core.band_points")
@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("curtido: hardened_leather", 45),  # comes with thick clothes
        ("curtido: metal_armour", 55),
        ("jefe: metal_armour", 80),  # comes with leather
        ("jefe: bulletproof_vest", 80),
        ("bruto: metal_plate", 55),
        ("cardenal_nuclear: bulletproof_vest", 65),
        ("ceniza: thick_clothes", 17),  # comes with nothing
        ("ceniza: hardened_leather", 22),
        ("dinamo: shock_rod", 40),  # brings its suit
    ],
)
def test_a_better_armour_costs_the_difference(text: str, cost: int) -> None:
    assert bill_of(member(text), LIBRARY).cost == cost


@pytest.mark.rule("punk.core.band_points")
def test_mutations_and_groups_cost() -> None:
    assert bill_of(member("mutante: mace, ~hardy, ~hide_3"), LIBRARY).cost == 12 + 5 + 10 + 10
    assert bill_of(member("pocho", count=4), LIBRARY).cost == 24


@pytest.mark.rule("punk.core.band_points")
def test_a_band_over_its_points_is_told_so() -> None:
    roster = gangers("bruto: mace", points=100)
    assert told(roster) == [("core.band_points", "points", "points", "")]


# --- size and leader


@pytest.mark.rule("punk.core.band_size", "punk.dice.fractions")
@pytest.mark.parametrize(
    ("points", "most"), [(1, 3), (100, 3), (101, 6), (200, 6), (201, 9), (300, 9), (301, 12)]
)
def test_three_minis_for_each_fraction_of_100_points(points: int, most: int) -> None:
    assert size_limit(points) == most


@pytest.mark.rule("punk.core.band_size")
def test_one_mini_too_many_is_told() -> None:
    crowd = ["quemado"] * 6
    roster = band("hijos", "guardian_de_la_llama", *crowd, points=200)
    assert told(roster) == [("core.band_size", "size", "members", "")]
    assert told(band("hijos", "guardian_de_la_llama", *crowd[1:], points=200)) == []


@pytest.mark.rule("punk.core.band_size")
def test_a_group_is_one_mini() -> None:
    roster = mutants("cabezon", member("pocho", count=5), points=200)
    assert told(roster) == []


@pytest.mark.rule("punk.core.band_leader", "punk.ruling.leader")
def test_a_band_has_one_leader_at_most_and_by_a_house_rule_one() -> None:
    headless = band("pandilleros", "bruto: mace")
    assert told(headless) == []
    assert told(headless, leader_needed=True) == [("ruling.leader", "no_leader", "members", "")]
    assert told(gangers(), leader_needed=True) == []
    two = gangers("jefe: mace")
    assert told(two) == [("core.band_leader", "leaders", "members.1.profile", "jefe")]


@pytest.mark.rule("punk.core.weapon_limit")
def test_a_profile_may_ask_for_a_weapon() -> None:
    assert told(gangers("bruto")) == [("core.weapon_limit", "unarmed", "members.1.gear", "")]
    assert told(band("chatarreros", "dinamo: smoke_bomb")) == []
    assert told(mutants("mutante: ~hardy")) == []


# --- profiles


@pytest.mark.rule("punk.core.band_profiles")
@pytest.mark.parametrize(
    ("roster", "fault"),
    [
        (gangers("mutante: ~hardy"), ("other_faction", "members.1.profile", "mutante")),
        (gangers("dragon"), ("no_profile", "members.1.profile", "dragon")),
        (gangers("piltrafa: bow", "piltrafa: bow"), ("outnumbered", "members", "piltrafa")),
        (band("chatarreros", "ciguenal", "caronte", "caronte"), ("most", "members", "caronte")),
        (mutants(*["bestia_del_pozo"] * 3, points=200), ("most", "members", "bestia_del_pozo")),
        (mutants(member("pocho", count=2)), ("company", "members", "pocho")),
        (
            mutants("cabezon", *[member("pocho", count=2)] * 3),
            ("company", "members", "pocho"),
        ),
        (mutants("cabezon", member("pocho", count=6)), ("group", "members.2.count", "")),
        (mutants("cabezon", "pocho"), ("group", "members.2.count", "")),
        (gangers(member("bruto: mace", count=2)), ("no_group", "members.1.count", "")),
        (
            band("troupe", "jefe_de_pista", "domador", "fiera", "fiera", "fiera"),
            ("company", "members", "fiera"),
        ),
    ],
)
def test_profiles_have_limits(roster: Roster, fault: tuple[str, str, str]) -> None:
    assert told(roster) == [("core.band_profiles", *fault)]


@pytest.mark.rule("punk.core.band_profiles")
def test_limits_by_fractions_grow_with_the_points() -> None:
    two = mutants("cabezon", "cabezon", points=200)
    assert ("core.band_profiles", "most", "members", "cabezon") in told(two)
    assert told(mutants("cabezon", "cabezon", points=400)) == []
    assert told(gangers("piltrafa: bow")) == []
    assert told(mutants("cabezon", *[member("pocho", count=2)] * 2)) == []


def test_a_faction_that_does_not_exist_is_told() -> None:
    assert told(band("elfos")) == [("core.band_profiles", "no_faction", "faction", "")]


@pytest.mark.rule("punk.setup.materials")
def test_a_band_sheet_has_a_name() -> None:
    assert told(gangers(name=" ")) == [("setup.materials", "no_name", "name", "")]


# --- what a mini carries


@pytest.mark.rule("punk.core.gear_lists")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("piltrafa: rifle", ("not_allowed", "gear", "rifle")),
        ("piltrafa: bow, claws", ("not_allowed", "gear", "claws")),
        ("piltrafa: bow, excalibur", ("no_gear", "gear", "excalibur")),
        ("piltrafa: pistol, 1 makeshift_bullet", ("not_allowed", "ammunition", "makeshift_bullet")),
        ("bruto: mace, shield, shield", ("twice", "gear", "shield")),
        (
            "bruto: mace, contamination_kit, contamination_kit",
            ("twice", "gear", "contamination_kit"),
        ),
    ],
)
def test_a_mini_buys_what_its_profile_lists(text: str, fault: tuple[str, str, str]) -> None:
    key, field, pick = fault
    assert told(gangers(text)) == [("core.gear_lists", key, f"members.1.{field}", pick)]


@pytest.mark.rule("punk.core.weapon_limit", "punk.special.bomb.purchase")
def test_a_mini_carries_as_many_weapons_as_its_limit() -> None:
    assert told(gangers("piltrafa: light_mace, light_mace")) == []
    assert told(gangers("piltrafa: light_mace, sling, pistol")) == [
        ("core.weapon_limit", "weapons", "members.1.gear", "")
    ]
    assert told(mutants("mutante: mace, sling, ~hardy")) == [
        ("core.weapon_limit", "weapons", "members.1.gear", "")
    ]
    assert told(mutants("mutante: mace, ~spines, ~claws")) == []  # natural ones fill no slot


@pytest.mark.rule("punk.special.bomb.purchase", "punk.ruling.bomb_limit")
def test_three_bombs_are_one_weapon_and_a_fourth_is_refused() -> None:
    assert told(gangers("piltrafa: light_mace, 3 molotov")) == []
    assert told(gangers("piltrafa: light_mace, 2 molotov, smoke_bomb")) == []
    four = gangers("piltrafa: light_mace, 2 molotov, 2 smoke_bomb")
    assert told(four) == [("special.bomb.purchase", "bombs", "members.1.gear", "smoke_bomb")]
    assert told(four, three_bombs_each_kind=True) == []
    too_many = gangers("piltrafa: 4 molotov")
    assert told(too_many, three_bombs_each_kind=True)[0][:2] == ("special.bomb.purchase", "bombs")


@pytest.mark.rule("punk.special.scarce")
def test_a_scarce_weapon_is_there_three_times_at_most() -> None:
    three = ["pandillero: pistol"] * 3
    assert told(gangers(*three)) == []
    assert told(gangers(*three, "curtido: pistol")) == [
        ("special.scarce", "scarce", "members", "pistol")
    ]
    assert told(gangers("pandillero: pistol, pistol", "curtido: pistol, pistol")) == [
        ("special.scarce", "scarce", "members", "pistol")
    ]


@pytest.mark.rule("punk.special.scarce", "punk.special.bomb.purchase")
def test_the_bombs_of_a_mini_count_once_as_scarce() -> None:
    three = ["pandillero: 3 molotov"] * 3
    assert told(gangers(*three)) == []
    assert told(gangers(*three, "pandillero: molotov")) == [
        ("special.scarce", "scarce", "members", "molotov")
    ]


@pytest.mark.rule("punk.special.two_handed")
def test_two_objects_for_both_hands_are_refused() -> None:
    assert told(gangers("pandillero: bow, spear")) == [
        ("special.two_handed", "two_handed", "members.1.gear", "spear")
    ]
    assert told(gangers("pandillero: bow, mace")) == []


@pytest.mark.rule("punk.special.cumbersome")
def test_two_cumbersome_objects_are_refused() -> None:
    assert told(gangers("bruto: heavy_blade, metal_plate")) == [
        ("special.cumbersome", "cumbersome", "members.1.gear", "metal_plate")
    ]


@pytest.mark.rule("punk.special.cumbersome")
def test_something_cumbersome_takes_one_agility() -> None:
    assert Outfit(member("bruto: heavy_mace"), LIBRARY).attributes["AG"] == 4
    assert Outfit(member("bruto: heavy_blade"), LIBRARY).attributes["AG"] == 3
    assert Outfit(member("forzudo: heavy_blade"), LIBRARY).attributes["AG"] == 2  # a strongman


@pytest.mark.rule("punk.special.huge.only_weapon")
def test_a_huge_weapon_is_the_only_one() -> None:
    junkers = ("chatarreros", "ciguenal")
    assert told(band(*junkers, "piston: harpoon_gun")) == []
    assert told(band(*junkers, "piston: harpoon_gun, mace")) == [
        ("special.huge.only_weapon", "huge", "members.1.gear", "harpoon_gun")
    ]
    strong = band("troupe", "jefe_de_pista", "forzudo: harpoon_gun, mace")
    assert told(strong) == []


@pytest.mark.rule("punk.core.shield")
def test_a_shield_leaves_one_hand() -> None:
    assert told(gangers("bruto: shield, mace")) == []
    assert told(gangers("bruto: shield, heavy_mace")) == [
        ("core.shield", "shield", "members.1.gear", "shield")
    ]


@pytest.mark.rule("punk.core.one_armour")
def test_one_armour_is_worn() -> None:
    assert told(gangers("bruto: mace, metal_armour")) == []
    assert told(gangers("bruto: mace, metal_armour, metal_plate")) == [
        ("core.one_armour", "armours", "members.1.gear", "metal_plate")
    ]


@pytest.mark.rule("punk.special.firearm")
def test_bullets_are_for_firearms() -> None:
    assert told(gangers("piltrafa: bow, 2 bullet")) == [
        ("special.firearm", "bullets", "members.1.ammunition", "bullet")
    ]
    assert told(gangers("piltrafa: pistol, 2 bullet")) == []


@pytest.mark.rule("punk.core.attachments")
def test_what_is_put_on_a_weapon_asks_for_one_it_fits() -> None:
    assert told(gangers("curtido: rifle, telescopic_sight, bayonet")) == []
    assert told(gangers("curtido: shotgun, telescopic_sight")) == [
        ("core.attachments", "fits", "members.1.gear", "telescopic_sight")
    ]


@pytest.mark.rule("punk.core.one_a_band")
def test_there_is_one_lucky_cat_in_a_band() -> None:
    assert told(gangers("bruto: mace, lucky_cat")) == []
    assert told(gangers("bruto: mace, lucky_cat", "curtido: mace, lucky_cat")) == [
        ("core.one_a_band", "one_a_band", "members", "lucky_cat")
    ]


# --- mutations


@pytest.mark.rule("punk.core.mutations")
@pytest.mark.parametrize(
    ("text", "key", "pick"),
    [
        ("mutante", "mutations", ""),
        ("mutante: ~hardy, ~brawny, ~runner, ~sonar", "mutations", ""),
        ("cabezon: ~hardy", "mutations", ""),
        ("mutante: ~wings", "no_mutation", "wings"),
        ("bestia_del_pozo: ~runner", "mutation_not_allowed", "runner"),
        ("mutante: ~hardy, ~hardy", "mutation_twice", "hardy"),
        ("mutante: ~hide_1, ~hide_3", "hides", "hide_3"),
    ],
)
def test_mutations_have_limits(text: str, key: str, pick: str) -> None:
    assert told(mutants(text)) == [("core.mutations", key, "members.1.mutations", pick)]


@pytest.mark.rule("punk.core.mutations")
def test_the_same_mutation_is_there_three_times_at_most() -> None:
    assert told(mutants("mutante: ~hardy", "mutante: ~hardy")) == []
    assert told(mutants(*["mutante: ~hardy"] * 3)) == [
        ("core.mutations", "mutation_alike", "members", "hardy")
    ]


# --- what comes of it


@pytest.mark.rule("punk.attribute.actions_cap")
def test_nothing_gives_more_than_three_actions() -> None:
    assert Outfit(member("alfa: ~gifted"), LIBRARY).attributes["A"] == 3
    assert Outfit(member("mutante: ~gifted"), LIBRARY).attributes["A"] == 3


def test_an_outfit_is_all_a_mini_is_and_has() -> None:
    outfit = Outfit(
        member("mutante: medium_blade, ~extra_limbs, ~hide_3, ~spines", name="Bicho"), LIBRARY
    )
    assert (outfit.member.name, outfit.profile.base, outfit.armour) == ("Bicho", 25, 3)
    assert outfit.attributes["C"] == 5
    assert (outfit.melee, outfit.ranged) == (("medium_blade",), ("spines",))


def test_armour_that_is_bought_or_brought_takes_the_place_of_what_was_given() -> None:
    outfit = Outfit(member("dinamo: shock_rod, 2 molotov"), LIBRARY)
    assert (outfit.worn, outfit.armour, outfit.bombs) == ("voltaic_suit", 2, {"molotov": 2})
    assert {"electric", "fireproof"} <= {one.id for one in outfit.special}
    assert outfit.attributes["AG"] == 2


def test_what_is_put_on_a_weapon_is_no_rule_of_its_bearer() -> None:
    outfit = Outfit(member("sonda: light_blade, poison_flask"), LIBRARY)
    assert "poison" not in {one.id for one in outfit.special}


# --- words and files


def test_every_fault_cites_a_rule_and_can_be_said_in_both_languages() -> None:
    worst = mutants(
        "mutante: mace, sling, excalibur, ~wings, 2 bullet",
        "dragon",
        "jefe: heavy_mace, lucky_cat",
        member("pocho", count=9),
        points=100,
        name="",
    )
    faults = faults_of(worst)
    assert len(faults) >= 10
    for fault in faults:
        assert fault.rule in RULES
        for language in LANGUAGES:
            assert "⟦" not in Words(language).say(fault.message)


def test_a_fault_names_the_mini_and_the_thing() -> None:
    (fault,) = faults_of(gangers("bruto: shield, heavy_mace"))
    assert Words("es").say(fault.message) == (
        "Bruto (n.º 2): Escudo no se lleva con Maza pesada, que ocupa las dos manos."
    )


@pytest.mark.parametrize("name", examples())
def test_a_band_is_written_and_read_again(name: str) -> None:
    roster = examples()[name]
    assert parse_band(write_band(roster), "x.toml") == roster


def test_a_band_without_anybody_is_written_too() -> None:
    empty = Roster(name='"X" \\ ñ')
    assert parse_band(write_band(empty), "x.toml") == empty


@pytest.mark.parametrize(
    ("line", "field", "nearest"),
    [
        ('faction = "mutards"', "faction", "mutardos"),
        ('members = [{ profile = "cabeson" }]', "members[0].profile", "cabezon"),
        ('members = [{ gear = ["mace", "pistl"] }]', "members[0].gear[1]", "pistol"),
        ('members = [{ mutations = ["hardi"] }]', "members[0].mutations[0]", "hardy"),
        ("members = [{ ammunition = { bulet = 1 } }]", "members[0].ammunition.bulet", "bullet"),
    ],
)
def test_a_band_that_names_what_there_is_not_is_refused_with_its_line(
    line: str, field: str, nearest: str
) -> None:
    with pytest.raises(BadContent) as wrong:
        parse_band(f'name = "X"\n{line}\n', "x.toml")
    told = wrong.value
    assert (told.file, told.line, told.field) == ("x.toml", 2, field)
    assert dict(told.problem.args)["nearest"] == nearest
