"""What is agreed before a match."""

import msgspec

NAME, VERSION = "rebatina", "1"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`gangs` are those that players made, in seat order: the kinds of their figures."""

    scenario: str = "yard"
    gangs: tuple[tuple[str, ...], ...] = ()
