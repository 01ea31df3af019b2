"""Turns a team into the miniatures that it brings to a show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.euphoria.content.entries import MERCENARY, Profile
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_in
from tapete.games.euphoria.content.team.costs import bill_of
from tapete.games.euphoria.content.team.roster import Member, Team
from tapete.games.euphoria.content.traits import with_implied
from tapete.games.euphoria.content.wearing import put_on
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.state import NEUTRAL, Mini, Name, Weapon
from tapete.kernel import Seat

LETTERS = "AB"
HALF_MM = 5
"""Turns a diameter in mm into a radius in tenths of a mm."""
LEGENDS = "legends"
ESTARS, SOLDIERS = "estars", "soldiers"
AS_RULED = Rules()
KEPT = "euphoria.faction.bonus"
LOST = "euphoria.faction.bonus_lost"
HIRED = "euphoria.faction.mercenary"
BONUS = {KEPT: "bonus", LOST: "bonus_lost", HIRED: "mercenary"}
"""What is said of a bonus, by the rule by which it is kept or lost."""


# --- a team's bonus and penalty -------------------------------------------------------------


def bonus(team: Team, rules: Rules = AS_RULED) -> bool:
    """True if a team keeps its faction's bonus: euphoria.faction.bonus_lost"""
    kept = _free_to_join(team.faction, rules)
    profiles = library().profiles
    return all(profiles[member.profile].faction in kept for member in team.members)


def bonus_rule(team: Team, rules: Rules = AS_RULED) -> str:
    """The rule by which a team has or has lost its bonus; empty if its faction gives none."""
    entry = library().factions.get(team.faction)
    if entry is None or entry.bonus is None:
        return ""
    if not bonus(team, rules):
        return LOST
    factions = [library().profiles[member.profile].faction for member in team.members]
    return HIRED if MERCENARY in factions else KEPT


def _free_to_join(faction: str, rules: Rules) -> set[str]:
    """The factions whose characters cost a team no bonus: euphoria.faction.mercenary"""
    if faction == ESTARS and rules.estars_soldiers_keep:
        return {faction, SOLDIERS}
    return {faction} if library().factions[faction].only else {faction, MERCENARY}


def penalty(team: Team, rules: Rules = AS_RULED) -> int:
    """The AP that each miniature of a team loses: euphoria.faction.legends.penalty"""
    if team.faction != LEGENDS:
        return 0
    outsiders = [mini for mini in minis_of(team, 0) if mini.faction != LEGENDS]
    return len([mini for mini in outsiders if mini.character or rules.legend_pets])


# --- miniatures -----------------------------------------------------------------------------


def minis_of(team: Team, seat: Seat) -> list[Mini]:
    """Every miniature of a team: each character, and after it those that it brings along."""
    found: list[Mini] = []
    for member in team.members:
        found += _brought(member, seat, len(found))
    _count_alike(found)
    return found


def neutral(profile: str, identity: str) -> Mini:
    """Somebody who belongs to no team: euphoria.def.side"""
    return _mini(profile, NEUTRAL, identity)


def recruit(profile: str) -> Mini:
    """A miniature as its card says, with the objects printed on it, in no team."""
    entry = library().profiles[profile]
    if entry.character:
        return _character(Member(profile=profile), NEUTRAL, profile)
    return _mini(profile, NEUTRAL, profile)


def _brought(member: Member, seat: Seat, before: int) -> Iterator[Mini]:
    """A character with all its parts, pets and drones; `before` have been brought already."""
    found = library()
    lead = _character(member, seat, f"{LETTERS[seat]}{before + 1}")
    parts = found.profiles[member.profile].parts
    if parts:
        lead.whole = lead.id
    yield lead
    for number, profile in enumerate((*parts, *_pets(member)), before + 2):
        pet = _mini(profile, seat, f"{LETTERS[seat]}{number}")
        pet.owner, pet.euphoria = lead.id, lead.euphoria
        pet.whole = lead.whole if number < before + 2 + len(parts) else ""
        yield pet


def _pets(member: Member) -> Iterator[str]:
    """The miniatures that its objects and upgrades bring along."""
    found = library()
    entries = [found.items[one] for one in (*found.profiles[member.profile].items, *member.items)]
    yield from (one.pet for one in entries if one.pet)
    yield from (found.genes[one].pet for one in member.genes if found.genes[one].pet)


def _character(member: Member, seat: Seat, identity: str) -> Mini:
    found, profile = library(), library().profiles[member.profile]
    mini = _mini(member.profile, seat, identity)
    if member.name:
        mini.name = Name(member.name, member.name)
    for one in member.modifications:
        _modify(mini, one)
    for one in (*profile.items, *member.items):
        if not found.items[one].pet:
            put_on(mini, one)
    mini.strange = [one for one in mini.items if found.items[one].strange]
    mini.gene = next(iter(member.genes), "")
    mini.ability = profile.ability or member.ability
    mini.cost = _own_cost(member)
    return mini


def _own_cost(member: Member) -> int:
    """Its cost with objects and upgrades, without pets, which are scored by themselves."""
    found = library()
    pets = [*found.profiles[member.profile].parts]
    pets += [found.items[one].pet for one in member.items if found.items[one].pet]
    pets += [found.genes[one].pet for one in member.genes if found.genes[one].pet]
    return bill_of(member).cost - sum(found.profiles[one].cost for one in pets)


def _modify(mini: Mini, modification: str) -> None:
    """Adds what was bought: euphoria.core.modifications"""
    entry = library().modifications[modification]
    field = "ap_profile" if entry.what == "ap" else entry.what
    setattr(mini, field, getattr(mini, field) + entry.amount)
    if entry.what == "life":
        mini.full = mini.life


def _mini(identity: str, seat: Seat, called: str) -> Mini:
    """A miniature as its card says."""
    profile = library().profiles[identity]
    return Mini(
        id=called,
        seat=seat,
        profile=identity,
        name=name_in(profile.name),
        faction=profile.faction,
        radius=profile.base * HALF_MM,
        classes=with_implied(profile.classes),
        ap_profile=profile.ap,
        euphoria=profile.euphoria,
        life=profile.life,
        full=profile.life,
        aim=profile.aim,
        combat=profile.combat,
        strength=profile.strength,
        armour=profile.armour,
        cost=profile.cost,
        character=profile.character,
        weapons=_weapons(profile),
        ability=profile.ability,
        attack=profile.attack,
        landed="drone" not in profile.classes,
    )


def _weapons(profile: Profile) -> list[Weapon]:
    found = [(one, library().weapons[one]) for one in profile.weapons]
    return [Weapon(name, w.shots, w.range, w.damage, [*w.special]) for name, w in found]


def _count_alike(minis: list[Mini]) -> None:
    """Numbers miniatures of the same name, so that they can be told apart."""
    names = Counter(mini.name for mini in minis)
    given: Counter[Name] = Counter()
    for mini in minis:
        plain = mini.name
        if names[plain] > 1:
            given[plain] += 1
            mini.name = Name(plain.es, plain.en, given[plain])
