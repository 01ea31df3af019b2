"""The options of a match: its scenario, its hunters, its campaign and its house rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tapete.kernel.shaping import shaped

NAME = "arena"
VERSION = "1"
HUNTERS = 4
"""How many hunters there always are: arena.setup.four_heroes"""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that could go either way; each applies as ruled unless a match changes it."""

    defence_crit_fumble: bool = True
    helper_blocks_los: bool = True
    reaction_los_engaged: bool = True
    ffyl_any_wound: bool = False
    element_same_attack: bool = True
    lethal_stacks: bool = False
    tyres_help_enemy_shields: bool = False
    victory_before_defeat: bool = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match.

    Each seat plays one hunter or more: with fewer players than hunters they are dealt in turn.
    """

    scenario: str = "warm_up"
    hunters: tuple[str, str, str, str] = ("salvador", "mordecai", "amara", "moze")
    players: Annotated[int, Meta(ge=1, le=HUNTERS)] = HUNTERS
    trees: tuple[str, ...] = ()
    """The Skill Tree of each hunter; one that is missing or empty is the hunter's first."""
    campaign: str = ""
    """The name of a campaign that begins, or one as it was kept after its last scenario.

    Empty to play a scenario by itself.
    """
    rules: dict[str, bool] = {}
    """House rules switched by hand, by name."""

    def __post_init__(self) -> None:
        """Refuses an unknown house rule."""
        self.house_rules()

    def house_rules(self) -> Rules:
        return shaped(self.rules, Rules)
