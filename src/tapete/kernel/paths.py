"""Paths of fields, as msgspec writes them and as people read them."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.shaping import shaped

Path: TypeAlias = tuple[str | int, ...]
"""Keys, and indexes in arrays from 0."""
ANY = "..."
"""What msgspec writes instead of the key of a mapping."""
_STEP = re.compile(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]")


def path_in(place: str) -> Path:
    """The steps of a path such as `$.rule[3].es`."""
    return tuple(
        name or (ANY if number == ANY else int(number)) for name, number in _STEP.findall(place)
    )


def shown(path: Path) -> str:
    """A path as people read it: `rule[3].es`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).removeprefix(".")


def with_keys(path: Path, table: Any, kind: Any) -> Path:
    """The path with the keys of the mappings on its way filled in.

    Each is the first key that alone gives the same error. A path that does not lead through the
    table stays as it is.
    """
    said = _said(table, kind)
    for place, step in enumerate(path):
        if step == ANY:
            mapping = _inside(table, path[:place])
            if not isinstance(mapping, dict):
                return path
            alone = ((key, _put(table, path[:place], {key: mapping[key]})) for key in mapping)
            key = next((key for key, part in alone if _said(part, kind) == said), ANY)
            path = (*path[:place], key, *path[place + 1 :])
    return path


def _said(table: Any, kind: Any) -> str:
    try:
        shaped(table, kind)
    except msgspec.ValidationError as wrong:
        return str(wrong)
    return ""


def _inside(table: Any, path: Path) -> Any:
    for step in path:
        try:
            table = table[step]
        except (KeyError, IndexError, TypeError):
            return None
    return table


def _put(table: Any, path: Path, value: Any) -> Any:
    """A copy of the table with another value at a path; the table itself does not change."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    changed: Any = dict(table) if isinstance(table, dict) else list(table)
    changed[first] = _put(table[first], rest, value)
    return changed
