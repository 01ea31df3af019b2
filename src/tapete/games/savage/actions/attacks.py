"""The weapons in hand and their possible targets; shooting and throwing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from tapete.deeds import Crossed, Details, Do, Options, Why
from tapete.deeds.barring import WhyNot
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.figures import has, strong_enough, weapons_in_hand
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import (
    BARE_HANDS,
    BUTTED,
    Shot,
    butt_of,
    loads,
    weapon_in,
)
from tapete.games.savage.rules.attacks.melee import close_items
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, shoot
from tapete.games.savage.rules.attacks.volleys import split_fire
from tapete.games.savage.rules.manoeuvres.disarming import HELD, called_at
from tapete.games.savage.state import MAIN, OFF, Figure, Item
from tapete.games.savage.world import PACE, Fight
from tapete.kernel.plain import Plain
from tapete.kernel.shaping import shaped

CALLED: Sequence[Plain] = ("", "head", "limb", "leg", "hand")
WHOLE: Sequence[Plain] = ("",)
EITHER: Sequence[Plain] = (False, True)
THROWN = ("thrown", "melee", "grenade")
STEADY = ("marksman", "steady_burst")
"""Edges that help a shooter that does not move."""
DIRECT = ("pistol", "rifle", "shotgun", "automatic", "bow", "sling", "crossbow", "thrown", "melee")
"""The kinds of weapons that are aimed at one target, not at an area."""
NO_AMMUNITION = ("savage.ammo", "no_ammunition")
NEEDS_AIM = ("savage.range.penalty", "needs_aim")


def item_at(figure: Figure, index: int) -> Item:
    """The item with an index among all it carries; -1 is its bare hands."""
    return BARE_HANDS if index < 0 else figure.items[index]


def _place(figure: Figure, item: Item) -> int:
    return next((n for n, other in enumerate(figure.items) if other is item), -1)


class Held(NamedTuple):
    """An item ready for an attack, and the weapon it is."""

    item: Item
    weapon: Weapon

    @property
    def furthest(self) -> Weapon:
        """The weapon with the load that reaches furthest."""
        return loads(self.weapon)[-1][1]


Ready: TypeAlias = Callable[[Fight, Figure], list[tuple[int, Held]]]
"""The weapons that can be attacked with at once, each with its index among all that is carried."""


def ready(test: Callable[[Weapon], bool]) -> Ready:
    """The weapons in hand that pass a test."""

    def weapons(fight: Fight, figure: Figure) -> list[tuple[int, Held]]:
        held = [Held(item, weapon_in(item)) for item in weapons_in_hand(figure)]
        return [(_place(figure, one.item), one) for one in held if test(one.weapon)]

    return weapons


def close_weapons(fight: Fight, figure: Figure) -> list[tuple[int, Held]]:
    """What it can strike with, each with its index among all it carries; -1 is its bare hands."""
    return [(_place(figure, item), Held(item, weapon_in(item))) for item in close_items(figure)]


def butts(fight: Fight, figure: Figure) -> list[tuple[int, Held]]:
    """The weapons in hand that it can strike with the butt of, as they count then."""
    found = _butted(fight, figure)
    return [(index, Held(held.item, butt_of(held.weapon))) for index, held in found]


_butted = ready(lambda weapon: weapon.kind in BUTTED)


def reach_of(figure: Figure, weapon: Weapon) -> int:
    """1 pace, plus the weapon's Reach if its user is strong enough for it."""
    able = strong_enough(figure, weapon.min_strength)
    return (1 + (weapon.reach if able else 0)) * PACE


def called_parts(target: Figure) -> Sequence[Plain]:
    """The parts of a target that can be aimed at, and the weapon and shield it holds, if any."""
    if target.berths:
        return WHOLE
    return (*CALLED, *[what for what in HELD if called_at(target, what)])


def called_shot(details: Details, target: Figure) -> str:
    """The part aimed at. For a weapon or a shield, it depends on the size."""
    called = str(details["called"])
    return called_at(target, called) if called in HELD else called


def used_hand(fight: Fight, item: Item) -> None:
    """Remembers for the turn which hand has attacked."""
    if item.hand in (MAIN, OFF):
        fight.turn.hands.append(item.hand)


# --- at a distance


ranged_weapons = ready(lambda weapon: weapon.ranged and weapon.kind in DIRECT)


def foes(fight: Fight, figure: Figure, weapon: object) -> list[Figure]:
    """Those that any weapon might be used against: enemies and their vehicles."""
    return fight.targets(figure)


def why_not_fire(fight: Fight, figure: Figure, held: Held) -> Why | None:
    """The rule and the reason why a weapon cannot be fired at all now; None if it can."""
    if held.weapon.shots and held.item.loaded < 1:
        return NO_AMMUNITION
    return why_too_large(fight, figure, held.weapon)


def why_too_large(fight: Fight, figure: Figure, weapon: Weapon) -> Why | None:
    """In melee no two-handed weapon is fired, unless it is thrown."""
    large = weapon.hands > 1 and weapon.kind not in THROWN
    locked = large and bool(fight.adjacent_enemies(figure))
    return ("savage.melee_ranged.size", "too_large_for_melee") if locked else None


