"""The Announcement Queue: which card comes next, and which are Spent."""

from __future__ import annotations

from typing import Literal

from tapete.games.arena.state import State


def card_state(view: State, place: int) -> Literal["", "now", "spent"]:
    if place < view.turned:
        return "spent"
    return "now" if place == view.turned else ""
