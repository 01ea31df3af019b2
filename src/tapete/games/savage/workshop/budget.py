"""What a new hero may spend, and what a hero has spent."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.library import Profile, library

START = 4
"""The die that every attribute and skill starts at."""
ATTRIBUTE_STEPS = 5
SKILL_POINTS = 12
FREE_EDGES = 1
MOST_FROM_HINDRANCES = 4
ATTRIBUTE_PRICE = EDGE_PRICE = 2
SKILL_PRICE = 1
"""How many points of hindrances one more attribute step, edge or skill point costs."""
BEYOND = 2
"""How many skill points each step above the linked attribute costs."""


class Spent(msgspec.Struct, frozen=True):
    """The attribute steps, skill points and edges taken, and the points that hindrances give."""

    attributes: int
    skills: int
    edges: int
    hindrances: int

    @property
    def needed(self) -> int:
        """How many points of hindrances it takes to pay for all that exceeds the free allowance."""
        return (
            ATTRIBUTE_PRICE * max(0, self.attributes - ATTRIBUTE_STEPS)
            + SKILL_PRICE * max(0, self.skills - SKILL_POINTS)
            + EDGE_PRICE * max(0, self.edges - FREE_EDGES)
        )

    @property
    def earned(self) -> int:
        return min(self.hindrances, MOST_FROM_HINDRANCES)


def spent(profile: Profile) -> Spent:
    """What a profile costs."""
    return Spent(
        attributes=sum(steps(START, die) for die in profile.attributes.values()),
        skills=sum(skill_price(profile, name) for name in profile.skills),
        edges=len(profile.edges),
        hindrances=sum(library().hindrances[name].cost for name in profile.hindrances),
    )


def steps(low: int, high: int) -> int:
    """The number of die types from one die to another. A d12+1 is one type above a d12."""
    return max(0, (min(high, 12) - min(low, 12)) // 2) + max(0, high - max(low, 12))


def skill_price(profile: Profile, name: str) -> int:
    """What a skill costs: 1 a step up to the linked attribute, and 2 a step beyond it.

    The d4 of a core skill is free.
    """
    skill, die = library().skills[name], profile.skills[name]
    linked = profile.attributes[skill.linked]
    beyond = steps(max(linked, START), die)
    return steps(START, die) + (BEYOND - 1) * beyond + (0 if skill.core else 1)
