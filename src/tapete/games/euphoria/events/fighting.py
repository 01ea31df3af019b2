"""Events of melee."""

from __future__ import annotations

from tapete.scene.event import OfTwo


class Attacked(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.attacked"):
    """A miniature promises dice to an attack; `free` if one of them comes from its charge."""

    dice: int
    free: bool = False
    counter: bool = False
    """True if it strikes back."""


class Defended(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.defended"):
    """A miniature promises dice to its defence against `target`, the attacker."""

    dice: int


class Spared(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.spared"):
    """A miniature does not attack another that it is engaged with."""


class Struck(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.struck"):
    """What came of an attack: the successes, or none."""

    successes: int


class Fatality(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.fatality"):
    """An attack was so far ahead that its target dies at once."""


class Dodged(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.dodged"):
    """A miniature dodges a blow of `target`, the attacker."""


class Special(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.special"):
    """A miniature uses its special attack."""

    attack: str
