"""Who may be in a team of which faction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.team.places import Place, fault
from tapete.games.euphoria.content.team.roster import Team
from tapete.workshop import Fault

BARS = {
    ("soldiers", "clones"): "euphoria.faction.soldiers.limit",
    ("clones", "hunters"): "euphoria.faction.clones.hunter",
    ("hunters", "clones"): "euphoria.faction.hunters.limit",
    ("ghost", "estars"): "euphoria.faction.ghost.estars",
    ("estars", "ghost"): "euphoria.faction.estars.ghost",
}
"""The rule by which a team of one faction may include nobody of another."""
ONLY = {
    "bad_born": "euphoria.faction.bad_born.gravekeeper",
    "estars": "euphoria.faction.estars.only_soldier",
}
"""The rule by which a faction lets only a few others in."""
BAD_BORN = "bad_born"
ELSEWHERE = "euphoria.faction.bad_born_only_own"
GRAVEKEEPERS = "euphoria.faction.bad_born.gravekeeper"
OWN = "euphoria.ruling.team_faction"
GHOSTS = "euphoria.faction.clones.ghost"
LEGENDS = "euphoria.faction.clones.legend"
SERGEANT = "euphoria.faction.ghost.sergeant"


def company_faults(team: Team, places: Sequence[Place]) -> Iterator[Fault]:
    """A fault for everybody who may not be in a team of its faction."""
    if team.faction not in FACTIONS:
        return
    counts = Counter(place.profile.faction for place in places)
    if not counts[team.faction]:
        yield fault(OWN, "nobody", "members", faction=name_of("factions", team.faction))
    for place in places:
        rule = outsider(team.faction, place)
        if rule:
            names = {"faction": name_of("factions", team.faction)}
            yield place.fault(rule, "outsider", "profile", place.member.profile, **names)
    if team.faction == "clones":
        yield from _with_clones(counts)
    if team.faction == BAD_BORN:
        yield from _gravekeepers(places)
    if team.faction == "ghost":
        yield from _sergeants(places, counts)


def outsider(faction: str, place: Place) -> str:
    """The rule that keeps a character out of a team of that faction; empty if none does."""
    theirs = place.profile.faction
    if theirs == faction:
        return ""
    if theirs == BAD_BORN:
        return ELSEWHERE
    if (faction, theirs) in BARS:
        return BARS[faction, theirs]
    only = library().factions[faction].only
    if only and theirs not in only and not _may_dig(faction, place):
        return ONLY[faction]
    return ""


def _may_dig(faction: str, place: Place) -> bool:
    """The Gravekeeper may join the Bad Born: euphoria.faction.bad_born.gravekeeper"""
    return faction == BAD_BORN and "gravekeeper" in place.profile.classes


def _with_clones(counts: Counter[str]) -> Iterator[Fault]:
    """One Ghost for each Clone, and one Legend."""
    if counts["ghost"] > counts["clones"]:
        ghosts, clones = counts["ghost"], counts["clones"]
        yield fault(GHOSTS, "ghosts", "members", count=ghosts, most=clones)
    if counts["legends"] > 1:
        yield fault(LEGENDS, "legends", "members", count=counts["legends"])


def _gravekeepers(places: Sequence[Place]) -> Iterator[Fault]:
    keepers = [place for place in places if "gravekeeper" in place.profile.classes]
    if len(keepers) > 1:
        yield fault(GRAVEKEEPERS, "gravekeepers", "members", count=len(keepers))


def _sergeants(places: Sequence[Place], counts: Counter[str]) -> Iterator[Fault]:
    """Mercenaries and a Sergeant do not go together."""
    sergeants = [place for place in places if "sergeant" in place.profile.classes]
    for place in sergeants if counts[MERCENARY] else ():
        yield place.fault(SERGEANT, "sergeant", "profile", place.member.profile)
