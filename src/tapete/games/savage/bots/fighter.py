"""A quick estimate of a figure: its worth, how it can strike, and how hard it is to hurt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from tapete.games.savage.content.library import Weapon, damage_of, library
from tapete.games.savage.figures import (
    UNSKILLED,
    armour_at,
    attribute,
    has,
    is_heavy,
    missing_steps,
    pace,
    parry,
    profile_of,
    scale,
    shield_of,
    sides,
    skill,
    toughness,
    trait_bonus,
    trapping,
    weapon_of,
    wound_limit,
)
from tapete.games.savage.rules.attacks.attack import BUTTED, CLOSE, butt_of, weapon_kind
from tapete.games.savage.rules.attacks.modifiers import CLUMSY
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, shooting_trait
from tapete.games.savage.rules.dice.traits import is_distracted, wound_penalty
from tapete.games.savage.rules.harm.conditions import is_held, is_helpless
from tapete.games.savage.rules.harm.damage import MAGIC, damage_dice, is_hardy
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Bane, Figure, HarmKind, Item
from tapete.games.savage.world import seen_height
from tapete.kernel.shaping import pack_decoder
from tapete.spaces.plane.point import INCH

WILD, EXTRA, BEAST = 3.0, 1.0, 0.4
ORDINARY = 20
"""The sum of an ordinary figure's Parry, Toughness and best die."""
HURT = 0.7
"""The part of a figure's worth that is lost once it has all the wounds it can bear."""
TIED = 0.1
"""The part of its worth that a tied figure keeps, as it can be freed."""
DREADFUL = 1.15
"""How much more a figure is worth if the mere sight of it upsets its foes."""
UNREADY = 0.45
"""The worth of a weapon that is put away or empty, compared to one in hand and loaded."""


class Strike(msgspec.Struct, frozen=True):
    """One way in which a figure can attack now."""

    die: int
    plus: int
    dice: tuple[int, ...]
    more: int
    ap: int = 0
    reach: int = INCH
    """How far a blow reaches; a shot has ranges instead."""
    ranges: tuple[int, ...] = ()
    shots: int = 1
    large: bool = False
    """True if it cannot be fired in melee."""
    heavy: bool = False
    ready: float = 1.0
    source: str = ""
    """The weapon or power of a shot."""
    kind: HarmKind | Literal[""] = ""
    also: tuple[Bane, ...] = ()


class Prowess(msgspec.Struct, frozen=True, eq=False):
    """What a bot knows of a figure. The same figure in the same state gives the same object."""

    figure: Figure
    """A copy of the figure in that state."""
    height: int
    worth: float
    """The worth of the figure, less its wounds."""
    full: float
    ails: float
    """The part of its worth that temporary conditions take away."""
    acts: float
    """How likely it is to act when its turn comes."""
    parry: int
    toughness: int
    armour: int
    vigor: int
    size: int
    heavy: bool
    limit: int
    resilience: int
    hardy: bool
    easy: int
    """What its state adds to attacks on it, such as Vulnerable or helpless."""
    elusive: int
    """The penalty to shots at it."""
    scale: int
    cover: int
    pace: int
    strikes: tuple[Strike, ...]
    shoots: bool


_encode = msgspec.msgpack.Encoder().encode
_thaw = pack_decoder(Figure).decode


def prowess_of(figure: Figure) -> Prowess:
    return _prowess(_encode(figure))


@lru_cache(maxsize=20_000)
def _prowess(frozen: bytes) -> Prowess:
    figure = _thaw(frozen)
    limit = wound_limit(figure)
    full = _full(figure)
    strikes = () if figure.out or figure.tied or figure.berths else tuple(_strikes(figure))
    return Prowess(
        figure,
        seen_height(figure),
        0.0 if figure.out else full * health(figure.wounds, limit) * (TIED if figure.tied else 1),
        full,
        _ails(figure),
        _acts(figure),
        parry(figure),
        toughness(figure),
        armour_at(figure, "torso"),
        attribute(figure, "vigor"),
        profile_of(figure).size,
        is_heavy(figure),
        limit,
        profile_of(figure).resilience,
        is_hardy(figure),
        4 if is_helpless(figure) else 2 if figure.vulnerable or figure.bound else 0,
        (2 if has(figure, "dodge") else 0) + _effects(figure, "deflect"),
        scale(figure),
        _cover(figure),
        0 if is_held(figure) else pace(figure),
        strikes,
        any(strike.ranges for strike in strikes),
    )


def health(wounds: int, limit: int) -> float:
    return 1 - HURT * min(1, wounds / (limit or 1))


def _full(figure: Figure) -> float:
    """The worth of an unhurt figure: from its Parry, Toughness and best combat skill."""
    best = max(skill(figure, name) for name in ("fighting", "shooting", "athletics"))
    known = 2 + skill(figure, "fighting") // 2 + toughness(figure) + armour_at(figure, "torso")
    kind = BEAST if profile_of(figure).mount else WILD if figure.wild else EXTRA
    kind *= 1 if profile_of(figure).fear is None else DREADFUL
    return kind * (0.4 + 0.6 * (known + best) / ORDINARY)


