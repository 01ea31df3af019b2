"""The match: its scenario, its board and its house rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.kernel.shaping import shaped

NAME = "savage"
VERSION = "1"

CORE: dict[str, bool | str] = {
    "gang_up_allies": True,
    "extreme_range_core": True,
    "suppress_triple_ammo": True,
    "grapple_scale": True,
    "push_core": True,
    "unstable_throwing": True,
    "hold_indefinite": True,
    "rider_falls": True,
    "area_cover": "material",
}
"""The rules that the preset `core` switches on: those of the larger core game."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that could go either way. A match may change each from its default."""

    area_cover: Literal["percent", "material"] = "percent"
    horns_need_run: bool = True
    surprise_gives_drop: bool = False
    gang_up_allies: bool = False
    suppress_triple_ammo: bool = False
    push_core: bool = False
    hold_indefinite: bool = False
    mounted_still_steady: bool = False
    unstable_throwing: bool = False
    extreme_range_core: bool = False
    grapple_scale: bool = False
    injury_by_aim: bool = False
    rider_falls: bool = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match.

    `own` holds characters that users made: stat blocks by id, which sides may name as profiles.
    """

    scenario: str = "bridge"
    board: Literal["free", "squares"] = "free"
    preset: Literal["sheet", "core"] = "sheet"
    rules: dict[str, bool | str] = {}
    """House rules set by hand, by name. They override the preset."""
    own: dict[str, str] = {}
    draft: str = ""
    """A scenario that a user made, complete, as JSON. It is played instead of the named one."""
    heroes: tuple[str, ...] = ()
    """Profiles to play instead of the scenario's own heroes, in their places."""
    foes: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """The same for the other side, where somebody brought any."""

    def __post_init__(self) -> None:
        """Refuses an unknown house rule, and a value that a house rule cannot have."""
        self.house_rules()

    def house_rules(self) -> Rules:
        """The rulings in force: those of the preset, overridden by those set by hand."""
        preset = CORE if self.preset == "core" else {}
        return shaped({**preset, **self.rules}, Rules)
