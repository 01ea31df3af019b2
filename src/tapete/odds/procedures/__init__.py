"""Procedures: pieces of a game described in words, weighed by the rules themselves."""

from tapete.odds.procedures.weighing import (
    ENDS,
    BadCircumstance,
    Reckoned,
    UnfitCircumstance,
    UnknownCircumstance,
    circumstances,
    reckon,
    weigh,
)

__all__ = [
    "ENDS",
    "BadCircumstance",
    "Reckoned",
    "UnfitCircumstance",
    "UnknownCircumstance",
    "circumstances",
    "reckon",
    "weigh",
]
