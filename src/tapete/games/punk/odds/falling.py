"""A fall as it is described, played through."""

from __future__ import annotations

from tapete.games.punk.odds.field import MIDDLE, begin, somebody
from tapete.games.punk.odds.said import FallSaid
from tapete.games.punk.rules.moving.falling import fall
from tapete.kernel import Gist, Message, Table
from tapete.spaces.plane.point import Point

MM = 10
"""In tenths of a millimetre."""
RULE = "punk.move.fall.roll"


def fall_said(said: FallSaid, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """How the fall ends: downed, prone or unharmed."""
    mini = somebody("a", 0, Point(MIDDLE, MIDDLE), 0, {}, D=said.toughness)
    mini.radius = said.base * MM // 2
    rival = somebody("b", 1, Point(0, 0), 0, {})
    skirmish = begin([mini, rival] if said.own else [rival, mini], table)
    fall(skirmish, mini, said.height * MM, RULE)
    state = "down" if mini.out else "prone" if mini.prone else "unharmed"
    lost = {"down": 1.0, "prone": 0.2}.get(state, 0.0)
    return (Message.of("punk.odds.state", whose="own", state=state),), (-lost, lost)
