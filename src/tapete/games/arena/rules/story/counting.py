"""What hunters do, counted for their Star Moves and for the scenario."""

from __future__ import annotations

from typing import get_args

from tapete.games.arena.content.entries import Deed
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Progressed
from tapete.games.arena.rules.loot import spotlight
from tapete.games.arena.rules.skills import triggers
from tapete.games.arena.rules.story import ending
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of

DEEDS: tuple[Deed, ...] = get_args(Deed)
KILLS: dict[str, Deed] = {
    "ranged": "kill_ranged", "melee": "kill_melee", "grenade": "kill_grenade",
    "special": "kill_special", "reaction": "kill_reaction", "helper": "kill_helper",
    "blast": "kill_blast",
}  # fmt: skip
"""What a kill counts as besides, by the sort of attack."""


def did(arena: Arena, hunter: Hunter, deed: Deed, times: int = 1) -> None:
    """Counts a deed, lets abilities follow, and gives the Spotlight once there are enough."""
    hunter.deeds = {**hunter.deeds, deed: hunter.deeds.get(deed, 0) + times}
    triggers.follow(arena, hunter, deed)
    star = library().stars.get(hunter.star)
    if star is None or star.deed != deed or hunter.deeds[deed] < star.count:
        return
    if star.span == "activation" and not is_active(arena, hunter):
        return
    spotlight.star_move(arena, hunter)


def is_active(arena: Arena, hunter: Hunter) -> bool:
    active = arena.state.active
    return active is not None and active.hunter == hunter.id


def forget(hunter: Hunter, span: str) -> None:
    """Deeds are counted anew when an activation or a round begins."""
    star = library().stars.get(hunter.star)
    if star is not None and star.span == span:
        hunter.deeds = {}


def progress(arena: Arena, counter: str, by: int = 1) -> None:
    """A counter of the scenario goes on."""
    state = arena.state
    state.progress = {**state.progress, counter: state.progress.get(counter, 0) + by}
    rule = "arena.victory.scenario"
    arena.table.tell(Progressed, counter=counter, count=state.progress[counter], rule=rule)


# --- deeds


def attacked(arena: Arena, hunter: Hunter, item: str) -> None:
    active = arena.state.active
    if item and active is not None and active.hunter == hunter.id and item not in active.used:
        active.used = [*active.used, item]
        did(arena, hunter, "weapons")


def killed(arena: Arena, enemy: Enemy, killer: Hunter | None) -> None:
    card = card_of(enemy)
    for counter in ("slain", f"slain.{enemy.kind}", f"slain.{card.kind}"):
        count = arena.state.progress.get(counter, 0) + 1
        arena.state.progress = {**arena.state.progress, counter: count}
    ending.mission_won(arena)
    if killer is None:
        return
    did(arena, killer, "kill")
    for sort, deed in KILLS.items():
        if sort in arena.blow:
            did(arena, killer, deed)
    if library().minis[card.mini].large:
        did(arena, killer, "kill_large")


def crit(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "crit")


def fumbled(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "fumble")


def hurt(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "wounded")


def saved(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "saved")


def reacted(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "reaction")


def looted(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "loot")


def opened(arena: Arena, hunter: Hunter) -> None:
    did(arena, hunter, "open")


def walked(arena: Arena, hunter: Hunter, zones: int) -> None:
    did(arena, hunter, "zones", zones)


def fell(arena: Arena, hunter: Hunter) -> None:
    """A hunter was eliminated: a Wanted mission is lost at once. arena.wanted.loss"""
    if arena.state.mark and arena.state.mission is None:
        arena.state.mission = False
