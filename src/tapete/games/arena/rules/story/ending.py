"""Victory and defeat."""

from __future__ import annotations

from tapete.games.arena.content.entries import Goal
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Ended
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import apart

BESIDE = 1
"""How near to a way out a hunter must be: four do not fit in one zone."""


INTERMISSION = ("arena.intermission.when", "arena.intermission.order")
"""What comes after a scenario, whoever has won it."""


def reached(arena: Arena, goal: Goal) -> bool:
    """True if a condition of the scenario is met."""
    state = arena.state
    if goal.kind == "rounds":
        return state.round >= goal.count
    if goal.kind == "cleared":
        return state.round >= goal.count and not state.enemies
    if goal.kind == "slain":
        return state.progress.get(f"slain.{goal.of}" if goal.of else "slain", 0) >= goal.count
    count = not goal.of or state.progress.get(goal.of, 0) >= goal.count
    if goal.kind == "counted":
        return count
    return count and all(_is_out(arena, one) for one in state.hunters)


def _is_out(arena: Arena, hunter: Hunter) -> bool:
    """True if a hunter is in or beside a zone that leads out."""
    ways = arena.ground.exits or arena.ground.stations
    return hunter.at is not None and any(apart(hunter.at, zone) <= BESIDE for zone in ways)


def judge(arena: Arena) -> None:
    """At the end of a round: a hunter that cannot respawn loses it for all.

    What is reached in the last round that a scenario allows still counts.

    arena.victory.cannot_respawn, arena.victory.scenario, arena.ruling.defeat_vs_victory
    """
    state = arena.state
    fallen = any(one.out for one in state.hunters)
    if not is_over(arena):
        state.phase = "refresh"
    elif _is_won(arena) and (not fallen or state.rules.victory_before_defeat):
        end(arena, won=True)
    else:
        rule = "arena.victory.cannot_respawn" if fallen else "arena.victory.scenario"
        end(arena, won=False, rule=rule)


def is_over(arena: Arena) -> bool:
    """True if a scenario ends with this round, one way or the other: arena.victory.scenario"""
    lost = any(reached(arena, goal) for goal in arena.scenario.defeat)
    return lost or _is_won(arena) or any(one.out for one in arena.state.hunters)


def _is_won(arena: Arena) -> bool:
    return any(reached(arena, goal) for goal in arena.scenario.victory)


def at_once(arena: Arena) -> None:
    """A Boss that falls wins at once, and so does the last Unique of a mission.

    arena.boss.win, arena.ruling.boss_win_timing, arena.ruling.wanted_victory, arena.wanted.loss
    """
    state = arena.state
    if state.mark:
        _mission(arena)
    elif state.won is None and arena.scenario.boss and _boss_fell(arena):
        end(arena, won=True, rule="arena.boss.win")


def _boss_fell(arena: Arena) -> bool:
    return arena.state.progress.get(f"slain.{arena.scenario.boss}", 0) > 0


def _mission(arena: Arena) -> None:
    """Ends a mission that has just been won or lost.

    arena.ruling.wanted_victory, arena.wanted.loss
    """
    state = arena.state
    if state.phase in ("deploy", "wanted"):
        return
    mission_won(arena)
    if state.mission is not None:
        state.active, state.orders, state.phase = None, [], "wanted"


def mission_won(arena: Arena) -> None:
    """A mission is won as the last of those it is about falls: arena.ruling.wanted_victory"""
    state = arena.state
    if state.mark and state.mission is None and not _wanted(arena):
        state.mission = True


def _wanted(arena: Arena) -> list[Enemy]:
    """Those that are still to be eliminated: the Uniques, or all if the card has none."""
    card, there = library().wanted[arena.state.mark], arena.state.enemies
    if card.every or not card.uniques:
        return there
    return [one for one in there if card_of(one).kind == "unique"]


def end(arena: Arena, *, won: bool, rule: str = "arena.victory.scenario") -> None:
    """A campaign goes on with its Intermission, if another scenario follows; else all is over.

    arena.intermission.when, arena.scenario.after, arena.boss.win
    """
    arena.state.won = won
    after = arena.scenario.win if won else arena.scenario.loss
    goes_on = bool(arena.state.campaign and after.next)
    arena.state.extras = [n for n, one in enumerate(after.extra) if reached(arena, one.when)]
    arena.state.active, arena.state.orders = None, []
    arena.state.phase = "wanted" if goes_on else "over"
    also = ["arena.event.end_of_scenario", "arena.system.coop"]
    also += ["arena.system.campaign_shape"] if arena.state.campaign else []
    also += INTERMISSION if goes_on else []
    arena.table.tell(Ended, won=won, rule=rule, also=tuple(also))
    stow_events(arena)


def stow_events(arena: Arena) -> None:
    """Events that were drawn go beneath their deck, as they lie: arena.event.end_of_scenario"""
    for card in arena.state.happened:
        arena.state.events.put_at_bottom(card)
    arena.state.happened = []
