"""Small real matches of Savage Worlds: one against one."""

from __future__ import annotations

import json

FIELD = """
............
............
....A.a.....
............
............
"""
HARMLESS = "giant_rat"
TOUGH = "colossus"
"""No single blow fells it."""


def duel(foe: str = HARMLESS) -> str:
    """A scenario of one's own, as the option `draft` has it."""
    return json.dumps(
        {
            "name": {"es": "Duelo", "en": "Duel"},
            "es": "Los dos se ven las caras.",
            "en": "The two face each other.",
            "map": FIELD.strip(),
            "rounds": 8,
            "sides": [_side("Ella", "She", "A", "leonor"), _side("Él", "He", "a", foe)],
        }
    )


def _side(spanish: str, english: str, letter: str, profile: str) -> dict[str, object]:
    return {
        "name": {"es": spanish, "en": english},
        "figures": [{"at": letter, "profile": profile}],
        "goals": [{"kind": "defeat", "points": 1, "decisive": True}],
    }
