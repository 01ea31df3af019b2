"""Moving: how far, how, and what happens on the way."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.figures import has
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.legs import Gait, Step
from tapete.spaces.point import CM
from tapete.spaces.trek import Trek, Treks

REACH = 10 * CM
SWIFT = 15 * CM


def reach_of(mini: Mini) -> int:
    """10 cm with a Move Action, 15 for the swift: punk.move.distance, punk.special.swift"""
    return SWIFT if has(mini, "swift") else REACH


def gait_of(mini: Mini) -> Gait:
    raise NotImplementedError


def treks(
    skirmish: Skirmish,
    mini: Mini,
    allowance: int,
    contacts: Sequence[Mini] = (),
    *,
    must_touch: bool = False,
    hows: tuple[str, ...] = (),
    stay: bool = False,
    plan: tuple[Step, ...] = (),
) -> Treks:
    """Where a mini may go with so much movement, and whom of its enemies it may end touching."""
    raise NotImplementedError


def go(
    skirmish: Skirmish, mini: Mini, trek: Trek, contacts: Sequence[Mini] = (), *, free: bool = True
) -> bool:
    """A Move Action from end to end; whether it got where it meant to, and still stands.

    Who fails or declines a roll on the way plots the rest anew; unless it is not `free` to, then it
    goes on as it meant to as far as it gets. `contacts` are those the rest may end in contact with.
    """
    raise NotImplementedError
