"""A kind of deed of this game: what it costs, how it is described, when a bot tries it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Literal, TypeAlias

import msgspec

from tapete.deeds.do import Details, Do
from tapete.deeds.kind import Kind as AnyKind
from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel.plain import Plain

Tried: TypeAlias = Literal[
    "never", "attack", "filling", "makeshift", "powers", "otherwise", "haste", "wanted", "lastly"
]
"""When a bot weighs a deed. Attacks come first. `filling` deeds are tried on the most promising
target only, and `makeshift` ones only if there is nothing to strike. `powers` are tried once each.
`otherwise` is for other deeds that may be worth it, and `haste` for those that are only worth it
with a foe to strike. `wanted` is for breaking or touching what a goal names. `lastly` is tried if
no place is better."""


class Kind(AnyKind[Fight, Figure], frozen=True):
    """One kind of deed. The Bound may do no `physical` ones, and the Shaken only free ones.

    `cost` is what it uses up: an action, nothing, or the whole turn.
    """

    cost: Literal["action", "free", "turn"] = "action"
    physical: bool = True
    frees: bool = False
    """True if the Bound may do it although it is physical."""
    stoppable: bool | None = None
    """True if a foe on Hold can interrupt it. None means yes, unless it is free."""
    armed: bool = False
    """True if it is done with a weapon or bare hands, which its label names."""
    aim: Literal["somebody", "something", "somewhere"] = "somebody"
    """The kind of target, for the label before one is chosen."""
    item: Literal["own", "target", "beast", "power"] = "own"
    """What it is done with: the figure's own item, its target's, its mount's, or a power."""
    thrown: str = ""
    """Its name if the weapon is thrown; empty if that makes no difference."""
    apart: bool = False
    """True if its details depend on its target."""
    shown: Literal["note", "help", "attack"] = "note"
    """How the screen shows that it was done."""
    announced: str = ""
    """The rule that is cited when it is told before its dice fall; empty if other events tell it.

    The one of its details that is called `skill` is told with it.
    """
    attack: Callable[[Fight, Figure, Do, Details], Attack] | None = None
    """Returns the blow or shot, if the deed is a single one."""
    tried: Tried = "never"
    variants: Mapping[str, tuple[Plain, ...]] = msgspec.field(default_factory=dict)
    """The unusual values of its details that a bot tries."""

    @property
    def interruptible(self) -> bool:
        return self.cost != "free" if self.stoppable is None else self.stoppable

    def terms(self) -> Hashable:
        return self.cost, self.physical, self.frees
