"""Plays through a fall that is described in words."""

from __future__ import annotations

from tapete.games.punk.odds.field import MIDDLE, begin, somebody
from tapete.games.punk.odds.said import FallSaid
from tapete.games.punk.rules.moving.falling import fall
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Gist, Message, Table
from tapete.spaces.plane.point import Point

MM = 10
"""A millimetre, in tenths of a millimetre."""
RULE = "punk.move.fall.roll"


def fall_begins(said: FallSaid) -> State:
    """Returns a table with a mini about to fall, and a rival far away."""
    mini = somebody("a", 0, Point(MIDDLE, MIDDLE), 0, {}, D=said.toughness)
    mini.radius = said.base * MM // 2
    rival = somebody("b", 1, Point(0, 0), 0, {})
    return begin([mini, rival] if said.own else [rival, mini])


def fall_said(said: FallSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the fall through, and says whether the mini is downed, prone or unharmed."""
    skirmish = Skirmish(state, table)
    mini = skirmish.mini("a")
    fall(skirmish, mini, said.height * MM, RULE)
    return told(mini)


def told(mini: Mini) -> tuple[Gist, tuple[float, ...]]:
    """Says what became of a mini that fell, and what that is worth."""
    state = "down" if mini.out else "prone" if mini.prone else "unharmed"
    lost = {"down": 1.0, "prone": 0.2}.get(state, 0.0)
    return (Message.of("punk.odds.state", whose="own", state=state),), (-lost, lost)
