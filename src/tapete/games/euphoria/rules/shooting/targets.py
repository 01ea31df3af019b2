"""Whom a miniature may shoot at, with which weapon, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.deeds.barring import Why
from tapete.deeds.do import Do
from tapete.games.euphoria.figures import engaged, has
from tapete.games.euphoria.rules.shooting.terms import Part
from tapete.games.euphoria.rules.shooting.weapons import able, is_template
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.state import NEUTRAL, Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Choice
from tapete.kernel.plain import Plain

SHOOT = "shoot"
ENOUGH = "enough"
ENGAGED = "euphoria.shoot.engaged_no_shoot"
COST = "euphoria.shoot.cost"
PLAN = "euphoria.ruling.shoot_plan"
ABILITY = "euphoria.ability.phase"
INTO_MELEE = "euphoria.shoot.into_melee"
SIGHT = "euphoria.shoot.needs_los"
NEUTRALS = "euphoria.class.bad_born.neutral"


def unable(show: Show, mini: Mini) -> Why | None:
    """Why a miniature cannot shoot or throw anything now."""
    if mini.deeds.engaged or engaged(show, mini):
        return ENGAGED, "engaged"
    if mini.deeds.shot:
        return PLAN, "already_shot"
    if SHOOT in mini.deeds.barred:
        return ABILITY, "kept_from_it"
    if mini.ap <= 0:
        return COST, "no_ap"
    return None


def targets(show: Show, mini: Mini) -> list[Mini]:
    """Everybody who might be shot at: enemies, and neutral miniatures too."""
    neutral = [one for one in show.standing() if one.seat == NEUTRAL]
    return [*show.enemies(mini), *neutral]


def why_not(show: Show, mini: Mini, target: Mini) -> Why | None:
    """Why a miniature may not be shot at, whatever the weapon."""
    if target.seat == NEUTRAL and has(mini, "bad_born"):
        return NEUTRALS, "neutral", {"target": target.id}
    if engaged(show, target) and mini.faction != "ghost":
        return INTO_MELEE, "in_melee", {"target": target.id}
    if not sees(show, mini, target):
        return SIGHT, "unseen", {"target": target.id}
    return None


def weapons(mini: Mini) -> list[int]:
    """The weapons it can aim now."""
    every = range(len(mini.weapons))
    return [one for one in every if not is_template(mini.weapons[one]) and able(mini, one)]


def choices(show: Show, mini: Mini) -> list[Choice]:
    """What it may shoot at first, with how many shots, and if it may add more."""
    if unable(show, mini) is not None:
        return []
    legal = [one for one in targets(show, mini) if why_not(show, mini, one) is None]
    able_weapons = weapons(mini)
    return [
        Choice(Do(SHOOT, one.id, place), details(show, mini, place, legal))
        for place in able_weapons
        for one in legal
    ]


def details(
    show: Show, mini: Mini, place: int, legal: Sequence[Mini]
) -> dict[str, Sequence[Plain]]:
    """All shots or fewer; `more` if other targets or weapons are to be declared too."""
    shots = tuple(range(able(mini, place), 0, -1))
    several = len(legal) > 1 and mini.ap > 1 and len(shots) > 1
    others = mini.ap > 1 and len(weapons(mini)) > 1
    return {"shots": shots, **({"more": (False, True)} if several or others else {})}


def further(show: Show, mini: Mini, plan: Sequence[Part]) -> list[Choice]:
    """What may be added to a plan; empty if nothing can be."""
    ap = mini.ap - sum([part.shots for part in plan])
    legal = [one for one in targets(show, mini) if why_not(show, mini, one) is None]
    found = []
    for place in weapons(mini):
        fired = sum([part.shots for part in plan if part.weapon == place])
        most = min(ap, able(mini, place) - fired)
        taken = [part.target for part in plan if part.weapon == place]
        shots: tuple[Plain, ...] = tuple(range(most, 0, -1))
        if shots:
            found += [
                Choice(Do(SHOOT, one.id, place), {"shots": shots})
                for one in legal
                if one.id not in taken
            ]
    return [*found, Choice(Do(ENOUGH))] if found else []
