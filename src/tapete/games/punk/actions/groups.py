"""The headings of an activation's menu, in order."""

MOVE, FIGHT, SHOOT, GEAR, GIFTS, TURN = GROUPS = (
    "punk.group.move",
    "punk.group.fight",
    "punk.group.shoot",
    "punk.group.gear",
    "punk.group.gifts",
    "punk.group.turn",
)
