"""Actions of some minis only: devour, harvest, whirl, mend, tend, draw all eyes, use powers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups, powers
from tapete.games.punk.actions.kind import Kind, barred
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
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice

DASH = "punk.attribute.dash"
"""A mini without Technique can neither mend nor tend."""


# --- the fallen


def _offer_devour(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if has(mini, DEVOURS):
        yield from (Choice(Do(DEVOURS, body.id)) for body in food(skirmish, mini))


def _bar_devour(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    if has(mini, DEVOURS) and not food(skirmish, mini):
        yield barred(Do(DEVOURS), DEVOUR, "no_body")


def _devour(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    devour(skirmish, mini, skirmish.mini(do.to))


def _offer_harvest(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if has(mini, HARVESTS):
        near = [one.id for one in takers(skirmish, mini)]
        if near:
            for body in crop(skirmish, mini):
                yield Choice(Do(HARVESTS, body.id), {"taker": near})


def _bar_harvest(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    if not has(mini, HARVESTS):
        return
    if not crop(skirmish, mini):
        yield barred(Do(HARVESTS), HARVEST, "no_body")
    elif not takers(skirmish, mini):
        yield barred(Do(HARVESTS), HARVEST, "no_taker")


def _harvest(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    harvest(skirmish, mini, skirmish.mini(do.to), skirmish.mini(str(details["taker"])))


# --- the show


def _offer_whirl(skirmish: Skirmish, mini: Mini) -> Iterable[Choice]:
    return [Choice(Do("whirl"))] if has(mini, "whirl") else []


def _whirl(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    whirl(skirmish, mini)


def _offer_show(skirmish: Skirmish, mini: Mini) -> Iterable[Choice]:
    able = has(mini, SHOW) and SHOW not in mini.used
    return [Choice(Do(SHOW))] if able else []


def _bar_show(skirmish: Skirmish, mini: Mini) -> Iterable[Barred]:
    if has(mini, SHOW) and SHOW in mini.used:
        return [barred(Do(SHOW), RINGMASTER, "once_a_game")]
    return []


def _show(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    draw_eyes(skirmish, mini)


# --- mending and tending


def _offer_mend(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if has(mini, "mends") and can_use(mini, "T"):
        for bearer in (mini, *within_reach(skirmish, mini)):
            for place, _ in broken(bearer):
                yield Choice(Do("mend", bearer.id, place))


def _bar_mend(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    if has(mini, "mends") and not can_use(mini, "T"):
        yield barred(Do("mend"), DASH, "no_technique")
    elif has(mini, "mends") and not any(True for _ in _offer_mend(skirmish, mini)):
        yield barred(Do("mend"), MENDS, "nothing_broken")


def _mend(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    bearer = skirmish.mini(do.to)
    mend(skirmish, mini, bearer, bearer.gear[do.item])


def _offer_heal(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if has(mini, "heals") and can_use(mini, "T") and treatments_left(mini):
        for patient in within_reach(skirmish, mini):
            ills = ailments(patient)
            if ills:
                yield Choice(Do("heal", patient.id), {"ill": ills})


def _bar_heal(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    if not has(mini, "heals"):
        return
    if not can_use(mini, "T"):
        yield barred(Do("heal"), DASH, "no_technique")
    elif not treatments_left(mini):
        yield barred(Do("heal"), HEALS, "chest_empty")
    elif not any(True for _ in _offer_heal(skirmish, mini)):
        yield barred(Do("heal"), HEALS, "nobody_ill")


def _heal(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    tend(skirmish, mini, skirmish.mini(do.to), str(details["ill"]))


# --- what lies about


def _offer_pick_up(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    for place, one in underfoot(skirmish, mini):
        if not too_much(skirmish, mini, one):
            yield Choice(Do("pick_up", item=place))


def _bar_pick_up(skirmish: Skirmish, mini: Mini) -> Iterator[Barred]:
    for place, one in underfoot(skirmish, mini):
        rule = too_much(skirmish, mini, one)
        if rule:
            do = Do("pick_up", item=place)
            yield barred(do, rule, "no_hands", weapon=one.item.kind)


def _pick_up(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    pick_up(skirmish, mini, do.item)


def _who_has(ability: str) -> Callable[[Skirmish, Mini], bool]:
    return lambda skirmish, mini: has(mini, ability)


def _something_lies_about(skirmish: Skirmish, mini: Mini) -> bool:
    return bool(skirmish.state.dropped)


KINDS: tuple[Kind, ...] = (
    Kind(DEVOURS, groups.GIFTS, _offer_devour, _devour, _bar_devour, _who_has(DEVOURS)),
    Kind(HARVESTS, groups.GIFTS, _offer_harvest, _harvest, _bar_harvest, _who_has(HARVESTS)),
    Kind("whirl", groups.GIFTS, _offer_whirl, _whirl, whose=_who_has("whirl"), harms=True,
        cost=WHIRL_COST, locked=None, addressed=False, tried="attack"),
    Kind(SHOW, groups.GIFTS, _offer_show, _show, _bar_show, _who_has(SHOW), addressed=False),
    Kind("mend", groups.GEAR, _offer_mend, _mend, _bar_mend, _who_has("mends"), item="target"),
    Kind("heal", groups.GEAR, _offer_heal, _heal, _bar_heal, _who_has("heals")),
    Kind("pick_up", groups.GEAR, _offer_pick_up, _pick_up, _bar_pick_up, _something_lies_about,
        item="dropped"),
    *powers.KINDS,
)  # fmt: skip
