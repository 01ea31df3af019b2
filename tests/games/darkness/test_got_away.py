"""Who has got away from an adversary, as outcomes tell it."""

from __future__ import annotations

import pytest

from tapete.games.darkness.rules.fights.outcome import got_away
from tests.games.darkness.nights import STREET, person, scene


@pytest.mark.rule("darkness.combat.retreat.success")
@pytest.mark.rule("darkness.combat.last_to_flee")
def test_only_whoever_stood_on_an_adversary_has_got_away_from_it() -> None:
    before, after = (scene(person(), foe="brute").state for _ in range(2))
    assert not got_away(before, after, after.survivors[0])
    assert after.turn is not None
    after.turn.fled = True
    assert got_away(before, after, after.survivors[0])
    after.turn.held = True
    assert not got_away(before, after, after.survivors[0])
    after.turn.held = False
    before.foes[0].at = STREET
    assert not got_away(before, after, after.survivors[0])
    before.foes = []
    assert not got_away(before, after, after.survivors[0])
