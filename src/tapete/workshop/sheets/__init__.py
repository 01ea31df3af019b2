"""Sheets: all that a player wants to have at hand during a match, on a screen or on paper."""

from tapete.workshop.sheets.plain import as_markdown, as_text
from tapete.workshop.sheets.sheet import BOX, Grid, Part, Sheet

__all__ = ["BOX", "Grid", "Part", "Sheet", "as_markdown", "as_text"]
