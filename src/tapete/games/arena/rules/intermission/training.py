"""Levels won with a scenario, Skill Trees laid anew, and harder Announcements."""

from __future__ import annotations

from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Upgraded
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.skills import levels
from tapete.games.arena.rules.story.saved import CHANGED
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import Deck, OneOf

KEEP = "keep"


def reward(arena: Arena) -> None:
    """What the scenario gives: arena.scenario.after, arena.skill.level_sources"""
    after = arena.scenario.win if arena.state.won else arena.scenario.loss
    extras = [after.extra[place] for place in arena.state.extras]
    for _ in range(after.levels + sum(one.levels for one in extras)):
        levels.level_up(arena)
    gear = [*after.gear, *[shop for one in extras for shop in one.gear]]
    for place, shop in enumerate(gear):
        hunter = arena.state.hunters[place % len(arena.state.hunters)]
        cards.draw(arena, hunter, shop, "arena.scenario.after")


def reset(arena: Arena) -> None:
    """A hunter may take its tokens off and lay them anew, on any of its trees.

    arena.skill.respec, arena.ruling.tree_choice
    """
    for hunter in arena.state.hunters:
        ways = (KEEP, *library().hunters[hunter.id].trees)
        rule, key = "arena.skill.respec", "arena.ask.tree"
        if not hunter.filled:
            ways = ways[1:]
        chosen = arena.table.ask(hunter.seat, key, OneOf(ways), rule, figure=hunter.id)
        if chosen != KEEP:
            _lay_anew(arena, hunter, chosen)


def _lay_anew(arena: Arena, hunter: Hunter, tree: str) -> None:
    count, hunter.tree, hunter.filled = len(hunter.filled), tree, []
    for _ in range(count):
        levels.fill(arena, hunter)


def upgrade(arena: Arena, levels: int) -> None:
    """For each level, four Announcements of the lowest rank give way to four of the next.

    arena.announcement.upgrade, arena.announcement.upgrade_repeat, arena.announcement.upgrade_max,
    arena.ruling.level_count
    """
    for level in range(levels):
        _upgrade_once(arena, again=level > 0)


def _upgrade_once(arena: Arena, *, again: bool) -> None:
    known, state = library().announcements, arena.state
    rank = min(known[card].rank for card in state.deck)
    higher = [name for name, card in known.items() if card.rank == rank + 1]
    new = Deck.of(name for name in higher if name not in state.deck)
    old = Deck.of(name for name in state.deck if known[name].rank == rank)
    count = min(CHANGED, len(new), len(old))
    if not count:
        arena.table.tell(Upgraded, rank=rank, count=0, rule="arena.announcement.upgrade_max")
        return
    rule = "arena.announcement.upgrade"
    for _ in range(count):
        gone = old.draw(arena.table, rule)
        state.deck = [one for one in state.deck if one != gone]
        state.deck = sorted([*state.deck, new.draw(arena.table, rule)])
    also = ["arena.announcement.deck_size"]
    also += ["arena.announcement.upgrade_repeat"] if again else []
    arena.table.tell(Upgraded, rank=rank + 1, count=count, rule=rule, also=tuple(also))
