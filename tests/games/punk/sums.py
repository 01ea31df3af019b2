"""What several modifiers of a rule come to."""

from __future__ import annotations

from tapete.games.punk.rules.fighting.multiple import support_terms
from tapete.games.punk.rules.harm.armour import armour_terms
from tapete.games.punk.rules.harm.impact import Hit
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


def support(skirmish: Skirmish, mini: Mini) -> int:
    """What its companions add to its Combat roll, all of them."""
    return sum(term.amount for term in support_terms(skirmish, mini))


def protection(target: Mini, hit: Hit) -> int:
    """What a hit leaves of its Armour and cover."""
    return -sum(term.amount for term in armour_terms(target, hit))
