"""Two equal bands on a map that is the same from both sides."""

from __future__ import annotations

from typing import Any

from tapete.games.savage.content.scenario import DRAFTS, Goal, Ground, Placed, Scenario, Side

NAMES: Any = {"es": "x", "en": "x"}
MAP = """
..............................
..............................
..................A...........
..........oo..........oo......
..a......................B....
.............####.............
......oo..........oo..........
..b......................C....
.............####.............
......oo..........oo..........
..c......................D....
..............................
..........oo..........oo......
..d...........................
..............................
"""
BAND = ("rosario", "aldara", "ulises", "goyo")


def mirrored(rounds: int = 12) -> str:
    """The name of a draft in which each side has the same four heroes."""
    wide = 30
    rows = [row.ljust(wide, ".") for row in MAP.strip().splitlines()]
    rows = [_without_letters(row) for row in rows]
    for number, row in enumerate((2, 5, 9, 12)):
        rows[row] = _with(rows[row], 2, "abcd"[number])
        rows[row] = _with(rows[row], wide - 3, "ABCD"[number])
    ground = {
        "#": Ground(name=NAMES, height=4, material="stone_wall"),
        "o": Ground(name=NAMES, height=1, material="crate"),
    }
    sides = tuple(
        Side(
            name=NAMES,
            figures=tuple(
                Placed(at=letter, profile=profile)
                for letter, profile in zip(letters, BAND, strict=True)
            ),
            goals=(Goal("defeat", points=3, decisive=True), Goal("defeat", count=2)),
        )
        for letters in ("abcd", "ABCD")
    )
    DRAFTS["mirror"] = Scenario(
        name=NAMES,
        es="x",
        en="x",
        map="\n".join(rows),
        ground=ground,
        rounds=rounds,
        sides=sides,  # type: ignore[arg-type]
    )
    return "mirror"


def _without_letters(row: str) -> str:
    left = "".join(sign if sign in "#o." else "." for sign in row)[:15]
    return left + left[::-1]


def _with(row: str, place: int, sign: str) -> str:
    return row[:place] + sign + row[place + 1 :]
