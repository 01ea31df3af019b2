"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import MOST, Options
from tapete.kernel import Message
from tapete.scene.setting import Setting, first_ones_first


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios, and the campaign, which has a master."""
    first = Options().scenario
    found = [
        Setting.of_scenario(name, one.name.message, one.text.message, one.minutes, name == first)
        for name, one in library().scenarios.items()
    ]
    told = [
        Setting(name, one.name.message, one.text.message, {"scenario": name, "master": True}, 40)
        for name, one in library().campaigns.items()
    ]
    return (*first_ones_first(found), *told)


def choices(option: str) -> Sequence[tuple[str | int, Message]]:
    """Returns the choices for an option, each by its value, with its name."""
    known = library()
    if option == "survivors":
        return [(name, one.name.message) for name, one in known.survivors.items()]
    if option == "players":
        counts = range(1, MOST + 1)
        return [(one, Message.of("darkness.options.players_count", count=one)) for one in counts]
    if option == "session":
        every = [it for story in known.campaigns.values() for it in story.sessions.items()]
        none = ("", Message("darkness.options.session_first"))
        return [none, *[(name, one.name.message) for name, one in every]]
    if option == "fight.adversary":
        none = ("", Message("darkness.circumstance.adversary_none"))
        return [none, *[(name, one.name.message) for name, one in known.adversaries.items()]]
    return []
