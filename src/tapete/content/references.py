"""Checks the marks of entries: finds references to nothing and values of the wrong form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec

from tapete.content.marks import Known, Mark
from tapete.kernel.message import Message
from tapete.kernel.paths import Path

Broken: TypeAlias = tuple[Path, Message]
"""The path of something wrong, and what is wrong with it."""
_Look: TypeAlias = Callable[[Any, Path, Known], Iterator[Broken]]


def broken_in(value: Any, known: Known) -> Iterator[Broken]:
    """Everything in an entry, or in a table of entries, that its marks do not allow."""
    return _look_inside(value, (), known)


def _look_inside(value: Any, path: Path, known: Known) -> Iterator[Broken]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _look_inside(one, (*path, key), known)
    elif isinstance(value, msgspec.Struct):
        yield from _look_in_struct(value, path, known)


def _look_in_struct(value: Any, path: Path, known: Known) -> Iterator[Broken]:
    """Looks into an entry; where a plain value may stand in its place, that has no marks."""
    if not isinstance(value, msgspec.Struct):
        return
    kind: type[msgspec.Struct] = type(value)
    for field, name, required, look in _marked_fields(kind):
        inside = getattr(value, field)
        if inside or (required and inside is not None):
            yield from look(inside, (*path, name), known)


@cache
def _marked_fields(kind: type[msgspec.Struct]) -> Sequence[tuple[str, str, bool, _Look]]:
    """The fields to look into: their names in code and in files, and True if required."""
    hints = {name: hint for base in reversed(kind.__mro__) for name, hint in _hints(base).items()}
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    required = _required(kind)
    looks = [(field, name, _look_for(hints[field])) for field, name in names]
    return [(field, name, field in required, look) for field, name, look in looks if look]


def _required(kind: type[msgspec.Struct]) -> set[str]:
    """The fields without a default; msgspec lists only the defaults of the last fields."""
    fields, usual = kind.__struct_fields__, kind.__struct_defaults__
    optional = zip(reversed(fields), reversed(usual), strict=False)
    return {*fields} - {field for field, default in optional if default is not msgspec.NODEFAULT}


@cache
def _hints(kind: type) -> dict[str, Any]:
    """A class's own annotations, cached so that a base class is read only once."""
    return get_annotations(kind, eval_str=True) if issubclass(kind, msgspec.Struct) else {}


def _look_for(hint: Any) -> _Look | None:
    """The function that checks a value of that type; None if nothing in it can be marked."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        marks = [one for one in args[1:] if isinstance(one, Mark)]
        return _look_at(marks[0]) if marks else _look_for(args[0])
    if origin is tuple:
        return _look_at_items(args)
    if origin is dict:
        return _look_at_pairs(*map(_look_for, args))
    if origin in (Union, UnionType):
        return next(filter(None, map(_look_for, args)), None)
    return _look_in_struct if _is_marked(hint) else None


def _is_marked(hint: Any) -> bool:
    return (
        isinstance(hint, type) and issubclass(hint, msgspec.Struct) and bool(_marked_fields(hint))
    )


def _look_at(mark: Mark) -> _Look:
    def look(value: Any, path: Path, known: Known) -> Iterator[Broken]:
        problem = mark.problem(value, known)
        if problem is not None:
            yield path, problem

    return look


def _look_at_items(args: tuple[Any, ...]) -> _Look | None:
    """The check of a tuple's items; in our content they are all of one type."""
    item = next(filter(None, map(_look_for, args)), None)
    if item is None:
        return None

    def look(value: Any, path: Path, known: Known) -> Iterator[Broken]:
        for place, one in enumerate(value):
            yield from item(one, (*path, place), known)

    return look


def _look_at_pairs(of_key: _Look | None, of_value: _Look | None) -> _Look | None:
    """The check of a mapping's keys and values."""
    looks = [(place, look) for place, look in enumerate((of_key, of_value)) if look is not None]
    if not looks:
        return None

    def look_through(value: Any, path: Path, known: Known) -> Iterator[Broken]:
        for pair in value.items():
            for place, look in looks:
                yield from look(pair[place], (*path, pair[0]), known)

    return look_through
