"""A figure's traits and derived values, from its profile and what has happened to it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Literal

import msgspec

from tapete.games.savage.content.library import (
    ATTRIBUTES,
    Armour,
    Gift,
    Profile,
    Shield,
    Weakness,
    Weapon,
    library,
)
from tapete.games.savage.state import BOTH, GROUND, MAIN, OFF, Bane, Figure, HarmKind, Item
from tapete.kernel.plain import Plain
from tapete.kernel.shaping import json_decoder
from tapete.spaces.plane.point import INCH, Point

UNSKILLED_DIE = 4
UNSKILLED = -2
DIE_STEPS = (4, 6, 8, 10, 12)
SCALES = ((-4, -6), (-3, -4), (-2, -2), (3, 0), (7, 2), (11, 4))
"""Pairs of the largest Size in a scale, and the scale's modifier. Larger is colossal."""
COLOSSAL = 6
"""savage.core.size_scale"""
FLEET_PACE, FLEET_DIE = 2, 10
DIM, DARK, PITCH = -2, -4, -6
DARKVISION = 10 * INCH
WIDE, WIDER = 254, 381
"""The radius of the bases of large figures."""
STILL_THING, MOVING_THING = 2, 4
"""The Parry of a thing."""


@lru_cache(maxsize=512)
def own_profile(text: str) -> Profile:
    """Reads a character that a user made, which the match carries as JSON."""
    return json_decoder(Profile).decode(text)


@lru_cache(maxsize=4096)
def profile_named(reference: str) -> Profile:
    """Returns a profile: by name from the library, or decoded if the reference is JSON."""
    return own_profile(reference) if reference.startswith("{") else library().profile(reference)


def profile_of(figure: Figure) -> Profile:
    return profile_named(figure.profile)


def traits_of(figure: Figure) -> list[Plain]:
    """Its skills, the best first, then its attributes."""
    skills = profile_of(figure).skills
    return [*sorted(skills, key=lambda name: (-skills[name], name)), *ATTRIBUTES]


def sides(die: int) -> int:
    """The sides of a die. A d12+2, written 14, has 12."""
    return min(die, 12)


def bonus(die: int) -> int:
    return max(0, die - 12)


def lowered(die: int, steps: int) -> int:
    """Lowers a die by a number of die types, never below d4."""
    while steps > 0 and die > 4:
        die = die - 1 if die > 12 else die - 2
        steps -= 1
    return die


def raised(die: int, steps: int) -> int:
    """Raises a die by a number of die types. After d12 come d12+1, d12+2 and so on."""
    for _ in range(steps):
        die = die + 1 if die >= 12 else die + 2
    return die


def attribute(figure: Figure, name: str) -> int:
    die = profile_of(figure).attributes[name]  # type: ignore[index]
    return _boosted(figure, name, lowered(die, figure.drops.get(name, 0)))


def skill(figure: Figure, name: str) -> int:
    """The die of a skill; 0 if the figure lacks it. Everybody has the core skills at d4."""
    die = profile_of(figure).skills.get(name, 0)
    if not die and library().skills[name].core:
        die = UNSKILLED_DIE
    return _boosted(figure, name, die)


def _boosted(figure: Figure, name: str, die: int) -> int:
    """Raises or lowers a trait's die by the powers at work on it."""
    for effect in figure.effects:
        if effect.trait == name and die:
            steps = effect.amount
            die = raised(die, steps) if steps > 0 else lowered(die, -steps)
    return die


def radius_of(size: int) -> int:
    """The radius of a base: half an inch up to Size 3, more for larger figures."""
    return INCH // 2 if size <= 3 else WIDE if size <= 7 else WIDER


def is_attribute(trait: str) -> bool:
    return trait in ("agility", "smarts", "spirit", "strength", "vigor")


def trait_die(figure: Figure, trait: str) -> int:
    return attribute(figure, trait) if is_attribute(trait) else skill(figure, trait)


def trait_bonus(figure: Figure, trait: str) -> int:
    """What is added to rolls of a trait: 2 for a d12+2 or a d8+2, -2 for a d4-2."""
    return bonus(trait_die(figure, trait)) + stated_bonus(figure, trait)


def stated_bonus(figure: Figure, trait: str) -> int:
    """What its profile adds to a trait, whatever the die."""
    return profile_of(figure).bonuses.get(trait, 0)


def half_trait(figure: Figure, trait: str) -> int:
    """Half the die of a trait and half of what is added to it; 0 without the trait."""
    die = trait_die(figure, trait)
    return sides(die) // 2 + trait_bonus(figure, trait) // 2 if die else 0


def gifted(figure: Figure, gift: Gift) -> bool:
    """True if one of its special abilities gives it this."""
    return gift in profile_of(figure).gifts


