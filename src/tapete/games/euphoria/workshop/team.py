"""A team as a piece of work."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.recruiting import BONUS, bonus_rule, minis_of, penalty
from tapete.games.euphoria.content.team.costs import bill_of, cost_of
from tapete.games.euphoria.content.team.faults import faults_of
from tapete.games.euphoria.content.team.places import known_part
from tapete.games.euphoria.content.team.roster import Team, write_team
from tapete.games.euphoria.workshop.sheet import sheet_of
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop import Checked, Item, Purse, Sheet, Value, Work
from tapete.workshop.sheets import as_text


class TeamMade(Work):
    def __init__(self, team: Team) -> None:
        self.draft = team
        self.title = team.name or Message("euphoria.team.nameless")

    def check(self) -> Checked:
        points = Message("euphoria.team.points")
        purse = Purse(points, cost_of(self.draft), self.draft.points, "points")
        known = known_part(self.draft)
        faults = faults_of(self.draft)
        return Checked(faults, (purse,), tuple(_values(known)), tuple(_texts(known)))

    def kept(self) -> str:
        """Returns it as TOML."""
        return write_team(self.draft)

    def paper(self, language: str) -> Sheet:
        return sheet_of(known_part(self.draft), Words(language).say)

    def sheet(self, language: str) -> str:
        """The sheet as text, without the cards, which would say everything twice."""
        return as_text(replace(self.paper(language), cards=()))

    def bill(self) -> tuple[Item, ...]:
        return tuple([bill_of(member) for member in self.draft.members])


def _values(team: Team) -> Iterator[Value]:
    """The order in which it acts, and what its characters' Euphoria adds up to."""
    minis = minis_of(team, 0)
    order = sorted((mini.euphoria for mini in minis), reverse=True)
    if order:
        yield Value(Message("euphoria.team.order"), ", ".join(map(str, order)))
        total = sum(mini.euphoria for mini in minis if mini.character)
        yield Value(Message("euphoria.team.total"), str(total))


def _texts(team: Team) -> Iterator[Message]:
    """Whether it has its faction's bonus, and what strangers among Legends cost it."""
    rule, faction = bonus_rule(team), name_of("factions", team.faction)
    if rule:
        yield Message.of("euphoria.team.bonus", faction=faction, kept=BONUS[rule])
    if penalty(team):
        yield Message.of("euphoria.team.penalty", ap=penalty(team))
