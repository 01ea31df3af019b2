"""Assaulting: getting into contact with an enemy, in one Move Action or in several."""

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


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """The Assaults it may make now, if any."""
    found = assaults(skirmish, mini)
    return {} if found is None or not anybody(found) else {WAY: found}


def assaults(skirmish: Skirmish, mini: Mini) -> Assaults | None:
    """On whom it sees, and could get at with the Actions it has."""
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
    """No way there can be shorter: a drop takes no movement, nor does the shift at an edge.

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
    """Pays the Action and plays it: the way, the contact and the free fight."""
    assault(skirmish, mini, answer)
