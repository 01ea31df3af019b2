"""Plays through a jump that is described in words."""

from __future__ import annotations

from tapete.games.punk.odds.falling import MM, told
from tapete.games.punk.odds.field import MIDDLE, begin, somebody
from tapete.games.punk.odds.said import JumpSaid, TooFar, rules_of
from tapete.games.punk.rules.moving.gaits import gait_of
from tapete.games.punk.rules.moving.jumping import is_jumped
from tapete.games.punk.rules.moving.marching import fall_short
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Gist, Message, Table
from tapete.spaces.plane.point import Point


def jump_begins(said: JumpSaid) -> State:
    """Returns a table with a mini at the edge of a gap, in its own activation."""
    given = {"AG": said.agility, "D": said.toughness}
    mini = somebody("a", 0, Point(MIDDLE, MIDDLE), 0, rules_of(said.special), **given)
    mini.radius = said.base * MM // 2
    longest = gait_of(mini).longest
    if said.gap * MM > longest:
        raise TooFar(gap=said.gap, longest=longest // MM)
    return begin([mini, somebody("b", 1, Point(0, 0), 0, {})])


def jump_said(said: JumpSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the jump through, and says whether the mini gets across, and if not, how it falls."""
    skirmish = Skirmish(state, table)
    mini = skirmish.mini("a")
    if is_jumped(skirmish, mini, said.gap * MM):
        return (Message("punk.odds.across"),), (1.0, -1.0)
    fall_short(skirmish, mini, mini.at, said.height * MM)
    gist, worth = told(mini)
    return (Message("punk.odds.short"), *gist), worth
