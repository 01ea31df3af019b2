"""Defensive Fire: a free shot at an enemy that moves, at a point of its way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tapete.deeds.do import Do
from tapete.games.punk.events.shooting import Reacted
from tapete.games.punk.rules.harm.touching_markers import stands_in, touch_markers
from tapete.games.punk.rules.shooting.aiming import at_whom
from tapete.games.punk.rules.shooting.firing import fire_at
from tapete.games.punk.rules.shooting.targets import usable
from tapete.games.punk.rules.shooting.watchers import chances
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice, Either, Filled, Form
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.questions.point_on_way import heading, place_on

SHOT = "punk.shoot.defensive.one_shot"
TIMING = "punk.shoot.defensive.timing"
"""Range, sight and cover are those of the point that is chosen."""
GOES_ON = "punk.shoot.defensive.continue"
OPTIONAL = "punk.shoot.defensive.optional"
ASK = "punk.ask.react"


def react(skirmish: Skirmish, mover: Mini, journey: Journey, start: float, end: float) -> bool:
    """Minis that are ready may shoot at a mover on that stretch; False if it no longer plays.

    Any movement counts: punk.ruling.defensive_trigger. Each shoots once, one at a time, in the
    order their player wants: punk.ruling.defensive_requirements. What the mover suffers before it
    gets there comes first.
    """
    here = start
    while not mover.out:
        offered = chances(skirmish, mover, journey, here, end)
        if not offered:
            break
        seat = skirmish.mini(next(iter(offered))).seat
        who, along = skirmish.table.ask(seat, ASK, Either(offered), OPTIONAL, figure=mover.id)
        if along is None or not touch_markers(skirmish, mover, journey, here, along):
            break
        _react(skirmish, skirmish.mini(who), mover, journey, along)
        here = along
    return not mover.out


def _react(skirmish: Skirmish, watcher: Mini, mover: Mini, journey: Journey, along: int) -> None:
    """One shot, as an Action of its own in the middle of another's; then it is ready no more."""
    here, facing = mover.at, mover.facing
    mover.at, mover.facing = place_on(journey, along), heading(journey, along, facing)
    watcher.ready = False
    skirmish.table.tell(
        Reacted,
        figure=watcher.id,
        target=mover.id,
        at=mover.at,
        rule=TIMING,
        also=(GOES_ON,),
    )
    with _aside(skirmish, watcher):
        if stands_in(skirmish, watcher):
            _fire(skirmish, watcher, mover)
    if not mover.out:
        mover.at, mover.facing = here, facing


def _fire(skirmish: Skirmish, watcher: Mini, mover: Mini) -> None:
    """Its player picks the weapon, and whether to avoid cover, if there is a choice.

    punk.ruling.defensive_automatic
    """
    found = [
        choice
        for place, _ in usable(watcher)
        for choice in at_whom(skirmish, watcher, place, [mover])
    ]
    if not found:
        return
    filled = _chosen(skirmish, watcher, mover, found)
    item = watcher.gear[filled.option.item]
    avoid = bool(filled.details.get("avoid", False))
    fire_at(skirmish, watcher, item, mover, avoid=avoid, defensive=True)


def _chosen(skirmish: Skirmish, watcher: Mini, mover: Mini, found: list[Choice]) -> Filled:
    if len(found) == 1 and not found[0].details:
        return Filled(found[0].option)
    return skirmish.table.ask(
        watcher.seat,
        "punk.ask.react_how",
        Form(lambda: found, kind=Do),
        SHOT,
        figure=watcher.id,
        target=mover.id,
    )


@contextmanager
def _aside(skirmish: Skirmish, watcher: Mini) -> Iterator[None]:
    """Another Action in the middle of one: punk.ruling.reroll_scope"""
    state, active = skirmish.state, skirmish.active
    rerolled, burned = state.rerolled, active.burned
    state.rerolled, active.burned, active.watcher = [], [], watcher.id
    yield
    state.rerolled, active.watcher = rerolled, ""
    active.burned = [*burned, *[one for one in active.burned if one not in burned]]
