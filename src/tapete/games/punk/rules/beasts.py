"""Beasts of the wasteland: they belong to nobody, and play by themselves."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish

NOBODY = 2
"""The side of the beasts: everybody's enemy."""


def come(skirmish: Skirmish) -> None:
    """When a Turn begins, beasts may come in from an edge of the table."""
    raise NotImplementedError
