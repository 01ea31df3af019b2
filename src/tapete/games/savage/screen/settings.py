"""The scenarios to choose from."""

from __future__ import annotations

from functools import cache

from tapete.games.savage.content.names import text_of
from tapete.games.savage.content.scenario import Scenario, scenarios
from tapete.scene.setting import Setting, first_ones_first


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios, those for a first match first.

    If none is marked as one, the scenario with the fewest figures comes first.
    """
    known = scenarios()
    first = {name for name, one in known.items() if one.first}
    first = first or {min(known, key=lambda name: _figures(known[name]))}
    return first_ones_first(_setting(name, one, name in first) for name, one in known.items())


def _figures(scenario: Scenario) -> int:
    return sum(len(side.figures) for side in scenario.sides)


def _setting(name: str, scenario: Scenario, first: bool) -> Setting:
    about = text_of({"es": scenario.es, "en": scenario.en})
    return Setting.of_scenario(name, text_of(scenario.name), about, scenario.minutes, first)