def why_not_at(fight: Fight, figure: Figure, weapon: Weapon, enemy: Figure) -> Why | None:
    """The rule and the reason why an enemy cannot be shot at, even with aim; None if it can."""
    if terms.range_penalty(fight, figure, enemy, weapon) is None:
        return "savage.range.penalty", "out_of_range"
    if not fight.sees(figure, enemy):
        return "savage.cover.penalty", "no_sight"
    return None


def why_unaimed(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    """With `extreme_range_core`, extreme range takes aim, with that weapon and at that enemy."""
    far = terms.range_penalty(fight, figure, enemy, held.furthest) == terms.EXTREME
    aims = (figure.aim, figure.aim_with) == (enemy.id, held.item.kind) and not fight.turn.used
    return NEEDS_AIM if far and fight.rules.extreme_range_core and not aims else None


def why_not_shoot(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    why = why_not_at(fight, figure, held.furthest, enemy)
    return why or why_unaimed(fight, figure, held, enemy)


def shot_details(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Options:
    """The part aimed at, sparing it, the load, the number of shots, and standing still."""
    load = able_loads(fight, figure, held, enemy, why_not_at)
    shots = [n for n in range(1, held.weapon.rof + 1) if _loaded(held, n)]
    usual = {"called": called_parts(enemy), "nonlethal": EITHER, **load, "shots": shots}
    return {**usual, **_stillness(fight, figure)}


def able_loads(
    fight: Fight, figure: Figure, held: Held, target: object, why_not: WhyNot
) -> Options:
    """The loads with which a target can be shot at, if the weapon has several."""
    every = loads(held.weapon) if held.weapon.slug else []
    able = [load for load, fired in every if why_not(fight, figure, fired, target) is None]
    return {"load": able} if able else {}


def _stillness(fight: Fight, figure: Figure) -> Options:
    """A figure that has not moved and shoots better if it does not may choose not to move."""
    still = not fight.turn.walked and not fight.turn.spent
    steady = still and any(has(figure, edge) for edge in STEADY)
    return {"still": (True, False)} if steady else {}


def _loaded(held: Held, shots: int) -> bool:
    return not held.weapon.shots or held.item.loaded >= AMMUNITION[shots]


def fired_from(item: Item, details: Details) -> Weapon:
    """The weapon with the chosen load."""
    return dict(loads(weapon_in(item)))[str(details.get("load", ""))]


def perform_shot(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    shoot(fight, shot_chosen(fight, figure, do, details))


def shot_chosen(fight: Fight, figure: Figure, do: Do, details: Details) -> Shot:
    """Returns the shot as answered, and marks the hand that shoots as used."""
    used_hand(fight, item_at(figure, do.item))
    return shot_described(fight, figure, do, details)


def shot_described(fight: Fight, figure: Figure, do: Do, details: Details) -> Shot:
    item, target = item_at(figure, do.item), fight.figure(do.to)
    shots = details["shots"]
    assert isinstance(shots, int)
    return Shot(
        figure,
        target,
        item,
        fired_from(item, details),
        called_shot(details, target),
        nonlethal=bool(details["nonlethal"]),
        shots=shots,
        still=bool(details.get("still")),
    )


class Volley(NamedTuple):
    """A target of a split volley, and those that may be the other."""

    id: str
    others: list[Plain]


def _splitters(fight: Fight, figure: Figure) -> list[tuple[int, Held]]:
    return [(n, held) for n, held in ranged_weapons(fight, figure) if splits(held)]


def _volleys(fight: Fight, figure: Figure, held: Held) -> list[Volley]:
    enemies = fight.targets(figure)
    near = [e.id for e in enemies if why_not_shoot(fight, figure, held, e) is None]
    return [Volley(enemy, [*near[place + 1 :]]) for place, enemy in enumerate(near[:-1])]


def _splitting(fight: Fight, figure: Figure, held: Held, volley: Volley) -> Options:
    """The second target, how many shots at each, sparing both, and standing still."""
    usual = {"second": volley.others, "split": splits(held), "nonlethal": EITHER}
    return {**usual, **_stillness(fight, figure)}


def splits(held: Held) -> list[Plain]:
    """The ways to split a volley: the shots at the first target and those at the other."""
    return [
        [first, shots - first]
        for shots in range(2, held.weapon.rof + 1)
        for first in range(1, shots)
        if _loaded(held, shots)
    ]


def _split(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    item = item_at(figure, do.item)
    first, second = shaped(details["split"], tuple[int, int])
    nonlethal, still = bool(details["nonlethal"]), bool(details.get("still"))
    shot = Shot(
        figure,
        fight.figure(do.to),
        item,
        weapon_in(item),
        nonlethal=nonlethal,
        shots=first + second,
        still=still,
    )
    other = msgspec.structs.replace(shot, target=fight.figure(str(details["second"])))
    split_fire(fight, shot, other, first)


SHOOT = "shoot"
KINDS = (
    Kind(SHOOT, ATTACK, perform_shot,
        Crossed(ranged_weapons, foes, why_not_fire, why_not_shoot, shot_details), lead=6,
        varies=True, harms=True, armed=True, thrown="throw", attack=shot_chosen, tried="attack",
        variants={"called": ("head",)}),
    Kind("split", ATTACK, _split, Crossed(_splitters, _volleys, why_not_fire, details=_splitting),
        varies=True, form_of=SHOOT, harms=True, quiet=True, armed=True),
)  # fmt: skip
