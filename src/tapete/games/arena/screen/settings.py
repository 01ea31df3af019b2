"""The scenarios to choose from, and the choices for the other options of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import tree_name
from tapete.games.arena.meta import HUNTERS, Options
from tapete.scene.choices import Choice, counts, entries, named
from tapete.scene.setting import Setting, scenarios

SHORT = "dress_rehearsal"
"""The shortest scenario, which no campaign has."""


@cache
def settings() -> tuple[Setting, ...]:
    """All scenarios that are offered, each after the one that leads to it."""
    offered = {name: one for name, one in library().scenarios.items() if not one.taught}
    found = scenarios(offered, Options().scenario)
    return tuple(sorted(found, key=lambda setting: _rank(setting.id)))


def _rank(scenario: str) -> int:
    """The place of a scenario: as campaigns lead through them, after the short one."""
    order = [SHORT, *[one for page in library().campaigns.values() for one in page.scenarios]]
    return order.index(scenario) if scenario in order else len(order)


def choices(option: str) -> Sequence[Choice]:
    """Returns the choices for an option, each by its value, with its name."""
    known = library()
    weapons = {name: known.gear(name) for name in known.weapons()}
    guns = entries(weapons, "arena.circumstance.weapon_none")
    trees = {name: tree_name(one) for name, one in known.trees.items()}
    offered = {
        "players": counts("arena.options.players_count", HUNTERS),
        "hunters": entries(known.hunters),
        "trees": named(trees, "arena.options.tree_first"),
        "campaign": entries(known.campaigns, "arena.options.campaign_none"),
        "attack.weapon": guns,
        "survive.weapon": guns,
        "attack.enemy": entries(known.enemies, "arena.circumstance.enemy_none"),
    }
    return offered.get(option, [])
