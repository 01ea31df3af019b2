"""Surprise boxes of a scenario, which are opened when their time has come."""

from __future__ import annotations

from tapete.games.arena.content.entries import Trigger
from tapete.games.arena.events.story import BoxOpened
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.world import Arena

SURPRISE = "arena.scenario.hidden_boxes"
"""What a box holds is a surprise, so the odds of an answer must not know it."""


def check(arena: Arena, *kinds: str) -> None:
    """Opens the boxes whose condition is met: arena.scenario.hidden_boxes"""
    if arena.state.mark or arena.table.ignores(SURPRISE):
        return
    for name, box in arena.scenario.boxes.items():
        if name not in arena.state.boxes and box.when.kind in kinds and is_due(arena, box.when):
            arena.state.boxes = [*arena.state.boxes, name]
            arena.table.tell(BoxOpened, box=name, rule="arena.scenario.hidden_boxes")
            for effect in box.effects:
                effects.perform(arena, effect, None, None)


def is_due(arena: Arena, when: Trigger) -> bool:
    state = arena.state
    if when.kind == "round":
        return state.round >= when.count
    if when.kind == "rampage":
        return state.rampage
    counter = when.of if when.kind == "counted" else f"slain.{when.of}" if when.of else "slain"
    return state.progress.get(counter, 0) >= when.count
