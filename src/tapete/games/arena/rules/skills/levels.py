"""Skill Trees: levels gained and the slots they fill."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import LevelledUp
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import Barred, Message, OneOf


def open_slots(tree: str, filled: list[int]) -> list[int]:
    """The slots that can be filled next: those of a rank whose rank below has one filled.

    arena.skill.rank_gate, arena.skill.same_rank
    """
    slots = library().trees[tree].slots
    ranks = {slots[place].rank for place in filled}
    return [
        place for place, slot in enumerate(slots)
        if place not in filled and (slot.rank == 1 or slot.rank - 1 in ranks)
    ]  # fmt: skip


def level_up(arena: Arena) -> None:
    """All hunters fill a slot, eliminated ones too: arena.ruling.level_up_all_vhs"""
    arena.state.levels += 1
    for hunter in arena.state.hunters:
        fill(arena, hunter)


def fill(arena: Arena, hunter: Hunter) -> None:
    """A hunter fills a slot of its choice, if one is left.

    arena.skill.fill_slot, arena.ruling.tree_full
    """
    able = open_slots(hunter.tree, hunter.filled)
    slot = -1
    if able:
        rule, key = "arena.skill.fill_slot", "arena.ask.skill"
        question = OneOf(able, partial(_above, hunter, able))
        slot = arena.table.ask(hunter.seat, key, question, rule, figure=hunter.id, tree=hunter.tree)
    also = (
        "arena.skill.level_sources",
        *(("arena.skill.same_rank",) if _again(hunter, slot) else ()),
    )
    hunter.filled = [*hunter.filled, *([slot] if able else [])]
    arena.table.tell(
        LevelledUp,
        figure=hunter.id,
        slot=slot,
        tree=hunter.tree,
        rule="arena.skill.fill_slot",
        also=also,
    )


def _above(hunter: Hunter, able: Sequence[int]) -> list[Barred]:
    """The slots whose rank is still too high."""
    reason, rule = Message("arena.barred.rank_below"), "arena.skill.rank_gate"
    closed = range(len(library().trees[hunter.tree].slots))
    return [
        Barred(place, reason, rule) for place in closed
        if place not in able and place not in hunter.filled
    ]  # fmt: skip


def _again(hunter: Hunter, slot: int) -> bool:
    """True if another slot of the same rank is filled already."""
    slots = library().trees[hunter.tree].slots
    return slot >= 0 and slots[slot].rank in [slots[place].rank for place in hunter.filled]
