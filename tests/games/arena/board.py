"""Positions in an open field, for what is played by the game itself."""

from __future__ import annotations

from tapete.content import Text
from tapete.games.arena.content.described import described
from tapete.games.arena.content.entries import MapPage
from tapete.games.arena.content.library import library
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.state import Activation, Enemy, State
from tapete.games.arena.world import card_of
from tapete.spaces.hexes.hexes import Hex

NOTHING = Text(es="", en="")
FIELD = "\n".join((". " * 12, " ." * 12, ". " * 12, " ." * 12))
"""An open field: its first row begins at (0, 0), its third at (-1, 2)."""


def board(hunter: str, at: Hex, *enemies: tuple[str, Hex]) -> State:
    """The activation of a hunter that is alone with some enemies; nothing but money is dropped."""
    state = GAME.setup(Options())
    state.hunters = [one for one in state.hunters if one.id == hunter]
    state.helpers, state.things, state.lying = [], [], []
    state.hunters[0].at, state.hunters[0].seat = at, 0
    state.phase, state.round, state.spotlight = "hunters", 1, hunter
    state.map = described(MapPage(name=NOTHING, text=NOTHING, map=FIELD, legend={}))
    state.queue, state.active = [next(iter(library().announcements))], Activation(hunter)
    state.enemies = [foe(number, *one) for number, one in enumerate(enemies, 1)]
    state.bag.items = ["money", "money", "money"]
    return state


def foe(number: int, kind: str, zone: Hex) -> Enemy:
    enemy = Enemy(f"e{number}", zone, kind=kind)
    enemy.shielded = card_of(enemy).shield is not None
    return enemy
