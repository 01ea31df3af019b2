"""A kind of Action: when it is offered, why it is not, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from tapete.deeds.do import Details, Do
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Barred, Choice, Message
from tapete.kernel.message import Arg


def nothing(skirmish: Skirmish, mini: Mini) -> Iterable[Barred]:
    return ()


def anybody(skirmish: Skirmish, mini: Mini) -> bool:
    return True


class Kind(msgspec.Struct, frozen=True):
    """One kind of Action.

    `locked` ones are for who touches an enemy, the others for who does not, and those that say
    neither for both. `cost` is how many Actions it takes; what has no cost may still be done once
    none are left only if it says so.
    """

    name: str
    offer: Callable[[Skirmish, Mini], Iterable[Choice]]
    perform: Callable[[Skirmish, Mini, Do, Details], None]
    bar: Callable[[Skirmish, Mini], Iterable[Barred]] = nothing
    cost: int = 1
    locked: bool | None = False
    whose: Callable[[Skirmish, Mini], bool] = anybody
    """Who might ever want to: to others it is not even barred."""


def barred(do: Do, rule: str, reason: str, **args: Arg) -> Barred:
    """Something that cannot be done, with the rule and the words for why."""
    return Barred(msgspec.to_builtins(do), Message.of(f"punk.barred.{reason}", **args), rule)
