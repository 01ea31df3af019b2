"""A table for looking at a position: nothing is rolled, asked or told while one looks."""

from __future__ import annotations

from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable

SILENT = OddsTable([], Policy.FIRST)
