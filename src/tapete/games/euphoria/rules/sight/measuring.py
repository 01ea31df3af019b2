"""What is told of measuring: nobody knows it before having declared what they do."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.charging import Failed, Reached, Stood
from tapete.games.euphoria.events.gear import Triggered
from tapete.games.euphoria.events.gifts import AbilityDeclared, GeneUsed, OfAbility
from tapete.games.euphoria.events.shooting import OutOfRange, Shot, Wasted
from tapete.games.euphoria.rules.gifts.genes import ROAR
from tapete.kernel import Event

MEASURED = (Reached, Failed, Stood, Shot, OutOfRange, Wasted, Triggered)


def is_measured(event: Event) -> bool:
    """True if it tells how far apart two miniatures are, or that one is in reach or is not.

    euphoria.def.measure.when
    """
    if isinstance(event, OfAbility):
        ability = library().abilities[event.ability]
        now = ability.when == "now" or not isinstance(event, AbilityDeclared)
        return now and bool(ability.range)
    return isinstance(event, MEASURED) or (isinstance(event, GeneUsed) and event.gene == ROAR)
