"""The states minis are in, as signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from tapete.games.punk.labels.summary import states_of
from tapete.games.punk.state import Mini, State
from tapete.scene import Mark

Tone = Literal["good", "bad", ""]

RULES: Mapping[str, str] = {
    "prone": "punk.move.prone.stand_up",
    "dying": "punk.special.berserker.stays",
    "poison": "punk.special.poison.roll",
    "shocked": "punk.special.electric.effect",
    "locked": "punk.combat.locked",
    "ready": "punk.shoot.defensive.one_shot",
    "aim": "punk.shoot.aim.bonus",
    "boost": "punk.core.boost",
    "radiant": "punk.core.radiant",
    "delayed": "punk.special.delay.declare",
    "acted": "punk.turn.activation.once",
    "reload": "punk.special.slow.reload",
}
"""The rule to read about each state."""
GOOD = ("ready", "aim", "boost")
NEITHER = ("delayed", "acted", "locked", "radiant")


def marks(view: State, mini: Mini) -> Iterator[Mark]:
    for state, amount, label in states_of(view, mini):
        yield Mark(state, label, amount, RULES[state], tone_of(state))


def tone_of(state: str) -> Tone:
    return "good" if state in GOOD else "" if state in NEITHER else "bad"
