"""What is added to the dice of a shot, each term with its rule."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.euphoria.events.shooting import CoverDoubted
from tapete.games.euphoria.figures import aim_terms, engaged, has
from tapete.games.euphoria.rules.dice.rolls import roll
from tapete.games.euphoria.rules.shooting.weapons import used
from tapete.games.euphoria.rules.sight.sight import cover
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Message, Modifier
from tapete.kernel.chance.readings import AtLeast

POINT_BLANK = Modifier("euphoria.shoot.mod.point_blank", 1)
CLOSE = 5
"""Inches within which a shot is at point-blank range."""
LIGHT = Modifier("euphoria.shoot.mod.light_cover", -1)
HEAVY = Modifier("euphoria.shoot.mod.heavy_cover", -2)
DOUBT = "euphoria.shoot.mod.cover_doubt"
COVERED_FROM = 6
"""The lowest face by which a doubtful cover counts."""
TWO_WEAPONS = Modifier("euphoria.shoot.mod.two_weapons", -1)
SEVERAL = Modifier("euphoria.shoot.mod.several_targets", -1)
SHOOTER_MOVED = Modifier("euphoria.shoot.mod.shooter_moved", -1)
TARGET_MOVED = Modifier("euphoria.shoot.mod.target_moved", -1)
TARGET_ENGAGED = Modifier("euphoria.shoot.engaged_counts_moved", -1)
DRONE = Modifier("euphoria.class.drone.cover", -1)
SHIELD = Modifier("euphoria.shoot.mod.human_shield", -2)
REFLEXES = Modifier("euphoria.class.reflexes", -1, Message("euphoria.term.reflexes"))
"""What the target adds to its evasion is taken off the attack, which has the same effect."""
ABILITY = "euphoria.ability.phase"
EVADING = Message("euphoria.term.evading")
STAND = Modifier("euphoria.stand.penalty", -3)
STABILIZERS = "stabilizers"
GUNSLINGER = "gunslinger"


class Part(msgspec.Struct, frozen=True):
    """Shots of one weapon at one target: a part of what is declared for an activation."""

    weapon: int
    target: str
    shots: int


def shot_terms(
    show: Show, mini: Mini, target: Mini, part: Part, plan: Sequence[Part], inches: float
) -> list[Modifier]:
    """All that is added to each die of a part, except for a human shield, which comes last."""
    found = [*aim_terms(show, mini)]
    if _is_close(show, inches):
        found.append(POINT_BLANK)
    found += cover_terms(show, mini, target)
    if len({one.weapon for one in plan} | set(used(mini))) > 1 or mini.deeds.threw:
        found.append(TWO_WEAPONS)
    if _several(mini, part, plan):
        found.append(SEVERAL)
    if mini.deeds.moving and not is_steady(mini):
        found.append(SHOOTER_MOVED)
    found += _target_moved(show, target)
    return found


def _is_close(show: Show, inches: float) -> bool:
    """True at point-blank range, which nobody may suppose before measuring."""
    return inches <= CLOSE and not show.state.supposed


def is_steady(mini: Mini) -> bool:
    """True if its own movement takes nothing from its shots: euphoria.item.stabilizers"""
    return STABILIZERS in mini.items


def cover_terms(show: Show, mini: Mini, target: Mini) -> list[Modifier]:
    """What hides the target. A Bad Born has no cover; nor has a drone, which is hard to hit."""
    if has(target, "drone"):
        return [DRONE]
    if has(target, "bad_born"):
        return []
    if target.deeds.hidden:
        return [HEAVY]
    found = cover(show, mini, target)
    if found.grade == "none" or (found.doubtful and not _decided(show, mini, target)):
        return []
    return [HEAVY if found.grade == "heavy" else LIGHT]


def _decided(show: Show, mini: Mini, target: Mini) -> bool:
    """Where cover is in doubt, a die decides."""
    covered = roll(show, mini, AtLeast(COVERED_FROM), DOUBT)
    show.table.tell(CoverDoubted, figure=mini.id, target=target.id, covered=covered, rule=DOUBT)
    return covered


def _several(mini: Mini, part: Part, plan: Sequence[Part]) -> bool:
    """True if the shots are split; a gunslinger may aim each of its weapons elsewhere.

    euphoria.class.gunslinger
    """
    if has(mini, GUNSLINGER):
        plan = [one for one in plan if one.weapon == part.weapon]
    return len({one.target for one in plan if one.target}) > 1


def _target_moved(show: Show, target: Mini) -> list[Modifier]:
    """An engaged miniature counts as having moved."""
    if target.deeds.moving:
        return [TARGET_MOVED]
    return [TARGET_ENGAGED] if target.deeds.engaged or engaged(show, target) else []


def evasion_terms(target: Mini) -> list[Modifier]:
    """What the target adds to each evasion die, which is taken off the attack."""
    found = [REFLEXES] if has(target, "reflexes") else []
    boost = target.deeds.boosts.get("evade", 0)
    return [*found, Modifier(ABILITY, -boost, EVADING)] if boost else found


def standing_terms(show: Show, mini: Mini, inches: float) -> list[Modifier]:
    """-3 is the only penalty of standing and shooting: euphoria.ruling.stand_bonuses"""
    close = [POINT_BLANK] if show.rules.stand_bonuses and _is_close(show, inches) else []
    return [*aim_terms(show, mini), *close, STAND]
