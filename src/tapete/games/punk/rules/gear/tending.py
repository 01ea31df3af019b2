"""Mending weapons and tending friends: an Action and a Technique roll."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Mended, Tended
from tapete.games.punk.figures import is_wreck, weapon_of
from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish

MENDS = "punk.core.mends"
HEALS = "punk.core.heals"
TREATMENTS = 2
"""How many treatments a chest is good for, whether or not they work."""


def within_reach(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The friends in contact with it."""
    return [one for one in skirmish.friends(mini) if skirmish.in_contact(mini, one)]


def broken(mini: Mini) -> list[tuple[int, Item]]:
    """Its broken weapons, by their place in its gear; nothing is left of what has exploded."""
    return [
        (n, item)
        for n, item in enumerate(mini.gear)
        if item.broken and weapon_of(item) is not None and not is_wreck(item)
    ]


def mend(skirmish: Skirmish, mini: Mini, bearer: Mini, item: Item) -> None:
    """A Technique roll mends a weapon of its own, or of a friend in contact."""
    worked = test(skirmish, mini, "T", MENDS)
    if worked:
        item.broken = False
    skirmish.table.tell(
        Mended, figure=mini.id, target=bearer.id, weapon=item.kind, worked=worked, rule=MENDS
    )


def treatments_left(mini: Mini) -> int:
    return TREATMENTS - mini.used.count("heals")


def ailments(patient: Mini) -> list[str]:
    """What can be treated: poison, or lost Toughness."""
    poisoned = ["poison"] if patient.poison else []
    return poisoned + (["toughness"] if patient.lost.get("D", 0) else [])


def tend(skirmish: Skirmish, mini: Mini, patient: Mini, what: str) -> None:
    """A Technique roll takes the poison, or gives back 1 Toughness; it uses up the chest anyway."""
    mini.used.append("heals")
    worked = test(skirmish, mini, "T", HEALS)
    if worked and what == "poison":
        patient.poison = 0
    elif worked:
        patient.lost["D"] -= 1
    skirmish.table.tell(
        Tended, figure=mini.id, target=patient.id, what=what, worked=worked, rule=HEALS
    )
