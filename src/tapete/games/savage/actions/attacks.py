"""The weapons in hand and their possible targets; shooting and throwing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.figures import has, strong_enough, weapons_in_hand
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import BARE_HANDS, CLOSE, Shot, loads, weapon_in
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, shoot
from tapete.games.savage.rules.attacks.volleys import split_fire
from tapete.games.savage.rules.manoeuvres.disarming import called_at, held_weapon
from tapete.games.savage.state import MAIN, OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain

CALLED: Sequence[Plain] = ("", "head", "limb", "leg", "hand")
WHOLE: Sequence[Plain] = ("",)
CALLED_ARMED: Sequence[Plain] = (*CALLED, "weapon")
EITHER: Sequence[Plain] = (False, True)
THROWN = ("thrown", "melee", "grenade")
STEADY = ("marksman", "steady_burst")
"""Edges that help a shooter that does not move."""
DIRECT = ("pistol", "rifle", "shotgun", "automatic", "bow", "sling", "crossbow", "thrown", "melee")
"""The kinds of weapons that are aimed at one target, not at an area."""


def item_at(figure: Figure, index: int) -> Item:
    """The item with an index among all it carries; -1 is its bare hands."""
    return BARE_HANDS if index < 0 else figure.items[index]


def _place(figure: Figure, item: Item) -> int:
    return next((n for n, other in enumerate(figure.items) if other is item), -1)


def close_weapons(figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons it can strike with: those in hand, natural ones, or else its bare hands."""
    found = [
        (_place(figure, item), weapon_in(item))
        for item in weapons_in_hand(figure)
        if weapon_in(item).kind in CLOSE
    ]
    return found or [(-1, weapon_in(BARE_HANDS))]


def reach_of(figure: Figure, weapon: Weapon) -> int:
    """1 pace, plus the weapon's Reach if its user is strong enough for it."""
    able = strong_enough(figure, weapon.min_strength)
    return (1 + (weapon.reach if able else 0)) * PACE


def called_parts(target: Figure) -> Sequence[Plain]:
    """The parts of a target that can be aimed at, and the weapon it holds, if any."""
    if target.berths:
        return WHOLE
    return CALLED if held_weapon(target) is None else CALLED_ARMED


def called_shot(details: Details, target: Figure) -> str:
    """The part aimed at. For a weapon, it depends on the weapon's size."""
    called = str(details["called"])
    if called != "weapon":
        return called
    return "" if held_weapon(target) is None else called_at(target)


# --- at a distance


def weapons_ready(figure: Figure) -> list[tuple[int, Item, Weapon]]:
    """The weapons it can attack with at once, each with its index among all it carries."""
    return [(_place(figure, item), item, weapon_in(item)) for item in weapons_in_hand(figure)]


def ranged_weapons(figure: Figure) -> list[tuple[int, Item, Weapon]]:
    return [
        (n, item, weapon)
        for n, item, weapon in weapons_ready(figure)
        if weapon.ranged and weapon.kind in DIRECT
    ]


def large_in_melee(fight: Fight, figure: Figure, weapon: Weapon) -> bool:
    """In melee no two-handed weapon is fired, unless it is thrown."""
    large = weapon.hands > 1 and weapon.kind not in THROWN
    return large and bool(fight.adjacent_enemies(figure))


def why_not_shoot(
    fight: Fight, figure: Figure, item: Item, weapon: Weapon
) -> tuple[str, str] | None:
    """The rule and the reason why a weapon cannot be fired at all now; None if it can."""
    if weapon.shots and item.loaded < 1:
        return "savage.ammo", "no_ammunition"
    if large_in_melee(fight, figure, weapon):
        return "savage.melee_ranged.size", "too_large_for_melee"
    return None


def why_not_at(
    fight: Fight, figure: Figure, weapon: Weapon, enemy: Figure
) -> tuple[str, str] | None:
    """The rule and the reason why an enemy cannot be shot at; None if it can."""
    penalty = terms.range_penalty(fight, figure, enemy, weapon)
    if penalty is None:
        return "savage.range.penalty", "out_of_range"
    if not fight.sees(figure, enemy):
        return "savage.cover.penalty", "no_sight"
    ready = figure.aim == enemy.id and not fight.turn.used
    if penalty == terms.EXTREME and fight.rules.extreme_range_core and not ready:
        return "savage.range.penalty", "needs_aim"
    return None


