"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tapete.games.punk.content.band.roster import Roster, examples
from tapete.games.punk.content.entries import Entry
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of
from tapete.games.punk.content.scenario import Scenario, scenarios
from tapete.games.punk.content.tables import SIDE, grounds
from tapete.games.punk.meta import NAME
from tapete.games.punk.odds.said import bursts, sprays
from tapete.kernel import Message
from tapete.scene import Setting
from tapete.scene.choices import Choice, named
from tapete.scene.setting import by_turns

NONE = {
    "ground": "punk.options.ground_none",
    "weather": "punk.options.weather_none",
    "shoot.worn": "punk.options.worn_none",
    "burst.worn": "punk.options.worn_none",
}
"""The options that may also name nothing, and the words for that."""


@cache
def settings() -> tuple[Setting, ...]:
    """Returns all settings, each with two bands. The one for a first match comes first."""
    found = [_setting(name, one, place) for place, (name, one) in enumerate(scenarios().items())]
    quick = Setting.quick(NAME, scenario="brawl", bands=["pandilleros_150", "mutardos_150"])
    return (quick, *found)


def _setting(name: str, scenario: Scenario, place: int) -> Setting:
    return Setting(
        id=name,
        name=text_of(scenario.name),
        about=text_of({"es": scenario.es, "en": scenario.en}),
        options={"scenario": name, "bands": _bands(scenario, place)},
        minutes=scenario.minutes,
    )


def _bands(scenario: Scenario, place: int) -> list[str]:
    """Returns the usual bands for a first scenario. In the others the factions take turns."""
    if scenario.first:
        return ["pandilleros_200", "mutardos_200"]
    return by_turns([name for name in examples() if name.endswith("_200")], place)


def choices(option: str) -> Sequence[Choice]:
    """Returns the choices for an option, each by its value, with its name."""
    if option == "bands":
        return [(name, _band(roster)) for name, roster in examples().items()]
    if option == "size":
        return [(0, Message.of("punk.options.size_usual", side=SIDE))]
    every = {name: text_of(one.name) for name, one in _entries(option).items()}
    return named(every, NONE.get(option, ""))


def _entries(option: str) -> Mapping[str, Entry]:
    """Returns the content that an option of a match, a shot or a fight may name."""
    found = library()
    tables: Mapping[str, Mapping[str, Entry]] = {
        "ground": grounds(),
        "weather": found.weather,
        "shoot.weapon": {**found.ranged, **found.bombs},
        "shoot.bullet": found.ammunition,
        "shoot.worn": found.armour,
        "fight.weapon": found.melee,
        "fight.target_weapon": found.melee,
        "burst.weapon": bursts(),
        "burst.bullet": found.ammunition,
        "burst.worn": found.armour,
        "template.weapon": sprays(),
    }
    return tables.get(option, {})


def _band(roster: Roster) -> Message:
    faction = text_of(library().factions[roster.faction].name)
    return Message.of("punk.options.band", name=roster.name, faction=faction, points=roster.points)
