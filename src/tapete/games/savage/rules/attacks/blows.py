"""The damage of an attack: its dice, and what adds to them."""

from __future__ import annotations

from typing import Literal

from tapete.games.savage.figures import gifted, trapping
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import WILD, Attack, damage_text, weapon_kind
from tapete.games.savage.rules.harm.damage import (
    Blow,
    damage_dice,
)
from tapete.games.savage.rules.moving.riding import is_mounted
from tapete.games.savage.state import Bane, HarmKind
from tapete.games.savage.world import PACE, Fight

PELLETS = {0: "3d6", -2: "2d6", -4: "1d6"}
"""What a shotgun does at each range: savage.shotgun.damage"""
GORE, GORE_RUN = 4, 5 * PACE
CHARGE, CHARGE_RUN = 4, 6 * PACE
PARTS = {"hand": "hand", "limb": "arm", "leg": "leg", "head": "head"}
"""What a called shot strikes; others the torso."""


def blow_of(fight: Fight, attack: Attack, obstacle: int = 0) -> Blow:
    """The damage of an attack: its dice, what adds to them, and the armour in their way."""
    attacker, weapon = attack.attacker, attack.weapon
    text = damage_text(attack)
    if weapon.kind == "shotgun" and attack.ranged:
        text = pellets(terms.range_penalty(fight, attacker, attack.target, weapon))
    dice, plus = damage_dice(attacker, text)
    part = PARTS.get(attack.called, "torso")
    blow = Blow(
        dice, plus, weapon.ap, part, obstacle, weapon.heavy, attack.nonlethal, kind_of(attack),
        also_of(attack),
    )  # fmt: skip
    blow = blow.harder("savage.called.head", _to_the_head(attack))
    dropped = terms.has_drop(fight, attack.target)
    blow = blow.harder(terms.drop_rule(attack.target), terms.DROP if dropped else 0)
    if not attack.skill:
        blow = blow.harder("savage.power.cost", terms.smitten(attacker))
    if attack.ranged:
        return blow
    blow = blow.harder("savage.combat.wild_attack", WILD if attack.wild else 0)
    blow = blow.harder("savage.natural.horns", GORE if _gores(fight, attack) else 0)
    return blow.harder("savage.mounted.charge", CHARGE if _charges(fight, attack) else 0)


def pellets(penalty: int | None) -> str:
    """The damage of shot by the range penalty; a bystander out of range is hit as at long range."""
    return PELLETS[min(PELLETS) if penalty is None else penalty]


def _to_the_head(attack: Attack) -> int:
    """savage.ruling.unliving: what has no weak spot is struck no harder on the head."""
    hurts = attack.called == "head" and not gifted(attack.target, "whole")
    return terms.HEAD_DAMAGE if hurts else 0


def kind_of(attack: Attack) -> HarmKind | Literal[""]:
    """What an attack does harm with: a power by its trappings, a weapon as one, unless smitten."""
    if attack.skill:
        return trapping(attack.attacker, attack.item.kind)
    return "" if terms.smitten(attack.attacker) else weapon_kind(attack.weapon)


def also_of(attack: Attack) -> tuple[Bane, ...]:
    """What else matters of an attack: its weapon's material, that it is magic, the head."""
    found: list[Bane] = [attack.item.material] if attack.item.material else []
    if attack.skill or terms.smitten(attack.attacker):
        found.append("magic")
    if attack.called == "head":
        found.append("head")
    return tuple(found)


def damage_rule(attack: Attack) -> str:
    pellets = attack.ranged and attack.weapon.kind == "shotgun"
    return "savage.shotgun.damage" if pellets else "savage.core.damage_roll"


def _gores(fight: Fight, attack: Attack) -> bool:
    """Horns after running at least 5 paces this turn."""
    if attack.weapon.feature != "horns" or attack.free or not fight.is_acting(attack.attacker):
        return False
    ran = fight.turn.is_running or not fight.rules.horns_need_run
    return ran and fight.turn.walked >= GORE_RUN


def _charges(fight: Fight, attack: Attack) -> bool:
    """A rider whose mount has come at least 6 paces in a straight line."""
    charging = is_mounted(attack.attacker) and not attack.free
    return charging and fight.is_acting(attack.attacker) and fight.turn.straight >= CHARGE_RUN
