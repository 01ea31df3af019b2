"""Classes and traits of miniatures."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.content import Among

KEYWORDS = ("alive", "mechanical", "bad_born", "clone", "ghost", "gunslinger")
"""Classes that other rules ask for: euphoria.attr.class"""
TRAITS = (
    "animal", "agile", "very_agile", "accurate", "increased_charge", "drone", "climber", "dodge",
    "experiment", "explorer", "fly", "slow", "genetic", "no_pain", "reflexes", "clumsy", "unique",
    "repairable", "repairer", "pilot", "sergeant", "gravekeeper", "modify_euphoria",
    "variable_euphoria", "first_euphoria",
)  # fmt: skip
"""The other classes. A `repairer` can repair, a `pilot` controls drones."""
CLASSES = (*KEYWORDS, *TRAITS)
TraitRef = Among(CLASSES)
IMPLIED = {
    "mechanical": ("repairable",),
    "drone": ("fly",),
    "clone": ("modify_euphoria", "variable_euphoria"),
}
"""euphoria.class.mechanical, euphoria.class.drone.cover, euphoria.class.clone"""


def with_implied(classes: Iterable[str]) -> list[str]:
    """Returns classes with those that come with them, each once."""
    given = list(classes)
    return list(dict.fromkeys([*given, *(one for has in given for one in IMPLIED.get(has, ()))]))
