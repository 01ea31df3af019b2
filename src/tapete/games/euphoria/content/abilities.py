"""What special abilities and special attacks do, as data. Rules carry it out by kind of effect."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Ref
from tapete.games.euphoria.content.told import Points, Priced, Told
from tapete.games.euphoria.content.traits import TraitRef

Inches: TypeAlias = Annotated[int, Meta(ge=0, le=24)]
Amount: TypeAlias = Annotated[int, Meta(ge=-100, le=100)]
Trait: TypeAlias = Annotated[str, TraitRef]
Boosted: TypeAlias = Literal[
    "ap", "aim", "damage", "strength", "armour", "combat", "shots", "range", "evade", "free",
    "euphoria",
]  # fmt: skip
"""What can be changed until the turn ends; `evade` is added to each evasion die, `free` is inches
of movement that cost nothing."""


class Effect(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"
):
    """One thing that happens to each miniature concerned, until the turn ends if it lasts."""


class Boost(Effect, frozen=True, kw_only=True, tag="boost"):
    what: Boosted
    amount: Amount


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    """Life regained, never above what it started with."""

    amount: Amount


class Hurt(Effect, frozen=True, kw_only=True, tag="hurt"):
    """Damage, which FB lowers."""

    amount: Amount


class Grant(Effect, frozen=True, kw_only=True, tag="grant"):
    """A trait that it has until the turn ends."""

    trait: Trait


class Bar(Effect, frozen=True, kw_only=True, tag="bar"):
    """Something that it may not do until the turn ends."""

    deed: Literal["move", "charge", "shoot", "evade"]


class Push(Effect, frozen=True, kw_only=True, tag="push"):
    """It is moved straight away from the user of the ability; towards the user if negative."""

    inches: Annotated[int, Meta(ge=-6, le=6)]


class Swap(Effect, frozen=True, kw_only=True, tag="swap"):
    """It changes places with the user of the ability."""


class Reroll(Effect, frozen=True, kw_only=True, tag="reroll"):
    """Once this turn, its player may roll its dice of one roll again; the second roll stands."""

    of: Literal["shots", "evasion", "melee"]


class Hide(Effect, frozen=True, kw_only=True, tag="hide"):
    """Shots at it suffer heavy cover, whatever stands between."""


class Raise(Effect, frozen=True, kw_only=True, tag="raise"):
    """A dead miniature of its own team gets up where it fell, with this much life."""

    life: Annotated[int, Meta(ge=10, le=100)]


class Gift(Effect, frozen=True, kw_only=True, tag="gift"):
    """It gets an object, if it may carry it."""

    item: Annotated[str, Ref("items")]


class Applause(Effect, frozen=True, kw_only=True, tag="applause"):
    """Its team scores points for objectives."""

    points: Annotated[int, Meta(ge=5, le=50)]


AnyEffect: TypeAlias = (
    Boost | Heal | Hurt | Grant | Bar | Push | Swap | Reroll | Hide | Raise | Gift | Applause
)
Target: TypeAlias = Literal["self", "friend", "friends", "enemy", "enemies", "body"]
"""Whom it concerns: itself; one friend or enemy that is named (`self` is no friend); all friends or
all enemies in range, of which none is named; a dead miniature."""


class Ability(Priced, frozen=True, kw_only=True):
    """A special ability, once a show: euphoria.attr.special_ability_once"""

    target: Target = "self"
    range: Inches = 0
    """In inches, measured when it takes effect; 0 for one that concerns only itself."""
    classes: tuple[Trait, ...] = ()
    """It works only on miniatures with one of these; on any if there are none."""
    sight: bool = False
    """True if it needs line of sight."""
    when: Literal["now", "movement", "shooting", "melee"] = "now"
    """When it takes effect and is measured: as it is declared, or as its user is activated in a
    later phase."""
    effects: Annotated[tuple[AnyEffect, ...], Meta(min_length=1, max_length=3)]
    cost: Points = 0
    """What a character without an ability of its own pays for it; 0 if it is not for sale."""


class Attack(Told, frozen=True, kw_only=True):
    """A special attack in melee, declared with the number of dice: euphoria.attr.special_attack"""

    ap: Annotated[int, Meta(ge=0, le=4)] = 1
    """AP it costs besides the dice."""
    dice: Annotated[int, Meta(ge=1, le=4)] = 1
    """The least dice to attack with."""
    total: Amount = 0
    """Added to the sum of its dice."""
    strength: Amount = 0
    """Added to its Strength."""
    pierce: Amount = 0
    """The FB that does not count."""
    deny: Annotated[int, Meta(ge=0, le=3)] = 0
    """The defence dice that the target may not use."""
    stun: Annotated[int, Meta(ge=0, le=5)] = 0
    """The AP that the target loses if it is hit."""
    push: Annotated[int, Meta(ge=0, le=4)] = 0
    """How many inches the target is pushed if it is hit and lives."""
    drain: Annotated[int, Meta(ge=0, le=50)] = 0
    """The life that the attacker regains for each success."""
    splash: Annotated[int, Meta(ge=0, le=50)] = 0
    """The damage to each other enemy in contact with the attacker, if the target is hit."""
    gore: Annotated[int, Meta(ge=0, le=10)] = 0
    """How much lower the difference for a FATALITY is."""
