"""Moving, leaping, standing up."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from tapete.deeds.do import Details, Do
from tapete.games.punk.actions import groups
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.rules.moving.hunting import hunt
from tapete.games.punk.rules.moving.leaping import leaps_left
from tapete.games.punk.rules.moving.moving import go as march
from tapete.games.punk.rules.moving.moving import reach_of, treks
from tapete.games.punk.rules.moving.prone import stand_up
from tapete.games.punk.rules.turns.spending import spend
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice, Domain
from tapete.spaces.climbs.journey import LEAP
from tapete.spaces.treks.trek import Trek

MOVE, SOAR = "move", "leap"
WAYS = (MOVE, SOAR)
RISE = Do("stand_up")


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """Where it may go with one Action; and with one great leap of all it has left.

    Who lies prone, touches an enemy or must get at one does not go where it likes:
    punk.move.prone.stand_up, punk.combat.separate.only_way, punk.special.bloodthirst.advance
    """
    if mini.prone or skirmish.locked(mini) or driven(skirmish, mini):
        return {}
    reach = reach_of(mini)
    found: dict[str, Domain[Any]] = {MOVE: treks(skirmish, mini, reach)}
    actions = min(skirmish.active.left, leaps_left(mini))
    if actions:
        found[SOAR] = treks(skirmish, mini, actions * reach, only=(LEAP,))
    return found


def nearer(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """As near to its quarry as it gets, for who has no way into contact with it."""
    found = hunt(skirmish, mini)
    return {} if found is None else {MOVE: found}


def go(skirmish: Skirmish, mini: Mini, way: str, trek: Trek) -> None:
    """A Move Action, or as many as a leap is long: punk.special.leap.super"""
    free = not driven(skirmish, mini)
    spend(skirmish, mini, price(mini, trek) if way == SOAR else 1)
    march(skirmish, mini, trek, free=free)


def price(mini: Mini, trek: Trek) -> int:
    """The Actions a leap takes."""
    return max(1, ceil(trek.journey.length / reach_of(mini)))


def _rising(skirmish: Skirmish, mini: Mini) -> Iterator[Choice]:
    if mini.prone:
        yield Choice(RISE)


def _rise(skirmish: Skirmish, mini: Mini, do: Do, details: Details) -> None:
    stand_up(skirmish, mini)


KINDS: tuple[Kind, ...] = (
    Kind(RISE.what, groups.MOVE, _rising, _rise, locked=None, rises=True, addressed=False),
)
