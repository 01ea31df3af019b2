"""The rules that code cites: their ids occur, as whole strings, in code that runs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from tapete.catalogue.catalogue import Catalogue
from tapete.catalogue.pieces import Piece
from tapete.catalogue.reach import Reach

Lack = Literal["constant", "uncalled", "docstring", "nowhere"]
"""Why an id is not cited: it occurs only in a constant that nothing reads, in code that nothing
calls or in a docstring, or it does not occur at all."""


def cited(package: str, catalogue: Catalogue) -> list[str]:
    """Returns the rules that a game's code cites, in the catalogue's order."""
    lacking = uncited(package, catalogue)
    return [rule.id for rule in catalogue.rules if rule.id not in lacking]


def uncited(package: str, catalogue: Catalogue) -> dict[str, Lack]:
    """Returns the rules that a game's code does not cite, each with the reason.

    What the book does not state need not be cited, but where it is, that code must run too.
    """
    places, rules = _places(_folder(package), package), {rule.id for rule in catalogue.rules}
    lacks = {entry.id: _lack(entry.id, *places) for entry in catalogue}
    return {
        one: lack
        for one, lack in lacks.items()
        if lack is not None and (one in rules or lack in ("constant", "uncalled"))
    }


def _lack(
    identity: str, running: set[str], constants: set[str], uncalled: set[str], said: set[str]
) -> Lack | None:
    if identity in running:
        return None
    if identity in constants:
        return "constant"
    if identity in uncalled:
        return "uncalled"
    return "docstring" if identity in said else "nowhere"


@cache
def _places(folder: Path, package: str) -> tuple[set[str], set[str], set[str], set[str]]:
    """Returns the strings in running code, idle constants, other idle code and docstrings."""
    reach = Reach(folder, package)
    running, idle = list(reach.running()), list(reach.idle())
    return (
        _strings(running),
        _strings(piece for piece in idle if piece.constant),
        _strings(piece for piece in idle if not piece.constant),
        {said for piece in (*running, *idle) for said in piece.docstrings},
    )


def _folder(package: str) -> Path:
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places or ())))


def _strings(pieces: Iterable[Piece]) -> set[str]:
    return {said for piece in pieces for said in piece.strings}
