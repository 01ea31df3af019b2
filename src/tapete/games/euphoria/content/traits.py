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


RULES = {
    "alive": "euphoria.class.alive", "mechanical": "euphoria.class.mechanical",
    "bad_born": "euphoria.class.bad_born.no_cover", "clone": "euphoria.class.clone",
    "ghost": "euphoria.faction.ghost.shoot_melee", "gunslinger": "euphoria.class.gunslinger",
    "animal": "euphoria.class.animal", "agile": "euphoria.class.agile",
    "very_agile": "euphoria.class.very_agile", "accurate": "euphoria.class.accurate",
    "increased_charge": "euphoria.class.increased_charge", "drone": "euphoria.class.drone.cover",
    "climber": "euphoria.class.climber", "dodge": "euphoria.class.dodge",
    "experiment": "euphoria.class.experiment", "explorer": "euphoria.class.explorer",
    "fly": "euphoria.move.fly", "slow": "euphoria.class.slow",
    "genetic": "euphoria.class.genetic", "no_pain": "euphoria.class.no_pain",
    "reflexes": "euphoria.class.reflexes", "clumsy": "euphoria.class.clumsy",
    "unique": "euphoria.class.unique", "repairable": "euphoria.class.mechanical",
    "repairer": "euphoria.core.repair", "pilot": "euphoria.core.drone_control",
    "sergeant": "euphoria.core.sergeant", "gravekeeper": "euphoria.core.gravekeeper",
    "modify_euphoria": "euphoria.core.clone_euphoria",
    "variable_euphoria": "euphoria.core.clone_euphoria",
    "first_euphoria": "euphoria.gene.benkei_bb",
}  # fmt: skip
"""The rule that says what each of them means."""
