"""The library: kinds of figures, and scenarios drawn as text."""

from functools import cache, cached_property
from typing import Annotated

import msgspec

from tapete.content import Folder, Known, Ref, Text
from tapete.spaces.boards.text import Drawing, read

CONTENT = Folder.of(__name__)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    name: Text


class FigureKind(Entry, frozen=True):
    pace: int
    brawn: int
    cost: int
    silhouette: str


class Member(Entry, frozen=True):
    kind: Annotated[str, Ref("kinds")]


class Gang(Entry, frozen=True):
    members: dict[Annotated[str, Ref("map")], Member]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(member.kind for member in self.members.values())


class Scenario(Entry, frozen=True):
    """On the map, letters are figures and digits are sacks."""

    about: Text
    rounds: int
    map: str
    gangs: tuple[Gang, Gang]

    @cached_property
    def drawing(self) -> Drawing:
        return read(self.map)


class Library(msgspec.Struct, frozen=True):
    kinds: dict[str, FigureKind]
    scenarios: dict[str, Scenario]


@cache
def library() -> Library:
    """Everything, its references checked; raises `BadContent` with file, line and field."""
    kinds = CONTENT.page("kinds", dict[str, FigureKind]).value
    pages = CONTENT.pages("scenarios", Scenario)
    for page in pages.values():
        page.check(Known({"kinds": kinds, "map": page.value.drawing.figures}))
    return Library(kinds, {name: page.value for name, page in pages.items()})
