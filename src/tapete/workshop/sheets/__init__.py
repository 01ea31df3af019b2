"""Sheets: all that a player wants to have at hand during a match, on a screen or on paper."""

from tapete.workshop.sheets.plain import as_markdown, as_text
from tapete.workshop.sheets.sheet import (
    BOX,
    Face,
    Grid,
    Paper,
    Part,
    Rules,
    RuleText,
    Sheet,
    Track,
    blank,
    no_rules,
    numbered,
)

__all__ = [
    "BOX",
    "Face",
    "Grid",
    "Paper",
    "Part",
    "RuleText",
    "Rules",
    "Sheet",
    "Track",
    "as_markdown",
    "as_text",
    "blank",
    "no_rules",
    "numbered",
]
