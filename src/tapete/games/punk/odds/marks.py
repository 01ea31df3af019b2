"""What people ask of odds at a glance: a hit, a mini downed, the far side of a gap."""

from __future__ import annotations

from tapete.kernel import Message
from tapete.odds.procedures.marks import any_of, counted, none_of, telling


def _state(whose: str, state: str) -> Message:
    return Message.of("punk.odds.state", whose=whose, state=state)


OWN_DOWN = telling(_state("own", "down"))
TARGET_DOWN = telling(_state("target", "down"))

SHOT = {"hit": any_of("punk.odds.hit"), "target_down": TARGET_DOWN}
FIGHT = {"target_down": TARGET_DOWN, "own_down": OWN_DOWN}
FALL = {"own_down": OWN_DOWN}
JUMP = {"across": any_of("punk.odds.across"), "own_down": OWN_DOWN}
SEVERAL = {
    "any_hit": none_of("punk.odds.miss"),
    "any_down": counted("punk.odds.several", "down"),
    "two_down": counted("punk.odds.several", "down", 2),
}
