"""What is wrong with a hero that somebody made."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.savage.content.library import Profile, library
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.sheet import die
from tapete.games.savage.workshop.budget import spent
from tapete.games.savage.workshop.statblock.words import ARCANE, lexicon
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.workshop import Fault

MADE = "savage.core.attributes_skills"
DERIVED = "savage.core.derived"
WILD = "savage.core.wild_cards_extras"
ABILITIES = "abilities"
"""The field of a sheet with what only creatures have."""
HIGHEST = 12
POWERS = 4
POWER_POINTS = 15
"""How many power points an arcane background gives."""
NOT_BOTH = (("slow", "slow_major"), ("one_eye", "blind"))
HUMAN = {"size": 0, "armour": 0, "parry": 0, "toughness": 0, "pace": 6, "run": 6}
KINDS = {
    "attribute": "attribute",
    "skill": "skill",
    "edge": "edge",
    "needed": "edge",
    "hindrance": "hindrance",
    "other": "hindrance",
    "gear": "gear",
}
"""The arguments that are ids, and the kind of thing each is the id of."""


GIFTED = (
    "bonuses", "naturals", "gifts", "immunities", "exceptions", "wounded_by", "weaknesses",
    "poison", "flight", "resilience",
)  # fmt: skip
"""The fields of what stat blocks give to creatures, and no new hero has."""


def fault(
    key: str, field: str = "", pick: str = "", /, *, rule: str = MADE, **args: str | int
) -> Fault:
    """Returns a fault in a field of a sheet, and in a pick there. Its arguments may be ids."""
    named = {name: _named(name, value) for name, value in args.items()}
    return Fault(rule, Message.of(f"savage.hero.fault.{key}", **named), field, pick)


def _named(argument: str, value: str | int) -> Arg:
    """Returns the name, in both languages, if an argument is an id; otherwise its value."""
    kinds = ("attribute", "skill") if argument == "trait" else (KINDS.get(argument, ""),)
    for kind in filter(None, kinds):
        if value in lexicon(kind).written:
            return text_of(lexicon(kind).written[str(value)])
    return value


def faults_of(profile: Profile) -> Iterator[Fault]:
    """Yields the faults of a hero.

    A hero must be human and a Wild Card, stay within the points, and be entitled to its edges and
    powers.
    """
    yield from _kind(profile)
    yield from _dice(profile)
    yield from _points(profile)
    yield from _edges(profile)
    yield from _hindrances(profile)
    yield from _powers(profile)
    yield from _gear(profile)


def _kind(profile: Profile) -> Iterator[Fault]:
    if not profile.wild:
        yield fault("extra", rule=WILD)
    for field, usual in HUMAN.items():
        if getattr(profile, field) != usual:
            shown = die if field == "run" else str
            dice = {"given": shown(getattr(profile, field)), "usual": shown(usual)}
            yield fault("human", ABILITIES, rule=DERIVED, field=field, **dice)
    for field in ("heavy", "mount", *GIFTED):
        if getattr(profile, field):
            where = "" if field == "bonuses" else ABILITIES
            yield fault("beast", where, rule=DERIVED, field=field)
    if profile.fear is not None:
        yield fault("beast", ABILITIES, rule=DERIVED, field="fear")


def _dice(profile: Profile) -> Iterator[Fault]:
    """Yields a fault for each die above d12, which no new hero may have."""
    for field in ("attributes", "skills"):
        for trait, value in getattr(profile, field).items():
            if value > HIGHEST:
                dice = {"given": die(value), "most": die(HIGHEST)}
                yield fault("too_high", field, trait, trait=trait, **dice)


def _points(profile: Profile) -> Iterator[Fault]:
    """Yields a fault if hindrances do not pay for all that exceeds the free allowance."""
    bill = spent(profile)
    if bill.needed > bill.earned:
        yield fault(
            "points",
            needed_points=bill.needed,
            earned=bill.earned,
            steps=bill.attributes,
            points=bill.skills,
            edges=bill.edges,
        )


def _edges(profile: Profile) -> Iterator[Fault]:
    """Yields the faults of edges: one taken twice, or without the dice or edges it requires."""
    for place, name in enumerate(profile.edges):
        if name in profile.edges[:place]:
            yield fault("edge_twice", "edges", name, edge=name)
            continue
        edge = library().edges[name]
        for trait, least in edge.requires.items():
            if trait_die(profile, trait) < least:
                asked = {"trait": trait, "least": die(least)}
                yield fault("edge_die", "edges", name, edge=name, **asked)
        for needed in edge.needs:
            if needed not in profile.edges:
                yield fault("edge_needs", "edges", name, edge=name, needed=needed)


def trait_die(profile: Profile, trait: str) -> int:
    """The die of an attribute or a skill. A core skill is at least d4; others may be 0."""
    if trait in library().skills:
        return profile.skills.get(trait, 4 if library().skills[trait].core else 0)
    return profile.attributes[trait]  # type: ignore[index]


def _hindrances(profile: Profile) -> Iterator[Fault]:
    for place, name in enumerate(profile.hindrances):
        if name in profile.hindrances[:place]:
            yield fault("hindrance_twice", "hindrances", name, hindrance=name)
    for minor, major in NOT_BOTH:
        if {minor, major} <= set(profile.hindrances):
            yield fault("not_both", "hindrances", minor, hindrance=minor, other=major)


def _powers(profile: Profile) -> Iterator[Fault]:
    """Yields the faults of powers.

    They need an arcane background and an arcane skill. The number of powers and of power points is
    limited.
    """
    if not (profile.powers or profile.points or profile.arcane):
        return
    if "arcane_background" not in profile.edges:
        yield fault("no_background", "powers", edge="arcane_background")
    if profile.arcane not in ARCANE or profile.arcane not in profile.skills:
        yield fault("no_arcane_skill", "arcane")
    if len(profile.powers) > POWERS:
        yield fault("powers", "powers", given=len(profile.powers), most=POWERS)
    if profile.points > POWER_POINTS:
        yield fault("power_points", "powers", given=profile.points, most=POWER_POINTS)


def _gear(profile: Profile) -> Iterator[Fault]:
    """Yields a fault for each weapon that is part of a body, such as claws: none is for sale."""
    for name in dict.fromkeys(profile.gear):
        weapon = library().weapons.get(name)
        if weapon is not None and weapon.bodily:
            yield fault("natural", "gear", name, gear=name)
