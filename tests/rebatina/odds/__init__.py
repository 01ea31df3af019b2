"""The odds of a blow described in words: the same rules, on an empty yard."""

from typing import Literal

import msgspec

from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tapete.spaces.plane.point import Point
from tests.rebatina.meta import Options
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.state import Figure, State
from tests.rebatina.world import Brawl


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    striker: Literal["brute", "blade", "urchin"] = "blade"
    target: Literal["brute", "blade", "urchin"] = "blade"
    stunned: bool = False


def begin(said: Blow) -> State:
    target = Figure("X", said.target, 1, Point(0, 0), 0, said.stunned)
    return State(Options().scenario, [Figure("A", said.striker, 0, Point(0, 0)), target], [])


def blow(said: Blow, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    striker, target = state.figures
    strike(Brawl(state, table), striker, target)
    harm = 2 if target.out else int(target.stunned and not said.stunned)
    came = ("miss", "stunned", "out")[harm]
    return (Message(f"rebatina.odds.{came}"),), (harm, -harm)


PROCEDURES = {"strike": Procedure(Blow, begin, blow)}
