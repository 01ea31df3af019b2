"""The options of a match: its scenario, its bands, its table and its house rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.kernel.shaping import shaped

NAME = "punk"
VERSION = "1"


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
    size: Literal[0, 90, 100, 120] = 0
    """The length of the table's sides, in cm; 0 for the one its scenery is written for."""
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
        """Refuses an unknown house rule."""
        self.house_rules()

    def house_rules(self) -> Rules:
        return shaped(self.rules, Rules)
