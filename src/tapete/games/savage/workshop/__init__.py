"""What players make: heroes, built, checked and written as stat blocks; scenarios."""

from collections.abc import Mapping

from tapete.games.savage.workshop.heroes import Heroes
from tapete.games.savage.workshop.scenarios import Scenarios
from tapete.workshop import Workshop

WORKSHOPS: Mapping[str, Workshop] = {"heroes": Heroes(), "scenarios": Scenarios()}

__all__ = ["WORKSHOPS"]
