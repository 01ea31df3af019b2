"""What players make: gangs, put together from kinds of figures."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tapete.kernel import Message
from tapete.workshop import Checked, Fault, Pick, Purse, ReadDraft, Shelf, ShelvedWorkshop, Work
from tests.rebatina.content import library

SIZE, MOST = 3, 9


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    members: tuple[str, ...] = ()


class GangMade(Work):
    def __init__(self, draft: Draft) -> None:
        self.title, self.draft = draft.name, draft

    def check(self) -> Checked:
        """Three figures that cost 9 or less together."""
        known = [library().kinds[one] for one in self.draft.members if one in library().kinds]
        cost = sum(kind.cost for kind in known)
        sound = len(known) == len(self.draft.members) == SIZE and cost <= MOST
        fault = Fault("rebatina.gang", Message("rebatina.gang.fault"), "members")
        purse = Purse(Message("rebatina.gang.cost"), cost, MOST, "members")
        return Checked(() if sound else (fault,), (purse,), ())

    def kept(self) -> str:
        return msgspec.json.encode(self.draft).decode()

    def text(self, language: str) -> str:
        return f"{self.draft.name}: {', '.join(self.draft.members)}"


class Gangs(ShelvedWorkshop[Draft]):
    title, draft = Message("rebatina.gang.title"), Draft

    def shelves(self) -> Sequence[Shelf]:
        picks = tuple(Pick(n, kind.name.message) for n, kind in library().kinds.items())
        name = Shelf("name", Message("rebatina.gang.name"), "text", most=40)
        return name, Shelf("members", Message("rebatina.gang.members"), "many", picks, repeats=True)

    def made(self, draft: Draft) -> Work:
        return GangMade(draft)

    def read(self, text: str, language: str) -> ReadDraft:
        """A line such as `Los Gatos: brute, blade, urchin`."""
        name, _, members = text.strip().partition(":")
        return ReadDraft({"name": name, "members": members.replace(",", " ").split()})

    def options(self, drafts: Sequence[Draft]) -> Mapping[str, Any]:
        return {"gangs": [draft.members for draft in drafts]}


WORKSHOPS = {"gangs": Gangs()}
