"""The figures of the book, one by one: each stands in the content or in the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec import Meta

from tapete.games.punk.content.band.limits import MOST_SCARCE
from tapete.games.punk.content.band.loadout import MOST_BOMBS
from tapete.games.punk.content.band.outfit import CLUMSY, Outfit
from tapete.games.punk.content.band.roster import Member, Roster, examples, size_limit
from tapete.games.punk.content.cover_codes import PROTECTION
from tapete.games.punk.content.entries import LETTERS, Profile, Value
from tapete.games.punk.content.library import library
from tapete.games.punk.content.scenario import USUAL_TURNS, scenarios
from tapete.games.punk.content.tables import SIZES
from tapete.games.punk.figures import value as value_of
from tapete.games.punk.rules.dice.readings import Lobbed
from tapete.games.punk.rules.dice.rolls import SIDES, total
from tapete.games.punk.rules.gear import fuel
from tapete.games.punk.rules.harm import markers as laying
from tapete.games.punk.rules.moving.falling import strength_of
from tapete.games.punk.rules.moving.moving import reach_of
from tapete.games.punk.rules.shooting import automatic
from tapete.games.punk.rules.shooting.deviation import STEP
from tapete.games.punk.rules.shooting.precision import avoiding_terms, shooter_terms
from tapete.games.punk.rules.shooting.targets import NEAREST_LOB
from tapete.games.punk.rules.sight.bodies import body_of, in_arc
from tapete.games.punk.rules.sight.zones import ARMOUR, guide
from tapete.games.punk.rules.story import infiltration
from tapete.games.punk.rules.story import infiltration_posts as hideouts
from tapete.games.punk.state import Item
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import fielded, who

LIBRARY = library()


def profile(identity: str) -> Profile:
    return LIBRARY.profiles[identity]


def value(identity: str, letter: str) -> object:
    return profile(identity).attributes.by_letter()[letter]  # type: ignore[index]


def in_hand(identity: str, weapon: str, *mutations: str) -> int:
    """Combat counting the weapon in hand."""
    member = Member(profile=identity, gear=(weapon,), mutations=mutations)
    return int(Outfit(member, LIBRARY).attributes["C"]) + LIBRARY.melee[weapon].combat


def can_buy(identity: str, *gear: str) -> bool:
    return set(gear) <= set(profile(identity).gear)


def scenery(identity: str) -> tuple[object, ...]:
    one = LIBRARY.scenery[identity]
    return one.size, one.grade


def agility(band: str) -> list[int]:
    roster: Roster = examples()[band]
    values = [int(Outfit(member, LIBRARY).attributes["AG"]) for member in roster.members]
    return sorted(values, reverse=True)


def names(*profiles: str) -> list[str]:
    return [profile(one).name["es"] for one in profiles]


def special(weapon: str) -> tuple[str, ...]:
    gear = LIBRARY.gear(weapon)
    assert gear is not None
    return gear.special


def limits() -> tuple[object, object]:
    """Of an Attribute other than Actions."""
    (meta,) = [one for one in get_args(Value)[1:] if isinstance(one, Meta)]
    return meta.ge, meta.le


def moves(*special: str) -> float:
    return reach_of(fielded(a=who(at=(20, 20), special=special))["a"]) / CM


def seen_at(*degrees: int) -> list[bool]:
    """Whether a point so many degrees round from straight ahead is in front."""
    table = fielded(a=who(at=(45, 45)), B=who(at=(45, 35)))
    eye, point = body_of(table["a"]), body_of(table["B"])._replace(radius=0)
    return [in_arc(eye._replace(facing=turn), point) for turn in degrees]


def touching(height: float) -> bool:
    """Base beside base, one of them so many mm higher."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), height=height / 10))
    return table.skirmish.in_contact(table["a"], table["B"])


def falls(*sizes: float) -> set[int]:
    """The Strength of falls from so many base sizes, for every base."""
    return {strength_of(round(many * base), base) for many in sizes for base in (250, 400, 550)}


def explosion(charges: int) -> tuple[int, int]:
    """Strength and Penetration of fuel that goes up."""
    table = fielded(a=who(at=(20, 20), gear=[Item("chainsaw", charges=charges)]), dice=[1, 10])
    table.activate("a")
    fuel.explode(table.skirmish, table["a"])
    roll: Any = table.table.rolled[0]
    against = total(roll.modifiers) + value_of(table["a"], "D")
    return against, fuel.PENETRATION


def precision(kind: str, *special: str) -> int:
    """What a weapon and who shoots it add."""
    table = fielded(a=who(at=(20, 20), special=special))
    return total(shooter_terms(table["a"], Item(kind), ""))


def avoiding(*special: str) -> int:
    return total(avoiding_terms(fielded(a=who(at=(20, 20), special=special))["a"]))


