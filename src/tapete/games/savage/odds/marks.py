"""What people ask of odds at a glance: a hit, a wound, out of the fight."""

from __future__ import annotations

from tapete.kernel import Gist
from tapete.odds.procedures.marks import any_of, counted, none_of

HURT = ("savage.odds.wounds", "savage.odds.out")
SUCCESS = "savage.odds.success"

ATTACK = {
    "hit": none_of("savage.odds.miss"),
    "raise": any_of("savage.odds.raise"),
    "shaken": any_of("savage.odds.shaken", *HURT),
    "wound": any_of(*HURT),
    "out": any_of("savage.odds.out"),
}
TEST = {
    "success": none_of("savage.odds.resisted"),
    "rattled": any_of("savage.odds.rattled"),
}
SOAK = {
    "soaked": any_of("savage.odds.soaked"),
    "wound": any_of(*HURT),
    "out": any_of("savage.odds.out"),
}
RECOVERY = {"recovered": any_of("savage.odds.recovered")}
TRAIT = {
    "success": any_of(SUCCESS),
    "one_raise": counted(SUCCESS, "raises"),
    "critical": any_of("savage.odds.critical"),
}


def _harmed(gist: Gist) -> bool:
    return BLAST["someone_out"](gist) or counted("savage.odds.blast_harm", "hurt")(gist)


BLAST = {
    "hit": none_of("savage.odds.miss"),
    "someone_hurt": _harmed,
    "someone_out": counted("savage.odds.blast_harm", "out"),
}
