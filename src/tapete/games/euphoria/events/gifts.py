"""Events of special abilities and genetic upgrades."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo


class OfAbility(OfFigure, frozen=True, kw_only=True):
    """Something about a special ability, perhaps with a target."""

    ability: str
    target: str = ""


class AbilityDeclared(OfAbility, frozen=True, kw_only=True, tag="euphoria.event.ability_declared"):
    """A miniature declares its special ability, perhaps naming a target."""


class AbilityWorked(OfAbility, frozen=True, kw_only=True, tag="euphoria.event.ability_worked"):
    """A declared ability takes effect, perhaps on a target."""


class AbilityWasted(OfAbility, frozen=True, kw_only=True, tag="euphoria.event.ability_wasted"):
    """A declared ability comes to nothing: `why` is `range`, `immune` or `gone`."""

    why: str


class GeneUsed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.gene_used"):
    """A genetic upgrade takes effect."""

    gene: str


class Excited(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.excited"):
    """A miniature's Euphoria changes until the end of the turn."""

    by: int
    euphoria: int


class Repaired(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.repaired"):
    """A miniature repairs another."""

    points: int


class Raised(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.raised"):
    """A miniature makes use of a body: `target` is the one that died."""


class Boosted(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.boosted"):
    """An attribute of a miniature changes for this turn; `attribute` is a word of the card."""

    attribute: str
    by: int
