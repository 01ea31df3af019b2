"""The headings of a turn's menu, in order."""

MOVE, ATTACK, MANOEUVRE, GEAR, TURN = GROUPS = (
    "savage.group.move",
    "savage.group.attack",
    "savage.group.manoeuvre",
    "savage.group.gear",
    "savage.group.turn",
)
