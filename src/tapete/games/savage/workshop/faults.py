"""What is wrong with a hero that somebody made."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.games.savage.content.library import Profile, library
from tapete.games.savage.content.names import text_of
from tapete.games.savage.labels.sheet import Language, die
from tapete.games.savage.workshop.budget import spent
from tapete.games.savage.workshop.statblock.words import ARCANE, lexicon
from tapete.kernel import Message
from tapete.kernel.message import Arg

MADE = "savage.core.attributes_skills"
DERIVED = "savage.core.derived"
WILD = "savage.core.wild_cards_extras"
HIGHEST = 12
POWERS = 4
POWER_POINTS = 15
"""What an arcane background gives."""
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
"""The arguments that are ids, and of what."""


SHELVES = {
    "attribute": "attributes",
    "skill": "skills",
    "edge": "edges",
    "hindrance": "hindrances",
    "gear": "gear",
    "power": "powers",
    "token": "token",
}
"""The field of a sheet in which picks of a kind are."""
ABOUT = {
    "savage.hero.fault.no_name": "name",
    "savage.hero.fault.no_background": "powers",
    "savage.hero.fault.no_arcane_skill": "arcane",
    "savage.hero.fault.powers": "powers",
    "savage.hero.fault.power_points": "powers",
}
"""The field of a fault that is about no single pick."""


class Fault(msgspec.Struct, frozen=True):
    """A rule that is broken, and a message about it; what it names is by id."""

    rule: str
    key: str
    args: dict[str, str | int] = {}

    def message(self, language: Language) -> Message:
        """With the names of things instead of their ids."""
        named = {name: _shown(name, value, language) for name, value in self.args.items()}
        return Message.of(self.key, **named)

    def told(self) -> Message:
        """With names in both languages, for whoever reads it."""
        named = {name: _named(name, value) for name, value in self.args.items()}
        return Message.of(self.key, **named)


def place_of(fault: Fault) -> tuple[str, str]:
    """The field of a sheet a fault is about, and the pick in it; neither, if it is about all."""
    if fault.key in ABOUT:
        return ABOUT[fault.key], ""
    if "kind" in fault.args:
        return SHELVES[str(fault.args["kind"])], str(fault.args["given"])
    if "trait" in fault.args and "edge" not in fault.args:
        trait = str(fault.args["trait"])
        return ("skills" if trait in library().skills else "attributes"), trait
    named = (name for name in ("edge", "hindrance", "gear") if name in fault.args)
    return next(((SHELVES[name], str(fault.args[name])) for name in named), ("", ""))


def _shown(argument: str, value: str | int, language: Language) -> str | int:
    names = _names(argument, value)
    return names[language] if names else value


def _named(argument: str, value: str | int) -> Arg:
    names = _names(argument, value)
    return text_of(names) if names else value


def _names(argument: str, value: str | int) -> dict[Language, str] | None:
    """What an argument names, in both languages; None if it is no id."""
    kinds = ("attribute", "skill") if argument == "trait" else (KINDS.get(argument, ""),)
    for kind in filter(None, kinds):
        if value in lexicon(kind).written:
            return lexicon(kind).written[str(value)]
    return None


def faults_of(profile: Profile) -> Iterator[Fault]:
    """A hero is human, a Wild Card, within the points, and has its edges and powers by right."""
    yield from _kind(profile)
    yield from _dice(profile)
    yield from _points(profile)
    yield from _edges(profile)
    yield from _hindrances(profile)
    yield from _powers(profile)
    yield from _gear(profile)


def _kind(profile: Profile) -> Iterator[Fault]:
    if not profile.wild:
        yield Fault(WILD, "savage.hero.fault.extra")
    for field, usual in HUMAN.items():
        if getattr(profile, field) != usual:
            given: int = getattr(profile, field)
            shown = (die(given), die(usual)) if field == "run" else (str(given), str(usual))
            args = {"field": field, "given": shown[0], "usual": shown[1]}
            yield Fault(DERIVED, "savage.hero.fault.human", dict(args))
    for field in ("heavy", "mount"):
        if getattr(profile, field):
            yield Fault(DERIVED, "savage.hero.fault.beast", {"field": field})


def _dice(profile: Profile) -> Iterator[Fault]:
    """No die above d12 to begin with."""
    for name, value in (*profile.attributes.items(), *profile.skills.items()):
        if value > HIGHEST:
            given = {"trait": str(name), "given": die(value), "most": die(HIGHEST)}
            yield Fault(MADE, "savage.hero.fault.too_high", dict(given))


def _points(profile: Profile) -> Iterator[Fault]:
    """What goes beyond the common measure is paid with hindrances."""
    bill = spent(profile)
    if bill.needed > bill.earned:
        args: dict[str, str | int] = {"needed_points": bill.needed, "earned": bill.earned}
        picks = {"steps": bill.attributes, "points": bill.skills, "edges": bill.edges}
        yield Fault(MADE, "savage.hero.fault.points", {**args, **picks})


def _edges(profile: Profile) -> Iterator[Fault]:
    """An edge asks for dice and for other edges, and is had once."""
    for place, name in enumerate(profile.edges):
        if name in profile.edges[:place]:
            yield Fault(MADE, "savage.hero.fault.edge_twice", {"edge": name})
            continue
        edge = library().edges[name]
        for trait, least in edge.requires.items():
            if trait_die(profile, trait) < least:
                args: dict[str, str | int] = {"edge": name, "trait": trait, "least": die(least)}
                yield Fault(MADE, "savage.hero.fault.edge_die", args)
        for needed in edge.needs:
            if needed not in profile.edges:
                yield Fault(MADE, "savage.hero.fault.edge_needs", {"edge": name, "needed": needed})


def trait_die(profile: Profile, trait: str) -> int:
    """The die of an attribute or a skill; a core skill is at least d4, another may be none."""
    if trait in library().skills:
        return profile.skills.get(trait, 4 if library().skills[trait].core else 0)
    return profile.attributes[trait]  # type: ignore[index]


def _hindrances(profile: Profile) -> Iterator[Fault]:
    for place, name in enumerate(profile.hindrances):
        if name in profile.hindrances[:place]:
            yield Fault(MADE, "savage.hero.fault.hindrance_twice", {"hindrance": name})
    for minor, major in NOT_BOTH:
        if {minor, major} <= set(profile.hindrances):
            yield Fault(MADE, "savage.hero.fault.not_both", {"hindrance": minor, "other": major})


def _powers(profile: Profile) -> Iterator[Fault]:
    """Powers come with an arcane background, a skill that works them, and a measure of points."""
    if not (profile.powers or profile.points or profile.arcane):
        return
    if "arcane_background" not in profile.edges:
        yield Fault(MADE, "savage.hero.fault.no_background", {"edge": "arcane_background"})
    if profile.arcane not in ARCANE or profile.arcane not in profile.skills:
        yield Fault(MADE, "savage.hero.fault.no_arcane_skill")
    if len(profile.powers) > POWERS:
        yield Fault(
            MADE, "savage.hero.fault.powers", {"given": len(profile.powers), "most": POWERS}
        )
    if profile.points > POWER_POINTS:
        args: dict[str, str | int] = {"given": profile.points, "most": POWER_POINTS}
        yield Fault(MADE, "savage.hero.fault.power_points", args)


def _gear(profile: Profile) -> Iterator[Fault]:
    """Claws and the like are not for sale."""
    for name in dict.fromkeys(profile.gear):
        weapon = library().weapons.get(name)
        if weapon is not None and weapon.kind == "natural":
            yield Fault(MADE, "savage.hero.fault.natural", {"gear": name})