def _ails(figure: Figure) -> float:
    troubles = (
        0.14 * figure.shaken
        + 0.3 * figure.stunned
        + 0.04 * figure.prone
        + 0.05 * bool(figure.distracted)
        + 0.06 * bool(figure.vulnerable)
        + 0.12 * figure.entangled
        + 0.2 * figure.bound
        + 0.1 * figure.fatigue
        + 0.15 * bool(figure.burns)
        + 0.25 * bool(figure.venom)
        - 0.02 * bool(figure.hidden)
        - 0.03 * sum(aid.bonus > 0 for aid in figure.helps)
        - 0.02 * len({e.trait for e in figure.effects if e.trait in ("armour", "deflect", "pace")})
    )
    return 0.0 if figure.tied else min(0.9, troubles)


def _acts(figure: Figure) -> float:
    if figure.out or figure.tied or profile_of(figure).mount:
        return 0.0
    slow = 0.4 if figure.stunned else 0.7 if figure.shaken else 1.0
    return slow * (0.5 if figure.bound else 1.0)


def _cover(figure: Figure) -> int:
    shield = shield_of(figure)
    return 0 if shield is None else shield.cover


# --- how it strikes


def _strikes(figure: Figure) -> Iterator[Strike]:
    """The ways to strike with all it carries, and with the powers it can pay for."""
    burden = wound_penalty(figure) - figure.fatigue - 2 * is_distracted(figure)
    for item in figure.items:
        weapon = weapon_of(item)
        if weapon is not None:
            yield from _with(figure, item, weapon, burden)
    yield _blow(figure, library().weapons["unarmed"], burden, 1.0)
    yield from _powers(figure, burden)


def _with(figure: Figure, item: Item, weapon: Weapon, burden: int) -> Iterator[Strike]:
    held = item.hand in (MAIN, OFF, BOTH) or weapon.kind == "natural"
    if not held and item.hand != STOWED:
        return
    ready = 1.0 if held else UNREADY
    if weapon.kind in CLOSE:
        yield _blow(figure, weapon, burden, ready, item)
    if weapon.kind in BUTTED:
        yield _blow(figure, butt_of(weapon), burden + CLUMSY.amount, ready)
    if weapon.range is None:
        return
    if weapon.shots and not item.loaded:
        if not item.spare:
            return
        ready *= UNREADY
    yield _shot(figure, item, weapon, burden, ready)


def _blow(
    figure: Figure, weapon: Weapon, burden: int, ready: float, item: Item | None = None
) -> Strike:
    text = "Str+d4" if weapon.kind == "natural" and not weapon.damage else weapon.damage
    dice, more = damage_dice(figure, text)
    able = missing_steps(figure, weapon.min_strength) == 0
    return Strike(
        *_trait(figure, "fighting", burden - 2 * figure.prone),
        dice,
        more + _effects(figure, "smite"),
        weapon.ap,
        reach=(1 + (weapon.reach if able else 0)) * INCH,
        heavy=weapon.heavy,
        ready=ready,
        kind=_kind(figure, weapon),
        also=_also(figure, item),
    )


def _shot(figure: Figure, item: Item, weapon: Weapon, burden: int, ready: float) -> Strike:
    dice, more = damage_dice(figure, weapon.damage)
    plus = burden - missing_steps(figure, weapon.min_strength)
    plus += 2 * (weapon.kind == "shotgun") - 2 * bool(figure.mount)
    thrown = weapon.kind in ("thrown", "melee", "grenade")
    shots = max([n for n in range(1, weapon.rof + 1) if item.loaded >= AMMUNITION[n]], default=1)
    assert weapon.range is not None
    return Strike(
        *_trait(figure, shooting_trait(weapon), plus),
        dice,
        more + _effects(figure, "smite"),
        weapon.ap,
        0,
        weapon.range,
        shots,
        weapon.hands > 1 and not thrown,
        weapon.heavy,
        ready * (0.8 if thrown else 1.0),
        item.kind,
        _kind(figure, weapon),
        _also(figure, item),
    )


def _kind(figure: Figure, weapon: Weapon) -> HarmKind | Literal[""]:
    return "" if _effects(figure, "smite") else weapon_kind(weapon)


def _also(figure: Figure, item: Item | None) -> tuple[Bane, ...]:
    made: tuple[Bane, ...] = (item.material,) if item and item.material else ()
    return (*made, *MAGIC) if _effects(figure, "smite") else made


def _powers(figure: Figure, burden: int) -> Iterator[Strike]:
    profile = profile_of(figure)
    for name in profile.powers if profile.arcane else ():
        power = library().powers[name]
        if power.damage and power.range and figure.points >= power.cost:
            damage = damage_of(power.damage)
            die, plus = _trait(figure, profile.arcane, burden)
            far = (power.range, power.range, power.range)
            kind = trapping(figure, name)
            dice, more = damage.dice, damage.plus
            yield Strike(die, plus, dice, more, ranges=far, source=name, kind=kind, also=MAGIC)


def _trait(figure: Figure, name: str, plus: int) -> tuple[int, int]:
    """Its die in a trait, and what is added to it."""
    die = skill(figure, name)
    return (sides(die), trait_bonus(figure, name) + plus) if die else (4, UNSKILLED + plus)


def _effects(figure: Figure, trait: str) -> int:
    """The sum of the effects of powers on a trait."""
    return sum(effect.amount for effect in figure.effects if effect.trait == trait)
