"""Reads BattleScribe files, versions 2.00 to 2.03: game systems, catalogues and rosters."""

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.index import Index, Unrelated, related
from tapete.battlescribe.model import (
    Category,
    Characteristic,
    Constraint,
    Cost,
    Data,
    Entry,
    Force,
    Left,
    Profile,
    Roster,
    Rule,
    Selection,
)
from tapete.battlescribe.opening import open_file, open_named

__all__ = [
    "BadFile",
    "Category",
    "Characteristic",
    "Constraint",
    "Cost",
    "Data",
    "Entry",
    "Force",
    "Index",
    "Left",
    "Profile",
    "Roster",
    "Rule",
    "Selection",
    "Unrelated",
    "open_file",
    "open_named",
    "related",
]
