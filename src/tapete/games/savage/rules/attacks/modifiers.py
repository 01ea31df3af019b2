"""The modifiers of an attack, each with its rule."""

from __future__ import annotations

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.content.names import trait_name
from tapete.games.savage.figures import (
    has,
    in_hand,
    is_armed,
    missing_steps,
    natural_weapons,
    scale,
    shield_of,
    weapon_of,
)
from tapete.games.savage.rules.attacks.attack import CLOSE, RIGGED
from tapete.games.savage.rules.harm.conditions import is_helpless, is_vulnerable
from tapete.games.savage.rules.moving.riding import is_mounted, mover
from tapete.games.savage.rules.moving.swaying import is_unstable
from tapete.games.savage.state import OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight, disc, on_the_board, seen_height
from tapete.kernel import Modifier
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.plane.segment import closer
from tapete.spaces.sight import sight
from tapete.spaces.sight.view import View

COVER = {0: 0, 25: -2, 50: -4, 75: -6, 90: -8}
"""savage.cover.penalty"""
BANDS = (0, -2, -4)
"""The penalties at short, medium and long range: savage.range.penalty"""
EXTREME, EXTREME_TIMES = -8, 4
"""savage.range.penalty"""
CALLED = {
    "": 0,
    "limb": -2,
    "leg": -2,
    "hand": -4,
    "head": -4,
    "weapon_small": -4,
    "weapon_large": -2,
    "shield_small": -4,
    "shield_large": -2,
}
CALLED_RULES = {
    "limb": "savage.called.limb",
    "leg": "savage.called.limb",
    "hand": "savage.called.hand",
    "head": "savage.called.head",
    "weapon_small": "savage.combat.disarm.weapon",
    "weapon_large": "savage.combat.disarm.weapon",
    "shield_small": "savage.combat.disarm.weapon",
    "shield_large": "savage.combat.disarm.weapon",
}
HEAD_DAMAGE = 4
"""savage.called.head"""
DROP = 4
"""savage.drop.bonus"""
MOST_GANG = 4
PRONE_COVER, PRONE_FROM = 50, 3 * PACE
"""savage.state.prone.cover"""
SPEEDS = ((97, -1), (193, -2), (385, -4), (1225, -6), (2450, -8), (900_000_000, -10))


NO_PART_IN_IT = {
    "stunned": "savage.state.stunned.gang",
    "unaware": "savage.combat.gang_up",
    "tied": "savage.combat.gang_up",
}
"""The states in which a figure does not count for ganging up, each with its rule."""


def gang_up(fight: Fight, attacker: Figure, target: Figure) -> Modifier:
    """+1 for each attacker adjacent to the same foe beyond the first, up to +4."""
    around = [
        foe
        for foe in fight.adjacent_enemies(target)
        if not any(getattr(foe, state) for state in NO_PART_IN_IT)
    ]
    bonus = len(around) - 1
    allies = stood_by(fight, attacker, target)
    bonus -= allies + has(target, "block")
    rule = "savage.core.gang_up_allies" if allies else "savage.combat.gang_up"
    return Modifier(rule, max(0, min(MOST_GANG, bonus)))


def stood_by(fight: Fight, attacker: Figure, target: Figure) -> int:
    """With `gang_up_allies`: how many allies of the target are adjacent to it and its attacker."""
    if not fight.rules.gang_up_allies:
        return 0
    return sum(
        fight.adjacent(ally, target) and fight.adjacent(ally, attacker)
        for ally in fight.allies(target)
    )


def advantage(fight: Fight, target: Figure) -> Modifier:
    """For an attack: +4 with the Drop, or else +2 against a Vulnerable target."""
    if has_drop(fight, target):
        return Modifier(drop_rule(target), DROP)
    return vulnerable(fight, target)


def vulnerable(fight: Fight, target: Figure) -> Modifier:
    """+2 to anything done to a Vulnerable target. Where the Drop gives nothing, it still counts."""
    return Modifier("savage.state.vulnerable", 2 if is_vulnerable(fight, target) else 0)


def drop_rule(target: Figure) -> str:
    """The rule that gives the Drop on a target."""
    return "savage.state.stunned.drop" if target.stunned else "savage.drop.bonus"


def has_drop(fight: Fight, target: Figure) -> bool:
    surprised = fight.rules.surprise_gives_drop and target.surprised
    return is_helpless(target) or surprised


