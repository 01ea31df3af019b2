"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tapete.games.arena.content.entries import Entry
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import tree_name
from tapete.games.arena.meta import HUNTERS, Options
from tapete.kernel import Message
from tapete.scene.choices import Choice, named
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


def choices(option: str) -> Sequence[Choice]:
    """Returns the choices for an option, each by its value, with its name."""
    if option == "players":
        counts = range(1, HUNTERS + 1)
        return [(one, Message.of("arena.options.players_count", count=one)) for one in counts]
    known = library()
    guns = _names({name: known.gear(name) for name in known.weapons()})
    trees = {name: tree_name(one) for name, one in known.trees.items()}
    offered = {
        "hunters": named(_names(known.hunters)),
        "trees": named(trees, "arena.options.tree_first"),
        "campaign": named(_names(known.campaigns), "arena.options.campaign_none"),
        "attack.weapon": named(guns, "arena.circumstance.weapon_none"),
        "survive.weapon": named(guns, "arena.circumstance.weapon_none"),
        "attack.enemy": named(_names(known.enemies), "arena.circumstance.enemy_none"),
    }
    return offered.get(option, [])


def _names(table: Mapping[str, Entry]) -> dict[str, Message]:
    return {name: one.name.message for name, one in table.items()}
