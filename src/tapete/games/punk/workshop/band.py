"""A band that a player made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace

from tapete.games.punk.content.band.costs import bill_of, cost_of, worn_by
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.outfit import attributes_of
from tapete.games.punk.content.band.roster import Member, Roster, size_limit, write_band
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import mutation_name, name_of
from tapete.games.punk.workshop.sheet import Sheet, sheet_of
from tapete.games.punk.workshop.text_list import write_list
from tapete.games.punk.workshop.text_sheet import as_markdown, as_text
from tapete.kernel.message import Message
from tapete.words import Words
from tapete.workshop import Checked, Item, Purse, Value, Work


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

    def sheet(self, language: str) -> str:
        return as_text(self._sheet, Words(language).say)

    def markdown(self, language: str) -> str:
        return as_markdown(self._sheet, Words(language).say)

    def printed(self, language: str) -> bytes:
        from tapete.games.punk.workshop.pdf import as_pdf

        return as_pdf(self._sheet, Words(language).say)

    def bill(self) -> tuple[Item, ...]:
        return tuple(_item(member, self.content) for member in self.roster.members)

    @cached_property
    def _sheet(self) -> Sheet:
        return sheet_of(self.roster, self.content)


def _item(member: Member, found: Library) -> Item:
    """Returns what a member costs, and what each of its things costs."""
    bill = bill_of(member, found)
    born = [(mutation_name(found, item.id), item) for item in bill.mutations]
    bought = [(_bought(member, item.id, found), item) for item in (*bill.gear, *bill.ammunition)]
    parts = [Item(name, item.cost, item.count) for name, item in (*bought, *born)]
    return Item(name_of(found, member.profile), bill.total, bill.count, tuple(parts))


def _bought(member: Member, identity: str, found: Library) -> Message:
    """Returns the name of something bought; for armour, with what it is worn instead of."""
    name, profile = name_of(found, identity), found.profiles.get(member.profile)
    worn = worn_by(profile, found) if profile and identity in found.armour else ""
    return Message.of("punk.band.instead", name=name, worn=name_of(found, worn)) if worn else name


def _purses(roster: Roster, found: Library) -> tuple[Purse, ...]:
    minis, most = len(roster.members), size_limit(roster.points)
    return (
        Purse(Message("punk.band.purse.points"), cost_of(roster, found), roster.points, "points"),
        Purse(Message("punk.band.purse.minis"), minis, most, "members"),
    )


def _values(roster: Roster, found: Library) -> Iterator[Value]:
    """Yields the order in which its minis act: their Agility, from the highest."""
    known = [member for member in roster.members if member.profile in found.profiles]
    agility = [attributes_of(member, found)["AG"] for member in known]
    order = sorted((int(one) for one in agility if one != "-"), reverse=True)
    if order:
        yield Value(Message("punk.band.value.agility"), ", ".join(map(str, order)))
