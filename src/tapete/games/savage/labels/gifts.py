"""What special abilities give somebody, in words, each with the ruling on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tapete.games.savage.content.library import Gift, Profile
from tapete.games.savage.labels.banes import bane_names, weakness_effects
from tapete.kernel import Message

GIFTS: dict[Gift, str] = {
    "hardy": "savage.ruling.hardy",
    "steady": "savage.ruling.unliving",
    "numb": "savage.ruling.unliving",
    "whole": "savage.ruling.unliving",
    "fearless": "savage.ruling.fear",
    "low_light": "savage.ruling.dark_eyes",
    "darkvision": "savage.ruling.dark_eyes",
    "infravision": "savage.ruling.dark_eyes",
}
Ruled: TypeAlias = tuple[Message, str]


def gift_lines(profile: Profile) -> Iterator[Ruled]:
    """What its special abilities give it, each with the ruling on it."""
    for gift in profile.gifts:
        yield Message.of("savage.card.gift", gift=gift), GIFTS[gift]
    for kind in profile.immunities:
        yield Message.of("savage.card.immune", kind=kind), "savage.ruling.immunity"
    yield from _harms(profile)
    if profile.fear is not None:
        yield Message.of("savage.card.fear", penalty=-profile.fear), "savage.ruling.fear"
    if profile.resilience:
        text = Message.of("savage.card.resilience", wounds=profile.resilience)
        yield text, "savage.ruling.resilient"


def _harms(profile: Profile) -> Iterator[Ruled]:
    """What harms it or does not, how it harms others, and that it flies."""
    if profile.exceptions:
        banes = bane_names(profile.exceptions)
        yield Message.of("savage.card.excepted", banes=banes), "savage.ruling.immunity"
    if profile.wounded_by:
        banes = bane_names(profile.wounded_by)
        yield Message.of("savage.card.wounded_by", banes=banes), "savage.ruling.invulnerability"
    for bane, weakness in profile.weaknesses.items():
        (name,), effects = bane_names([bane]), weakness_effects(weakness)
        text = Message.of("savage.card.weak", bane=name, effects=effects)
        yield text, "savage.ruling.weakness"
    if profile.poison:
        kind, modifier = profile.poison.kind, f"{profile.poison.modifier:+}"
        text = Message.of("savage.card.poison", kind=kind, modifier=modifier)
        yield text, "savage.ruling.poison"
    if profile.flight:
        yield Message.of("savage.card.flight", pace=profile.flight), "savage.ruling.flight"
