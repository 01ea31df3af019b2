"""What players make: gangs, put together from kinds of figures."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tapete.kernel import Message
from tapete.workshop import Checked, Drafted, Fault, Pick, Purse, Shelf, ShelvedWorkshop
from tests.rebatina.content import library

SIZE, MOST = 3, 9


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    members: tuple[str, ...] = ()


class GangMade(Drafted):
    def check(self) -> Checked:
        """Three figures that cost 9 or less together."""
        costs = [library().kinds[one].cost for one in self.draft.members if one in library().kinds]
        sound = len(costs) == len(self.draft.members) == SIZE and sum(costs) <= MOST
        fault = Fault("rebatina.gang", Message("rebatina.gang.fault"), "members")
        purse = Purse(Message("rebatina.gang.cost"), sum(costs), MOST, "members")
        return Checked(() if sound else (fault,), (purse,), ())


class Gangs(ShelvedWorkshop[Draft]):
    title, draft, work = Message("rebatina.gang.title"), Draft, GangMade

    def shelves(self) -> Sequence[Shelf]:
        picks = tuple(Pick(n, kind.name.message) for n, kind in library().kinds.items())
        name = Shelf("name", Message("rebatina.gang.name"), "text", most=40)
        return name, Shelf("members", Message("rebatina.gang.members"), "many", picks, repeats=True)

    def options(self, drafts: Sequence[Draft]) -> dict[str, Any]:
        return {"gangs": [draft.members for draft in drafts]}


WORKSHOPS = {"gangs": Gangs()}
