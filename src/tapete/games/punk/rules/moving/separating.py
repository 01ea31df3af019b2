"""Separating from a combat: an Agility roll against every enemy in contact."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.punk.events.fighting import HeldBack, Separated
from tapete.games.punk.figures import has, value
from tapete.games.punk.rules.dice.readings import OneToMany
from tapete.games.punk.rules.dice.rolls import opposed, total
from tapete.games.punk.rules.dice.terms import against, own
from tapete.games.punk.rules.fighting import regrouping
from tapete.games.punk.rules.fighting.combat import Fighter, blow
from tapete.games.punk.rules.fighting.wielding import landed, swung, wield
from tapete.games.punk.rules.gifts import quirks
from tapete.games.punk.rules.harm.impact import strike_all
from tapete.games.punk.rules.harm.shocks import SHOCKS, after_blow
from tapete.games.punk.rules.moving.moving import go, reach_of, treks
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.treks.trek import Treks

ROLL = "punk.combat.separate.roll"
SUCCESS = "punk.combat.separate.success"
FAILURE = "punk.combat.separate.failure"
NO_ASSAULT = "punk.combat.separate.no_assault"
SLIPPERY = "punk.special.slippery"


def separate(skirmish: Skirmish, mini: Mini) -> None:
    """If it beats all enemies it touches, it moves away at once; else those that beat it hit it."""
    rivals = skirmish.touched_enemies(mini)
    faster = [] if has(mini, "slippery") else beaten_by(skirmish, mini, rivals)
    if faster:
        held_back(skirmish, mini, faster)
    else:
        break_away(skirmish, mini)


def beaten_by(skirmish: Skirmish, mini: Mini, rivals: Sequence[Mini]) -> list[Mini]:
    """The rivals that beat its one roll, each with a roll of its own; nobody gives support.

    It is active, so it wins ties: punk.ruling.separate_opponents
    """
    agility = [own(mini, "AG")]
    helped = [quirks.separating_terms(skirmish, mini, rival) for rival in rivals]
    sides = [
        [*more, against(rival, "AG", ROLL)] for more, rival in zip(helped, rivals, strict=True)
    ]
    plus = [
        total([*agility, *more]) - value(rival, "AG")
        for more, rival in zip(helped, rivals, strict=True)
    ]
    seats = (mini.seat, *[rival.seat for rival in rivals])
    figures = mini.id, rivals[0].id if len(rivals) == 1 else ""
    beat = opposed(skirmish, seats, OneToMany(tuple(plus)), ROLL, agility, *sides, figures=figures)
    return [rival for rival, won in zip(rivals, beat, strict=True) if won]


def held_back(skirmish: Skirmish, mini: Mini, faster: Sequence[Mini]) -> None:
    """They hit it without a Combat roll, each with its close-combat weapon; it stays put."""
    skirmish.table.tell(HeldBack, figure=mini.id, by=len(faster), rule=FAILURE)
    strikers = [Fighter(one, wield(skirmish, one), []) for one in faster]
    hits = [(mini, blow(skirmish, striker, mini, FAILURE)) for striker in strikers]
    for striker in strikers:
        swung(skirmish, striker.mini, striker.arm)
        landed(skirmish, striker.mini, striker.arm)
    strike_all(skirmish, hits)
    for striker in strikers:
        after_blow(skirmish, striker.mini, mini, SHOCKS in striker.arm.special)


def break_away(skirmish: Skirmish, mini: Mini) -> None:
    """It moves in the same Action; minis of its combat may be left free, even if it falls."""
    before = skirmish.combat(mini)
    rule = SLIPPERY if has(mini, "slippery") else SUCCESS
    skirmish.table.tell(Separated, figure=mini.id, rule=rule)
    trek = skirmish.table.ask(
        mini.seat, "punk.ask.break_away", retreats(skirmish, mini), SUCCESS, figure=mini.id
    )
    go(skirmish, mini, trek)
    still = any(one is not mini and one in before for one in skirmish.combat(mini))
    regrouping.regroup(skirmish, before, gone=[] if still and not mini.out else [mini])


def retreats(skirmish: Skirmish, mini: Mini) -> Treks:
    """Where it may go: out of contact with every enemy, and never into an Assault.

    punk.ruling.separate_move
    """
    found = treks(skirmish, mini, reach_of(mini))
    return msgspec.structs.replace(found, rules={**found.rules, "touching": NO_ASSAULT})
