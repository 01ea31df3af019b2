"""The signs a terminal draws: letters for minis, arrows for facings, shades for scenery."""

from __future__ import annotations

from tapete.games.punk.content.cover_codes import INITIALS
from tapete.games.punk.state import State
from tapete.scene.signs import letters
from tapete.spaces.boards.chart import OPEN
from tapete.spaces.boards.scenery import Scenery

ARROWS = "↑↗→↘↓↙←↖"
TURN = 360
SHADES = {"light": "░", "medium": "▒", "heavy": "▓"}
GROUNDS = {"rough": ",", "very_rough": ";", "contaminated": "~", "impassable": "="}
MARKERS = {"fire": "^", "smoke": "%", "radiation": "*"}
OTHER = "o"


def signs(view: State) -> dict[str, str]:
    """Returns a letter for each mini by its side; it stays the same for the whole match."""
    return letters(view.minis)


def arrow(facing: int) -> str:
    """Returns the arrow for the nearest of eight directions."""
    step = TURN // len(ARROWS)
    return ARROWS[(facing + step // 2) // step % len(ARROWS)]


def ground_sign(piece: Scenery) -> str:
    return GROUNDS.get("impassable" if piece.barred else piece.ground, OPEN)


def code_of(piece: Scenery) -> str:
    """Returns the code that players write for a piece of scenery: `2M` is size 2, medium."""
    initial = next((one for one, grade in INITIALS.items() if grade == piece.grade), "")
    return f"{piece.size}{initial}" if initial and piece.size else ""
