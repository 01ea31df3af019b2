"""Moving, leaping, standing up."""

from __future__ import annotations

from math import ceil
from typing import Any

from tapete.deeds import simply
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.rules.moving.hunting import hunt
from tapete.games.punk.rules.moving.leaping import leaps_left
from tapete.games.punk.rules.moving.moving import go as march
from tapete.games.punk.rules.moving.moving import reach_of, treks
from tapete.games.punk.rules.moving.standing_up import stand_up
from tapete.games.punk.rules.turns.spending import spend
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Domain
from tapete.kernel.domains.either import Maker
from tapete.spaces.climbs.journey import LEAP
from tapete.spaces.treks.trek import Trek

MOVE, SOAR = "move", "leap"
WAYS = (MOVE, SOAR)
RISE = "stand_up"
LEADS = {MOVE: 1, SOAR: 2}
"""The ranks of these ways among what is offered first."""


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Maker]:
    """Returns where a mini may go with one Action, and with one leap of all its Actions.

    A mini that is prone, touches an enemy or must attack one cannot go where it likes:
    punk.move.prone.stand_up, punk.combat.separate.only_way, punk.special.bloodthirst.advance
    """
    if mini.prone or skirmish.locked(mini) or driven(skirmish, mini):
        return {}
    reach = reach_of(mini)
    found: dict[str, Maker] = {MOVE: lambda: treks(skirmish, mini, reach)}
    actions = min(skirmish.active.left, leaps_left(mini))
    if actions:
        found[SOAR] = lambda: treks(skirmish, mini, actions * reach, only=(LEAP,))
    return found


def nearer(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """Returns the moves as near as it gets to its quarry, if it cannot get into contact."""
    found = hunt(skirmish, mini)
    return {} if found is None else {MOVE: found}


def go(skirmish: Skirmish, mini: Mini, way: str, trek: Trek) -> None:
    """Plays a Move Action, or a leap of several: punk.special.leap.super"""
    free = not driven(skirmish, mini)
    spend(skirmish, mini, price(mini, trek) if way == SOAR else 1)
    march(skirmish, mini, trek, free=free)


def price(mini: Mini, trek: Trek) -> int:
    """Returns how many Actions a leap takes."""
    return max(1, ceil(trek.journey.length / reach_of(mini)))


KINDS: tuple[Kind, ...] = (
    Kind(RISE, groups.MOVE, simply(stand_up), when=lambda skirmish, mini: mini.prone,
        lead=4, locked=None, rises=True, addressed=False),
)  # fmt: skip
