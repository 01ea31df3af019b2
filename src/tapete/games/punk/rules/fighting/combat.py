"""A fight: an opposed Combat roll, and the hits that come of it."""

from __future__ import annotations

from functools import partial

import msgspec

from tapete.games.punk.events.fighting import Fought
from tapete.games.punk.rules.dice.readings import Clash
from tapete.games.punk.rules.dice.rolls import opposed, total
from tapete.games.punk.rules.dice.terms import armed, own, turned
from tapete.games.punk.rules.fighting.momentum import assault_terms, momentum_of, weight_of_drop
from tapete.games.punk.rules.fighting.multiple import MULTIPLE, is_multiple, support_terms
from tapete.games.punk.rules.fighting.weapons import (
    TAIL,
    Arm,
    hampered,
    impetus,
    rules_of_arm,
    specials,
    tail_arm,
)
from tapete.games.punk.rules.fighting.wielding import landed, swung, wield
from tapete.games.punk.rules.gifts import quirks
from tapete.games.punk.rules.harm.impact import Hit, signed, strength_of, strike_all
from tapete.games.punk.rules.harm.shocks import SHOCKS, after_blow
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier
from tapete.kernel.chance.readings import Verdict

ROLL = "punk.combat.fight.roll"
HITS = "punk.combat.fight.higher_hits"
TIE = "punk.combat.fight.tie"
CHOOSES = "punk.combat.multiple.choose_target"
ONLY_ASSAULTED = "punk.combat.assault.bonus_only_vs_assaulted"
FREE = "punk.combat.assault.free_fight"
RUNS = "punk.special.impetus"
LASTS = "punk.combat.assault.bonus_duration"
SHAKY = -3
"""The penalty of a mini that stood up because of contact: punk.move.prone.contact"""


class Fighter(msgspec.Struct, frozen=True):
    """One of the two fighters: what it strikes with, and all it adds to its die."""

    mini: Mini
    arm: Arm
    terms: list[Modifier]
    above: int = 0
    """How high it has dropped from to strike."""

    @property
    def total(self) -> int:
        return total(self.terms)


def fight(
    skirmish: Skirmish, mini: Mini, target: Mini, above: int = 0, *, free: bool = False
) -> None:
    """The active mini fights an enemy of its combat.

    `above` is how high it has dropped from; `free` is True if this is part of its Assault.
    """
    one = fighter(skirmish, mini, target, above)
    other = fighter(skirmish, target, mini)
    skirmish.table.tell(
        Fought,
        figure=mini.id,
        target=target.id,
        mine=one.total,
        theirs=other.total,
        weapon=one.arm.kind,
        against_weapon=other.arm.kind,
        rule=noteworthy(skirmish, mini, target, free=free),
        also=partial(_rules_of_fight, skirmish, one, other, free=free),
    )
    outcome, tails = clash(skirmish, one, other)
    for side in (one, other):
        swung(skirmish, side.mini, side.arm)
    quirks.fought(skirmish, mini, target)
    quirks.fought(skirmish, target, mini)
    resolve(skirmish, with_tail(one, 0 in tails), with_tail(other, 1 in tails), outcome)


def noteworthy(skirmish: Skirmish, mini: Mini, target: Mini, *, free: bool) -> str:
    """The rule that is told with a fight: that of what is unusual about it."""
    if not skirmish.in_contact(mini, target):
        return CHOOSES
    if not skirmish.active.momentum:
        return ROLL
    if target.id not in skirmish.active.momentum:
        return ONLY_ASSAULTED
    return ROLL if free else LASTS


def _rules_of_fight(
    skirmish: Skirmish, one: Fighter, other: Fighter, *, free: bool
) -> tuple[str, ...]:
    """The other rules of a fight: why it is fought, among how many, and with what."""
    own = (FREE,) if free else ()
    several = (MULTIPLE,) if is_multiple(skirmish, one.mini) else ()
    arms = {rule for side in (one, other) for rule in rules_of_arm(side.mini, side.arm)}
    return (*own, *several, *sorted(arms))


def fighter(skirmish: Skirmish, mini: Mini, rival: Mini, above: int = 0) -> Fighter:
    arm = wield(skirmish, mini)
    return Fighter(mini, arm, combat_terms(skirmish, mini, rival, arm, above), above)


def combat_terms(
    skirmish: Skirmish, mini: Mini, rival: Mini, arm: Arm, above: int = 0
) -> list[Modifier]:
    """All that a mini adds to its die against a rival."""
    active = skirmish.state.active
    shaky = active is not None and mini.id in active.shaky
    terms = [
        own(mini, "C"),
        armed(mini, arm.kind, arm.combat, ROLL),
        Modifier("punk.core.shield", hampered(mini)),
        *support_terms(skirmish, mini),
        Modifier("punk.move.prone.contact", SHAKY if shaky else 0),
        *assault_terms(skirmish, mini, rival, above),
        *quirks.combat_terms(skirmish, mini, rival),
    ]
    return [term for term in terms if term.amount]


def clash(skirmish: Skirmish, one: Fighter, other: Fighter) -> tuple[Verdict, tuple[int, ...]]:
    """The roll: how it ended for the first, and the sides that struck with a tail."""
    sides = (one, other)
    odd = (
        quirks.led_astray(skirmish, one.mini, other.mini),
        quirks.led_astray(skirmish, other.mini, one.mini),
    )
    tails = tuple(
        [
            (place, TAIL + side.arm.combat)
            for place, side in enumerate(sides)
            if quirks.has_tail(skirmish, side.mini)
        ]
    )
    seats = (one.mini.seat, other.mini.seat, *[sides[place].mini.seat for place, _ in tails])
    against = [turned(term) for term in other.terms]
    read = Clash(one.total - other.total, odd, tails)
    figures = one.mini.id, other.mini.id
    return opposed(skirmish, seats, read, ROLL, one.terms, against, figures=figures)


def with_tail(side: Fighter, used: bool) -> Fighter:
    return Fighter(side.mini, tail_arm(), side.terms, side.above) if used else side


def resolve(skirmish: Skirmish, one: Fighter, other: Fighter, outcome: Verdict) -> None:
    """The higher hits the other; on a tie both are hit, at the same time."""
    blows = []
    if outcome is not Verdict.LOST:
        blows.append((one, other.mini))
    if outcome is not Verdict.WON:
        blows.append((other, one.mini))
    rule = TIE if outcome is Verdict.TIED else HITS
    hits = [(struck, blow(skirmish, striker, struck, rule)) for striker, struck in blows]
    for striker, _ in blows:
        landed(skirmish, striker.mini, striker.arm)
    strike_all(skirmish, hits)
    for striker, struck in blows:
        after_blow(skirmish, striker.mini, struck, SHOCKS in striker.arm.special)


def blow(skirmish: Skirmish, striker: Fighter, struck: Mini, rule: str) -> Hit:
    """The hit of a fighter: its weapon's, with what the run and the drop add.

    punk.special.impetus, punk.combat.assault.above.modifiers
    """
    mini, arm = striker.mini, striker.arm
    run = impetus(mini, arm) * momentum_of(skirmish, mini, struck)
    strength = strength_of(mini, arm.strength) + run + weight_of_drop(striker.above)
    return Hit(
        strength,
        arm.penetration + run,
        rule,
        by=mini.id,
        weapon=arm.kind,
        melee=True,
        special=specials(mini, arm),
        also=(*signed(arm.strength), *((RUNS,) if run else ())),
    )
