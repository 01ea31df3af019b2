"""The library: as much as was promised, with the figures of the sheet, and built by its rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tapete.games.savage.content.library import (
    FILES,
    Entry,
    Library,
    Power,
    Profile,
    Trait,
    Weapon,
    damage_of,
    library,
)

LIBRARY = library()
ENTRIES = [(file, id_, entry) for file in FILES for id_, entry in getattr(LIBRARY, file).items()]
PROFILES = {**LIBRARY.heroes, **LIBRARY.foes, **LIBRARY.mounts}
FIREARMS = ("pistol", "rifle", "shotgun", "automatic", "launcher")
TOKENS = {
    "person", "gunner", "swordsman", "archer", "caster", "brute", "beast", "rider", "undead",
    "dragon",
}  # fmt: skip


# --- amounts


@pytest.mark.parametrize(
    ("file", "least"),
    [
        ("skills", 14),
        ("weapons", 30),
        ("armour", 8),
        ("shields", 4),
        ("edges", 14),
        ("hindrances", 12),
        ("powers", 12),
        ("things", 17),
        ("vehicles", 6),
        ("heroes", 12),
        ("foes", 18),
        ("mounts", 5),
    ],
)
def test_there_is_enough(file: str, least: int) -> None:
    assert len(getattr(LIBRARY, file)) >= least


def test_foes_are_wild_cards_and_extras() -> None:
    wild = sum(foe.wild for foe in LIBRARY.foes.values())
    assert wild >= 4
    assert len(LIBRARY.foes) - wild >= 12


def test_heroes_are_wild_cards() -> None:
    assert all(hero.wild for hero in LIBRARY.heroes.values())


def test_every_kind_of_weapon_exists() -> None:
    kinds = {weapon.kind for weapon in LIBRARY.weapons.values()}
    assert kinds == {
        "melee", "natural", "thrown", "bow", "sling", "crossbow", "pistol", "rifle", "shotgun",
        "automatic", "launcher", "grenade", "sprayer",
    }  # fmt: skip


def test_every_effect_of_a_power_exists() -> None:
    effects = {power.effect for power in LIBRARY.powers.values()}
    assert effects == {
        "bolt", "blast", "burst", "boost", "lower", "protection", "healing", "entangle", "stun",
        "deflection", "speed", "smite", "light", "fear", "barrier",
    }  # fmt: skip


def test_sizes_reach_every_scale() -> None:
    sizes = {profile.size for profile in PROFILES.values()}
    assert {-4, -3, -2} <= sizes
    assert any(4 <= size <= 7 for size in sizes)
    assert any(8 <= size <= 11 for size in sizes)
    assert any(size >= 12 for size in sizes)


# --- both languages


@pytest.mark.parametrize("file", FILES)
def test_names_are_in_both_languages(file: str) -> None:
    entries: dict[str, Entry] = getattr(LIBRARY, file)
    assert [i for i, entry in entries.items() if set(entry.name) != {"es", "en"}] == []
    assert [i for i, entry in entries.items() if not all(map(str.strip, entry.name.values()))] == []


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("file", FILES)
def test_no_two_entries_of_a_file_share_a_name(file: str, language: str) -> None:
    names = [entry.name[language] for entry in getattr(LIBRARY, file).values()]
    assert len(names) == len(set(names))


def test_texts_are_in_both_languages() -> None:
    told = [(i, entry) for _, i, entry in ENTRIES if isinstance(entry, Trait | Power)]
    assert [i for i, entry in told if not entry.es.endswith(".")] == []
    assert [i for i, entry in told if not entry.en.endswith(".")] == []


# --- the figures of the sheet


def strikes(identity: str) -> Callable[[Library], tuple[object, ...]]:
    """Range, damage and minimum Strength of a weapon."""

    def figures(found: Library) -> tuple[object, ...]:
        weapon = found.weapons[identity]
        return weapon.range, weapon.damage, weapon.min_strength

    return figures


def lends(*identities: str) -> Callable[[Library], set[int]]:
    """The Armor that things lend to whoever is behind."""
    return lambda found: {found.things[identity].armour for identity in identities}


def shot_damage(found: Library) -> set[str]:
    return {weapon.damage for weapon in found.weapons.values() if weapon.kind == "shotgun"}


@pytest.mark.parametrize(
    ("fact", "getter", "value"),
    [
        ("improvised.light", strikes("improvised_light"), ((3, 6, 12), "Str+d4", 4)),
        ("improvised.medium", strikes("improvised_medium"), ((2, 4, 8), "Str+d6", 6)),
        ("improvised.heavy", strikes("improvised_heavy"), ((1, 2, 4), "Str+d8", 8)),
        ("obstacle.2", lends("glass", "door"), {2}),
        ("obstacle.4", lends("metal_sheet", "car_door"), {4}),
        ("obstacle.6", lends("oak_door", "wooden_wall"), {6}),
        ("obstacle.8", lends("brick_wall"), {8}),
        ("obstacle.10", lends("stone_wall", "tree"), {10}),
        ("shotgun.damage", shot_damage, {"3d6"}),
        ("running_die", lambda found: {hero.run for hero in found.heroes.values()}, {6}),
    ],
)
def test_a_fact_of_the_sheet(fact: str, getter: Callable[[Library], object], value: object) -> None:
    assert getter(LIBRARY) == value, f"savage.fact.{fact}"


def test_the_skills_the_sheet_names() -> None:
    """savage.fact.skills_named"""
    assert {"athletics", "fighting", "shooting", "riding", "notice", "stealth"} <= set(
        LIBRARY.skills
    )


def test_the_edges_and_hindrances_the_sheet_names() -> None:
    """savage.fact.edges_named"""
    assert LIBRARY.edges["frenzy"].optional
    assert LIBRARY.edges["sweep"].optional
    left = {"one_arm", "slow", "slow_major", "ugly", "one_eye", "blind"}
    assert left <= set(LIBRARY.hindrances)


def test_no_rate_of_fire_is_beyond_the_ammunition_table() -> None:
    """savage.fact.ammo.1 to savage.fact.ammo.6, and a full burst fits the magazine"""
    bullets = {1: 1, 2: 5, 3: 10, 4: 20, 5: 40, 6: 50}
    armed = {i: weapon for i, weapon in LIBRARY.weapons.items() if weapon.shots}
    assert [i for i, weapon in armed.items() if bullets[weapon.rof] > weapon.shots] == []


# --- the figures of the core game


@pytest.mark.parametrize(
    ("linked", "skills"),
    [
        ("agility", {"athletics", "fighting", "shooting", "riding", "stealth"}),
        ("smarts", {"notice", "taunt", "healing", "spellcasting", "common_knowledge"}),
        ("spirit", {"intimidation", "persuasion", "faith", "focus"}),
        ("strength", set()),
        ("vigor", set()),
    ],
)
def test_skills_hang_on_their_attribute(linked: str, skills: set[str]) -> None:
    """savage.missing.core.attributes_skills"""
    assert {i for i, skill in LIBRARY.skills.items() if skill.linked == linked} == skills


def test_everybody_has_the_five_core_skills() -> None:
    core = {i for i, skill in LIBRARY.skills.items() if skill.core}
    assert core == {"athletics", "common_knowledge", "notice", "persuasion", "stealth"}


def test_skills_of_the_body_are_physical() -> None:
    """savage.ruling.bound_physical"""
    for skill in LIBRARY.skills.values():
        assert skill.physical == (skill.linked in ("agility", "strength"))


@pytest.mark.parametrize(
    ("thing", "hardness"),
    [("door", 8), ("lock", 8), ("oak_door", 10), ("handcuffs", 12), ("rope", 4)],
)
def test_hardness_of_things(thing: str, hardness: int) -> None:
    """savage.missing.content.objects"""
    assert LIBRARY.things[thing].hardness == hardness


def test_hardness_of_firearms_blades_and_shields() -> None:
    """savage.missing.content.objects"""
    weapons = LIBRARY.weapons.values()
    assert {weapon.hardness for weapon in weapons if weapon.kind in FIREARMS} == {9}
    assert {LIBRARY.weapons[i].hardness for i in ("dagger", "sabre", "long_sword")} == {10}
    assert {i: shield.hardness for i, shield in LIBRARY.shields.items()} == {
        "small_shield": 10,
        "medium_shield": 10,
        "large_shield": 10,
        "riot_shield": 12,
    }


@pytest.mark.parametrize(
    ("shield", "parry", "cover"),
    [("small_shield", 1, 0), ("medium_shield", 2, 25), ("large_shield", 2, 50)],
)
def test_shields_guard_and_hide(shield: str, parry: int, cover: int) -> None:
    """savage.missing.content.armour_shields"""
    found = LIBRARY.shields[shield]
    assert (found.parry, found.cover) == (parry, cover)


@pytest.mark.parametrize(
    ("hindrance", "figures", "cost"),
    [
        ("one_arm", ["-4"], 2),
        ("slow", ["-1"], 1),
        ("slow_major", ["-2 Pace", "-2 to Athletics"], 2),
        ("ugly", ["-1 to Persuasion"], 1),
        ("one_eye", ["-2"], 2),
        ("blind", ["-6"], 2),
    ],
)
def test_what_injuries_leave(hindrance: str, figures: list[str], cost: int) -> None:
    """savage.missing.content.hindrances"""
    found = LIBRARY.hindrances[hindrance]
    assert all(figure in found.en for figure in figures)
    assert found.cost == cost


def test_cones_and_nothing_else_may_be_evaded() -> None:
    """savage.missing.content.evadable"""
    for weapon in LIBRARY.weapons.values():
        assert weapon.evadable == (weapon.template == "cone")
    for power in LIBRARY.powers.values():
        assert power.evadable == (power.template == "cone")


def test_something_is_heavy_and_something_harms_it() -> None:
    """savage.missing.content.heavy"""
    assert LIBRARY.armour["powered_armour"].heavy
    assert any(vehicle.heavy for vehicle in LIBRARY.vehicles.values())
    assert any(weapon.heavy for weapon in LIBRARY.weapons.values())


# --- weapons hold together


def test_bare_hands_do_strength_alone() -> None:
    bare = LIBRARY.weapons["unarmed"]
    assert (bare.kind, bare.damage, bare.hardness) == ("melee", "Str", 0)


@pytest.mark.parametrize("identity", LIBRARY.weapons)
def test_a_weapon_holds_together(identity: str) -> None:
    weapon = LIBRARY.weapons[identity]
    damage = damage_of(weapon.damage)
    assert damage.strength == (weapon.kind in ("melee", "thrown", "sling", "natural")) or (
        weapon.feature == "touch"
    )
    assert weapon.ranged or weapon.kind in ("melee", "natural")
    assert weapon.range is None or list(weapon.range) == sorted(weapon.range)
    assert weapon.rof == 1 or weapon.kind == "automatic"
    assert (weapon.kind in FIREARMS) <= (weapon.shots > 0)


@pytest.mark.parametrize(
    ("identity", "bands"),
    [
        ("revolver", (12, 24, 48)),
        ("pistol", (12, 24, 48)),
        ("bow", (12, 24, 48)),
        ("submachine_gun", (12, 24, 48)),
        ("pump_shotgun", (12, 24, 48)),
        ("rifle", (24, 48, 96)),
        ("crossbow", (15, 30, 60)),
        ("throwing_knife", (3, 6, 12)),
        ("sling", (4, 8, 16)),
        ("grenade", (5, 10, 20)),
    ],
)
def test_how_far_weapons_carry(identity: str, bands: tuple[int, int, int]) -> None:
    assert LIBRARY.weapons[identity].range == bands


@pytest.mark.parametrize("identity", LIBRARY.powers)
def test_a_power_holds_together(identity: str) -> None:
    power = LIBRARY.powers[identity]
    assert (power.range == 0) == (power.aim in ("touch", "self", "cone"))
    assert (power.aim == "cone") == (power.template == "cone")
    assert (power.damage != "") == (power.effect in ("bolt", "blast", "burst"))
    assert not power.damage or damage_of(power.damage).dice
    assert power.cost > 0


# --- people and beasts


def dice_of(profile: Profile) -> dict[str, int]:
    dice: dict[str, int] = dict(profile.skills)
    dice.update((str(name), die) for name, die in profile.attributes.items())
    return dice


def skill_steps(profile: Profile) -> int:
    """A die costs 1 up to the linked attribute and 2 beyond; core skills start at d4."""
    costs = []
    for name, die in profile.skills.items():
        skill = LIBRARY.skills[name]
        steps = range(6 if skill.core else 4, die + 1, 2)
        costs += [1 if step <= profile.attributes[skill.linked] else 2 for step in steps]
    return sum(costs)


def attribute_steps(profile: Profile) -> int:
    return sum((die - 4) // 2 for die in profile.attributes.values())


@pytest.mark.parametrize("identity", LIBRARY.heroes)
def test_a_hero_is_built_by_the_points(identity: str) -> None:
    """5 attribute steps, 12 of skills and an edge; 4 from hindrances, at 2, 1 and 2 each."""
    hero = LIBRARY.heroes[identity]
    beyond = (attribute_steps(hero) - 5, skill_steps(hero) - 12, len(hero.edges) - 1)
    assert min(beyond) >= 0
    assert 2 * beyond[0] + beyond[1] + 2 * beyond[2] == 4
    assert sum(LIBRARY.hindrances[name].cost for name in hero.hindrances) == 4


@pytest.mark.parametrize("identity", PROFILES)
def test_edges_are_had_by_right(identity: str) -> None:
    profile = PROFILES[identity]
    dice = dice_of(profile)
    for name in profile.edges:
        edge = LIBRARY.edges[name]
        assert all(dice.get(trait, 0) >= least for trait, least in edge.requires.items()), name
        assert set(edge.needs) <= set(profile.edges), name


@pytest.mark.parametrize("file", ["edges", "hindrances"])
def test_what_traits_ask_for_exists(file: str) -> None:
    known = {*LIBRARY.skills, "agility", "smarts", "spirit", "strength", "vigor"}
    traits: dict[str, Trait] = getattr(LIBRARY, file)
    for trait in traits.values():
        assert set(trait.requires) <= known
        assert set(trait.needs) <= set(LIBRARY.edges)
        assert trait.cost in ((0,) if file == "edges" else (1, 2))


@pytest.mark.parametrize("identity", PROFILES)
def test_nobody_carries_what_is_too_heavy(identity: str) -> None:
    """savage.missing.core.min_strength"""
    profile = PROFILES[identity]
    strength = profile.attributes["strength"]
    tables = (LIBRARY.weapons, LIBRARY.armour, LIBRARY.shields)
    gear = [table[name] for name in profile.gear for table in tables if name in table]
    assert max((item.min_strength for item in gear), default=0) <= strength
    weapons = [item for item in gear if isinstance(item, Weapon)]
    with_strength = [damage for w in weapons if (damage := damage_of(w.damage)).strength]
    assert all(die <= min(strength, 12) for damage in with_strength for die in damage.dice)


@pytest.mark.parametrize("identity", PROFILES)
def test_powers_come_with_points_a_skill_and_the_edge(identity: str) -> None:
    profile = PROFILES[identity]
    works = bool(profile.powers)
    assert works == (profile.points > 0) == ("arcane_background" in profile.edges)
    assert profile.arcane == "" if not works else profile.skills[profile.arcane] >= 4


@pytest.mark.parametrize("identity", PROFILES)
def test_dice_and_tokens_are_known(identity: str) -> None:
    profile = PROFILES[identity]
    assert profile.token in TOKENS
    assert profile.mount == (identity in LIBRARY.mounts)
    assert profile.run in (4, 6, 8, 10, 12)


def test_ids_name_one_thing() -> None:
    """Gear is looked up in three tables, people in three, traits in two."""
    for files in (
        ("weapons", "armour", "shields"),
        ("heroes", "foes", "mounts"),
        ("edges", "hindrances"),
    ):
        ids = [identity for file, identity, _ in ENTRIES if file in files]
        assert len(ids) == len(set(ids))


def test_materials_of_maps_exist() -> None:
    assert {
        "glass", "door", "metal_sheet", "car_door", "oak_door", "wooden_wall", "brick_wall",
        "stone_wall", "tree", "crate", "barrel", "table", "sandbags", "hedge", "rock", "fence",
        "wreck",
    } <= set(LIBRARY.things)  # fmt: skip


def test_every_edge_is_somebodys() -> None:
    assert {name for profile in PROFILES.values() for name in profile.edges} == set(LIBRARY.edges)


def test_strength_may_be_written_as_either_language_does() -> None:
    assert damage_of("FUE+d6") == damage_of("Str+d6")
