"""The missions to choose from, and the choices for the other options of a show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.missions import Mission, missions
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.content.team.roster import Team, examples
from tapete.games.euphoria.labels.names import team_called
from tapete.games.euphoria.meta import LIMITS, NAME, Options
from tapete.kernel import Message
from tapete.scene import Setting
from tapete.scene.choices import Choice, named
from tapete.scene.setting import by_turns, first_ones_first

SIZE = 500
"""The points of the teams that missions are played with, unless others are picked."""


@cache
def settings() -> tuple[Setting, ...]:
    """Every mission with two teams; the quick show for a first time comes first."""
    found = [_setting(name, one, place) for place, (name, one) in enumerate(missions().items())]
    usual = Options()
    quick = Setting.quick(NAME, mission=usual.mission, teams=list(usual.teams))
    return (quick, *first_ones_first(found))


def _setting(name: str, mission: Mission, place: int) -> Setting:
    about = Message.of("content.text", es=mission.es, en=mission.en)
    ready = [one for one, team in examples().items() if team.points == SIZE]
    options = {"mission": name, "teams": by_turns(ready, place)}
    return Setting(name, text_of(mission.name), about, options, minutes=mission.minutes)


def choices(option: str) -> Sequence[Choice]:
    """The choices for an option, each by its value, with its name."""
    if option == "teams":
        return [(name, _team(name, team)) for name, team in examples().items()]
    if option == "mission":
        return named({name: text_of(one.name) for name, one in missions().items()})
    if option == "board":
        every = {name: text_of(one.name) for name, one in grounds().items()}
        return named(every, "euphoria.options.board_none")
    numbers = {"attacker": (-1, 0, 1), "limit": (0, *LIMITS)}.get(option, ())
    return [(one, Message.of(f"euphoria.options.{option}_is", value=one)) for one in numbers]


def _team(ready: str, team: Team) -> Message:
    name = team_called(team.name, ready)
    faction = name_of("factions", team.faction)
    return Message.of("euphoria.options.team", name=name, faction=faction, points=team.points)
