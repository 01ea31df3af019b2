"""Options that cannot be played are refused with a reason in words, and with the rule if any."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.kernel.errors import BadOptions
from tapete.kernel.matches.match import checked_options
from tapete.words import Words

ONE, TWO = list(library().survivors)[:2]
CAMPAIGN = next(iter(library().campaigns))
CASES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"players": 1, "survivors": [ONE, TWO]}, "darkness.setup.characters",
        "Se nombran más supervivientes que jugadores; cada uno lleva uno.",
    ),
    (
        {"survivors": [ONE, ONE]}, "darkness.setup.characters",
        "Cada superviviente se puede jugar una sola vez.",
    ),
    (
        {"scenario": CAMPAIGN}, "darkness.setup.scenario_kinds",
        "Una campaña necesita un máster, y nada más lo tiene.",
    ),
    ({"scenario": "last_buss"}, "", "lo más parecido es «last_bus»."),
    ({"survivors": ["nobody"]}, "", "survivors: no hay «nobody»; hay: "),
    (
        {"scenario": CAMPAIGN, "master": True, "session": "none"}, "",
        "session: no hay «none»; hay: ",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("options", "rule", "said"), CASES, ids=lambda one: str(one)[:40])
def test_what_cannot_be_played_is_refused_in_words(
    options: dict[str, Any], rule: str, said: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.setup(checked_options(GAME, options))
    words = Words("es")
    words.learn(GAME.name, GAME.package)
    assert said in words.say(refused.value.message)
    assert refused.value.rule == rule
