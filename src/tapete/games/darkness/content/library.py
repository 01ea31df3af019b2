"""All the content of the game, read once and checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from tapete.content import Folder, Library, Page
from tapete.games.darkness.content import entries as of
from tapete.games.darkness.content import stories
from tapete.games.darkness.content.checking import check_campaign, check_figures, check_scenario
from tapete.games.darkness.content.ground import read_tiles
from tapete.kernel.kept import once
from tapete.spaces.tiles.pieces import Tiles

CONTENT = Folder.of(__package__)
TABLES = (
    "attributes", "ladder", "skills", "professions", "survivors", "items", "objects", "allies",
    "security", "adversaries", "buildings", "fates",
)  # fmt: skip
"""The tables with a file of their own."""
DISCS = ("objects", "allies", "security", "adversaries")
"""The tables of encounter discs, in the order of the book."""
NAMED = (
    "items", "allies", "security", "adversaries", "buildings", "tiles", "skills", "attributes",
    "professions", "scenarios", "campaigns",
)  # fmt: skip
"""Where a piece of content may have its name from, besides the discs of objects."""
Disc: TypeAlias = of.ObjectDisc | of.AllyDisc | of.SecurityDisc | of.AdversaryDisc


class Content(Library, frozen=True):
    attributes: dict[str, of.AttributeEntry]
    ladder: dict[str, of.Level]
    skills: dict[str, of.Skill]
    professions: dict[str, of.Profession]
    survivors: dict[str, of.Survivor]
    items: dict[str, of.Item]
    objects: dict[str, of.ObjectDisc]
    allies: dict[str, of.AllyDisc]
    security: dict[str, of.SecurityDisc]
    adversaries: dict[str, of.AdversaryDisc]
    buildings: dict[str, of.Building]
    fates: dict[str, of.Fate]
    tiles: dict[str, of.TilePage]
    scenarios: dict[str, stories.Scenario]
    campaigns: dict[str, stories.Campaign]
    figures: of.Figures
    ground: Tiles
    """The tiles as they were read from their drawings."""

    def disc(self, kind: str) -> Disc:
        """An encounter disc of any kind."""
        found: Disc = self.find(DISCS, kind)
        return found

    @once
    def pool(self) -> tuple[str, ...]:
        """All encounter discs, sorted, each as often as the box holds it."""
        tables: list[Mapping[str, Disc]] = [getattr(self, name) for name in DISCS]
        return tuple(
            sorted(
                kind for table in tables for kind, disc in table.items() for _ in range(disc.count)
            )
        )

    @once
    def relics(self) -> dict[str, stories.Relic]:
        """The objects of all stories."""
        plays: list[Mapping[str, stories.Relic]] = [one.relics for one in self.scenarios.values()]
        plays += [
            one.relics for story in self.campaigns.values() for one in story.sessions.values()
        ]
        return {name: relic for relics in plays for name, relic in relics.items()}

    @once
    def cast(self) -> dict[str, stories.Villain | stories.Npc]:
        """The people of all campaigns."""
        tables = [table for one in self.campaigns.values() for table in (one.villains, one.npcs)]
        return {name: person for table in tables for name, person in table.items()}

    @once
    def levels(self) -> dict[str, int]:
        """The level of each code of the ladder."""
        return {level.code: level.level for level in self.ladder.values()}

    def fate(self, table: str, roll: int) -> of.Fate:
        """A row of one of the tables of fate."""
        return next(one for one in self.fates.values() if (one.table, one.roll) == (table, roll))

    def level(self, kind: str) -> int:
        """The level of a disc's or a relic's difficulty; 0 if it has none."""
        found = self.objects.get(kind) or self.allies.get(kind) or self.security.get(kind)
        return self.levels[found.code] if found else 0

    def thing(self, kind: str) -> of.Item | stories.Relic:
        """The entry of an object: a disc, an item of the tables or an object of a story."""
        if kind in self.objects:
            return self.items[self.objects[kind].item]
        return self.items[kind] if kind in self.items else self.relics[kind]

    def entry(self, identity: str) -> Any:
        """A disc, an object, a building, a person or another piece by its id; None if none is."""
        if identity in self.objects:
            return self.thing(identity)
        return self.find(NAMED, identity) or self.relics.get(identity) or self.cast.get(identity)

    def weight(self, kind: str) -> int:
        return self.thing(kind).weight or 0

    def worth(self, kind: str) -> int:
        """The points for taking an object that somebody else has found.

        darkness.ruling.vp_object_value
        """
        if kind in self.objects:
            return self.levels[self.objects[kind].code]
        return self.relics[kind].points if kind in self.relics else self.listed.get(kind, 0)

    @once
    def listed(self) -> dict[str, int]:
        """The lowest level at which an item is found in any building."""
        finds = [(item, self.levels[code]) for building in self.buildings.values()
            for item, code in building.finds.items()]  # fmt: skip
        return {item: min(level for one, level in finds if one == item) for item, _ in finds}


@cache
def library() -> Content:
    """Everything, its references checked; raises `BadContent` with file, line and field."""
    pages: dict[str, Page[Any]] = CONTENT.tables(Content, TABLES)
    folders: dict[str, dict[str, Page[Any]]] = {
        "tiles": CONTENT.pages("tiles", of.TilePage),
        "scenarios": CONTENT.pages("scenarios", stories.Scenario),
        "campaigns": CONTENT.pages("campaigns", stories.Campaign),
    }
    figures = CONTENT.page("figures", of.Figures)
    found = Content(
        **{name: page.value for name, page in pages.items()},
        **{name: {one: page.value for one, page in made.items()} for name, made in folders.items()},
        figures=figures.value,
        ground=read_tiles(folders["tiles"]),
    )
    known = found.known
    for page in (*pages.values(), *(page for made in folders.values() for page in made.values())):
        page.check(known)
    check_figures(figures, found.pool, found.tiles)
    for scenario in folders["scenarios"].values():
        check_scenario(scenario, found.ground)
    for campaign in folders["campaigns"].values():
        check_campaign(campaign, found.ground, found.items)
    return found
