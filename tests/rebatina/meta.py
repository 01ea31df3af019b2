"""What is agreed before a match."""

import msgspec

NAME, VERSION = "rebatina", "1"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`gangs` holds the kinds of the figures of gangs that players made, in seat order."""

    scenario: str = "yard"
    gangs: tuple[tuple[str, ...], ...] = ()
