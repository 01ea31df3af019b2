"""Shooting, aiming, getting ready, reloading and pumping."""

from __future__ import annotations

import msgspec

from tapete.deeds import Crossed, Details, Do, Options, ToEach, Why, needs, simply
from tapete.games.punk.actions import groups, loading
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.events.shooting import Readied, TookAim
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.gear.ammunition import chosen_bullet
from tapete.games.punk.rules.shooting.aiming import SHOOT, aimed, part_of_combat
from tapete.games.punk.rules.shooting.automatic import burst
from tapete.games.punk.rules.shooting.firing import fire_at
from tapete.games.punk.rules.shooting.shooting import Shot
from tapete.games.punk.rules.shooting.targets import (
    NEEDS_SIGHT,
    is_lobbed,
    is_ranged,
    ranged_weapons,
    unusable,
    usable,
    why_not_at,
)
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel.plain import Plain

AIM = "punk.shoot.aim.bonus"
TAKE_AIM = "aim"
ONE_TARGET = "punk.shoot.aim.one_target"
NO_STACK = "punk.shoot.aim.no_stack"
READY = "punk.shoot.defensive.declare"
ENDS = "punk.shoot.defensive.ends_activation"
SINGLE, AUTOMATIC = "single", "automatic"
MODES: tuple[Plain, ...] = (SINGLE, AUTOMATIC)


# --- shooting


def _targets(skirmish: Skirmish, mini: Mini, item: Item) -> list[Mini]:
    """If several usable weapons are alike, only the first has legal targets."""
    enemies = skirmish.enemies(mini)
    if unusable(mini, item) or any(item is one for _, one in usable(mini)):
        return enemies
    return [one for one in enemies if _why_not(skirmish, mini, item, one) is not None]


def _why_not(skirmish: Skirmish, mini: Mini, item: Item, enemy: Mini) -> Why | None:
    """Each usable weapon may be shot at each legal target: punk.shoot.action"""
    why = why_not_at(skirmish, mini, item, enemy)
    if why is not None or not item_has(item, "buckshot"):
        return why
    enemies = skirmish.enemies(mini)
    legal = [one for one in enemies if why_not_at(skirmish, mini, item, one) is None]
    return part_of_combat(skirmish, mini, enemy, legal)


def _details(skirmish: Skirmish, mini: Mini, item: Item, enemy: Mini) -> Options:
    """The player declares normal or automatic fire beforehand: punk.special.automatic.declare"""
    mode = {"mode": MODES} if item_has(item, "automatic") else {}
    return {**mode, **(aimed(skirmish, mini, item, enemy) or {})}


def _shoot(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item, target = mini.gear[do.item], skirmish.mini(do.to)
    avoid = bool(details.get("avoid", False))
    if details.get("mode") == AUTOMATIC:
        bullet = chosen_bullet(skirmish, mini, item)
        burst(skirmish, Shot(mini, target, item, bullet, avoid))
    else:
        fire_at(skirmish, mini, item, target, avoid=avoid, defensive=False)


# --- aiming


def is_aimed(item: Item) -> bool:
    """True unless it is lobbed, as such weapons cannot be aimed: punk.special.parabolic.no_aim"""
    return not is_lobbed(item)


def usable_later(mini: Mini) -> list[tuple[int, Item]]:
    """Returns the ranged weapons it can use, or could use if they were loaded."""
    return [
        (place, item)
        for place, item in ranged_weapons(mini)
        if unusable(mini, msgspec.structs.replace(item, reload=0)) is None
    ]


def _aim(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    """Aims at a target, which replaces the last one. Aiming again at the same adds nothing.

    A mini with a weapon to aim may aim at any enemy in sight: punk.ruling.aim_target
    """
    before = skirmish.active.aim
    rule = NO_STACK if before == do.to else ONE_TARGET if before else AIM
    skirmish.active.aim = do.to
    skirmish.table.tell(TookAim, figure=mini.id, target=skirmish.mini(do.to).id, rule=rule)


# --- Defensive Fire


def _why_not_ready(skirmish: Skirmish, mini: Mini) -> Why | None:
    """Defensive Fire needs a weapon without a template: punk.special.template.no_defensive"""
    if usable(mini):
        return None
    wrong = [unusable(mini, item) for _, item in ranged_weapons(mini)]
    return wrong[0] if wrong else ("punk.special.template.no_defensive", "only_templates")


def _ready(skirmish: Skirmish, mini: Mini) -> None:
    """Getting ready ends the activation: punk.shoot.defensive.ends_activation"""
    mini.ready = True
    skirmish.active.left = 0
    skirmish.table.tell(Readied, figure=mini.id, rule=ENDS, also=(READY,))


def _shooters(skirmish: Skirmish, mini: Mini) -> bool:
    return any(is_ranged(item) for item in mini.gear)


KINDS: tuple[Kind, ...] = (
    Kind(SHOOT, groups.SHOOT, _shoot,
        Crossed(lambda skirmish, mini: ranged_weapons(mini), _targets,
            lambda skirmish, mini, item: unusable(mini, item), _why_not, _details),
        whose=_shooters, lead=7, varies=True, harms=True, bundled=True, tried="attack"),
    Kind(TAKE_AIM, groups.SHOOT, _aim,
        ToEach(Skirmish.enemies, needs(mini_sees, NEEDS_SIGHT, "unseen")),
        when=lambda skirmish, mini: any(is_aimed(item) for _, item in usable_later(mini)),
        whose=_shooters, lead=14, bundled=True),
    Kind("ready", groups.SHOOT, simply(_ready), unable=_why_not_ready, whose=_shooters, lead=15,
        addressed=False),
    *loading.KINDS,
)  # fmt: skip
