"""Powers: paying for them, the roll to work them, and the figures they affect."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.games.savage.content.library import Power, damage_of, library
from tapete.games.savage.events.fight import Became, Cast, Enchanted
from tapete.games.savage.figures import gifted, has, is_immune, profile_of, trapping
from tapete.games.savage.rules.attacks.areas import Burst, place_light
from tapete.games.savage.rules.attacks.care import aim
from tapete.games.savage.rules.attacks.shooting import has_aimed
from tapete.games.savage.rules.attacks.templates import blast, caught, cone
from tapete.games.savage.rules.dice.traits import check
from tapete.games.savage.rules.harm.conditions import clock
from tapete.games.savage.rules.harm.damage import MAGIC, Blow
from tapete.games.savage.rules.powers.modifiers import (
    AP_A_POINT,
    PACES,
    RULES,
    Chosen,
    cost,
    lingering,
)
from tapete.games.savage.state import Burn, Effect, Figure, HarmKind
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Some
from tapete.spaces.plane.point import Point

RULE = "savage.power.cost"
HEALER = BRAVE = 2
EXHAUSTED = 2
"""The most fatigue that a power can cause."""
BENNY_POINTS = 5


class Casting(msgspec.Struct, frozen=True):
    """A power about to be worked: the caster, the target or place, and the modifiers."""

    caster: Figure
    name: str
    target: Figure
    at: Point
    chosen: Chosen = Chosen()
    trait: str = ""
    """The trait of the target that it raises or lowers."""
    aimed: bool = True
    """True if it is aimed at the target, False if at an empty place."""

    @property
    def power(self) -> Power:
        return library().powers[self.name]

    @property
    def skill(self) -> str:
        return profile_of(self.caster).arcane

    @property
    def kind(self) -> HarmKind | Literal[""]:
        return trapping(self.caster, self.name)


def pay(fight: Fight, casting: Casting) -> None:
    """Pays for a power and its modifiers, before the roll."""
    spent = cost(casting.power, casting.chosen)
    casting.caster.points -= spent
    fight.table.tell(
        Cast,
        figure=casting.caster.id,
        power=casting.name,
        target=casting.target.id if casting.aimed else "",
        points=spent,
        rule=RULE,
    )


def recover_points(figure: Figure) -> None:
    """`savage.benny.power_points`: it recovers 5, up to what it started with."""
    figure.points = min(profile_of(figure).points, figure.points + BENNY_POINTS)


# --- the roll


def casting_terms(fight: Fight, casting: Casting) -> list[Modifier]:
    """The modifiers of the roll: the light at the target, unless it is itself; Healer; aim."""
    caster, power = casting.caster, casting.power
    elsewhere = casting.target is not caster or not casting.aimed
    by_sight = elsewhere and power.aim != "touch"
    dark = place_light(fight, caster, casting.at) if by_sight else Modifier("savage.light", 0)
    heals = power.effect == "healing" and has(caster, "healer")
    found = [dark, Modifier(RULE, HEALER if heals else 0)]
    if casting.aimed and has_aimed(fight, caster, casting.target, casting.name):
        found.append(aim(found, fight).term(found))
    return found


def activate(fight: Fight, casting: Casting) -> int:
    """Rolls the arcane skill against 4."""
    modifiers = casting_terms(fight, casting)
    return check(fight, casting.caster, casting.skill, RULE, modifiers, action=True)


def resisting(casting: Casting, victim: Figure) -> list[Modifier]:
    """The modifiers to resist a power: the Brave resist fear better."""
    brave = casting.power.effect == "fear" and has(victim, "brave")
    return [Modifier(RULE, BRAVE if brave else 0)]


def proof(casting: Casting, victim: Figure) -> str:
    """The ruling by which a power does nothing to somebody: it knows no fear, or is immune."""
    if casting.power.effect == "fear" and gifted(victim, "fearless"):
        return "savage.ruling.fear"
    return "savage.ruling.immunity" if is_immune(victim, casting.kind, MAGIC) else ""


# --- areas


def burst_of(casting: Casting, at: Point, spared: tuple[str, ...] = ()) -> Burst:
    power = casting.power
    template = cone(casting.caster, at) if power.aim == "cone" else blast(power.template, at)
    return Burst(casting.caster, casting.name, template, blow_of(casting), power.evadable, spared)


def blow_of(casting: Casting) -> Blow:
    damage = damage_of(casting.power.damage)
    ap, heavy = AP_A_POINT * casting.chosen.ap, casting.chosen.heavy
    return Blow(damage.dice, damage.plus, ap, heavy=heavy, kind=casting.kind, also=MAGIC)


def spared_in(fight: Fight, casting: Casting, inside: list[Figure]) -> tuple[str, ...]:
    """`savage.power.selective`: the ids of the figures inside that the caster spares."""
    if not casting.chosen.selective or not inside:
        return ()
    caster, names = casting.caster, [figure.id for figure in inside]
    rule = RULES["selective"]
    picked = fight.table.ask(
        caster.seat, "savage.ask.selective", Some(names), rule, figure=caster.id
    )
    return tuple(name for name in names if name not in picked)


def inside(fight: Fight, casting: Casting, at: Point) -> list[Figure]:
    template = casting.power.template
    shape = cone(casting.caster, at) if template == "cone" else blast(template, at)
    return caught(fight, casting.caster, shape)


# --- lasting effects


def lasting(fight: Fight, casting: Casting, victim: Figure) -> int:
    """How many ends of its turns it lasts; for an instant power, to the end of its next turn."""
    duration = casting.power.duration
    return duration + fight.is_acting(victim) if duration else clock(fight, victim)


def enchant(fight: Fight, casting: Casting, victim: Figure, trait: str, amount: int) -> None:
    """Puts a power's effect on a figure; it replaces an earlier effect of the same power."""
    victim.effects = [effect for effect in victim.effects if effect.power != casting.name]
    rounds = lasting(fight, casting, victim)
    victim.effects.append(Effect(casting.name, casting.caster.id, rounds, amount, trait))
    rounds_told = casting.power.duration
    fight.table.tell(Enchanted, figure=victim.id, power=casting.name, rounds=rounds_told, rule=RULE)


