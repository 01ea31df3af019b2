"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import MOST, Options
from tapete.scene.choices import Choice, counts, entries
from tapete.scene.setting import Setting, first_ones_first, scenarios


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios, and the campaign, which has a master."""
    told = [
        Setting(name, one.name.message, one.text.message, {"scenario": name, "master": True}, 40)
        for name, one in library().campaigns.items()
    ]
    return (*first_ones_first(scenarios(library().scenarios, Options().scenario)), *told)


def choices(option: str) -> Sequence[Choice]:
    """Returns the choices for an option, each by its value, with its name."""
    known = library()
    sessions = {name: one for it in known.campaigns.values() for name, one in it.sessions.items()}
    offered = {
        "survivors": entries(known.survivors),
        "players": counts("darkness.options.players_count", MOST),
        "session": entries(sessions, "darkness.options.session_first"),
        "fight.adversary": entries(known.adversaries, "darkness.circumstance.adversary_none"),
    }
    return offered.get(option, [])
