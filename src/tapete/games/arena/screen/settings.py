"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.games.arena.content.library import library
from tapete.games.arena.labels.names import tree_name
from tapete.games.arena.meta import HUNTERS, Options
from tapete.games.arena.odds.said import weapons
from tapete.kernel import Message
from tapete.scene.setting import Setting

SHORT = "dress_rehearsal"
"""The shortest scenario, which no campaign has."""


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios that are offered, each after the one that leads to it."""
    first = Options().scenario
    found = [
        Setting.of_scenario(name, one.name.message, one.text.message, one.minutes, name == first)
        for name, one in library().scenarios.items()
        if not one.taught
    ]
    return tuple(sorted(found, key=lambda setting: _rank(setting.id)))


def _rank(scenario: str) -> int:
    """The place of a scenario: as campaigns lead through them, after the short one."""
    order = [SHORT, *[one for page in library().campaigns.values() for one in page.scenarios]]
    return order.index(scenario) if scenario in order else len(order)


def choices(option: str) -> Sequence[tuple[str | int, Message]]:
    """Returns the choices for an option, each by its value, with its name."""
    known = library()
    if option == "hunters":
        return [(name, card.name.message) for name, card in known.hunters.items()]
    if option == "trees":
        none = ("", Message("arena.options.tree_first"))
        return [none, *[(name, tree_name(one)) for name, one in known.trees.items()]]
    if option == "campaign":
        none = ("", Message("arena.options.campaign_none"))
        return [none, *[(name, page.name.message) for name, page in known.campaigns.items()]]
    if option == "players":
        counts = range(1, HUNTERS + 1)
        return [(one, Message.of("arena.options.players_count", count=one)) for one in counts]
    return _of_odds(option)


def _of_odds(option: str) -> Sequence[tuple[str | int, Message]]:
    """The weapons and enemies that a procedure may name, or none of them."""
    procedure, _, field = option.partition(".")
    known = library()
    if procedure in ("attack", "survive") and field == "weapon":
        named = {name: known.gear(name).name for name in weapons()}
    elif option == "attack.enemy":
        named = {name: card.name for name, card in known.enemies.items()}
    else:
        return []
    none = ("", Message(f"arena.circumstance.{field}_none"))
    return [none, *[(name, one.message) for name, one in named.items()]]
