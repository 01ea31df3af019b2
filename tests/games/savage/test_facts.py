"""The figures of the sheet, one by one: each stands in the game's content or constants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.catalogue import load
from tapete.games.savage.content.library import library
from tapete.games.savage.figures import attribute, running_die, scale
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import deviate
from tapete.games.savage.rules.attacks.blows import PELLETS
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, SHOTGUN
from tapete.games.savage.rules.attacks.templates import TARGETS
from tapete.games.savage.rules.harm.injuries import TABLE, injure
from tapete.games.savage.rules.manoeuvres.disarming import GRIP
from tapete.games.savage.rules.powers.modifiers import (
    AP_A_POINT,
    RULES,
    Chosen,
    cost,
    options,
    reach,
)
from tapete.games.savage.workshop.statblock.words import ATTRIBUTES
from tapete.games.savage.world import PACE, squares_between
from tapete.spaces.plane.point import INCH, Point
from tests.games.savage.skirmish import skirmish, who

Found = Callable[[], object]

MACH, LIGHT_SPEED = 1225, 1_079_000_000
"""In km/h."""


def light(ambient: int) -> int:
    fight = skirmish("a..B", a=who(), B=who(), ambient=ambient)
    return terms.light(fight.fight, fight["a"], fight["B"]).amount


def obstacles(armour: int) -> set[str]:
    """The things named by the sheet that lend so much Armor."""
    named = {
        "glass", "door", "metal_sheet", "car_door", "oak_door", "wooden_wall", "brick_wall",
        "stone_wall", "tree",
    }  # fmt: skip
    return {name for name in named if library().things[name].armour == armour}


def band(number: int) -> int | None:
    """The penalty at the far end of a range, which is that of all of it."""
    revolver = library().weapons["revolver"]
    assert revolver.range == (12, 24, 48)
    near, far = (0, 12, 24, 48, 4 * 48)[number : number + 2]
    first = terms.band_penalty(near * PACE + 1, revolver)
    assert first == terms.band_penalty(far * PACE, revolver)
    return first


def improvised(weight: str) -> tuple[object, ...]:
    weapon = library().weapons[f"improvised_{weight}"]
    return weapon.range, weapon.damage, weapon.min_strength


def scale_of(size: int) -> int:
    return scale(skirmish("a", a=who(size=size))["a"])


def at_speed(kmh: int) -> tuple[int, int]:
    """The penalty just below a speed and at it, whoever of the two is the fast one."""
    found = []
    for speed in (kmh - 1, kmh):
        fight = skirmish("a..B", a=who(), B=who(state={"speed": speed}))
        found.append(terms.speed(fight.fight, fight["a"], fight["B"]).amount)
        assert terms.speed(fight.fight, fight["B"], fight["a"]).amount == found[-1]
    return found[0], found[1]


def deviation(thrown: bool, penalty: int, gap: int, *dice: int) -> tuple[float, float]:
    """How many paces right and down a missed template lands from its target, fired to the right."""
    fight = skirmish("." * 60 + "\na" + "." * 59 + "\n" + "." * 60, a=who(), dice=dice)
    target = Point(30 * PACE, fight["a"].at.y)
    far = gap * PACE
    at = deviate(fight.fight, fight["a"], target, gap=far, thrown=thrown, penalty=penalty)
    rolled: list[Any] = list(fight.table.rolled)
    assert [roll.dice for roll in rolled] == [(6,) if thrown else (6, 6), (12,)]
    assert not any(roll.aces for roll in rolled)
    return (at.x - target.x) / PACE, (at.y - target.y) / PACE


def added(**chosen: Any) -> int:
    """What a modifier adds to the cost of a power."""
    bolt = library().powers["bolt"]
    return cost(bolt, Chosen(**chosen)) - bolt.cost


def injury(*faces: int) -> str:
    """What an injury of these faces is called."""
    fight = skirmish("a", a=who(wild=True, agility=8, vigor=8, strength=8, smarts=8), dice=faces)
    injure(fight.fight, fight["a"], permanent=True)
    fight.table.done()
    hero = fight["a"]
    name = hero.injuries[-1].name
    assert name not in ATTRIBUTES or attribute(hero, name) == 6
    return name


def rows(*totals: int) -> set[str]:
    return {TABLE.read((min(6, total - 1), total - min(6, total - 1))) for total in totals}


def named(table: str, *identities: str) -> list[str]:
    """The Spanish names of content."""
    return [getattr(library(), table)[identity].name["es"] for identity in identities]


def says(rule: str, spanish: str, english: str) -> bool:
    """Whether the catalogue has a term in each language for the same thing."""
    entry = load("tapete.games.savage").get(rule)
    assert entry is not None
    return spanish in entry.es and english in entry.en


ABBREVIATIONS = (
    ("savage.improvised.table", "FUE+d4", "Str+d4"),
    ("savage.improvised.table", "FUEMín d4", "minimum Strength d4"),
    ("savage.core.trait_roll", "VO", "TN"),
    ("savage.recoil", "CdF 2", "rate of fire 2"),
    ("savage.area.no_minis", "plantilla pequeña (PAP)", "small template (SBT)"),
    ("savage.area.no_minis", "la mediana (PAM)", "a medium one (MBT)"),
    ("savage.area.no_minis", "la grande (PAG)", "a large one (LBT)"),
    ("savage.power.glow", "PAP", "SBT"),
    ("savage.suppress.roll", "PAM", "MBT"),
    ("savage.power.ap", "cada PP", "each PP"),
    ("savage.power.ap", "PA 2", "AP 2"),
    ("savage.benny.power_points", "5 puntos de poder (PP)", "5 power points (PP)"),
    ("savage.core.wild_cards_extras", "el DJ", "the GM"),
)

FACTS: dict[str, tuple[Found, object]] = {
    "savage.fact.cover.25": (lambda: terms.COVER[25], -2),
    "savage.fact.cover.50": (lambda: terms.COVER[50], -4),
    "savage.fact.cover.75": (lambda: terms.COVER[75], -6),
    "savage.fact.cover.90": (lambda: terms.COVER[90], -8),
    "savage.fact.obstacle.2": (lambda: obstacles(2), {"glass", "door"}),
    "savage.fact.obstacle.4": (lambda: obstacles(4), {"metal_sheet", "car_door"}),
    "savage.fact.obstacle.6": (lambda: obstacles(6), {"oak_door", "wooden_wall"}),
    "savage.fact.obstacle.8": (lambda: obstacles(8), {"brick_wall"}),
    "savage.fact.obstacle.10": (lambda: obstacles(10), {"stone_wall", "tree"}),
    "savage.fact.range.short": (lambda: band(0), 0),
    "savage.fact.range.medium": (lambda: band(1), -2),
    "savage.fact.range.long": (lambda: band(2), -4),
    "savage.fact.range.extreme": (lambda: band(3), -8),
    "savage.fact.light.dim": (lambda: light(50), -2),
    "savage.fact.light.dark": (lambda: light(25), -4),
    "savage.fact.light.pitch": (lambda: light(0), -6),
    "savage.fact.improvised.light": (lambda: improvised("light"), ((3, 6, 12), "Str+d4", 4)),
    "savage.fact.improvised.medium": (lambda: improvised("medium"), ((2, 4, 8), "Str+d6", 6)),
    "savage.fact.improvised.heavy": (lambda: improvised("heavy"), ((1, 2, 4), "Str+d8", 8)),
    "savage.fact.called.limb": (lambda: (terms.CALLED["limb"], terms.CALLED["leg"]), (-2, -2)),
    "savage.fact.called.hand": (lambda: (terms.CALLED["hand"], GRIP["hand"]), (-4, -4)),
    "savage.fact.called.head": (lambda: (terms.CALLED["head"], terms.HEAD_DAMAGE), (-4, 4)),
    "savage.fact.scale.tiny": (lambda: scale_of(-4), -6),
    "savage.fact.scale.very_small": (lambda: scale_of(-3), -4),
    "savage.fact.scale.small": (lambda: scale_of(-2), -2),
    "savage.fact.scale.large": (lambda: (scale_of(4), scale_of(7)), (2, 2)),
    "savage.fact.scale.huge": (lambda: (scale_of(8), scale_of(11)), (4, 4)),
    "savage.fact.scale.colossal": (lambda: (scale_of(12), scale_of(20)), (6, 6)),
    "savage.fact.speed.1": (lambda: at_speed(97), (0, -1)),
    "savage.fact.speed.2": (lambda: at_speed(193), (-1, -2)),
    "savage.fact.speed.4": (lambda: at_speed(385), (-2, -4)),
    "savage.fact.speed.6": (lambda: at_speed(MACH), (-4, -6)),
    "savage.fact.speed.8": (lambda: at_speed(2 * MACH), (-6, -8)),
    "savage.fact.speed.10": (lambda: at_speed(LIGHT_SPEED), (-10, -10)),
    "savage.fact.template.small": (lambda: TARGETS["small"], 2),
    "savage.fact.template.medium": (lambda: (TARGETS["medium"], TARGETS["cone"]), (3, 3)),
    "savage.fact.template.large": (lambda: TARGETS["large"], 4),
    "savage.fact.deviation.dice": (
        lambda: [
            deviation(True, 0, 20, 4, 12),
            deviation(True, -2, 20, 4, 12),
            deviation(False, -4, 50, 1, 2, 12),
            deviation(False, -8, 50, 1, 2, 6),
            deviation(True, 0, 20, 1, 3),
            deviation(True, -8, 20, 6, 12),
        ],
        [(4, 0), (8, 0), (9, 0), (-12, 0), (0, 1), (10, 0)],
    ),
    "savage.fact.shotgun.damage": (
        lambda: (PELLETS, SHOTGUN),
        ({0: "3d6", -2: "2d6", -4: "1d6"}, 2),
    ),
    "savage.fact.pace.scale": (
        lambda: (
            PACE == INCH,
            squares_between(Point(0, 0), Point(PACE, 0)),
            says("savage.move.walk", "1 casilla, 1 pulgada o 2 metros", "1 inch or 2 metres"),
        ),
        (True, 1, True),
    ),
    "savage.fact.running_die": (lambda: running_die(skirmish("a", a=who())["a"]), 6),
    "savage.fact.power.heavy": (lambda: added(heavy=True), 2),
    "savage.fact.power.glow_shroud": (lambda: (added(veil="glow"), added(veil="shroud")), (1, 1)),
    "savage.fact.power.lingering": (lambda: added(lingering=True), 2),
    "savage.fact.power.range": (
        lambda: [
            (added(range=n), reach(library().powers["bolt"], n) / library().powers["bolt"].range)
            for n in (1, 2)
        ],
        [(1, 2), (2, 3)],
    ),
    "savage.fact.power.fatigue": (lambda: added(fatigue=True), 2),
    "savage.fact.power.hinder_hurry": (
        lambda: (added(pace="hinder"), added(pace="hurry")),
        (1, 1),
    ),
    "savage.fact.power.ap": (
        lambda: [
            (added(ap=int(str(n))), AP_A_POINT * int(str(n)))
            for n in dict(options(library().powers["bolt"]))["ap"]
        ],
        [(0, 0), (1, 2), (2, 4), (3, 6)],
    ),
    "savage.fact.power.selective": (lambda: added(selective=True), 1),
    "savage.fact.injury.2": (lambda: rows(2), {"unmentionables"}),
    "savage.fact.injury.3_4": (lambda: rows(3, 4), {"arm"}),
    "savage.fact.injury.5_9": (
        lambda: (rows(5, 6, 7, 8, 9), [injury(4, 4, face) for face in range(1, 7)]),
        ({"torso"}, ["agility", "agility", "vigor", "vigor", "strength", "strength"]),
    ),
    "savage.fact.injury.10_11": (lambda: rows(10, 11), {"leg"}),
    "savage.fact.injury.12": (
        lambda: (rows(12), [injury(6, 6, face) for face in range(1, 7)]),
        ({"head"}, ["ugly", "ugly", "ugly", "one_eye", "one_eye", "smarts"]),
    ),
    "savage.fact.ammo.1": (lambda: AMMUNITION[1], 1),
    "savage.fact.ammo.2": (lambda: AMMUNITION[2], 5),
    "savage.fact.ammo.3": (lambda: AMMUNITION[3], 10),
    "savage.fact.ammo.4": (lambda: AMMUNITION[4], 20),
    "savage.fact.ammo.5": (lambda: AMMUNITION[5], 40),
    "savage.fact.ammo.6": (lambda: AMMUNITION[6], 50),
    "savage.fact.skills_named": (
        lambda: (
            named("skills", "athletics", "fighting", "shooting", "riding", "notice", "stealth"),
            [ATTRIBUTES[name]["es"][0] for name in ("strength", "agility", "vigor", "smarts")],
        ),
        (
            ["Atletismo", "Pelear", "Disparar", "Cabalgar", "Notar", "Sigilo"],
            ["Fuerza", "Agilidad", "Vigor", "Astucia"],
        ),
    ),
    "savage.fact.edges_named": (
        lambda: (
            named("edges", "frenzy", "sweep"),
            named("hindrances", "one_arm", "slow", "slow_major", "ugly", "one_eye", "blind"),
        ),
        (
            ["Frenesí", "Barrido"],
            ["Manco", "Cojo (menor)", "Cojo (mayor)", "Feo", "Tuerto", "Ceguera"],
        ),
    ),
    "savage.fact.abbreviations": (
        lambda: [terms for terms in ABBREVIATIONS if not says(*terms)],
        [],
    ),
}
"""By the fact's id: what the game has, and what the sheet says."""


@pytest.mark.parametrize("fact", FACTS)
def test_the_figure_of_the_sheet_is_the_games(fact: str) -> None:
    found, figure = FACTS[fact]
    assert found() == figure


COUNTS = {
    "cover": 4, "obstacle": 5, "range": 4, "light": 3, "improvised": 3, "called": 3, "scale": 6,
    "speed": 6, "template": 3, "deviation": 1, "shotgun": 1, "pace": 1, "running_die": 1,
    "power": 8, "injury": 5, "ammo": 6, "skills_named": 1, "edges_named": 1, "abbreviations": 1,
}  # fmt: skip


def test_all_63_facts_of_the_inventory_are_here() -> None:
    kinds = [fact.split(".")[2] for fact in FACTS]
    assert {kind: kinds.count(kind) for kind in kinds} == COUNTS
    assert len(FACTS) == sum(COUNTS.values()) == 63


def test_every_modifier_of_a_power_the_sheet_prices_has_its_rule() -> None:
    catalogue = load("tapete.games.savage")
    assert len(set(RULES.values())) == 9
    assert [rule for rule in RULES.values() if rule not in catalogue] == []
