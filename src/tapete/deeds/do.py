"""A deed, as a player's answer names it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from tapete.kernel import Filled
from tapete.kernel.plain import Plain


class Do(msgspec.Struct, frozen=True):
    """What is done, the id of its target, and the index of the item or power it is done with."""

    what: str
    to: str = ""
    item: int = -1
    piece: int | msgspec.UnsetType = msgspec.UNSET
    """The index of the piece of the map that it is done to, if it is done to one."""


class Method(msgspec.Struct, frozen=True):
    """A way of answering that says more than what is done: with what, or how it is paid for."""

    what: str

    @property
    def id(self) -> str:
        """What it is called in answers."""
        return self.what


class Using(Method, frozen=True):
    """What is done, and the index of the item or power it is done with."""

    item: int

    @property
    def id(self) -> str:
        return f"{self.what}:{self.item}"


Details: TypeAlias = Mapping[str, Plain]
"""How a deed is done: the value chosen for each of its details, by name."""


def by_way(answer: object) -> tuple[Any, Any]:
    """Returns the way in which an answer was given, which is empty if it has none, and the rest."""
    if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[0], str | Method):
        return answer
    return "", answer


def do_of(answer: object) -> Do | None:
    """Returns the deed that an answer, or a part of one, names; None if it names none.

    An answer may come with the way it was given: `("do", …)`.
    """
    if isinstance(answer, tuple | list) and len(answer) == 2:
        answer = answer[1]
    if isinstance(answer, Filled):
        answer = answer.option
    if isinstance(answer, Do):
        return answer
    return Do(**answer) if isinstance(answer, dict) and "what" in answer else None


def what_of(answer: object) -> str:
    """The name of the deed that an answer names; empty if it names none."""
    do = do_of(answer)
    return "" if do is None else do.what
