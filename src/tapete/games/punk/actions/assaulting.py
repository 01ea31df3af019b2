"""Assaulting: moving into contact with an enemy, in one or more Move Actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.punk.figures import can_use
from tapete.games.punk.rules.fighting.assault import assault, in_sight
from tapete.games.punk.rules.fighting.assault_choices import anybody
from tapete.games.punk.rules.fighting.assault_question import Assault, Assaults
from tapete.games.punk.rules.moving.bloodthirst import quarry
from tapete.games.punk.rules.moving.leaping import leaps_left
from tapete.games.punk.rules.moving.moving import reach_of, treks
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, base_size, disc
from tapete.kernel import Domain
from tapete.spaces.climbs.journey import LEAP
from tapete.spaces.climbs.surface_search import SHIFTS
from tapete.spaces.plane.disc import gap

WAY = "assault"
LEADS = {WAY: 3}
"""Its rank among what is offered first."""


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """Returns the Assaults a mini may make now, if any."""
    found = assaults(skirmish, mini)
    return {} if found is None or not anybody(found) else {WAY: found}


def assaults(skirmish: Skirmish, mini: Mini) -> Assaults | None:
    """Returns Assaults on enemies that it sees and can reach with the Actions it has left."""
    left = skirmish.active.left
    if left <= 0 or mini.prone or not can_use(mini, "C") or skirmish.locked(mini):
        return None
    prey = quarry(skirmish, mini)
    return _on_anybody(skirmish, mini) if prey is None else _on(skirmish, mini, [prey], forced=True)


def _on_anybody(skirmish: Skirmish, mini: Mini) -> Assaults | None:
    near: list[Mini] = []
    far: list[Mini] = []
    for enemy in skirmish.enemies(mini):
        reached = at_least(skirmish, mini, enemy) <= reach_of(mini) * skirmish.active.left
        (near if reached else far).append(enemy)
    seen = [enemy for enemy in near if in_sight(skirmish, mini, enemy)]
    return _on(skirmish, mini, seen, far) if seen else None


def at_least(skirmish: Skirmish, mini: Mini, enemy: Mini) -> float:
    """Returns a length that no way to an enemy can be shorter than.

    A drop takes no movement, nor does the shift at an edge:
    punk.move.climb.drop, punk.ruling.climb_shift
    """
    if mini.at.height == enemy.at.height:
        return skirmish.gap(mini, enemy)
    return gap(disc(mini), disc(enemy)) - SHIFTS * base_size(mini)


def _on(
    skirmish: Skirmish,
    mini: Mini,
    seen: Sequence[Mini],
    far: Sequence[Mini] = (),
    *,
    forced: bool = False,
) -> Assaults:
    reach, left = reach_of(mini), skirmish.active.left
    leaps = None
    flown = min(left, leaps_left(mini))
    if flown and not forced:
        leaps = treks(skirmish, mini, reach * flown, seen, must_touch=True, only=(LEAP,))
    return Assaults(
        treks(skirmish, mini, reach, seen),
        reach,
        left,
        leaps,
        forced,
        enemies=tuple([enemy.id for enemy in skirmish.enemies(mini)]),
        far=tuple([enemy.id for enemy in far]),
    )


def go(skirmish: Skirmish, mini: Mini, answer: Assault) -> None:
    """Pays for the Action and plays the Assault: the move, the contact and the free fight."""
    assault(skirmish, mini, answer)
