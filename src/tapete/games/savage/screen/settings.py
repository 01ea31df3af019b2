"""The scenarios to choose from."""

from __future__ import annotations

from functools import cache

from tapete.games.savage.content.names import text_of
from tapete.games.savage.content.scenario import Scenario, scenarios
from tapete.scene import Setting


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios, those for a first match first.

    If none is marked as one, the scenario with the fewest figures comes first.
    """
    known = scenarios()
    first = {name for name, one in known.items() if one.first}
    first = first or {min(known, key=lambda name: _figures(known[name]))}
    found = [_setting(name, one, name in first) for name, one in known.items()]
    return tuple(sorted(found, key=lambda setting: not setting.first))


def _figures(scenario: Scenario) -> int:
    return sum(len(side.figures) for side in scenario.sides)


def _setting(name: str, scenario: Scenario, first: bool) -> Setting:
    return Setting(
        id=name,
        name=text_of(scenario.name),
        about=text_of({"es": scenario.es, "en": scenario.en}),
        options={"scenario": name},
        minutes=scenario.minutes,
        first=first,
    )
