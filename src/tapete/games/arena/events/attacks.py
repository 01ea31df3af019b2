"""Attacks, wounds and what follows from them."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import OfFigure, OfTwo


class Attacked(OfTwo, frozen=True, kw_only=True, tag="arena.event.attacked"):
    """Somebody attacks with something: a card of gear, or one's hands if that is empty."""

    item: str = ""


class Repeated(OfFigure, frozen=True, kw_only=True, tag="arena.event.repeated"):
    """The roll of an attack is thrown again."""


class Struck(OfTwo, frozen=True, kw_only=True, tag="arena.event.struck"):
    """What came of an attack on one target."""

    outcome: str
    """`fumble`, `miss`, `hit` or `crit`."""


class ShieldHeld(OfFigure, frozen=True, kw_only=True, tag="arena.event.shield_held"):
    """An enemy's Shield die shows what an attack must reach."""

    number: int


class ShieldSpent(OfFigure, frozen=True, kw_only=True, tag="arena.event.shield_spent"):
    """A Shield, or one token of it, has taken a wound."""


class Recharged(OfFigure, frozen=True, kw_only=True, tag="arena.event.recharged"):
    """A figure's Shield is whole again: all its tokens, or that of an enemy."""


class Wounded(OfFigure, frozen=True, kw_only=True, tag="arena.event.wounded"):
    """A figure suffers wounds: an enemy's tokens, or a hunter's token that turns red."""

    wounds: int = 1
    colour: str = ""
    """The colour that the hunter's token had."""


class Defended(OfFigure, frozen=True, kw_only=True, tag="arena.event.defended"):
    """A hunter defends itself."""


class Eliminated(OfFigure, frozen=True, kw_only=True, tag="arena.event.eliminated"):
    killer: str = ""


class Tainted(OfFigure, frozen=True, kw_only=True, tag="arena.event.tainted"):
    """A figure gets Elemental Damage tokens."""

    element: str
    count: int = 1


class Cleansed(OfFigure, frozen=True, kw_only=True, tag="arena.event.cleansed"):
    """A figure loses Elemental Damage tokens."""

    element: str


class Dazed(OfFigure, frozen=True, kw_only=True, tag="arena.event.dazed"):
    """A hunter gets Stun tokens."""

    count: int = 1


class Provoked(OfTwo, frozen=True, kw_only=True, tag="arena.event.provoked"):
    """A fumble sets off the Attack Fumble of an enemy."""


class Suppressed(OfTwo, frozen=True, kw_only=True, tag="arena.event.suppressed"):
    """Suppression keeps an enemy from answering a fumble."""


class Fighting(OfFigure, frozen=True, kw_only=True, tag="arena.event.fighting"):
    """A hunter fights for its life."""


class Saved(OfFigure, frozen=True, kw_only=True, tag="arena.event.saved"):
    """A hunter has won the fight for its life."""


class Healed(OfFigure, frozen=True, kw_only=True, tag="arena.event.healed"):
    wounds: int


class Reacts(OfFigure, frozen=True, kw_only=True, tag="arena.event.reacts"):
    """A [RE]action begins."""


class Exploded(Event, frozen=True, kw_only=True, tag="arena.event.exploded"):
    """Something blows up, with a Strength that all in its zone must reach."""

    what: str
    strength: int
    x: int
    y: int
