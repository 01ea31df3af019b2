"""What people ask of odds at a glance: an enemy eliminated, a fumble, a hunter that holds out."""

from __future__ import annotations

from tapete.kernel import Gist
from tapete.odds.procedures.marks import Mark, any_of

ATTACK = {
    "eliminated": any_of("arena.odds.eliminated"),
    "struck": any_of("arena.odds.eliminated", "arena.odds.wounds", "arena.odds.shield_spent"),
    "fumble": any_of("arena.odds.fumble"),
    "answered": any_of("arena.odds.answered"),
}
SURVIVE = {"saved": any_of("arena.odds.saved")}
DEFEND = {
    "defended": any_of("arena.odds.defended"),
    "wounded": any_of("arena.odds.hurt", "arena.odds.dying", "arena.odds.fallen"),
    "dying": any_of("arena.odds.dying", "arena.odds.fallen"),
}
CLEAN_UP = {
    "loot_gone": any_of("arena.odds.loot_gone"),
    "effects_end": any_of("arena.odds.effects_end"),
    "wounded": any_of("arena.odds.hurt", "arena.odds.fallen"),
}


def drawn(kind: str) -> Mark:
    """True of outcomes in which a token of a type was drawn."""

    def found(gist: Gist) -> bool:
        return any(dict(one.args).get("kind") == kind for one in gist)

    return found


LOOT = {kind: drawn(kind) for kind in ("money", "health", "level_up", "wanted")}
