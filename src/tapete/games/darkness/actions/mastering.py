"""What a master may do while somebody else decides: let them play, or change something by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.deeds import Do, Menu, Why
from tapete.games.darkness.actions.changes import (
    city,
    fates,
    figures,
    people,
    rounds,
    secrets,
    story,
)
from tapete.games.darkness.actions.changes.change import Change
from tapete.games.darkness.master import Master
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.world import Night
from tapete.kernel import Either, Form, OneOf

WATCH, DO = "watch", "do"
MOST = 12
"""The most changes a master may make in a turn; after that the players are left to play."""


def domain(night: Night) -> Either:
    """What a master may do while somebody else decides; the default is to let them play."""
    return Either({
        WATCH: OneOf((WATCH,)),
        DO: form(night),
    })  # fmt: skip


def form(night: Night) -> Form:
    """All that a master may change; any of it may be picked."""
    return Form(
        lambda: MASTERY.choices(night, night.master),
        lambda: list(MASTERY.whats_barred(night, night.master)),
        Do,
    )


def is_open(night: Night) -> bool:
    """True until the master lets the others play on, or has made the most changes of a turn."""
    return night.master.watching and night.master.changes < MOST


def change(night: Night, answer: tuple[str, Any]) -> None:
    """What the master does is recorded like any answer: darkness.gm.authority"""
    way, chosen = answer
    if way == WATCH:
        night.master.watching = False
        return
    night.master.changes += 1
    MASTERY.perform(night, night.master, chosen)


def _free(night: Night, master: Master) -> Callable[[Change], Why | None]:
    return lambda kind: None


KINDS = (
    *story.KINDS, *secrets.KINDS, *people.KINDS, *fates.KINDS, *rounds.KINDS, *figures.KINDS,
    *city.KINDS,
)  # fmt: skip
MASTERY: Menu[Night, Master, Change] = Menu(KINDS, story.FINISH, NAME, _free)
