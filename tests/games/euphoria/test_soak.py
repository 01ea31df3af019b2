"""A few whole shows between random bots, with every state checked: the soak in small."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.content.missions import missions
from tests.games.euphoria.shows import shown, who
from tests.games.euphoria.soak import faults, options_of, play


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(missions())), ids=lambda n: options_of(n).mission)
def test_a_random_show_ends_and_every_state_of_it_may_be(number: int) -> None:
    assert play(number).startswith(options_of(number).mission)


def test_a_state_that_may_not_be_is_noticed() -> None:
    show = shown(a=who((4, 20)), B=who((4, 4)))
    assert faults(show.state) == []
    show["a"].at, show["B"].ap = show["B"].at, -1
    show.state.audience = [50, 0]
    assert faults(show.state) == ["a and B overlap", "B: -1 AP", "audience [50, 0], dead [0, 0]"]