def is_immune(figure: Figure, kind: HarmKind | Literal[""], also: tuple[Bane, ...] = ()) -> bool:
    """savage.ruling.immunity: True if harm of that kind does nothing to it.

    Something else about the harm may make an exception, as silver does for some.
    """
    profile = profile_of(figure)
    return kind in profile.immunities and not is_of(kind, also, profile.exceptions)


def is_of(kind: HarmKind | Literal[""], also: tuple[Bane, ...], banes: Collection[Bane]) -> bool:
    """True if harm is of one of these kinds."""
    return any(one in banes for one in (kind, *also))


def is_unwounded_by(figure: Figure, kind: HarmKind | Literal[""], also: tuple[Bane, ...]) -> bool:
    """savage.ruling.invulnerability: True if such harm leaves it Shaken at most."""
    needed = profile_of(figure).wounded_by
    return bool(needed) and not is_of(kind, also, needed)


def weakness_to(figure: Figure, kind: HarmKind | Literal[""], also: tuple[Bane, ...]) -> Weakness:
    """savage.ruling.weakness: how much worse such harm is for it."""
    known = profile_of(figure).weaknesses
    if not known:
        return Weakness()
    found = [known[one] for one in (kind, *also) if one in known]
    return Weakness(
        max([one.plus for one in found], default=0),
        any(one.double for one in found),
        any(one.bare for one in found),
    )


def flies(figure: Figure) -> bool:
    """savage.ruling.flight: True if it moves through the air: it has wings, and is on its feet."""
    return bool(profile_of(figure).flight) and not figure.prone


def trapping(figure: Figure, power: str) -> HarmKind | Literal[""]:
    """What a power of the figure is made of, if its profile says so."""
    return profile_of(figure).trappings.get(power, "")


