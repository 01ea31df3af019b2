"""A kind of deed: when it is offered, why it is not, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from tapete.deeds.do import Details, Do
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice, Message
from tapete.kernel.message import Arg


def nothing(fight: Fight, figure: Figure) -> Iterable[Barred]:
    return ()


class Kind(msgspec.Struct, frozen=True):
    """One kind of deed. `physical` ones are barred to the Bound, all but free ones to the Shaken.

    `cost` is what it uses up: an action, nothing, or the whole turn.
    """

    name: str
    cost: Literal["action", "free", "turn"]
    offer: Callable[[Fight, Figure], Iterable[Choice]]
    perform: Callable[[Fight, Figure, Do, Details], None]
    bar: Callable[[Fight, Figure], Iterable[Barred]] = nothing
    physical: bool = True


def barred(do: Do, rule: str, reason: str, **args: Arg) -> Barred:
    """Something that cannot be done, with the rule and the words for why."""
    return Barred(msgspec.to_builtins(do), Message.of(f"savage.barred.{reason}", **args), rule)