def unarmed(attacker: Figure, target: Figure, weapon: Weapon) -> Modifier:
    """+2 with a weapon against a target without weapon or shield, unless it is helpless."""
    bare = not is_armed(target) and shield_of(target) is None
    armed = weapon.hardness > 0 or weapon.kind == "natural" or has(attacker, "martial_artist")
    rule = "savage.natural.armed" if natural_weapons(target) else "savage.core.unarmed"
    return Modifier(rule, 2 if bare and armed and not is_helpless(target) else 0)


def two_weapons(attacker: Figure, target: Figure) -> Modifier:
    """+1 with a weapon to strike with in each hand against no shield and at most one weapon."""
    mine = [weapon for item in in_hand(attacker) if (weapon := weapon_of(item)) is not None]
    striking = [weapon for weapon in mine if weapon.kind in CLOSE]
    theirs = [item for item in in_hand(target) if weapon_of(item) is not None]
    easy = shield_of(target) is None and len(theirs) <= 1 and not natural_weapons(target)
    return Modifier("savage.combat.two_weapons", 1 if len(striking) >= 2 and easy else 0)


def off_hand(attacker: Figure, item: Item) -> Modifier:
    clumsy = item.hand == OFF and not has(attacker, "ambidextrous")
    return Modifier("savage.combat.off_hand", -2 if clumsy else 0)


def trademark(attacker: Figure, item: Item) -> Modifier:
    """+1 with the first weapon of its gear, if it has a Trademark Weapon."""
    known = has(attacker, "trademark_weapon") and item is first_weapon(attacker)
    return by_edge("trademark_weapon", 1 if known else 0)


def by_edge(edge: str, amount: int) -> Modifier:
    """What an edge adds to an attack, by the edge's name."""
    return Modifier("savage.core.attack", amount, trait_name(edge) if amount else None)


def first_weapon(figure: Figure) -> Item | None:
    return next((item for item in figure.items if weapon_of(item) is not None), None)


def martial_art(attacker: Figure, item: Item) -> Modifier:
    """+1 to Fighting with the bare hands of a martial artist."""
    trained = item.kind == "unarmed" and has(attacker, "martial_artist")
    return by_edge("martial_artist", 1 if trained else 0)


def climbing(figure: Figure) -> Modifier:
    """+2 to Athletics with claws, only for climbing."""
    weapons = [weapon_of(item) for item in natural_weapons(figure)]
    clawed = any(weapon is not None and weapon.feature == "claws" for weapon in weapons)
    return Modifier("savage.natural.claws", 2 if clawed else 0)


CLUMSY = Modifier("savage.improvised.attack", -2)
"""The penalty of an improvised weapon."""


def improvised(item: Item) -> Modifier:
    weapon = weapon_of(item)
    improvised = weapon is not None and weapon.improvised
    makeshift = improvised or item.kind in RIGGED.values()
    return CLUMSY if makeshift else Modifier(CLUMSY.rule, 0)


def one_armed(attacker: Figure, weapon: Weapon) -> Modifier:
    """-4 with a weapon that takes two hands."""
    lacking = weapon.hands == 2 and has(attacker, "one_arm")
    return Modifier("savage.injury.arm", -4 if lacking else 0)


def sparing(weapon: Weapon, *, nonlethal: bool) -> Modifier:
    """-1 with a weapon that cuts, if the attack is nonlethal."""
    cuts = nonlethal and weapon.cutting
    return Modifier("savage.combat.nonlethal.blade", -1 if cuts else 0)


def called(part: str) -> Modifier:
    return Modifier(CALLED_RULES.get(part, ""), CALLED[part])


def light(fight: Fight, attacker: Figure, target: Figure) -> Modifier:
    """The penalty for the light where the target stands; a glow on it takes a point off."""
    penalty = fight.gloom(attacker, target.at)
    glow = any("glow" in effect.modifiers for effect in target.effects)
    if has(attacker, "blind"):
        return Modifier("savage.injury.head", -6)
    return Modifier("savage.light", min(0, penalty + glow))


def shroud(target: Figure) -> Modifier:
    shrouded = any("shroud" in effect.modifiers for effect in target.effects)
    return Modifier("savage.power.shroud", -1 if shrouded else 0)


def size(attacker: Figure, target: Figure) -> Modifier:
    """The difference in scale: a larger target is easier to hit, a smaller one harder."""
    return Modifier("savage.scale", scale(target) - scale(attacker))


def deflected(target: Figure) -> Modifier:
    """The penalty of a power that deflects attacks."""
    return Modifier(
        "savage.power.cost", -sum(e.amount for e in target.effects if e.trait == "deflect")
    )


# --- at a distance


def range_penalty(fight: Fight, attacker: Figure, target: Figure, weapon: Weapon) -> int | None:
    """0, -2, -4 or -8 by the range band; None if the target is out of range."""
    assert weapon.range is not None
    return band_penalty(fight.gap(attacker, target), weapon)


