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
    stunned: bool = False


def begin(said: Blow) -> State:
    state = set_up(Options(gangs=((said.striker,), (said.target,))))
    state.figures[1].stunned = said.stunned
    return state


def blow(said: Blow, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    striker, target = state.figures
    strike(Brawl(state, table), striker, target)
    harm = 2 if target.out else int(target.stunned and not said.stunned)
    came = ("miss", "stunned", "out")[harm]
    return (Message(f"rebatina.odds.{came}"),), (harm, -harm)


PROCEDURES = {"strike": Procedure(Blow, begin, blow)}
