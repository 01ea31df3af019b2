"""Writes plain data as TOML, in the style of our own files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 100


def written(table: Mapping[str, Any], depth: int = 1) -> str:
    """Writes values first, then tables under their headers; `None` is left out.

    Tables deeper than `depth` are written on the line of their key.

    >>> print(written({"name": "Los Tornillos", "members": [{"profile": "jefe"}]}), end="")
    name = "Los Tornillos"
    <BLANKLINE>
    [[members]]
    profile = "jefe"
    """
    return "\n".join(_table(table, (), depth)).lstrip("\n") + "\n"


def _table(table: Mapping[str, Any], path: tuple[str, ...], depth: int) -> Iterator[str]:
    below: list[tuple[str, Any]] = []
    for key, value in table.items():
        if len(path) < depth and (isinstance(value, Mapping) or _is_array_of_tables(value)):
            below.append((key, value))
        elif value is not None:
            yield from _pair(key, value)
    for key, value in below:
        here = (*path, key)
        header = ".".join(map(_key, here))
        if isinstance(value, Mapping):
            inside = list(_table(value, here, depth))
            bare = inside and not inside[0]
            yield from inside if bare else ("", f"[{header}]", *inside)
            continue
        for one in value:
            yield from ("", f"[[{header}]]", *_table(one, here, depth))


def _is_array_of_tables(value: Any) -> bool:
    listed = isinstance(value, Sequence) and not isinstance(value, str)
    return listed and bool(value) and all(isinstance(one, Mapping) for one in value)


def _pair(key: str, value: Any) -> Iterator[str]:
    line = f"{_key(key)} = {_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, Sequence) or isinstance(value, str):
        yield line
        return
    yield f"{_key(key)} = ["
    yield from (f"    {_value(one)}," for one in value)
    yield "]"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


def _text(text: str) -> str:
    """A TOML string: the same as JSON's, except for one character that JSON does not escape."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
