"""Answers and outcomes in words."""

from __future__ import annotations

from tapete.kernel import Gist, Labels, Message
from tapete.kernel.labels import named_details, named_options
from tests.salteadores.state import State

NAME = "salteadores"


def label(value: object, view: State) -> Message:
    if isinstance(value, int):
        return Message.of("salteadores.option.card", value=value)
    return named_options(NAME)(value, view)


def gist(before: State, after: State) -> Gist:
    """Who has gained or lost how many coins."""
    both = zip(before.rogues, after.rogues, strict=True)
    gains = [now.coins - old.coins for old, now in both]
    return tuple(
        Message.of("salteadores.gist.gains", rogue=rogue, coins=gain)
        for rogue, gain in enumerate(gains)
        if gain
    )


LABELS = Labels(label=label, detail=named_details(NAME), gist=gist)
