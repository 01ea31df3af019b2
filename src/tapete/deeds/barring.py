"""Why a deed cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from tapete.deeds.do import Do
from tapete.kernel import Barred, Message
from tapete.kernel.message import Arg

Why: TypeAlias = tuple[str, str, Mapping[str, Arg]]
"""The rule, the reason, and the arguments of the reason's message."""


class Barring(msgspec.Struct, frozen=True):
    """Makes the refusals of a game: each names the rule and says why a deed cannot be done."""

    game: str

    def __call__(self, do: Do, rule: str, reason: str, **args: Arg) -> Barred:
        words = Message.of(f"{self.game}.barred.{reason}", **args)
        return Barred(msgspec.to_builtins(do), words, rule)

    def because(self, do: Do, why: Why) -> Barred:
        rule, reason, args = why
        return self(do, rule, reason, **args)
