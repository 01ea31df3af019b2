"""Things that change hands, as answers write them: `take:crossbow#2`, `give:bullet:3`."""

from __future__ import annotations

import msgspec

TAKE, LEAVE, GIVE = "take", "leave", "give"


class Handing(msgspec.Struct, frozen=True):
    """Which way a thing goes; of several alike which one, or how many."""

    way: str
    kind: str
    nth: int = 1
    count: int = 0
    """0: it is a single thing."""

    @property
    def written(self) -> str:
        nth = f"#{self.nth}" if self.nth > 1 else ""
        count = f":{self.count}" if self.count else ""
        return f"{self.way}:{self.kind}{nth}{count}"


def handing_of(written: str) -> Handing | None:
    """Returns what an answer means; None if nothing changes hands by it."""
    way, _, rest = written.partition(":")
    thing, _, count = rest.partition(":")
    kind, _, nth = thing.partition("#")
    return Handing(way, kind, int(nth or 1), int(count or 0)) if kind else None


def goes(written: str, way: str) -> bool:
    """True if something goes that way."""
    return written.startswith(f"{way}:")