def offer_shots(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index, item, weapon in ranged_weapons(figure):
        if why_not_shoot(fight, figure, item, weapon) is not None:
            continue
        shots = [n for n in range(1, weapon.rof + 1) if _loaded(item, weapon, n)]
        details: dict[str, Sequence[Plain]] = {"shots": shots}
        if stands_still(fight, figure):
            details["still"] = EITHER_STILL
        for enemy in fight.targets(figure):
            able = able_loads(fight, figure, weapon, enemy)
            if able:
                load: dict[str, Sequence[Plain]] = {"load": able} if weapon.slug else {}
                more = {"called": called_parts(enemy), **load, **details}
                yield Choice(Do("shoot", enemy.id, index), more)


def able_loads(fight: Fight, figure: Figure, weapon: Weapon, enemy: Figure) -> list[Plain]:
    """The loads with which an enemy can be shot at."""
    return [
        load for load, fired in loads(weapon) if why_not_at(fight, figure, fired, enemy) is None
    ]


EITHER_STILL: Sequence[Plain] = (True, False)


def stands_still(fight: Fight, figure: Figure) -> bool:
    """True if it has not moved and shoots better if it does not: it may choose not to move."""
    still = not fight.turn.walked and not fight.turn.spent
    return still and any(has(figure, edge) for edge in STEADY)


def _loaded(item: Item, weapon: Weapon, shots: int) -> bool:
    return not weapon.shots or item.loaded >= AMMUNITION[shots]


def _bar_shoot(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, item, weapon in ranged_weapons(figure):
        why = why_not_shoot(fight, figure, item, weapon)
        for enemy in fight.targets(figure):
            _, furthest = loads(weapon)[-1]
            reason = why or why_not_at(fight, figure, furthest, enemy)
            if reason is not None:
                yield barred(Do("shoot", enemy.id, index), *reason)


def fired_from(item: Item, details: Details) -> Weapon:
    """The weapon with the chosen load."""
    return dict(loads(weapon_in(item)))[str(details.get("load", ""))]


def perform_shot(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    shoot(fight, shot_chosen(fight, figure, do, details))


def shot_chosen(fight: Fight, figure: Figure, do: Do, details: Details) -> Shot:
    """Returns the shot as answered, and marks the hand that shoots as used."""
    item, target = item_at(figure, do.item), fight.figure(do.to)
    shots = details["shots"]
    assert isinstance(shots, int)
    if item.hand in (MAIN, OFF):
        fight.turn.done.append(f"hand {item.hand}")
    return Shot(
        figure,
        target,
        item,
        fired_from(item, details),
        called_shot(details, target),
        shots=shots,
        still=bool(details.get("still")),
    )


def _offer_split(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """Offers volleys split between two targets: the second target, and how many shots at each."""
    for index, item, weapon in ranged_weapons(figure):
        ways = splits(item, weapon)
        if not ways or why_not_shoot(fight, figure, item, weapon) is not None:
            continue
        near = [e for e in fight.targets(figure) if why_not_at(fight, figure, weapon, e) is None]
        for place, enemy in enumerate(near[:-1]):
            others: Sequence[Plain] = [other.id for other in near[place + 1 :]]
            details: dict[str, Sequence[Plain]] = {"second": others, "split": ways}
            if stands_still(fight, figure):
                details["still"] = EITHER_STILL
            yield Choice(Do("split", enemy.id, index), details)


def splits(item: Item, weapon: Weapon) -> list[Plain]:
    """The ways to split a volley: `2+1` is two shots at the first target and one at the other."""
    return [
        f"{first}+{shots - first}"
        for shots in range(2, weapon.rof + 1)
        for first in range(1, shots)
        if _loaded(item, weapon, shots)
    ]


def _split(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = item_at(figure, do.item)
    first, second = (int(part) for part in str(details["split"]).split("+"))
    still = bool(details.get("still"))
    shots = [
        Shot(figure, fight.figure(to), item, weapon_in(item), shots=first + second, still=still)
        for to in (do.to, str(details["second"]))
    ]
    split_fire(fight, shots[0], shots[1], first)


KINDS = (
    Kind("shoot", ATTACK, offer_shots, perform_shot, _bar_shoot, harms=True, armed=True,
        thrown="throw", attack=shot_chosen, tried="attack", variants={"called": ("head",)}),
    Kind("split", ATTACK, _offer_split, _split, harms=True, armed=True),
)  # fmt: skip
