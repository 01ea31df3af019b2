"""Beats: the moments at which everybody at a table looks up, and play pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from tapete.kernel.event import Event, Rolled
from tapete.kernel.message import Message

BeatKind: TypeAlias = Literal["luck", "critical", "mishap", "blast", "fall", "loss", "call"]
CHAIN = 2
"""The number of aces in one throw that make it a great beat."""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words for a banner. The kind decides how it looks and sounds.

    `luck`: a stroke of luck. `critical`: a blow that does more than hit. `mishap`: something went
    wrong. `blast`: something blew up. `fall`: a figure is out. `loss`: one that matters most is.
    `call`: what comes next is called out, such as an order.
    The banner names the figure of the cue, so that the message need not.
    """

    kind: BeatKind
    message: Message
    great: bool = False
    """True if it is rare: the pause is longer, and the banner larger."""


def banner(
    kind: BeatKind, words: str, *told: str, great: bool = False
) -> Callable[[Event, Any], Beat]:
    """Returns a function that gives the same beat for every event of a type.

    `told` are the fields of the event that the words are given.
    """

    def beat(event: Event, view: Any) -> Beat:
        given = {name: getattr(event, name) for name in told}
        return Beat(kind, Message.of(words, **given), great)

    return beat


def aces(event: Event) -> Beat | None:
    """Returns the beat of dice that were thrown again and added up; None if none were."""
    if not isinstance(event, Rolled) or event.faces == event.values:
        return None
    again = len(event.faces) - len(event.dice)
    told = Message.of("table.beat.aces", count=again, best=max(event.values))
    return Beat("luck", told, again >= CHAIN)
