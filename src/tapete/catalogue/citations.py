"""Which rules the code cites: the ids that stand in it as whole strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tapete.catalogue.catalogue import Catalogue


def cited(folder: Path, catalogue: Catalogue) -> list[str]:
    """The rules of a catalogue that a game's code names, in the catalogue's order."""
    found = set(_strings(folder))
    return [rule.id for rule in catalogue.rules if rule.id in found]


def _strings(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
