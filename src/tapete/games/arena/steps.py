"""The coarse machine: each step is one small, whole piece of a scenario or of its Intermission."""

from __future__ import annotations

from tapete.games.arena.actions import menu
from tapete.games.arena.rules.enemies import orders
from tapete.games.arena.rules.intermission import steps as intermission
from tapete.games.arena.rules.loot import using
from tapete.games.arena.rules.story import boxes, ending, setup
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.world import Arena


def step(arena: Arena) -> None:
    """Orders that were given come first, in whatever phase: arena.order.event.nested_orders"""
    if arena.state.orders:
        orders.carry_out(arena)
    else:
        PHASES[arena.state.phase](arena)
    ending.at_once(arena)
    boxes.check(arena, "counted", "slain", "rampage")


def deploy(arena: Arena) -> None:
    if not arena.state.queue:
        setup.prepare(arena)
        return
    waiting = [one for one in arena.state.hunters if one.at is None and not one.out]
    if waiting:
        setup.deploy(arena, waiting[0])
    else:
        rounds.begin_round(arena)


def hunters(arena: Arena) -> None:
    """One deed of the hunters' turn, or what comes after it: arena.round.hero_turn"""
    active = arena.state.active
    if active is not None:
        hunter = arena.hunter(active.hunter)
        if hunter.at is None:
            rounds.finish(arena, hunter)
        else:
            menu.act(arena, hunter)
    elif rounds.waiting(arena):
        rounds.activate(arena)
    else:
        rounds.begin_enemy_turn(arena)
        orders.announce(arena)


def enemies(arena: Arena) -> None:
    """All orders have been carried out: arena.ruling.burn_vs_spend_order"""
    orders.turn_card(arena)
    rounds.end_enemy_turn(arena)


def clean_up(arena: Arena) -> None:
    """arena.ruling.loot_use_window"""
    using.interlude(arena, "before_cleanup")
    rounds.clean_up(arena)


def verdict(arena: Arena) -> None:
    """arena.ruling.loot_use_window"""
    using.interlude(arena, "before_verdict")
    intermission.verdict(arena)


def refresh(arena: Arena) -> None:
    rounds.refresh(arena)
    rounds.begin_round(arena)


PHASES = {
    "deploy": deploy,
    "hunters": hunters,
    "enemies": enemies,
    "cleanup": clean_up,
    "respawn": rounds.respawn,
    "verdict": verdict,
    "refresh": refresh,
    "wanted": intermission.wanted,
    "vending": intermission.vending,
    "levels": intermission.levels,
    "exchange": intermission.exchange,
    "announcements": intermission.announcements,
}
