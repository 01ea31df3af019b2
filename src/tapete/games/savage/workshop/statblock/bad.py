"""The error of a stat block that cannot be played."""

from __future__ import annotations

from tapete.games.savage.workshop.statblock.findings import Finding, told
from tapete.kernel.errors import TapeteError


class BadStatBlock(TapeteError):
    """Says everything that is missing or not understood, each with its line."""

    key = "savage.hero.error.bad_block"

    def __init__(self, faults: tuple[Finding, ...]) -> None:
        super().__init__(faults=told(faults))
        self.faults = faults
        self.line = next((one.line for one in faults if one.sort == "missing"), 1)