def shocked(**attributes: Any) -> dict[str, int]:
    mini = fielded(a=who(at=(20, 20), shocked=2, **attributes))["a"]
    return {letter: value_of(mini, letter) for letter in LETTERS}


FACTS: dict[str, tuple[Callable[[], object], object]] = {
    "dice.sides": (lambda: SIDES, 10),
    "table.min": (lambda: min(SIZES), 90),
    "table.max": (lambda: max(SIZES), 120),
    "turns.usual": (
        lambda: (USUAL_TURNS, {one.turns for one in scenarios().values()}),
        (6, {6, 7}),
    ),
    "attributes.max": (limits, (1, 10)),
    "move.base": (moves, 10),
    "move.swift": (lambda: moves("swift"), 15),
    "los.angle": (
        lambda: seen_at(0, 89, -89, 91, -91, 180),
        [True, True, True, False, False, False],
    ),
    "contact.height": (lambda: [touching(mm) for mm in (25, 26)], [True, False]),
    "fall.row1": (lambda: falls(1, 2), {0}),
    "fall.row2": (lambda: falls(2.1, 4), {2}),
    "fall.row3": (lambda: falls(4.1, 6), {4}),
    "fall.row4": (lambda: falls(6.1, 8), {6}),
    "fall.row5": (lambda: falls(8.1, 20), {8}),
    "cover.size_guide": (
        lambda: [guide(round(cm * CM)) for cm in (1, 3, 3.1, 6, 6.1, 20)],
        [1, 1, 2, 2, 3, 3],
    ),
    "marker.fire_radius": (lambda: laying.RADIUS / CM, 5),
    "gear.fuel_explosion": (lambda: [explosion(charges) for charges in (1, 4)], [(1, 3), (4, 3)]),
    "special.camouflage": (lambda: (avoiding(), avoiding("camouflage")), (-3, -5)),
    "special.hard_to_use": (lambda: precision("bow"), -1),
    "special.electric": (
        lambda: shocked(C=5, P=2, AG=9),
        {"A": 2, "C": 2, "P": 1, "AG": 6, "F": 4, "D": 4, "T": 4},
    ),
    "special.infiltration": (
        lambda: (
            hideouts.ADVANCE / CM,
            (infiltration.FIRST_TURN, infiltration.LAST_TURN),
            hideouts.AWAY / CM,
        ),
        (10, (2, 4), 15),
    ),
    "special.automatic": (lambda: (automatic.MORE, automatic.FROM_THE_LAST / CM), (2, 10)),
    "special.mounted": (lambda: precision("crossbow", "mounted"), -1),
    "special.buckshot": (lambda: precision("blunderbuss"), 1),
    "special.parabolic": (
        lambda: (NEAREST_LOB / CM, STEP / CM, [Lobbed(4)((die,)) for die in (4, 5, 6, 7, 8, 10)]),
        (5, 2.5, [0, -1, 1, -2, 2, 3]),
    ),
    "actions.max": (lambda: max(one.attributes.actions for one in LIBRARY.profiles.values()), 3),
    "punk.band.model_limit": (
        lambda: [size_limit(points) for points in (1, 100, 101, 200, 201, 300)],
        [3, 3, 6, 6, 9, 9],
    ),
    "bases.sizes": (lambda: {one.base for one in LIBRARY.profiles.values()}, {25, 40, 55}),
    "cover.light": (lambda: PROTECTION["light"], 3),
    "cover.medium": (lambda: PROTECTION["medium"], 5),
    "cover.heavy": (lambda: PROTECTION["heavy"], 7),
    "scenery.wooden_fence": (lambda: scenery("wooden_fence")[1], "light"),
    "scenery.concrete_wall": (lambda: scenery("concrete_wall")[1], "heavy"),
    "scenery.brick_wall": (lambda: scenery("brick_wall")[1], "medium"),
    "scenery.adobe": (lambda: scenery("adobe_building"), (3, "medium")),
    "scenery.tyres": (lambda: scenery("tyres"), (1, "light")),
    "scenery.car": (lambda: scenery("car"), (1, "heavy")),
    "scenery.petrol_can": (lambda: scenery("petrol_can"), (0, "none")),
    "scenery.bull": (
        lambda: (LIBRARY.scenery["bull"].size, LIBRARY.scenery["bull"].zones),
        (3, (1,)),
    ),
    "scenery.material_comparison": (
        lambda: (
            ARMOUR[LIBRARY.scenery["wooden_fence"].grade]
            < ARMOUR[LIBRARY.scenery["concrete_wall"].grade]
        ),
        True,
    ),
    "terrain.swamp": (lambda: LIBRARY.scenery["swamp"].ground, "rough"),
    "terrain.rough_examples": (lambda: LIBRARY.scenery["rubble"].ground, "rough"),
    "terrain.impassable_examples": (lambda: LIBRARY.scenery["acid_pool"].ground, "impassable"),
    "terrain.contaminated_examples": (
        lambda: LIBRARY.scenery["toxic_puddle"].ground,
        "contaminated",
    ),
    "template.teardrop": (lambda: LIBRARY.ranged["flamethrower"].template, "teardrop"),
    "template.circle": (lambda: "burst" in profile("punkicornio").special, True),
    "template.segment": (lambda: LIBRARY.ranged["vaporeta"].template, "segment"),
    "marker.kinds": (
        lambda: {one.marker for one in LIBRARY.bombs.values()} - {""},
        {"fire", "smoke", "radiation"},
    ),
    "weapon.crossbow": (
        lambda: (LIBRARY.ranged["crossbow"].penetration, can_buy("machaca", "crossbow")),
        (3, True),
    ),
    "weapon.medium_blade": (
        lambda: (can_buy("jefe", "medium_blade"), can_buy("mutante", "medium_blade")),
        (True, True),
    ),
    "weapon.heavy_mace": (lambda: can_buy("bruto", "heavy_mace"), True),
    "weapon.light_mace": (
        lambda: (can_buy("piltrafa", "light_mace"), can_buy("mutante", "light_mace")),
        (True, True),
    ),
    "weapon.automatic_rifle": (
        lambda: (
            {"automatic", "firearm"} <= set(special("automatic_rifle")),
            can_buy("cardenal_nuclear", "automatic_rifle", "bullet"),
            can_buy("curtido", "automatic_rifle", "bullet"),
        ),
        (True, True, True),
    ),
    "weapon.flamethrower": (
        lambda: ("template" in special("flamethrower"), can_buy("ascua", "flamethrower")),
        (True, True),
    ),
    "weapon.vaporeta": (lambda: "template" in special("vaporeta"), True),
    "weapon.molotov": (
        lambda: ("parabolic" in special("molotov"), can_buy("ascua", "molotov")),
        (True, True),
    ),
    "weapon.bomb_examples": (
        lambda: LIBRARY.bombs["molotov"].name["es"],
        "Cóctel molotov",
    ),
    "weapon.harpoon_gun": (lambda: can_buy("piston", "harpoon_gun"), True),
    "gear.shield": (lambda: LIBRARY.shields["shield"].cover, 2),
    "gear.bulletproof_vest": (
        lambda: (
            can_buy("jefe", "bulletproof_vest"),
            max(LIBRARY.armour["bulletproof_vest"].firearms)
            > max(one.armour for one in LIBRARY.armour.values()),
        ),
        (True, True),
    ),
    "gear.thick_clothes": (
        lambda: min(LIBRARY.armour.values(), key=lambda one: one.armour).name["en"],
        "Thick clothes",
    ),
    "gear.contamination": (lambda: "clean" in LIBRARY.equipment["contamination_kit"].special, True),
    "gear.bullets": (
        lambda: (
            LIBRARY.ammunition["bullet"].cost,
            {one for one, gun in LIBRARY.ranged.items() if "firearm" in gun.special},
        ),
        (15, {"pistol", "shotgun", "rifle", "automatic_rifle"}),
    ),
    "gear.incendiary_effect": (
        lambda: (
            LIBRARY.bombs["molotov"].strength,
            LIBRARY.bombs["molotov"].penetration,
            "incendiary(4)" in special("molotov"),
        ),
        (4, 4, True),
    ),
    "special.cumbersome": (lambda: CLUMSY, 1),
    "special.scarce": (lambda: MOST_SCARCE, 3),
    "special.bombs": (lambda: MOST_BOMBS, 3),
    "faction.list": (
        lambda: [faction.name["es"] for faction in LIBRARY.factions.values()],
        [
            "Pandilleros",
            "Mutardos",
            "Chatarreros",
            "Hijos de la Sangre Negra",
            "Irradiados",
            "Idos",
            "La Troupe",
        ],
    ),
    "unit.pandilleros.jefe": (
        lambda: (
            value("jefe", "AG"),
            profile("jefe").special,
            in_hand("jefe", "medium_blade"),
            profile("jefe").leader,
            value("jefe", "A") in (2, 3),
        ),
        (6, ("delay(3)",), 7, True, True),
    ),
    "unit.pandilleros.pandillero": (lambda: value("pandillero", "F"), 4),
    "unit.pandilleros.bruto": (
        lambda: (value("bruto", "A") in (2, 3), in_hand("bruto", "heavy_mace")),
        (True, 4),
    ),
    "unit.pandilleros.piltrafa": (lambda: in_hand("piltrafa", "light_mace"), 4),
    "unit.pandilleros.machaca": (lambda: can_buy("machaca", "crossbow"), True),
    "unit.pandilleros.curtido": (
        lambda: (
            value("curtido", "A") in (2, 3),
            can_buy("curtido", "automatic_rifle"),
        ),
        (True, True),
    ),
    "unit.pandilleros.base": (
        lambda: {one.base for one in LIBRARY.profiles_of("pandilleros").values()},
        {25},
    ),
    "unit.mutardos.mutardo": (
        lambda: (
            value("mutante", "AG"),
            value("mutante", "D"),
            LIBRARY.mutations["hardy"].adds,
            profile("mutante").base,
        ),
        (3, 3, {"D": 2}, 25),
    ),
    "unit.mutardos.mutante_d": (lambda: in_hand("mutante", "medium_blade", "extra_limbs"), 6),
    "unit.mutardos.mutante_e": (lambda: in_hand("mutante", "light_mace"), 3),
    "unit.mutardos.cabezon": (lambda: names("cabezon"), ["Cabezón"]),
    "unit.mutardos.bestia_del_pozo": (
        lambda: (
            "berserker" in profile("bestia_del_pozo").special,
            value("bestia_del_pozo", "A"),
        ),
        (True, 2),
    ),
    "unit.mutardos.mutations": (
        lambda: (
            LIBRARY.mutations["extra_limbs"].name["es"],
            LIBRARY.mutations["hardy"].adds["D"],
        ),
        ("Miembros extra", 2),
    ),
    "unit.chatarreros": (
        lambda: (
            names("engranaje", "dinamo", "piston", "caronte"),
            value("engranaje", "A") in (2, 3),
            profile("caronte").most,
        ),
        (["Engranaje", "Dinamo", "Pistón", "Caronte"], True, 1),
    ),
    "unit.irradiados.cardenal": (
        lambda: (
            profile("cardenal_nuclear").base,
            value("cardenal_nuclear", "A") in (2, 3),
            can_buy("cardenal_nuclear", "automatic_rifle"),
        ),
        (25, True, True),
    ),
    "unit.irradiados.others": (lambda: names("penitente", "paladin"), ["Penitente", "Paladín"]),
    "unit.v_reich": (
        lambda: (
            {one.base for one in LIBRARY.profiles.values()},
            "automatic" in special("automatic_rifle"),
        ),
        ({25, 40, 55}, True),
    ),
    "unit.hijos.actions": (
        lambda: {one.attributes.actions for one in LIBRARY.profiles_of("hijos").values()},
        {2},
    ),
    "unit.hijos.ascua": (
        lambda: (value("ascua", "P"), can_buy("ascua", "flamethrower", "molotov")),
        (4, True),
    ),
    "unit.hijos.chispa": (
        lambda: (profile("chispa").base, can_buy("chispa", "pistol")),
        (40, True),
    ),
    "unit.troupe.pachacha": (lambda: profile("pachacha").base, 25),
    "unit.ido": (lambda: "Ido" in LIBRARY.factions["idos"].also, True),
    "unit.momma_nutritora": (
        lambda: (
            "walking_bomb" in profile("momma_nutritora").special,
            "Penetración 6" in LIBRARY.special["walking_bomb"].es,
        ),
        (True, True),
    ),
    "unit.punkicornio": (lambda: "circular" in LIBRARY.special["burst"].es, True),
    "punk.band.enrique": (lambda: agility("pandilleros_300_enrique"), [5, 4, 4, 4, 3]),
    "punk.band.guille": (lambda: agility("mutardos_300_guille"), [7, 4, 3, 3, 2, 2]),
    "setting.zone": (lambda: "Puentechatarra" in scenarios()["brawl"].es, True),
    "optional.modules": (
        lambda: (len(LIBRARY.weather), len(LIBRARY.beasts), SIZES, len(LIBRARY.factions)),
        (5, 4, (90, 100, 120), 7),
    ),
    "rules.core": (
        lambda: {LIBRARY.members[one] for one in LIBRARY.profiles} == set(LIBRARY.factions),
        True,
    ),
    "cover.examples_table": (
        lambda: sum(one.size > 0 for one in LIBRARY.scenery.values()) >= 10,
        True,
    ),
    "optional.terrain": (
        lambda: {"fuel_drum", "chest", "deep_water", "barbed_wire"} <= set(LIBRARY.scenery),
        True,
    ),
    "equipment.chapter": (
        lambda: (
            [one for one, gun in LIBRARY.ranged.items() if not (gun.bands or gun.template)],
            [one for one, worn in LIBRARY.armour.items() if not worn.armour],
        ),
        ([], []),
    ),
}
"""By the fact's id: what the library has, and what the book says."""


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_of_the_book(fact: str) -> None:
    found, said = FACTS[fact]
    assert found() == said, f"punk.fact.{fact}"


def test_there_are_a_hundred() -> None:
    assert len(FACTS) == 100
