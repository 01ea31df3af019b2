"""What people ask of odds at a glance: a hit, a wound, out of the fight."""

from __future__ import annotations

from tapete.kernel import Gist
from tapete.odds.procedures.marks import any_of, counted, none_of, told_of

WORDS = "savage.odds."
HURT = ("wounds", "out")
SUCCESS = "savage.odds.success"

ATTACK = {
    "hit": none_of("savage.odds.miss"),
    **told_of(WORDS, **{"raise": ()}, shaken=("shaken", *HURT), wound=HURT, out=()),
}
TEST = {
    "success": none_of("savage.odds.resisted"),
    "rattled": any_of("savage.odds.rattled"),
}
SOAK = told_of(WORDS, soaked=(), wound=HURT, out=())
RECOVERY = told_of(WORDS, recovered=())
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
