"""A kind of deed of this game: what it costs, what it is said with, how a bot tries it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Literal, TypeAlias

import msgspec

from tapete.deeds.barring import Barring
from tapete.deeds.do import Details, Do
from tapete.deeds.kind import Kind as AnyKind
from tapete.games.savage.rules.attacks.attack import Attack
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel.plain import Plain

barred = Barring("savage")


Tried: TypeAlias = Literal[
    "never", "attack", "filling", "makeshift", "powers", "otherwise", "haste", "wanted", "lastly"
]
"""When a bot weighs a deed: attacks first; what fills in, on the most promising target only;
makeshifts, for want of anything to strike; each of its powers; what may pay otherwise; haste, where
there is somebody to strike; what the scenario wants broken; lastly, where no place is better."""


class Kind(AnyKind[Fight, Figure], frozen=True):
    """One kind of deed. `physical` ones are barred to the Bound, all but free ones to the Shaken.

    `cost` is what it uses up: an action, nothing, or the whole turn.
    """

    cost: Literal["action", "free", "turn"] = "action"
    physical: bool = True
    frees: bool = False
    """What the Bound may do all the same."""
    armed: bool = False
    """Done with a weapon or bare hands, and said so."""
    aim: Literal["somebody", "something", "somewhere"] = "somebody"
    """What it is done to, before that is chosen."""
    item: Literal["own", "target", "beast", "power"] = "own"
    """Whose thing it is done with; or a power."""
    thrown: str = ""
    """What it is called with a weapon that is thrown."""
    apart: bool = False
    """Its details hang on whom it is done to."""
    shown: Literal["note", "help", "attack"] = "note"
    """How the screen shows that it was done."""
    attack: Callable[[Fight, Figure, Do, Details], Attack] | None = None
    """The blow or shot it is, if it is a single one."""
    tried: Tried = "never"
    variants: Mapping[str, tuple[Plain, ...]] = msgspec.field(default_factory=dict)
    """The details a bot tries otherwise than as usual."""

    def terms(self) -> Hashable:
        return self.cost, self.physical, self.frees
