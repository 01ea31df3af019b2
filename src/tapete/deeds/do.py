"""A deed as it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from tapete.kernel import Filled
from tapete.kernel.plain import Plain


class Do(msgspec.Struct, frozen=True):
    """What is done, to whom, and with which of the doer's things."""

    what: str
    to: str = ""
    item: int = -1


Details: TypeAlias = Mapping[str, Plain]
"""How a deed is done otherwise than as usual."""


def do_of(answer: object) -> Do | None:
    """The deed of an answer, of a part of one, or of a way of answering and what was answered."""
    if isinstance(answer, tuple | list) and len(answer) == 2:
        answer = answer[1]
    if isinstance(answer, Filled):
        answer = answer.option
    if isinstance(answer, dict) and "what" in answer:
        return Do(**answer)
    return answer if isinstance(answer, Do) else None
