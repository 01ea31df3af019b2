"""What is wrong with data that does not have the shape it should, for people."""

from __future__ import annotations

import re
from functools import reduce
from typing import Any

from tapete.kernel.message import Message
from tapete.kernel.paths import Path, path_in, shown, with_keys

_TYPE = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
_LENGTH = re.compile(r"Expected `\w+` of length (>=|<=|)\s*(\d+)")
_RANGE = re.compile(r"Expected `\w+` (>=|<=|>|<) (\S+)")
_NOT_AMONG = re.compile(r"Invalid (?:enum )?value (.+)")
_BROKEN = re.compile(r"JSON is malformed|Input data was truncated")
_BOUNDS = {">=": "least", "<=": "most", ">": "above", "<": "below", "": "just"}


def misfit(said: str, value: Any, kind: Any) -> Message:
    """What msgspec says of a value that does not fit a type, with the field that is wrong."""
    problem, path = problem_of(said)
    return _at(with_keys(path, value, kind), problem)


def misfit_in(field: str, said: str) -> Message:
    """What msgspec says of a text that stands in a field and cannot be read."""
    problem, path = problem_of(said)
    return _at((field, *path), problem)


def _at(path: Path, problem: Message) -> Message:
    if not path:
        return problem
    return Message.of("kernel.misfit.at", field=shown(path), problem=problem)


def problem_of(said: str) -> tuple[Message, Path]:
    """What is wrong according to msgspec, and the path of the field concerned."""
    problem, _, place = said.partition(" - at ")
    path = path_in(place)
    if found := _MISSING.search(problem):
        return Message.of("kernel.misfit.missing"), (*path, found[1])
    if found := _UNKNOWN.search(problem):
        return Message.of("kernel.misfit.unknown"), (*path, found[1])
    return _of_value(problem), path


def _of_value(problem: str) -> Message:
    if found := _TYPE.search(problem):
        return Message.of("kernel.misfit.type", expected=_kind(found[1]), given=_kind(found[2]))
    if found := _LENGTH.search(problem):
        return Message.of("kernel.misfit.length", how=_BOUNDS[found[1]], bound=int(found[2]))
    if found := _RANGE.search(problem):
        return Message.of("kernel.misfit.range", how=_BOUNDS[found[1]], bound=found[2])
    if found := _NOT_AMONG.search(problem):
        return Message.of("kernel.misfit.not_among", given=found[1].strip("`"))
    if _BROKEN.match(problem):
        return Message.of("kernel.misfit.broken")
    return Message.of("kernel.misfit.other", said=problem)


def _kind(written: str) -> Message:
    """One of msgspec's types, or several: `int | array`."""
    kinds = [Message.of("kernel.misfit.kind", kind=kind) for kind in written.split(" | ")]
    return reduce(lambda one, other: Message.of("kernel.misfit.or", one=one, other=other), kinds)
