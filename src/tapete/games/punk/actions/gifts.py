"""Actions of some minis only: devour, harvest, whirl, mend, tend, draw all eyes, use powers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tapete.deeds import Details, Do, ToEach, Why, WithEach, needs, simply, upon
from tapete.games.punk.actions import groups, powers
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.figures import can_use, has
from tapete.games.punk.rules.gear.picking import pick_up, too_much, underfoot
from tapete.games.punk.rules.gear.tending import (
    HEALS,
    MENDS,
    ailments,
    broken,
    mend,
    tend,
    treatments_left,
    within_reach,
)
from tapete.games.punk.rules.gifts.corpses import (
    DEVOUR,
    DEVOURS,
    HARVEST,
    HARVESTS,
    crop,
    devour,
    food,
    harvest,
    takers,
)
from tapete.games.punk.rules.gifts.showing import RINGMASTER, SHOW, draw_eyes
from tapete.games.punk.rules.gifts.whirling import WHIRL_COST, whirl
from tapete.games.punk.state import Dropped, Mini
from tapete.games.punk.world import Skirmish

DASH = "punk.attribute.dash"
"""A mini without Technique can neither mend nor tend."""


# --- the fallen


def _why_not_harvest(skirmish: Skirmish, mini: Mini) -> Why | None:
    if not crop(skirmish, mini):
        return HARVEST, "no_body"
    return None if takers(skirmish, mini) else (HARVEST, "no_taker")


def _takers(skirmish: Skirmish, mini: Mini) -> list[str]:
    return [one.id for one in takers(skirmish, mini)]


def _harvest(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    harvest(skirmish, mini, skirmish.mini(do.to), skirmish.mini(str(details["taker"])))


# --- mending and tending


def _broken(skirmish: Skirmish, mini: Mini) -> Iterator[tuple[str, int]]:
    """Yields the bearer and the place of each weapon that can be mended."""
    for bearer in (mini, *within_reach(skirmish, mini)):
        yield from ((bearer.id, place) for place, _ in broken(bearer))


def _mend(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    bearer = skirmish.mini(do.to)
    mend(skirmish, mini, bearer, bearer.gear[do.item])


def _why_not_heal(skirmish: Skirmish, mini: Mini) -> Why | None:
    if not can_use(mini, "T"):
        return DASH, "no_technique"
    return None if treatments_left(mini) else (HEALS, "chest_empty")


def _ill(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    return [patient for patient in within_reach(skirmish, mini) if ailments(patient)]


def _heal(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    tend(skirmish, mini, skirmish.mini(do.to), str(details["ill"]))


# --- what lies about


def _why_not_pick_up(skirmish: Skirmish, mini: Mini, one: Dropped) -> Why | None:
    rule = too_much(skirmish, mini, one)
    return (rule, "no_hands", {"weapon": one.item.kind}) if rule else None


def _pick_up(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    pick_up(skirmish, mini, do.item)


def _who_has(ability: str) -> Callable[[Skirmish, Mini], bool]:
    return lambda skirmish, mini: has(mini, ability)


KINDS: tuple[Kind, ...] = (
    Kind(DEVOURS, groups.GIFTS, upon(Skirmish.mini, devour), ToEach(food), whose=_who_has(DEVOURS),
        wanting=(DEVOUR, "no_body")),
    Kind(HARVESTS, groups.GIFTS, _harvest,
        ToEach(crop, details=lambda skirmish, mini, body: {"taker": _takers(skirmish, mini)}),
        _why_not_harvest, whose=_who_has(HARVESTS)),
    Kind("whirl", groups.GIFTS, simply(whirl), whose=_who_has("whirl"), lead=12, harms=True,
        cost=WHIRL_COST, locked=None, addressed=False, tried="attack"),
    Kind(SHOW, groups.GIFTS, simply(draw_eyes),
        unable=needs(lambda skirmish, mini: SHOW not in mini.used, RINGMASTER, "once_a_game"),
        whose=_who_has(SHOW), addressed=False),
    Kind("mend", groups.GEAR, _mend, ToEach(_broken, do=lambda name, one: Do(name, *one)),
        needs(lambda skirmish, mini: can_use(mini, "T"), DASH, "no_technique"),
        whose=_who_has("mends"), wanting=(MENDS, "nothing_broken"), item="target"),
    Kind("heal", groups.GEAR, _heal,
        ToEach(_ill, details=lambda skirmish, mini, patient: {"ill": ailments(patient)}),
        _why_not_heal, whose=_who_has("heals"), lead=16, wanting=(HEALS, "nobody_ill")),
    Kind("pick_up", groups.GEAR, _pick_up, WithEach(underfoot, _why_not_pick_up),
        whose=lambda skirmish, mini: bool(skirmish.state.dropped), item="dropped"),
    *powers.KINDS,
)  # fmt: skip
