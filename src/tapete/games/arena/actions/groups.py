"""The headings of the menu."""

MOVE = "arena.group.move"
ATTACK = "arena.group.attack"
HELPER = "arena.group.helper"
LOOT = "arena.group.loot"
GEAR = "arena.group.gear"
OTHER = "arena.group.other"
TURN = "arena.group.turn"
