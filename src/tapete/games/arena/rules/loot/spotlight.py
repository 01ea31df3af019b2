"""The Spotlight, which is always somebody's."""

from __future__ import annotations

from tapete.games.arena.events.story import Spotlit, StarMoved
from tapete.games.arena.figures import red_count
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf


def give(arena: Arena, hunter: Hunter, rule: str = "arena.spotlight.single") -> None:
    """The Spotlight goes to a hunter: arena.spotlight.single"""
    if arena.state.spotlight != hunter.id:
        arena.state.spotlight = hunter.id
        arena.table.tell(Spotlit, figure=hunter.id, rule=rule)


def pass_on(arena: Arena, fallen: Hunter) -> None:
    """From one that is eliminated to the one with most red tokens.

    arena.spotlight.on_elimination, arena.spotlight.elimination_tie, arena.ruling.move_no_spotlight
    """
    left = arena.hunters()
    if arena.state.spotlight != fallen.id or not left:
        return
    most = max(map(red_count, left))
    tied = [one.id for one in left if red_count(one) == most]
    chosen = tied[0]
    if len(tied) > 1:
        rule, key = "arena.spotlight.elimination_tie", "arena.ask.spotlight"
        chosen = arena.table.ask(fallen.seat, key, OneOf(tied), rule, figure=fallen.id)
    give(arena, arena.hunter(chosen), "arena.spotlight.on_elimination")


def star_move(arena: Arena, hunter: Hunter) -> None:
    """The hunter has met the condition on its card: arena.spotlight.star_move"""
    if hunter.at is not None and arena.state.spotlight != hunter.id:
        rule = "arena.spotlight.star_move"
        also = () if arena.helper(hunter) is None else ("arena.helper.no_spotlight",)
        arena.table.tell(StarMoved, figure=hunter.id, card=hunter.star, rule=rule, also=also)
        give(arena, hunter, "arena.spotlight.star_move")
