"""The breaks that change nothing anybody could notice, as `docs/mutation.md` explains them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from mutation.mutants import Mutant

PAGE = Path(__file__).parents[1] / "docs/mutation.md"
COLUMNS = 4

Key: TypeAlias = tuple[str, str, str]
"""The module, the piece of it, and the break."""


def key_of(mutant: Mutant) -> Key:
    module = mutant.file.as_posix().rpartition("/games/")[2]
    return module, mutant.piece, f"{mutant.was} → {mutant.becomes}"


def explained(page: Path = PAGE) -> dict[Key, str]:
    """The reasons given in the page's tables, by what they are about."""
    found: dict[Key, str] = {}
    for line in page.read_text("utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
        if line.startswith("| `") and len(cells) == COLUMNS:
            module, piece, change, reason = cells
            found[module, piece, change] = reason
    return found
