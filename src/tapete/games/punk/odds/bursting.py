"""Plays through a shot in automatic mode that is described in words."""

from __future__ import annotations

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Broke, Strayed
from tapete.games.punk.odds.field import MIDDLE, RADIUS, begin, ground_with
from tapete.games.punk.odds.outcomes import count_told
from tapete.games.punk.odds.said import BurstSaid, to_burst
from tapete.games.punk.odds.shooting import bullet_of, people, target
from tapete.games.punk.rules.shooting.automatic import burst
from tapete.games.punk.rules.shooting.shooting import Shot
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Gist, Table
from tapete.odds.ear import Ear
from tapete.spaces.plane.point import Point

APART = 3 * RADIUS
"""How far the centres of two targets are from each other."""


def burst_begins(said: BurstSaid) -> State:
    """Returns a state with the shooter and its targets side by side, as far as each other."""
    to_burst(said.weapon)
    state = begin([*people(said), *_others(said)], ground_with(said.cover, said.total))
    assert state.active is not None
    if said.aim:
        state.active.aim = "b"
    return state


def _others(said: BurstSaid) -> list[Mini]:
    """Returns the further targets, to the left and right of the first."""
    places = [Point(MIDDLE - APART, MIDDLE), Point(MIDDLE + APART, MIDDLE)]
    return [target(said, f"e{n}", at) for n, at in enumerate(places[: said.targets - 1])]


def burst_said(said: BurstSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays all three shots through, and says how many of the targets are downed."""
    ear = Ear(table, Hit, Strayed, Broke)
    skirmish = Skirmish(state, ear)
    shooter, first = state.minis[:2]
    shot = Shot(shooter, first, shooter.gear[0], bullet_of(said), said.avoid, said.defensive)
    burst(skirmish, shot)
    return count_told([one for one in state.minis if one.seat], bool(ear.all(Hit)))