def eased(figure: Figure, penalty: int, far: int) -> int:
    """savage.ruling.dark_eyes: what a penalty for bad light is to its eyes, at a distance."""
    if not penalty or (gifted(figure, "darkvision") and far <= DARKVISION):
        return 0
    if gifted(figure, "low_light") and penalty >= DARK:
        return 0
    return -(-penalty // 2) if gifted(figure, "infravision") else penalty


def has(figure: Figure, name: str) -> bool:
    """True if the figure has an edge or a hindrance."""
    profile = profile_of(figure)
    return name in profile.edges or name in profile.hindrances or name in figure.hindrances


# --- what a figure holds

ARMS = {MAIN: "right_arm", OFF: "left_arm"}


def hands(figure: Figure) -> list[int]:
    """The hands that it can use: not those of useless arms."""
    useless = {injury.name for injury in figure.injuries}
    if "one_arm" in profile_of(figure).hindrances:
        useless.add(ARMS[OFF])
    return [hand for hand, arm in ARMS.items() if arm not in useless]


def weapon_of(item: Item) -> Weapon | None:
    weapon = library().weapons.get(item.kind)
    if weapon is None or not (item.ap or item.reach):
        return weapon
    return msgspec.structs.replace(weapon, ap=weapon.ap + item.ap, reach=weapon.reach + item.reach)


def in_hand(figure: Figure) -> list[Item]:
    return [item for item in figure.items if item.hand in (MAIN, OFF, BOTH)]


def shield_of(figure: Figure) -> Shield | None:
    """The shield on its arm."""
    for item in in_hand(figure):
        shield = library().shields.get(item.kind)
        if shield is not None:
            return shield
    return None


def natural_weapons(figure: Figure) -> list[Item]:
    found = [(item, weapon_of(item)) for item in figure.items]
    return [item for item, weapon in found if weapon is not None and weapon.kind == "natural"]


def weapons_in_hand(figure: Figure) -> list[Item]:
    """The weapons it can attack with at once: those it holds, and its natural ones."""
    held = [item for item in in_hand(figure) if weapon_of(item) is not None]
    natural = [item for item in natural_weapons(figure) if item not in held]
    return held + natural


def reach_of_light(item: Item) -> int:
    """How far an item shines; 0 if it gives no light."""
    weapon = weapon_of(item)
    return 0 if weapon is None else weapon.light * INCH


def place_of(figure: Figure, item: Item) -> Point | None:
    """Where an item is, in a hand or on the ground; None if it is put away or gone."""
    if item.hand in (MAIN, OFF, BOTH):
        return figure.at
    return item.at if item.hand == GROUND else None


def is_armed(figure: Figure) -> bool:
    """True if it has a weapon in hand, a natural weapon, or the hands of a martial artist."""
    trained = has(figure, "martial_artist") and bool(hands(figure))
    return bool(weapons_in_hand(figure)) or trained


def strong_enough(figure: Figure, minimum: int) -> bool:
    return attribute(figure, "strength") >= minimum


def missing_steps(figure: Figure, minimum: int) -> int:
    """How many die types its Strength is below a minimum."""
    strength = min(attribute(figure, "strength"), 12)
    return max(0, (min(minimum, 12) - strength) // 2)


# --- derived values


def parry(figure: Figure) -> int:
    """2 plus half the Fighting die, plus shield and weapon; +4 if defending, -2 if prone.

    A vehicle is a thing: 2 while it stands still, else the usual target number.
    """
    if figure.berths:
        return MOVING_THING if figure.speed else STILL_THING
    value = 2 + half_trait(figure, "fighting")
    value += profile_of(figure).parry + has(figure, "block") + _weapon_parry(figure)
    shield = shield_of(figure)
    value += shield.parry if shield is not None else 0
    return value + (4 if figure.defending else 0) - (2 if figure.prone else 0)


def _weapon_parry(figure: Figure) -> int:
    """The best bonus of a weapon in hand, less all penalties; one too heavy gives no bonus."""
    given = []
    for item in in_hand(figure):
        weapon = weapon_of(item)
        if weapon is not None and weapon.parry:
            able = strong_enough(figure, weapon.min_strength)
            given.append(weapon.parry if able else min(0, weapon.parry))
    return sum(value for value in given if value < 0) + max([0, *given])


def worn(figure: Figure) -> list[Armour]:
    known = library().armour
    return [known[item.kind] for item in figure.items if item.kind in known]


def armour_at(figure: Figure, part: str) -> int:
    """The Armor of a body part: natural, worn there, from powers, and from its vehicle."""
    place = {"head": "head", "arm": "arms", "hand": "arms", "leg": "legs"}.get(part, "torso")
    best = max([getattr(armour, place) for armour in worn(figure)], default=0)
    magic = sum(e.amount for e in figure.effects if e.trait == "armour")
    shell = library().vehicles[figure.vehicle].armour if figure.vehicle else 0
    return max(0, profile_of(figure).armour + best + magic + shell)


def toughness(figure: Figure) -> int:
    """Toughness without armour: 2 plus half the Vigor die plus Size, at least 1."""
    profile = profile_of(figure)
    value = 2 + half_trait(figure, "vigor") + profile.size + profile.toughness
    return max(1, value + has(figure, "brawny"))


def is_heavy(figure: Figure) -> bool:
    """True if only heavy weapons harm it."""
    shell = bool(figure.vehicle) and library().vehicles[figure.vehicle].heavy
    return profile_of(figure).heavy or shell or any(armour.heavy for armour in worn(figure))


def scale(figure: Figure) -> int:
    return _scale(profile_of(figure).size)


@lru_cache(maxsize=64)
def _scale(size: int) -> int:
    return next((modifier for most, modifier in SCALES if size <= most), COLOSSAL)


def wound_limit(figure: Figure) -> int:
    """The most wounds it can have and fight on: 3, or 0 for an Extra; more for great size.

    savage.ruling.resilient: some can bear more than that.
    """
    return _wound_limit(figure.profile, figure.wild)


@lru_cache(maxsize=4096)
def _wound_limit(reference: str, wild: bool) -> int:
    profile = profile_named(reference)
    usual = (3 if wild else 0) + max(0, _scale(profile.size)) // 2
    return usual + profile.resilience


def pace(figure: Figure) -> int:
    """Its Pace, at least 1, after wounds, hindrances, edges, heavy armour and powers.

    savage.ruling.flight: what flies has the larger of its two.
    """
    profile = profile_of(figure)
    usual = max(profile.pace, profile.flight) if flies(figure) else profile.pace
    return max(1, usual + burden(figure))


def ground_pace(figure: Figure) -> int:
    """Its Pace on foot."""
    return max(1, profile_of(figure).pace + burden(figure))


def burden(figure: Figure) -> int:
    """What wounds, hindrances, edges, heavy armour and powers add to its Pace or take from it."""
    profile = profile_of(figure)
    traits = (*profile.edges, *profile.hindrances, *figure.hindrances)
    value = -min(figure.wounds, 3)
    value -= 2 if "slow_major" in traits else int("slow" in traits)
    value += FLEET_PACE * ("fleet_footed" in traits)
    value -= max([missing_steps(figure, armour.min_strength) for armour in worn(figure)], default=0)
    return value + sum([e.amount for e in figure.effects if e.trait == "pace"])


def running_die(figure: Figure) -> int:
    die = FLEET_DIE if has(figure, "fleet_footed") else profile_of(figure).run
    return max(4, die - 2) if has(figure, "slow") or has(figure, "slow_major") else die


def can_act(figure: Figure) -> bool:
    return not (figure.out or figure.shaken or figure.stunned or figure.tied or figure.berths)
