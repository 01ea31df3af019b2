"""What has happened, as it is told to one seat or to a spectator."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.cue import Cue


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A modifier of a roll and its rule; if it has no name, the rule's title is its name."""

    rule: str
    amount: int
    name: Message | None = None


class Dice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice that fell: their sides, every face, the value of each die, and what is added."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    values: tuple[int, ...]
    by: Seat | None = None
    terms: tuple[Term, ...] = ()
    total: int | None = None
    """What the dice come to, if that is one number: those in `kept` with all `terms`."""
    kept: tuple[int, ...] = ()
    """The places of the dice that are in the total, or that make the pattern."""
    target: int | None = None
    """What the total is compared with: it must reach it or, if `low`, be no higher."""
    needs: tuple[Term, ...] = ()
    """What the target is made of, where that is known."""
    low: bool = False
    rival: int | None = None
    """The place of the die that the total is compared with, if it is one of these dice."""
    pattern: Message | None = None
    """What the dice show together, where they are not added up."""
    wanted: Message | None = None
    """The least pattern that was needed, if one was."""


class Noted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was answered for a seat without asking it, and why; told to that seat alone."""

    seat: Seat
    message: Message
    rule: str = ""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing told. `at` is its place among all things told in the match, from 0.

    What a seat may not know leaves a gap in the places. `quiet` news repeats what other news
    says better, and a log may skip it. News with the same `story` is of one deed: the first of it
    says who does what, the rest which dice fell and what came of them.
    """

    at: int
    event: str
    message: Message
    rule: str = ""
    cue: Cue | None = None
    dice: Dice | None = None
    quiet: bool = False
    answers: int = 0
    """After how many answers it was told: an undo back to fewer takes it back.

    What no undo takes back has 0.
    """
    back_to: int | None = None
    """For an undo: only the first `back_to` answers still count."""
    also: tuple[str, ...] = ()
    """Other rules that made it so, besides `rule`."""
    only: tuple[Seat, ...] = ()
    """Where several seats share one screen: those of them that may know it; empty if all may."""
    story: int = 0
    """The place at which its story begins."""
    voice: Message | None = None
    """What a presenter says of it, for those who want to hear that."""
    notes: tuple[Noted, ...] = ()
    """What was answered before it without asking the seat that reads this."""
