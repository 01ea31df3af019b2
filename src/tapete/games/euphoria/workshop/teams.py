"""The workshop of teams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

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
from tapete.games.euphoria.workshop.shelves import shelves
from tapete.games.euphoria.workshop.team import TeamMade
from tapete.kernel import Message
from tapete.kernel.errors import TapeteError
from tapete.words import Words
from tapete.words.folding import folded, ids_by_name
from tapete.workshop import Shelf, Wish, Work
from tapete.workshop.sided import SidedWorkshop


class UnknownFaction(TapeteError):
    """There is no faction of that name."""

    key = "euphoria.team.error.no_faction"


class BadPoints(TapeteError):
    """No team may have that number of points."""

    key = "euphoria.team.error.points"


class Teams(SidedWorkshop[Team]):
    title, draft, sides = Message("euphoria.team.title"), Team, "teams"
    printed_as = "application/pdf"

    def shelves(self) -> Sequence[Shelf]:
        return shelves()

    def made(self, draft: Team) -> TeamMade:
        return TeamMade(draft)

    def plain(self, text: str) -> Team:
        return parse_team(text, "team")

    def playing(self) -> Mapping[str, Team]:
        return examples()

    def written(self, draft: Team) -> str:
        return write_team(draft)

    def measure(self, draft: Team) -> tuple[str, int]:
        return draft.faction, draft.points

    def called(self, draft: Team) -> Message:
        faction = name_of("factions", draft.faction)
        name, points = draft.name, draft.points
        return Message.of("euphoria.team.example", name=name, faction=faction, points=points)

    # --- in files

    def opened(self, file: Path) -> Work:
        """Reads a team from TOML or JSON."""
        if file.suffix.lower() == ".toml":
            return TeamMade(parse_team(self.text_in(file), str(file)))
        return super().opened(file)

    def begun(self, wish: Wish, language: str) -> str:
        """Returns a team without members; comments say whom it can have."""
        faction, say = _faction(wish.kind), Words(language).say
        points = USUAL if wish.points is None else wish.points
        if not 1 <= points <= MOST_POINTS:
            raise BadPoints(given=points, most=MOST_POINTS)
        name = wish.name or say(name_of("factions", faction))
        team = Team(name=name[:LONGEST_NAME], faction=faction, points=points)
        comments = [f"# {say(one)}\n" for one in _choice(faction)]
        return f"{write_team(team)}\n{''.join(comments)}"


def _faction(given: str) -> str:
    known = library().factions
    names = ids_by_name((one, (one, *known[one].name.values())) for one in FACTIONS)
    if folded(given) not in names:
        raise UnknownFaction(given=given or "none", known=", ".join(FACTIONS))
    return names[folded(given)]


def _choice(faction: str) -> Iterator[Message]:
    yield Message("euphoria.team.new.help")
    others = () if library().factions[faction].only else (MERCENARY,)
    for theirs in (faction, *others):
        for one, profile in library().characters_of(theirs).items():
            name = text_of(profile.name)
            yield Message.of("euphoria.team.new.profile", cost=profile.cost, name=name, id=one)
