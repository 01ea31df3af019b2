"""What a seat may see: everything but the rival's bullets, and who of theirs is yet to come."""

from __future__ import annotations

from random import Random

from tapete.games.punk.state import State
from tapete.kernel import Seat


def view(state: State, seat: Seat | None) -> State:
    """punk.bullets.secret, punk.setup.faithful_models"""
    raise NotImplementedError


def imagine(view: State, seat: Seat | None, rng: Random) -> State:
    """A whole state that looks like this view: what is hidden is filled in at random."""
    raise NotImplementedError