def affect(fight: Fight, casting: Casting, victim: Figure) -> None:
    """Applies the modifiers to a figure that the power has affected; a vehicle feels nothing."""
    if victim.berths:
        return
    chosen = casting.chosen
    rounds = lasting(fight, casting, victim)
    source = casting.name, casting.caster.id, rounds
    if chosen.veil:
        victim.effects.append(Effect(*source, modifiers=[chosen.veil]))
        _tell(fight, victim, chosen.veil, RULES[chosen.veil])
    if chosen.pace:
        victim.effects.append(Effect(*source, amount=PACES[chosen.pace], trait="pace"))
        _tell(fight, victim, chosen.pace, RULES["pace"])
    if chosen.fatigue:
        tire(fight, victim)


def tire(fight: Fight, victim: Figure) -> None:
    """Adds a level of fatigue, which never incapacitates."""
    if victim.fatigue < EXHAUSTED:
        victim.fatigue += 1
        state = "exhausted" if victim.fatigue == EXHAUSTED else "fatigued"
        _tell(fight, victim, state, RULES["fatigue"])


def lingering_of(casting: Casting) -> Burn | None:
    """The damage that the power does again to all it strikes, hurt or not; None if none."""
    blow = blow_of(casting)
    burn = lingering(blow.dice, blow.ap, heavy=blow.heavy) if casting.chosen.lingering else None
    return burn and msgspec.structs.replace(burn, kind=blow.kind)


def _tell(fight: Fight, figure: Figure, state: str, rule: str) -> None:
    fight.table.tell(Became, figure=figure.id, state=state, rule=rule)
