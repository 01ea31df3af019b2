"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.arena.odds.attacking import ATTACK, SURVIVE
from tapete.games.arena.odds.defending import DEFEND
from tapete.games.arena.odds.keeping import CLEAN_UP, LOOT

PROCEDURES = {
    "attack": ATTACK,
    "defend": DEFEND,
    "survive": SURVIVE,
    "clean_up": CLEAN_UP,
    "loot": LOOT,
}
