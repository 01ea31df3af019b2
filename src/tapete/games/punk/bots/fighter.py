"""A few numbers for bots: what a mini can do to others, and what it can withstand."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from tapete.games.punk.content.entries import Bomb, Ranged
from tapete.games.punk.content.played import known
from tapete.games.punk.figures import abilities, can_use, entry_of, has, number, value
from tapete.games.punk.rules.fighting.weapons import arms, hampered
from tapete.games.punk.rules.harm.armour import BARRIER, hand_shield
from tapete.games.punk.rules.harm.impact import strength_of
from tapete.games.punk.rules.moving.moving import reach_of
from tapete.games.punk.rules.shooting.precision import BUCKSHOT, HARD_TO_USE, MOUNTED
from tapete.games.punk.rules.shooting.ranges import SHORT_TO_LONG, bands_of
from tapete.games.punk.rules.shooting.targets import has_template, is_ranged
from tapete.games.punk.rules.story.interacting import unable
from tapete.games.punk.state import Item, Mini
from tapete.kernel.kept import Kept
from tapete.spaces.plane.point import CM

SPRAY = 18 * CM
"""The distance within which a template weapon is assumed to hit."""
CHEAPEST = 10
OF_WEAPONS = {"buckshot": BUCKSHOT, "hard_to_use": HARD_TO_USE}
"""What abilities of a weapon add to Precision."""


class Blow(NamedTuple):
    """An attack hand to hand: the Combat it is made with, and how hard it hits."""

    combat: int
    strength: int
    penetration: int
    pierces: bool = False
    """True if it ignores Armour."""


class Gun(NamedTuple):
    """A ranged weapon: the ends of its range bands, and the figures of a shot in each band."""

    bands: tuple[int, ...]
    precision: tuple[int, ...]
    strength: tuple[int, ...]
    penetration: tuple[int, ...]
    loading: int
    """The Actions needed to load it first."""
    sure: bool
    """True if it hits without a roll and ignores cover."""
    scattered: bool
    """True if it cannot be shot to avoid cover."""


class Prowess(NamedTuple):
    """All that a mini can do and withstand."""

    blows: tuple[Blow, ...]
    guns: tuple[Gun, ...]
    toughness: int
    armour: int
    guard: int
    """Its Armour hand to hand."""
    wounds: int
    """The number of lost impact rolls it can still bear."""
    actions: int
    reach: int
    worth: float
    """Its cost in points, relative to the cheapest fighters."""
    handy: bool
    """True if it may handle objectives."""
    skilled: bool
    """True if it may use Technique."""
    serial: int
    """A unique number, shared only by minis that are alike."""


SERIALS = count()
KNOWN: Kept[tuple[object, ...], Prowess] = Kept(20_000)
"""The prowess of minis, by all that it depends on."""


def prowess_of(mini: Mini) -> Prowess:
    key = _key(mini)
    return KNOWN.get(key) or KNOWN.keep(key, _worked_out(mini))


def _key(mini: Mini) -> tuple[object, ...]:
    """Returns everything that a mini's prowess depends on."""
    return (
        mini.profile,
        tuple(mini.attributes.values()),
        tuple(mini.special),
        mini.armour,
        mini.shield,
        tuple([(item.kind, item.reload, item.broken, item.charges) for item in mini.gear]),
        tuple(mini.lost.items()),
        tuple(mini.gained.items()),
        (bool(mini.bullets), mini.wounds, mini.barrier, mini.showing),
        (bool(mini.shocked), bool(mini.sick), mini.dying),
    )


def _worked_out(mini: Mini) -> Prowess:
    armour = max(mini.armour, BARRIER if mini.barrier else 0)
    return Prowess(
        blows=tuple(_blows(mini)),
        guns=tuple(gun for item in mini.gear for gun in _guns(mini, item)),
        toughness=value(mini, "D"),
        armour=armour,
        guard=armour + hand_shield(mini),
        wounds=max(0, number(mini, "hard_to_kill") - mini.wounds),
        actions=value(mini, "A"),
        reach=reach_of(mini),
        worth=worth_of(mini),
        handy=not unable(mini),
        skilled=can_use(mini, "T"),
        serial=next(SERIALS),
    )


def _blows(mini: Mini) -> list[Blow]:
    skill = value(mini, "C") + hampered(mini)
    return [
        Blow(
            skill + arm.combat,
            strength_of(mini, arm.strength),
            arm.penetration,
            "ignores_armour" in arm.special,
        )
        for arm in arms(mini)
    ]


def _guns(mini: Mini, item: Item) -> list[Gun]:
    if not is_ranged(item) or item.broken or not _could_shoot(mini, item):
        return []
    weapon = entry_of(item.kind)
    assert isinstance(weapon, Ranged | Bomb)
    sure = has_template(item)
    bands = (SPRAY,) if sure else bands_of(mini, item)
    ranges = range(len(bands))
    modifiers = (0,) if len(bands) == 1 else SHORT_TO_LONG
    plus = value(mini, "P") + _plus(mini, item)
    return [
        Gun(
            bands,
            tuple([plus + modifiers[n] for n in ranges]),
            tuple([strength_of(mini, _at(weapon.strength, n)) for n in ranges]),
            tuple([_at(weapon.penetration, n) for n in ranges]),
            item.reload,
            sure,
            "buckshot" in abilities(item.kind) or isinstance(weapon, Bomb),
        )
    ]


def _could_shoot(mini: Mini, item: Item) -> bool:
    if "firearm" in abilities(item.kind) and not any(mini.bullets.values()):
        return False
    if "fuel" in abilities(item.kind) and not item.charges:
        return False
    return has_template(item) or can_use(mini, "P")


def _plus(mini: Mini, item: Item) -> int:
    special = abilities(item.kind)
    found = [term.amount for name, term in OF_WEAPONS.items() if name in special]
    return sum(found) + (MOUNTED.amount if has(mini, "mounted") else 0)


def _at(figures: object, band: int) -> int:
    if isinstance(figures, tuple):
        figures = figures[min(band, len(figures) - 1)]
    return figures  # type: ignore[return-value]


def worth_of(mini: Mini) -> float:
    """Returns what a mini and its gear cost, relative to the cheapest fighters."""
    found = known()
    profile = found.profiles.get(mini.profile)
    cost = profile.cost if profile else CHEAPEST
    cost += sum(entry_of(item.kind).cost for item in mini.gear)
    return max(0.5, cost / (2 * CHEAPEST))
