"""What happens to the fallen: the incapacitation roll, the injury table, bleeding out."""

from __future__ import annotations

import msgspec

from tapete.games.savage.events.fight import Became, Injured, Recovered
from tapete.games.savage.figures import has
from tapete.games.savage.rules.dice.traits import FAILED, RAISE, check, is_critical
from tapete.games.savage.rules.harm.damage import knock_out
from tapete.games.savage.rules.moving.saddle import keep_seat
from tapete.games.savage.state import Fall, Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

HOURS = Roll((6,), Total(), "savage.combat.nonlethal")


class Row(msgspec.Struct, frozen=True, tag=True):
    """2d6 on the injury table: 2 unmentionables, 3-4 arm, 5-9 torso, 10-11 leg, 12 head."""

    def __call__(self, faces: tuple[int, ...]) -> str:
        total = sum(faces)
        if total == 2:
            return "unmentionables"
        if total <= 4:
            return "arm"
        if total <= 9:
            return "torso"
        return "leg" if total <= 11 else "head"


TABLE = Roll((6, 6), Row(), "savage.injury.roll")


class Third(msgspec.Struct, frozen=True, tag=True):
    """Reads a d6 in bands that end at these faces: 0 for the first band, and so on."""

    ends: tuple[int, ...]

    def __call__(self, faces: tuple[int, ...]) -> int:
        return sum(faces[0] > end for end in self.ends)


def settle_fall(fight: Fight, fall: Fall) -> None:
    """An Extra is simply out, a Wild Card rolls Vigor; a nonlethal blow knocks out."""
    victim = fight.figure(fall.figure)
    if fall.how == "seat":
        keep_seat(fight, victim)
    elif fall.how == "blow":
        hours = fight.table.roll(HOURS)
        knock_out(fight, victim, hours, "savage.combat.nonlethal")
    elif victim.wild:
        incapacitation(fight, victim, fall.part)


AIMED = {"hand": "arm", "arm": "arm", "head": "head"}
"""The row of the injury table for a part that can be aimed at."""


def incapacitation(fight: Fight, victim: Figure, part: str = "") -> None:
    """A Vigor roll: dead on a critical failure; bleeding out and permanently hurt on a failure."""
    rule = "savage.core.incapacitation"
    mark = check(fight, victim, "vigor", rule)
    if is_critical(fight, victim, mark, rule):
        die(fight, victim, rule)
        return
    aimed = AIMED.get(part, "") if fight.rules.injury_by_aim else ""
    injure(fight, victim, permanent=mark <= FAILED, part=aimed)
    if mark <= FAILED:
        victim.bleeding = True
        fight.table.tell(Became, figure=victim.id, state="bleeding", rule="savage.core.bleeding")


def die(fight: Fight, victim: Figure, rule: str) -> None:
    victim.out = "dead"
    victim.bleeding = False
    fight.table.tell(Became, figure=victim.id, state="dead", rule=rule)


def bleed(fight: Fight, victim: Figure) -> None:
    """Vigor at the start of each of its turns: it dies, bleeds on, or with a raise is stable."""
    rule = "savage.core.bleeding"
    mark = check(fight, victim, "vigor", rule)
    if mark <= FAILED:
        die(fight, victim, rule)
    elif mark >= RAISE:
        stabilise(fight, victim)


def stabilise(fight: Fight, victim: Figure) -> None:
    victim.bleeding = False
    rule = "savage.core.bleeding"
    fight.table.tell(Recovered, figure=victim.id, state="bleeding", rule=rule)


def injure(fight: Fight, victim: Figure, *, permanent: bool, part: str = "") -> None:
    """Rolls on the injury table and applies the row."""
    row = part or fight.table.roll(TABLE)
    injury = ROWS[row](fight, victim)
    victim.injuries.append(injury)
    rule = RULES[row]
    fight.table.tell(Injured, figure=victim.id, injury=injury, permanent=permanent, rule=rule)


def _unmentionables(fight: Fight, victim: Figure) -> str:
    """No effect in a fight."""
    return "unmentionables"


def _arm(fight: Fight, victim: Figure) -> str:
    """One arm is useless: left or right, at random."""
    left = fight.table.roll(Roll((2,), Total(), "savage.injury.arm")) == 1
    name = "left_arm" if left else "right_arm"
    if not has(victim, "one_arm"):
        victim.hindrances.append("one_arm")
    return name


def _torso(fight: Fight, victim: Figure) -> str:
    """Agility, Vigor or Strength goes down a die type, never below d4."""
    band = fight.table.roll(Roll((6,), Third((2, 4)), "savage.injury.torso"))
    return _drop(victim, ("agility", "vigor", "strength")[band])


def _drop(victim: Figure, attribute: str) -> str:
    victim.drops[attribute] = victim.drops.get(attribute, 0) + 1
    return attribute


def _leg(fight: Fight, victim: Figure) -> str:
    """The victim is Slow; if it was Slow already, it gets worse."""
    if has(victim, "slow_major"):
        return "leg"
    if has(victim, "slow"):
        if "slow" in victim.hindrances:
            victim.hindrances.remove("slow")
        victim.hindrances.append("slow_major")
    else:
        victim.hindrances.append("slow")
    return "leg"


def _head(fight: Fight, victim: Figure) -> str:
    """A scar, the loss of an eye, or a die type less Smarts."""
    band = fight.table.roll(Roll((6,), Third((3, 5)), "savage.injury.head"))
    if band == 2:
        return _drop(victim, "smarts")
    name = "ugly" if band == 0 else "blind" if has(victim, "one_eye") else "one_eye"
    if not has(victim, name) and not (name == "one_eye" and has(victim, "blind")):
        victim.hindrances.append(name)
    return name


RULES = {
    "unmentionables": "savage.injury.unmentionables",
    "arm": "savage.injury.arm",
    "torso": "savage.injury.torso",
    "leg": "savage.injury.leg",
    "head": "savage.injury.head",
}
ROWS = {
    "unmentionables": _unmentionables,
    "arm": _arm,
    "torso": _torso,
    "leg": _leg,
    "head": _head,
}
