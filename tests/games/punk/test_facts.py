"""The figures of the book about content, one by one: each stands in the library."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapete.games.punk.band import Member, Roster, examples, size_limit
from tapete.games.punk.cover import PROTECTION
from tapete.games.punk.entries import Profile
from tapete.games.punk.library import library
from tapete.games.punk.limits import MOST_SCARCE
from tapete.games.punk.loadout import MOST_BOMBS
from tapete.games.punk.outfit import CLUMSY, attributes_of

LIBRARY = library()


def profile(identity: str) -> Profile:
    return LIBRARY.profiles[identity]


def value(identity: str, letter: str) -> object:
    return profile(identity).attributes.by_letter()[letter]  # type: ignore[index]


def in_hand(identity: str, weapon: str, *mutations: str) -> int:
    """Combat counting the weapon in hand."""
    member = Member(profile=identity, gear=(weapon,), mutations=mutations)
    return int(attributes_of(member, LIBRARY)["C"]) + LIBRARY.melee[weapon].combat


def can_buy(identity: str, *gear: str) -> bool:
    return set(gear) <= set(profile(identity).gear)


def scenery(identity: str) -> tuple[object, ...]:
    one = LIBRARY.scenery[identity]
    return one.size, one.grade


def agility(band: str) -> list[int]:
    roster: Roster = examples()[band]
    values = [int(attributes_of(member, LIBRARY)["AG"]) for member in roster.members]
    return sorted(values, reverse=True)


def names(*profiles: str) -> list[str]:
    return [profile(one).name["es"] for one in profiles]


def special(weapon: str) -> tuple[str, ...]:
    gear = LIBRARY.gear(weapon)
    assert gear is not None
    return gear.special


FACTS: dict[str, tuple[Callable[[], object], object]] = {
    "actions.max": (lambda: max(one.attributes.actions for one in LIBRARY.profiles.values()), 3),
    "band.model_limit": (
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
            profile("jefe").attributes.actions >= 2,
        ),
        (6, ("delay(3)",), 7, True, True),
    ),
    "unit.pandilleros.pandillero": (lambda: value("pandillero", "F"), 4),
    "unit.pandilleros.bruto": (
        lambda: (profile("bruto").attributes.actions >= 2, in_hand("bruto", "heavy_mace")),
        (True, 4),
    ),
    "unit.pandilleros.piltrafa": (lambda: in_hand("piltrafa", "light_mace"), 4),
    "unit.pandilleros.machaca": (lambda: can_buy("machaca", "crossbow"), True),
    "unit.pandilleros.curtido": (
        lambda: (
            profile("curtido").attributes.actions >= 2,
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
            profile("engranaje").attributes.actions >= 2,
            profile("caronte").most,
        ),
        (["Engranaje", "Dinamo", "Pistón", "Caronte"], True, 1),
    ),
    "unit.irradiados.cardenal": (
        lambda: (
            profile("cardenal_nuclear").base,
            profile("cardenal_nuclear").attributes.actions >= 2,
            can_buy("cardenal_nuclear", "automatic_rifle"),
        ),
        (25, True, True),
    ),
    "unit.irradiados.others": (lambda: names("penitente", "paladin"), ["Penitente", "Paladín"]),
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
    "band.enrique": (lambda: agility("pandilleros_300_enrique"), [5, 4, 4, 4, 3]),
    "band.guille": (lambda: agility("mutardos_300_guille"), [7, 4, 3, 3, 2, 2]),
}
"""By the fact's id: what the library has, and what the book says."""


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_of_the_book(fact: str) -> None:
    found, said = FACTS[fact]
    assert found() == said, f"punk.fact.{fact}"


FIRST_EDITION = {
    "piltrafa": (2, 4, 4, 4, 4, 3, 3, 20),
    "pandillero": (2, 5, 5, 5, 4, 3, 3, 30),
    "curtido": (2, 6, 6, 5, 4, 4, 4, 40),
    "bruto": (2, 5, 4, 4, 5, 4, 2, 40),
    "jefe": (3, 6, 6, 6, 4, 4, 5, 70),
    "mutante": (2, 3, 3, 3, 3, 3, 3, 12),
    "perromorfo": (2, 4, "-", 7, 4, 3, "-", 20),
    "bestia_del_pozo": (2, 5, 2, 2, 6, 6, 1, 30),
    "cabezon": (3, 1, 3, 2, 2, 2, 4, 80),
    "pocho": (1, 1, "-", 1, 2, 2, "-", 6),
    "dinamo": (2, 2, 2, 3, 3, 3, 7, 15),
    "engranaje": (2, 3, 3, 3, 3, 3, 5, 16),
    "piston": (2, 4, 4, 4, 4, 3, 4, 30),
    "sonda": (2, 3, 3, 5, 2, 3, 5, 40),
    "martir": (2, 1, 1, 2, 2, 2, 3, 15),
    "discipulo": (2, 3, 3, 3, 3, 3, 3, 20),
    "penitente": (2, 4, 4, 4, 5, 5, "-", 40),
    "paladin": (2, 5, 4, 5, 4, 4, 3, 50),
    "cardenal_nuclear": (3, 2, 4, 4, 3, 3, 7, 50),
}
"""Attributes and cost of the profiles that are known."""


@pytest.mark.parametrize("identity", FIRST_EDITION)
def test_a_known_profile(identity: str) -> None:
    one = profile(identity)
    assert (*one.attributes.by_letter().values(), one.cost) == FIRST_EDITION[identity]


@pytest.mark.parametrize(
    ("weapon", "figures"),
    [
        ("light_mace", (0, "+1", 0, 3)),
        ("mace", (0, "+2", 1, 5)),
        ("heavy_mace", (-1, "+4", 2, 6)),
        ("light_blade", (0, "+1", 2, 4)),
        ("medium_blade", (1, "+2", 3, 10)),
        ("heavy_blade", (0, "+3", 4, 8)),
        ("claws", (0, "+0", 1, 0)),
        ("improvised", (-1, "+0", 0, 0)),
        ("unarmed", (-2, "+0", 0, 0)),
        ("toxic_censer", (-1, "+3", 2, 7)),
        ("ballistic_fist", (2, "+5", 2, 6)),
        ("shock_rod", (2, 6, 0, 25)),
    ],
)
def test_a_known_close_combat_weapon(weapon: str, figures: tuple[object, ...]) -> None:
    one = LIBRARY.melee[weapon]
    assert (one.combat, one.strength, one.penetration, one.cost) == figures


@pytest.mark.parametrize(
    ("weapon", "figures"),
    [
        ("throwing_knives", ((5, 10, 15), ("+0", "-1", "-2"), (2, 1, 0), 3)),
        ("pistol", ((15, 30, 45), 6, 4, 5)),
        ("shotgun", ((10, 20, 30), (7, 6, 5), 3, 6)),
        ("rifle", ((30, 60, 90), 6, 5, 8)),
        ("automatic_rifle", ((30, 60, 90), 6, 5, 10)),
        ("crossbow", ((15, 30, 45), 4, 3, 8)),
        ("bow", ((20, 40, 60), 3, 2, 10)),
        ("blunderbuss", ((10, 15, 20), (5, 4, 3), 2, 5)),
        ("pump_gun", ((10, 20, 30), 1, 1, 8)),
        ("harpoon_gun", ((20, 40, 60), 7, 10, 15)),
    ],
)
@pytest.mark.rule("punk.shoot.range.bands")
def test_a_known_ranged_weapon(weapon: str, figures: tuple[object, ...]) -> None:
    one = LIBRARY.ranged[weapon]
    assert (one.bands, one.strength, one.penetration, one.cost) == figures
