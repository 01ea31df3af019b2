"""Bands that players make: checked, written down, printed and imported."""

from collections.abc import Mapping

from tapete.games.punk.workshop.bands import Bands
from tapete.workshop import Workshop

WORKSHOPS: Mapping[str, Workshop] = {"bands": Bands()}

__all__ = ["WORKSHOPS"]
