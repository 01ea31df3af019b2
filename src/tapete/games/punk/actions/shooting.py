"""Shooting, aiming, getting ready, reloading and pumping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups, loading
from tapete.games.punk.actions.kind import Kind, barred
from tapete.games.punk.events.shooting import Readied, TookAim
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.gear.ammunition import chosen_bullet
from tapete.games.punk.rules.shooting.aiming import SHOOT, at_whom, part_of_combat
from tapete.games.punk.rules.shooting.automatic import burst
from tapete.games.punk.rules.shooting.firing import fire_at
from tapete.games.punk.rules.shooting.shooting import Shot
from tapete.games.punk.rules.shooting.targets import (
    NEEDS_SIGHT,
    Why,
    has_template,
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
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain

AIM = "punk.shoot.aim.bonus"
ONE_TARGET = "punk.shoot.aim.one_target"
NO_STACK = "punk.shoot.aim.no_stack"
READY = "punk.shoot.defensive.declare"
ENDS = "punk.shoot.defensive.ends_activation"
SINGLE, AUTOMATIC = "single", "automatic"
MODES: tuple[Plain, ...] = (SINGLE, AUTOMATIC)


# --- shooting


def _offer_shots(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    """Each usable weapon may be shot at each legal target: punk.shoot.action"""
    for place, item in usable(mini):
        for choice in at_whom(skirmish, mini, place, skirmish.enemies(mini)):
            yield _with_modes(choice) if item_has(item, "automatic") else choice


def _with_modes(choice: Choice) -> Choice:
    """The player declares normal or automatic fire beforehand: punk.special.automatic.declare"""
    return Choice(choice.option, {"mode": MODES, **choice.details})


def _bar_shots(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    enemies = skirmish.enemies(mini)
    for place, item in ranged_weapons(mini):
        wrong = unusable(mini, item)
        legal = [] if wrong else _legal(skirmish, mini, item, enemies)
        for enemy in enemies:
            why = wrong or _why_not(skirmish, mini, item, enemy, legal)
            if why is not None:
                yield barred.because(Do(SHOOT, enemy.id, place), why)


def _legal(skirmish: Skirmish, mini: Mini, item: Item, enemies: Sequence[Mini]) -> list[Mini]:
    return [one for one in enemies if why_not_at(skirmish, mini, item, one) is None]


def _why_not(
    skirmish: Skirmish, mini: Mini, item: Item, enemy: Mini, legal: Sequence[Mini]
) -> Why | None:
    if enemy in legal and item_has(item, "buckshot"):
        return part_of_combat(skirmish, mini, enemy, legal)
    return why_not_at(skirmish, mini, item, enemy)


def _shoot(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    item, target = mini.gear[do.item], skirmish.mini(do.to)
    avoid = bool(details.get("avoid", False))
    if details.get("mode") == AUTOMATIC:
        bullet = chosen_bullet(skirmish, mini, item)
        burst(skirmish, Shot(mini, target, item, bullet, avoid))
    else:
        fire_at(skirmish, mini, item, target, avoid=avoid)


# --- aiming


def _offer_aim(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    """A mini with a weapon to aim may aim at any enemy in sight: punk.ruling.aim_target"""
    if any(is_aimed(item) for _, item in usable_later(mini)):
        for enemy in skirmish.enemies(mini):
            if mini_sees(skirmish, mini, enemy):
                yield Choice(Do("aim", enemy.id))


def _bar_aim(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    if any(is_aimed(item) for _, item in usable_later(mini)):
        for enemy in skirmish.enemies(mini):
            if not mini_sees(skirmish, mini, enemy):
                yield barred(Do("aim", enemy.id), NEEDS_SIGHT, "unseen")


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
    """Aims at a target, which replaces the last one. Aiming again at the same adds nothing."""
    before = skirmish.active.aim
    rule = NO_STACK if before == do.to else ONE_TARGET if before else AIM
    skirmish.active.aim = do.to
    skirmish.table.tell(TookAim, figure=mini.id, target=skirmish.mini(do.to).id, rule=rule)


# --- Defensive Fire


def _offer_ready(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if usable(mini):
        yield Choice(Do("ready"))


def _bar_ready(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    """Defensive Fire needs a weapon without a template: punk.special.template.no_defensive"""
    if usable(mini):
        return
    wrong = [why for _, item in ranged_weapons(mini) for why in [unusable(mini, item)] if why]
    if wrong:
        yield barred.because(Do("ready"), wrong[0])
    elif any(has_template(item) for item in mini.gear):
        yield barred(Do("ready"), "punk.special.template.no_defensive", "only_templates")


def _ready(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    """Getting ready ends the activation: punk.shoot.defensive.ends_activation"""
    mini.ready = True
    skirmish.active.left = 0
    skirmish.table.tell(Readied, figure=mini.id, rule=ENDS, also=(READY,))


def _shooters(skirmish: Skirmish, mini: Mini) -> bool:
    return any(is_ranged(item) for item in mini.gear)


KINDS: tuple[Kind, ...] = (
    Kind(SHOOT, groups.SHOOT, _offer_shots, _shoot, _bar_shots, _shooters, harms=True, bundled=True,
        tried="attack"),
    Kind("aim", groups.SHOOT, _offer_aim, _aim, _bar_aim, _shooters, bundled=True),
    Kind("ready", groups.SHOOT, _offer_ready, _ready, _bar_ready, _shooters, addressed=False),
    *loading.KINDS,
)  # fmt: skip
