"""All the content of the game, read once and checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tapete.content import Folder, Library, Page
from tapete.games.arena.content import entries as of
from tapete.games.arena.content.described import Cards, is_described
from tapete.games.arena.content.effects import OrderText
from tapete.games.arena.state import Shop

CONTENT = Folder.of(__package__)
TABLES = (
    "hunters", "helpers", "abilities", "trees", "enemies", "minis", "starting", "arms", "depot",
    "zed", "torgue", "loot", "caches", "stars", "announcements", "events", "wanted", "campaigns",
)  # fmt: skip
"""The tables with a file of their own."""
DESCRIBED: dict[str, Any] = {
    "hunters": of.HunterCard, "abilities": of.Ability, "enemies": of.EnemyCard,
    "starting": of.GearCard,
}  # fmt: skip
"""Tables that also know cards that somebody describes, besides those that they hold."""
SHOPS: tuple[Shop, ...] = ("arms", "depot", "zed", "torgue")
GEAR = ("starting", *SHOPS)
"""The tables with gear."""


class Content(Library, frozen=True):
    hunters: dict[str, of.HunterCard]
    helpers: dict[str, of.HelperCard]
    abilities: dict[str, of.Ability]
    trees: dict[str, of.Tree]
    enemies: dict[str, of.EnemyCard]
    minis: dict[str, of.Mini]
    starting: dict[str, of.GearCard]
    arms: dict[str, of.GearCard]
    depot: dict[str, of.GearCard]
    zed: dict[str, of.GearCard]
    torgue: dict[str, of.GearCard]
    loot: dict[str, of.LootToken]
    caches: dict[str, of.Cache]
    stars: dict[str, of.StarMove]
    announcements: dict[str, of.Announcement]
    events: dict[str, of.EventCard]
    wanted: dict[str, of.WantedCard]
    campaigns: dict[str, of.CampaignPage]
    maps: dict[str, of.MapPage]
    scenarios: dict[str, of.Scenario]

    def gear(self, kind: str) -> of.GearCard:
        """A card of gear, from whichever deck."""
        if is_described(kind):
            return self.starting[kind]
        found: of.GearCard = self.find(GEAR, kind)
        return found

    def weapons(self) -> dict[str, of.Action]:
        """The weapons to attack with, each with its first action."""
        decks = (self.starting, self.arms, self.torgue)
        every = {name: one for deck in decks for name, one in deck.items() if one.slot == "weapon"}
        return {name: one.actions[0] for name, one in every.items() if one.actions}

    def in_bag(self, kind: str) -> int:
        """How many Loot tokens of a type are in a bag that nothing was drawn from."""
        return sum(one.count for one in self.loot.values() if one.type == kind)

    def texts(self, card: str) -> Sequence[OrderText]:
        """What an Announcement or an Event says."""
        event = self.events.get(card)
        return self.announcements[card].orders if event is None else event.effects

    def board(self, name: str) -> of.MapPage:
        """The page of a scenario or of a Wanted map."""
        return self.scenarios.get(name) or self.maps[name]


@cache
def library() -> Content:
    """Everything, its references checked; raises `BadContent` with file, line and field."""
    pages: dict[str, Page[Any]] = CONTENT.tables(Content, TABLES)
    maps, scenarios = CONTENT.pages("maps", of.MapPage), CONTENT.pages("scenarios", of.Scenario)
    decks = {name: page.value for name, page in pages.items()}
    decks |= {name: Cards(kind, decks[name]) for name, kind in DESCRIBED.items()}
    found = Content(
        **decks,
        maps=Cards(of.MapPage, {name: page.value for name, page in maps.items()}),
        scenarios={name: page.value for name, page in scenarios.items()},
    )
    for page in (*pages.values(), *maps.values(), *scenarios.values()):
        page.check(found.known)
    return found
