"""How the seats are taken to answer while a rule is weighed."""

from __future__ import annotations

from enum import Enum
from itertools import islice
from typing import Any, TypeVar

from tapete.kernel.domains.domain import Domain
from tapete.kernel.domains.one_of import OneOf
from tapete.kernel.domains.yes_no import YesNo
from tapete.kernel.game import Tactics

A = TypeVar("A")

FEW = 4
"""The most answers that are weighed where a game's tactics could reply instead."""


class Policy(Enum):
    """How the seats are taken to answer while a rule is weighed."""

    BEST = "best"
    """Each takes what is best for itself, by exact expectation. Where the game's tactics are given,
    they reply at a glance to what they skip, and to questions with more than a few answers."""
    ANY = "any"
    """All candidates are equally likely."""
    FIRST = "first"
    """The first candidate."""
    GLANCE = "glance"
    """What the game's tactics reply at a glance."""


def at_a_glance(
    policy: Policy, tactics: Tactics[Any] | None, key: str, domain: Domain[Any]
) -> bool:
    """True if the tactics reply to a question, rather than every answer being weighed."""
    if tactics is None or policy not in (Policy.BEST, Policy.GLANCE):
        return False
    return policy is Policy.GLANCE or tactics.skips(key) or not is_small(domain)


def is_small(domain: Domain[Any]) -> bool:
    """True for yes or no, and for one of a few."""
    if isinstance(domain, YesNo):
        return True
    return isinstance(domain, OneOf) and len(list(islice(domain.candidates(), FEW + 1))) <= FEW
