"""A band that a player made."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tapete.games.punk.content.band.costs import bill_of, cost_of
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import Roster, size_limit, write_band
from tapete.games.punk.content.library import Library
from tapete.games.punk.workshop.sheet import sheet_of
from tapete.games.punk.workshop.text_list import write_list
from tapete.kernel.message import Message
from tapete.words import Words
from tapete.workshop import Checked, Item, Purse, Sheet, Value, Work


class Band(Work):
    """A roster, with the content it is taken from."""

    def __init__(
        self,
        roster: Roster,
        found: Library,
        notes: tuple[Message, ...] = (),
        added: Library | None = None,
    ) -> None:
        """`added` is the content that it brings to a match, if its file does not hold any."""
        self.roster = roster
        self.draft = replace(roster, content=roster.content or added)
        self.content = found
        self.title = roster.name or Message("punk.band.sheet.nameless")
        self.notes = notes

    def check(self) -> Checked:
        purses = _purses(self.roster, self.content)
        values = tuple(_values(self.roster, self.content))
        return Checked(faults_of(self.roster, self.content), purses, values)

    def kept(self) -> str:
        """Returns it as TOML."""
        return write_band(self.roster)

    def text(self, language: str) -> str:
        return write_list(self.roster, self.content, "es" if language == "es" else "en")

    def paper(self, language: str) -> Sheet:
        return sheet_of(self.roster, self.content, Words(language).say)

    def bill(self) -> tuple[Item, ...]:
        return tuple(bill_of(member, self.content) for member in self.roster.members)


def _purses(roster: Roster, found: Library) -> tuple[Purse, ...]:
    minis, most = len(roster.members), size_limit(roster.points)
    return (
        Purse(Message("punk.band.purse.points"), cost_of(roster, found), roster.points, "points"),
        Purse(Message("punk.band.purse.minis"), minis, most, "members"),
    )


def _values(roster: Roster, found: Library) -> Iterator[Value]:
    """Yields the order in which its minis act: their Agility, from the highest."""
    known = [member for member in roster.members if member.profile in found.profiles]
    agility = [Outfit(member, found).attributes["AG"] for member in known]
    order = sorted((int(one) for one in agility if one != "-"), reverse=True)
    if order:
        yield Value(Message("punk.band.value.agility"), ", ".join(map(str, order)))
