"""The workshop of teams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.content.team.roster import (
    LONGEST_NAME,
    MOST_POINTS,
    USUAL,
    Team,
    examples,
    parse_team,
    write_team,
)
from tapete.games.euphoria.labels.names import team_called
from tapete.games.euphoria.workshop.shelves import shelves
from tapete.games.euphoria.workshop.team import TeamMade
from tapete.kernel import Message, Say
from tapete.words import Words
from tapete.words.folding import folded, ids_by_name
from tapete.workshop import Shelf
from tapete.workshop.sided import SidedWorkshop


class Teams(SidedWorkshop[Team]):
    title, draft, sides = Message("euphoria.team.title"), Team, "teams"
    usual, most, longest = USUAL, MOST_POINTS, LONGEST_NAME
    printed_as = "application/pdf"

    def shelves(self) -> Sequence[Shelf]:
        return shelves()

    def made(self, draft: Team) -> TeamMade:
        return TeamMade(draft)

    def playing(self) -> Mapping[str, Team]:
        return examples()

    def written(self, draft: Team) -> str:
        return write_team(draft)

    def measure(self, draft: Team) -> tuple[str, int]:
        return draft.faction, draft.points

    def called(self, name: str, draft: Team) -> Message:
        faction = name_of("factions", draft.faction)
        told = {"name": team_called(draft.name, name), "faction": faction}
        return Message.of("euphoria.team.example", **told, points=draft.points)

    # --- in files

    def parsed(self, text: str, source: str) -> Team:
        return parse_team(text, source)

    def say(self, language: str) -> Say:
        return Words(language).say

    def factions(self) -> Mapping[str, Message]:
        return {one: name_of("factions", one) for one in FACTIONS}

    def faction_called(self, given: str) -> str | None:
        known = library().factions
        names = ids_by_name((one, known[one].name.values()) for one in FACTIONS)
        return names.get(folded(given))

    def new(self, name: str, faction: str, points: int) -> Team:
        return Team(name=name, faction=faction, points=points)

    def choice(self, faction: str) -> Iterator[Message]:
        yield Message("euphoria.team.new.help")
        others = () if library().factions[faction].only else (MERCENARY,)
        for theirs in (faction, *others):
            for one, profile in library().characters_of(theirs).items():
                name = text_of(profile.name)
                yield Message.of("euphoria.team.new.profile", cost=profile.cost, name=name, id=one)
