"""The odds of a blow described in words: the same rules, on an empty yard."""

from typing import Literal

import msgspec

from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tests.rebatina.meta import Options
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.rules.story.story import set_up
from tests.rebatina.state import State
from tests.rebatina.world import Brawl


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    striker: Literal["brute", "blade", "urchin"] = "blade"
    target: Literal["brute", "blade", "urchin"] = "blade"


def begin(said: Blow) -> State:
    return set_up(Options(gangs=((said.striker,), (said.target,))))


def blow(said: Blow, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    striker, target = state.figures
    strike(Brawl(state, table), striker, target)
    came = Message("rebatina.odds.hit" if target.stunned else "rebatina.odds.miss")
    return (came,), (target.stunned, -target.stunned)


PROCEDURES = {"strike": Procedure(Blow, begin, blow)}
