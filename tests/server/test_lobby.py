"""A match in a list."""

from __future__ import annotations

from tapete.server.showing.lobby import in_brief
from tapete.server.wire.room import Room


def test_a_list_shows_no_option_that_is_a_whole_text() -> None:
    options = {"scenario": "mill", "draft": "x" * 900_000}
    room = Room("a", "savage", "gathering", options, "", (), 0.0, "", 0, 0)
    assert in_brief(room).options == {"scenario": "mill"}
