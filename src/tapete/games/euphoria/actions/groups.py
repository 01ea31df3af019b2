"""The headings of a menu, in order."""

MOVE, SHOOT, GEAR, GIFTS, TURN = GROUPS = (
    "euphoria.group.move",
    "euphoria.group.shoot",
    "euphoria.group.gear",
    "euphoria.group.gifts",
    "euphoria.group.turn",
)
