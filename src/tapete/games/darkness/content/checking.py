"""Checks of the content beyond single entries; each raises `BadContent` with the line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from tapete.content import Page
from tapete.content.problems import no_such, not_among
from tapete.games.darkness.content.entries import Figures, Item, TilePage
from tapete.games.darkness.content.laying import DoesNotFit, laid_out
from tapete.games.darkness.content.stories import (
    Campaign,
    Effect,
    Goal,
    Scenario,
    Scene,
    Session,
    Special,
)
from tapete.kernel import Message
from tapete.kernel.paths import Path
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.pieces import Tiles

FEW = 12
"""Up to this many names are all listed when one is wrong; of more, only the most similar."""


def check_figures(
    page: Page[Figures], discs: Collection[str], tiles: Mapping[str, TilePage]
) -> None:
    """The box holds as many discs and tiles as it says."""
    for name, there in (("encounter_discs", discs), ("tiles", tiles)):
        said = page.value.components[name]
        if said != len(there):
            problem = Message.of("darkness.content.count", said=said, count=len(there))
            raise page.bad(("components", name), problem)


def check_scenario(page: Page[Scenario], ground: Tiles) -> None:
    story = page.value
    _Story(page, (), story).check(story.specials, ground)
    for place, event in enumerate(story.events):
        _Story(page, ("events", place), story).effects(event.effects)


def check_campaign(page: Page[Campaign], ground: Tiles, items: Mapping[str, Item]) -> None:
    campaign = page.value
    _known(page, ("first",), campaign.first, "sessions", campaign.sessions)
    for name, session in campaign.sessions.items():
        path: Path = ("sessions", name)
        _Story(page, path, session, items).check(session.tasks, ground)
        for way in ("next_won", "next_lost"):
            if getattr(session, way):
                _known(page, (*path, way), getattr(session, way), "sessions", campaign.sessions)
        for identity, scene in session.scenes.items():
            _check_scene(page, (*path, "scenes", identity), scene, session)
            _Story(page, (*path, "scenes", identity), session, items).effects(scene.effects)


def _check_scene(page: Page[Campaign], path: Path, scene: Scene, session: Session) -> None:
    if scene.needs:
        _known(page, (*path, "needs"), scene.needs, "scenes", session.scenes)
    if scene.when.kind == "after":
        _known(page, (*path, "when", "of"), scene.when.of, "scenes", session.scenes)
    if scene.when.kind == "counted":
        _known(page, (*path, "when", "of"), scene.when.of, "counters", session.counters)
    for place, one in enumerate(scene.arrivals):
        here = (*path, "arrivals", place)
        if one.villain:
            _known(page, (*here, "villain"), one.villain, "villains", page.value.villains)
        if one.npc:
            _known(page, (*here, "npc"), one.npc, "npcs", page.value.npcs)


class _Story:
    """A scenario or a session, and where on its page it stands."""

    def __init__(
        self,
        page: Page[Scenario] | Page[Campaign],
        path: Path,
        story: Scenario | Session,
        items: Mapping[str, Item] | None = None,
    ) -> None:
        self.page, self.path, self.story, self.items = page, path, story, items or {}

    def check(self, specials: Mapping[str, Special], ground: Tiles) -> None:
        self.layout(ground)
        self.goals(self.story.victory)
        name = "specials" if isinstance(self.story, Scenario) else "tasks"
        for identity, special in specials.items():
            self.special((*self.path, name, identity), special)

    def layout(self, ground: Tiles) -> None:
        try:
            laid_out(City(ground), self.story)
        except DoesNotFit as wrong:
            tile = self.story.layout[wrong.place].tile
            problem = Message.of("darkness.content.taken", tile=tile)
            raise self.page.bad((*self.path, "layout", wrong.place), problem) from None

    def goals(self, goals: Iterable[Goal]) -> None:
        for place, goal in enumerate(goals):
            here = (*self.path, "victory", place)
            if goal.kind == "counted":
                _known(self.page, (*here, "of"), goal.of, "counters", self.story.counters)
            if goal.after:
                _known(self.page, (*here, "after"), goal.after, "counters", self.story.counters)

    def special(self, path: Path, special: Special) -> None:
        for place, one in enumerate(special.needs):
            _known(self.page, (*path, "needs", place), one, "relics", self._things())
        if special.after:
            _known(self.page, (*path, "after"), special.after, "counters", self.story.counters)
        for name in ("success", "failure"):
            self.effects(getattr(special, name), (*path, name))

    def effects(self, effects: Iterable[Effect], path: Path = ()) -> None:
        where = path or (*self.path, "effects")
        for place, effect in enumerate(effects):
            if effect.do == "count":
                _known(self.page, (*where, place, "of"), effect.of, "counters", self.story.counters)
            if effect.do == "take":
                _known(self.page, (*where, place, "of"), effect.of, "relics", self.story.relics)
            if effect.do == "give":
                _known(self.page, (*where, place, "of"), effect.of, "items", self.items)

    def _things(self) -> dict[str, object]:
        """What a special action may need: relics, and the items of a master's game."""
        return {**self.story.relics, **self.items}


def _known(
    page: Page[Scenario] | Page[Campaign],
    path: Path,
    given: str,
    table: str,
    known: Collection[str],
) -> None:
    if given not in known:
        few = len(known) <= FEW
        problem = not_among(given, known) if few else no_such(given, (table,), known)
        raise page.bad(path, problem)
