"""The faults of a team: what it breaks, by which rule, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from tapete.games.euphoria.content.entries import FACTIONS, Item, Profile
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.team.company import company_faults
from tapete.games.euphoria.content.team.costs import cost_of
from tapete.games.euphoria.content.team.places import Place, fault, places_in
from tapete.games.euphoria.content.team.roster import Member, Team
from tapete.games.euphoria.meta import Options
from tapete.kernel.shaping import shaped
from tapete.workshop import Fault

BUILD = "euphoria.setup.build"
CHARACTER = "euphoria.def.character"
TEAM_FACTION = "euphoria.ruling.team_faction"
UNIQUE = "euphoria.class.unique"
COPIES = "euphoria.faction.bad_born.copies"
MOST_ALIKE = 3
"""How many copies of a Bad Born a team may have."""
SOLD = "euphoria.class.object.buy"
RESTRICTED = "euphoria.core.restricted"
CHARACTERS_ONLY = "euphoria.item.characters_only"
NEEDS = {"medkit": "euphoria.item.medkit"}
"""Objects whose own text says who can use them."""
ONE_EACH = {"benkei": "euphoria.item.benkei", "bto": "euphoria.item.bto"}
"""Pets of which a character may have only one, by the rule that says so."""
NO_ITEMS = {
    "bad_born": "euphoria.class.bad_born.no_carry",
    "experiment": "euphoria.class.experiment",
    "ghost": "euphoria.faction.ghost.no_items",
}
"""Classes and factions for which no objects are bought."""
NO_CHANGES = {
    "ghost": "euphoria.faction.ghost.no_attr_mod",
    "legends": "euphoria.faction.legends.items",
    "bad_born": "euphoria.class.bad_born.no_attr_mod",
}
"""Classes and factions that may not change their attributes."""
GENES = "euphoria.gene.who"
GENETIC = "euphoria.class.genetic"
OPEN_TO_GENES = ("experiment", "genetic")
"""euphoria.ruling.genetic_who"""
GENE_NEEDS = {"benkei_bb": "euphoria.gene.benkei_bb", "shield": "euphoria.gene.shield"}
ABILITY = "euphoria.core.bought_abilities"
CHANGES = "euphoria.core.modifications"


def faults_of(team: Team, limit: int = 0) -> tuple[Fault, ...]:
    """Returns all faults of a team; with a limit, one that costs more than that has one too."""
    places = list(places_in(team))
    found = [*_sheet(team), *_points(team, limit), *company_faults(team, places), *_alike(places)]
    return (*found, *(one for place in places for one in _outfit(place)))


@cache
def buyers(field: str, identity: str) -> tuple[str, ...]:
    """The characters for whom an entry may be bought; `field` is where a member keeps it."""
    bought = identity if field == "ability" else (identity,)
    profiles = [(one, profile) for one, profile in library().profiles.items() if profile.character]
    places = [Place(0, shaped({"profile": one, field: bought}, Member), of) for one, of in profiles]
    return tuple([place.member.profile for place in places if not any(_outfit(place))])


def limit_of(options: Options, teams: Sequence[Team]) -> int:
    """Returns the points of a show: those agreed, or else those of its larger team."""
    return options.limit or max(team.points for team in teams)


# --- the whole team


def _sheet(team: Team) -> Iterator[Fault]:
    """A team has a name, a faction that can be chosen, and members that can be picked."""
    known = library().profiles
    if not team.name.strip():
        yield fault(BUILD, "no_name", "name")
    if team.faction not in FACTIONS:
        yield fault(TEAM_FACTION, "no_faction", "faction", given=team.faction or "none")
    for number, member in enumerate(team.members):
        field = f"members.{number}.profile"
        if member.profile not in known:
            given = member.profile or "none"
            yield fault(CHARACTER, "no_profile", field, given=given, number=number + 1)
        elif not known[member.profile].character:
            name = name_of("profiles", member.profile)
            yield fault(CHARACTER, "no_character", field, member.profile, name=name)


def _points(team: Team, limit: int) -> Iterator[Fault]:
    cost, most = cost_of(team), min(team.points, limit or team.points)
    if cost > most:
        yield fault(BUILD, "points", "points", cost=cost, most=most)


def _alike(places: Sequence[Place]) -> Iterator[Fault]:
    """A unique character can be in a team only once, a Bad Born a few times.

    euphoria.ruling.copies
    """
    for profile, count in Counter(place.member.profile for place in places).items():
        classes = library().profiles[profile].classes
        rule, most = (UNIQUE, 1) if "unique" in classes else (COPIES, MOST_ALIKE)
        if count > most and ("unique" in classes or "bad_born" in classes):
            name = name_of("profiles", profile)
            yield fault(rule, "copies", "members", profile, name=name, count=count, most=most)


# --- one character


def _outfit(place: Place) -> Iterator[Fault]:
    """What is wrong with what was bought for it."""
    yield from _objects(place)
    yield from _genes(place)
    yield from _changes(place)
    yield from _ability(place)


def _barred(profile: Profile, rules: dict[str, str]) -> str:
    """The first of these rules whose class or faction a character has; empty if none."""
    return next(
        (rule for name, rule in rules.items() if name in (*profile.classes, profile.faction)), ""
    )


def _objects(place: Place) -> Iterator[Fault]:
    known, profile, bought = library().items, place.profile, place.member.items
    rule = _barred(profile, NO_ITEMS)
    for identity, count in Counter(bought).items():
        if identity not in known:
            yield place.fault(SOLD, "no_item", "items", identity, given=identity)
        elif rule:
            yield place.fault(rule, "no_items", "items", identity, item=name_of("items", identity))
        else:
            yield from _object(place, identity, known[identity], count)


def _object(place: Place, identity: str, item: Item, count: int) -> Iterator[Fault]:
    name, profile = name_of("items", identity), place.profile
    if not item.sold:
        yield place.fault(SOLD, "not_sold", "items", identity, item=name)
    if item.needs and not set(item.needs) & set(profile.classes):
        rule = NEEDS.get(identity, RESTRICTED)
        yield place.fault(rule, "not_for_class", "items", identity, item=name)
    if item.factions and profile.faction not in item.factions:
        yield place.fault(CHARACTERS_ONLY, "not_for_faction", "items", identity, item=name)
    count += profile.items.count(identity) + profile.parts.count(item.pet or identity)
    if count > item.most:
        rule = ONE_EACH.get(identity, RESTRICTED)
        yield place.fault(rule, "too_many", "items", identity, item=name, most=item.most)


def _genes(place: Place) -> Iterator[Fault]:
    known, classes = library().genes, place.profile.classes
    genes = place.member.genes
    if genes and not set(OPEN_TO_GENES) & set(classes):
        yield place.fault(GENETIC, "no_genes", "genes")
    if len(genes) > 1:
        yield place.fault(GENES, "one_gene", "genes", count=len(genes))
    for identity in genes:
        if identity not in known:
            yield place.fault(GENES, "no_gene", "genes", identity, given=identity)
        elif known[identity].needs and not set(known[identity].needs) & set(classes):
            rule, name = GENE_NEEDS.get(identity, GENES), name_of("genes", identity)
            yield place.fault(rule, "not_for_class", "genes", identity, item=name)


def _changes(place: Place) -> Iterator[Fault]:
    known, rule = library().modifications, _barred(place.profile, NO_CHANGES)
    for identity, count in Counter(place.member.modifications).items():
        name = name_of("modifications", identity)
        if identity not in known:
            yield place.fault(CHANGES, "no_change", "modifications", identity, given=identity)
        elif rule:
            yield place.fault(rule, "no_changes", "modifications", identity, item=name)
        elif count > known[identity].most:
            most = known[identity].most
            yield place.fault(CHANGES, "too_many", "modifications", identity, item=name, most=most)


def _ability(place: Place) -> Iterator[Fault]:
    identity = place.member.ability
    found = library().abilities.get(identity)
    if identity and (found is None or not found.cost):
        yield place.fault(
            ABILITY, "not_sold", "ability", identity, item=name_of("abilities", identity)
        )
    elif identity and place.profile.ability:
        yield place.fault(
            ABILITY, "has_ability", "ability", identity, item=name_of("abilities", identity)
        )
