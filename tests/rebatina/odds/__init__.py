"""The odds of a blow described in words: the same rules, on an empty yard."""

from typing import Literal, TypeAlias

import msgspec

from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tapete.spaces.plane.point import Point
from tests.rebatina.meta import Options
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.state import Figure, State
from tests.rebatina.world import Brawl

KindName: TypeAlias = Literal["brute", "blade", "urchin"]


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    striker: KindName = "blade"
    target: KindName = "blade"
    guard: bool = False
    stunned: bool = False


def blow(said: Blow, table: Table) -> tuple[Gist, tuple[float, ...]]:
    target = Figure("X", said.target, 1, Point(0, 0), 0, said.stunned, said.guard)
    striker = Figure("A", said.striker, 0, Point(0, 0))
    strike(Brawl(State(Options().scenario, [striker, target], []), table), striker, target)
    harm = 2 if target.out else int(target.stunned) - int(said.stunned)
    came = ("miss", "stunned", "out")[harm]
    return (Message(f"rebatina.odds.{came}"),), (float(harm), -float(harm))


PROCEDURES = {"strike": Procedure(Blow, blow)}