def band_penalty(gap: int, weapon: Weapon) -> int | None:
    """`savage.range.penalty`: the penalty at a distance; None if that is out of range."""
    assert weapon.range is not None
    for penalty, paces in zip(BANDS, weapon.range, strict=True):
        if gap <= paces * PACE:
            return penalty
    far = gap <= weapon.range[2] * EXTREME_TIMES * PACE
    return EXTREME if far and reaches_extreme(weapon) else None


def reaches_extreme(weapon: Weapon) -> bool:
    """True if a weapon reaches beyond long range: not one that is thrown, nor a shotgun.

    savage.range.penalty
    """
    return weapon.kind not in ("melee", "thrown", "grenade", "shotgun", "sprayer", "natural")


def cover_of(
    fight: Fight, attacker: Figure, target: Figure, *, ranged: bool, shielded: bool = True
) -> int:
    """The best cover that the target has, in percent: what is between, a shield, or being prone.

    The shield is left out if it is not `shielded`.
    savage.cover.penalty, savage.state.prone.cover
    """
    if not ranged:
        return fight.view(attacker.at, target).quarters
    hidden = hidden_by_bodies(view_past(fight, attacker, target))
    shield = shield_of(target)
    if shielded and shield is not None:
        hidden = max(hidden, shield.cover)
    if target.prone and fight.gap(attacker, target) >= PRONE_FROM:
        hidden = max(hidden, PRONE_COVER)
    return hidden


def view_past(fight: Fight, attacker: Figure, target: Figure) -> View:
    """How much of a target can be seen past scenery and the figures in between."""
    others = between(fight, attacker, target)
    if not others:
        return fight.view(attacker.at, target)
    bodies = [Body(disc(other), other.id, seen_height(other)) for other in others]
    return sight.look(fight.board, attacker.at, disc(target), seen_height(target), bodies)


def between(fight: Fight, attacker: Figure, target: Figure) -> list[Figure]:
    """The figures in the way, in the order of the fight, except the two figures' own mounts.

    savage.ruling.obstacle_hit
    """
    a, b = (attacker.at.x, attacker.at.y), (target.at.x, target.at.y)
    return [
        other
        for other in (() if fight.spoken else fight.state.figures)
        if on_the_board(other)
        and other.at not in (attacker.at, target.at)
        and closer((other.at.x, other.at.y), a, b, (other.radius + target.radius) ** 2)
    ]


def hidden_by_bodies(view: View) -> int:
    """The cover in percent, at most 90: a target behind other figures can still be shot at.

    savage.ruling.obstacle_hit
    """
    return min(90, view.quarters)


def speed(fight: Fight, attacker: Figure, target: Figure) -> Modifier:
    """The penalty for a fast target, by the difference in speed of what carries them."""
    difference = abs(mover(fight, target).speed - mover(fight, attacker).speed)
    reached = [penalty for kmh, penalty in SPEEDS if difference >= kmh]
    return Modifier("savage.speed", reached[-1] if reached else 0)


def unstable(fight: Fight, attacker: Figure, weapon: Weapon) -> Modifier:
    """-2 to Shooting from a mount, a moving vehicle or ground that sways.

    A walk to the mount is not the mount's movement.
    """
    thrown = weapon.kind in ("thrown", "grenade", "melee")
    if (thrown and not fight.rules.unstable_throwing) or has(attacker, "steady_hands"):
        return Modifier("savage.combat.unstable", 0)
    if is_mounted(attacker):
        still = fight.rules.mounted_still_steady and not fight.turn.ridden
        return Modifier("savage.mounted.shooting", 0 if still else -2)
    shaky = mover(fight, attacker).speed > 0 or is_unstable(fight, attacker.at)
    return Modifier("savage.combat.unstable", -2 if shaky else 0)


def weak_arm(attacker: Figure, weapon: Weapon) -> Modifier:
    """-1 for each die type of Strength that a ranged weapon needs and its user lacks."""
    return Modifier("savage.core.min_strength", -missing_steps(attacker, weapon.min_strength))


def dodged(target: Figure) -> Modifier:
    alert = has(target, "dodge") and not is_helpless(target)
    return by_edge("dodge", -2 if alert else 0)


def one_eyed(attacker: Figure) -> Modifier:
    return Modifier("savage.injury.head", -2 if has(attacker, "one_eye") else 0)


def smitten(attacker: Figure) -> int:
    """`savage.power.cost`: what powers add to the damage of its weapons."""
    return sum(effect.amount for effect in attacker.effects if effect.trait == "smite")
