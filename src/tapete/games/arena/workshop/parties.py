"""The workshop of parties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import tree_name
from tapete.games.arena.content.party import Party, faults_of, tree_of, usual
from tapete.games.arena.meta import HUNTERS
from tapete.games.arena.workshop.party import read, written
from tapete.games.arena.workshop.sheet import sheet_of
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop import CannotDo, Checked, Drafted, Pick, Sheet, Shelf, ShelvedWorkshop, Wish


class PartyMade(Drafted):
    def __init__(self, draft: Party) -> None:
        super().__init__(draft)
        self.title = draft.name or Message("arena.party.sheet.nameless")

    def check(self) -> Checked:
        return Checked(tuple(faults_of(self.draft)), (), ())

    def text(self, language: str) -> str:
        return written(self.draft, Words(language).say)

    def paper(self, language: str) -> Sheet:
        return sheet_of(self.draft, Words(language).say)


class Parties(ShelvedWorkshop[Party]):
    title, draft, work = Message("arena.party.title"), Party, PartyMade
    printed_as = "application/pdf"
    commands = ("new", "check", "show", "export", "pdf", "import")

    def ready_made(self) -> Mapping[str, tuple[Message, Party]]:
        return {"usual": (Message("arena.party.usual"), usual())}

    def shelves(self) -> Sequence[Shelf]:
        known = library()
        hunters = tuple([Pick(name, card.name.message) for name, card in known.hunters.items()])
        trees = tuple([Pick(name, tree_name(tree), needs=(tree.hunter,))
            for name, tree in known.trees.items()])  # fmt: skip
        return (
            Shelf("name", Message("arena.party.name"), "text", most=40),
            Shelf("hunters", Message("arena.party.hunters"), "many", hunters, most=HUNTERS),
            Shelf("trees", Message("arena.party.trees"), "many", trees, most=HUNTERS),
        )

    def plain(self, text: str) -> Party:
        """Reads a list of hunters and their trees."""
        return read(text)

    def begun(self, wish: Wish, language: str) -> str:
        """Returns the usual party, and in comments everybody that could be in it."""
        if wish.kind or wish.points is not None:
            raise CannotDo("no_kinds", given=wish.kind)
        say = Words(language).say
        party = msgspec.structs.replace(usual(), name=wish.name or say(Message("arena.party.new")))
        every = [f"## {say(tree_name(tree))}\n" for tree in library().trees.values()]
        return f"{written(party, say)}\n{''.join(every)}"

    def options(self, drafts: Sequence[Party]) -> dict[str, Any]:
        """The party of the first draft; each hunter has its chosen tree or its first."""
        party = drafts[0]
        trees = [tree_of(party, one) for one in party.hunters]
        return {"hunters": list(party.hunters), "trees": trees}
