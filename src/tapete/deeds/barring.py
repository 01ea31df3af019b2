"""Why a deed cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from tapete.deeds.do import Do
from tapete.kernel import Barred, Message
from tapete.kernel.message import Arg

Why: TypeAlias = tuple[str, str] | tuple[str, str, Mapping[str, Arg]]
"""The rule, the reason, and the arguments of the reason's message if it has any."""
WhyNot: TypeAlias = Callable[..., Why | None]


def needs(test: Callable[..., bool], rule: str, reason: str) -> WhyNot:
    """Gives the reason wherever a test of the same arguments fails."""
    why = (rule, reason)
    return lambda *given: None if test(*given) else why


def barred(game: str, do: Do, why: Why) -> Barred:
    """The refusal of a deed: it names the rule, and its words are under `GAME.barred`."""
    args = why[2] if len(why) == 3 else {}
    return Barred(msgspec.to_builtins(do), Message.of(f"{game}.barred.{why[1]}", **args), why[0])
