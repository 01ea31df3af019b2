"""Hits: Strength against Toughness, and what follows for a mini that loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tapete.games.punk.content.entries import Strength
from tapete.games.punk.events.harm import Endured, Unharmed
from tapete.games.punk.events.harm import Hit as Struck
from tapete.games.punk.figures import number, value
from tapete.games.punk.rules.dice.readings import Harm
from tapete.games.punk.rules.dice.rolls import opposed, rival_of, tie, total
from tapete.games.punk.rules.dice.terms import against, struck
from tapete.games.punk.rules.fighting import regrouping
from tapete.games.punk.rules.gear.fuel import explode, has_fuel
from tapete.games.punk.rules.gifts import quirks
from tapete.games.punk.rules.harm.armour import armour_terms, protections
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.harm.poison import poison
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

ROLL = "punk.impact.roll"
OUTCOME = "punk.impact.outcome"
SIGNED = "punk.impact.strength_modifier"
HARDY = "hard_to_kill"


class Hit(msgspec.Struct, frozen=True):
    """Something that strikes a mini.

    `strength` is all of it: `strength_of` adds the striker's own where the weapon's has a sign.
    `cover` is the bonus of scenery and shields against a shot. `special` are the special rules of
    the weapon, the bullet and the striker, with their numbers.
    """

    strength: int
    penetration: int
    rule: str
    by: str = ""
    """The id of the mini that strikes; empty for an effect."""
    weapon: str = ""
    cover: int = 0
    melee: bool = False
    band: int = -1
    """The range of a shot: 0 short, 1 medium, 2 long."""
    special: Mapping[str, int] = {}
    also: tuple[str, ...] = ()
    """What else made it as strong as it is."""


def strength_of(mini: Mini, written: Strength) -> int:
    """A weapon's Strength; one with a sign is added to that of the mini that strikes."""
    return value(mini, "F") + int(written) if isinstance(written, str) else written


def signed(written: Strength) -> tuple[str, ...]:
    return (SIGNED,) if isinstance(written, str) else ()


def strike(skirmish: Skirmish, target: Mini, hit: Hit) -> bool:
    """Resolves one hit; True if it put its target out."""
    return strike_all(skirmish, [(target, hit)])[0]


def strike_all(skirmish: Skirmish, hits: Sequence[tuple[Mini, Hit]]) -> list[bool]:
    """Resolves hits at the same time: all are rolled before any of them takes effect.

    punk.ruling.mutual_hits_order
    """
    taken = [(quirks.stands_in(skirmish, target, hit), hit) for target, hit in hits]
    before = regrouping.combats(skirmish, [target for target, _ in taken])
    rolled = [harms(skirmish, target, hit) for target, hit in taken]
    for (target, hit), (harmed, _) in zip(taken, rolled, strict=True):
        if not target.out:
            suffer(skirmish, target, hit, harmed)
    for (target, _), (_, spark) in zip(taken, rolled, strict=True):
        if spark:
            explode(skirmish, target)
    regrouping.regroup_all(skirmish, before)
    return [bool(target.out) for target, _ in taken]


def harms(skirmish: Skirmish, target: Mini, hit: Hit) -> tuple[bool, bool]:
    """The opposed roll: True if the hit wins it, and True if its die sets fuel off."""
    skirmish.table.tell(
        Struck,
        target=target.id,
        figure=hit.by,
        weapon=hit.weapon,
        strength=hit.strength,
        penetration=hit.penetration,
        rule=hit.rule,
        also=(*hit.also, *protections(target, hit)),
    )
    seat = skirmish.mini(hit.by).seat if hit.by else rival_of(skirmish, target.seat)
    terms = harm_terms(skirmish, target, hit)
    read = Harm(total(terms), tie(skirmish, seat, target.seat), has_fuel(target))
    sides, figures = (seat, target.seat), (hit.by, target.id)
    return opposed(skirmish, sides, read, ROLL, terms, figures=figures)


def harm_terms(skirmish: Skirmish, target: Mini, hit: Hit) -> list[Modifier]:
    """What is added to the attacker's die; what helps the defender is below 0."""
    return [
        struck(hit.strength, "punk.impact.attacker_total"),
        against(target, "D", "punk.impact.defender_total"),
        *armour_terms(target, hit),
        *quirks.harm_terms(skirmish, target, hit),
    ]


def suffer(skirmish: Skirmish, target: Mini, hit: Hit, harmed: bool) -> None:
    """The target is downed if the hit won and it cannot bear more; a survivor may be poisoned."""
    if not harmed:
        skirmish.table.tell(Unharmed, figure=target.id, rule=OUTCOME)
    elif bears(skirmish, target):
        harmed = False
    else:
        down(skirmish, target, OUTCOME, hit.by, hit, alone=False)
    if not harmed and hit.special.get("poison"):
        poison(skirmish, target, hit.special["poison"])
    quirks.struck(skirmish, target, hit)


def bears(skirmish: Skirmish, target: Mini) -> bool:
    """True if it takes such a hit and goes on, as some do: punk.core.hard_to_kill"""
    left = number(target, HARDY) - target.wounds
    if left <= 0:
        return False
    target.wounds += 1
    rule = "punk.core.hard_to_kill"
    skirmish.table.tell(Endured, figure=target.id, left=left - 1, rule=rule)
    return True
