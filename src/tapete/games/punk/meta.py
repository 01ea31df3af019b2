"""The options of a match: its scenario, its bands, its table and its house rules."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tapete.kernel.shaping import shaped

NAME = "punk"
VERSION = "1"
LEAST, MOST = 90, 120
"""The shortest and the longest side of a table, in cm: punk.setup.table"""
SHORTEST, LONGEST = 60, 180
"""The same by a house rule: punk.ruling.table_size"""
_WIDER = {"rule": "any_table", "minimum": SHORTEST, "maximum": LONGEST}
_RANGE = {"minimum": LEAST, "maximum": MOST, "x-wider": _WIDER}
"""What a form is told: the range, and the one that a house rule allows."""
Side: TypeAlias = Annotated[int, Meta(extra_json_schema=_RANGE)]
"""A side of the table in cm, or 0 for the usual one."""
Sides: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)]
"""The width and the depth of the table."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that could go either way; each applies as ruled unless a match changes it."""

    free_turn: bool = False
    above_helps_combat: bool = False
    support_counts_weapon: bool = False
    heights_in_plan: bool = False
    shock_the_struck: bool = False
    bombs_detonate_as_one: bool = False
    buckshot_through_minis: bool = False
    behind_from_start: bool = False
    low_fall_harmless: bool = False
    no_stray_at_zero: bool = False
    edge_cover_fixed: bool = False
    three_bombs_each_kind: bool = False
    lob_blind: bool = False
    play_on: bool = False
    leader_needed: bool = False
    any_table: bool = False

    @property
    def sides(self) -> tuple[int, int]:
        """The shortest and the longest side of a table, in cm: punk.ruling.table_size"""
        return (SHORTEST, LONGEST) if self.any_table else (LEAST, MOST)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match.

    `bands` names one for each seat: a band that is ready to play, or one of `own`. `own` holds
    bands that people wrote, as TOML, by the names they chose.
    """

    scenario: str = "brawl"
    bands: tuple[str, str] = ("pandilleros_200", "mutardos_200")
    own: dict[str, str] = {}
    ground: str = ""
    """The table's scenery, by name; empty for that of the scenario."""
    size: Side | Sides = 0
    """The table's sides in cm: one for all, or across and down; 0 for what it is written for."""
    draft: str = ""
    """A table that people wrote, as TOML, to play on instead."""
    weather: str = ""
    beasts: bool = False
    """True if beasts of the wasteland may come between the bands."""
    perils: bool = False
    """True if fuel drums and forgotten chests lie on the table."""
    rules: dict[str, bool] = {}
    """House rules switched by hand, by name."""

    def __post_init__(self) -> None:
        """Refuses an unknown house rule, and a table that is too small or too large."""
        least, most = self.house_rules().sides
        if any(side and not least <= side <= most for side in self.sides):
            raise ValueError(f"size: {least}-{most}")

    @property
    def sides(self) -> tuple[int, int]:
        """The table's width and depth in cm; 0 for the usual one."""
        width, depth = (self.size, self.size) if isinstance(self.size, int) else self.size
        return width, depth

    def house_rules(self) -> Rules:
        return shaped(self.rules, Rules)
