"""Questions on which so little depends that nobody is asked them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tapete.games.arena.figures import are_alike
from tapete.games.arena.rules.enemies import orders
from tapete.games.arena.rules.enemies.orders import NEXT_ENEMY
from tapete.games.arena.rules.gear.cards import EQUIP
from tapete.games.arena.rules.loot.dropping import token_of
from tapete.games.arena.rules.loot.using import Offer, Use
from tapete.games.arena.rules.story import ending
from tapete.games.arena.rules.turns.rounds import POOL, RESPAWN
from tapete.games.arena.state import Enemy, State
from tapete.games.arena.world import Arena
from tapete.kernel import Domain, OneOf
from tapete.odds.policy import Policy
from tapete.odds.silent import SILENT
from tapete.odds.table import OddsTable

PLACE = "arena.ask.place"
BURN, CLEANUP, VERDICT = [f"arena.ask.before_{what}" for what in ("burn", "cleanup", "verdict")]


def is_trifle(key: str, domain: Domain[Any], view: State) -> bool:
    """True if it makes no difference in which order enemies go, if one player has the money for a
    respawn without which all is lost, if gear fits into an empty slot, or if loot can be used
    later just as well."""
    if not isinstance(domain, OneOf):
        return False
    if key == RESPAWN:
        return POOL in domain.options or _one_pays(view, domain.options)
    if key == PLACE:
        return EQUIP in domain.options
    if key in (BURN, CLEANUP, VERDICT):
        return _can_wait(key, [one for one in domain.options if not isinstance(one, str)], view)
    return key == NEXT_ENEMY and _in_any_order(view, domain.options)


def _one_pays(view: State, names: Sequence[Any]) -> bool:
    """True if all the hunters that have money belong to one player."""
    return len({one.seat for one in view.hunters if one.id in names}) == 1


# --- the order of enemies


def _in_any_order(view: State, names: Sequence[Any]) -> bool:
    """True if enemies are alike, or only move and do not get in each other's way."""
    able = [one for one in view.enemies if one.id in names]
    if all(are_alike(able[0], one) for one in able):
        return True
    arena, name = Arena(view, SILENT), view.orders[0].name
    if not all(orders.only_moves(arena, one, name) for one in able):
        return False
    return _moved(view, able, name) == _moved(view, able[::-1], name)


def _moved(view: State, able: Sequence[Enemy], order: str) -> list[bytes]:
    """What enemies stand where once these have moved one after the other."""
    after = replace(view, enemies=[replace(one) for one in view.enemies])
    arena = Arena(after, OddsTable([], Policy.FIRST))
    for one in able:
        orders.obey(arena, arena.enemy(one.id), order)
    return sorted(msgspec.json.encode(replace(one, id="")) for one in after.enemies)


# --- loot


def _can_wait(key: str, uses: Sequence[Use | Offer], view: State) -> bool:
    """True if nothing is lost by using loot later.

    Only Health helps before Burns or radiation hurt. As a round ends, a card can be drawn in the
    next one, too, unless there is none: then what comes is the Intermission, in which loot is sold.
    """
    if key == VERDICT:
        last = bool(view.campaign) and not view.mark and ending.is_over(Arena(view, SILENT))
        return not (last and any(one.draws for one in uses))
    heals = [one for one in uses if not one.draws and token_of(one.loot).type == "health"]
    if key == BURN:
        return not heals
    sick = {one.id for one in view.hunters if "radiation" in one.elements}
    return all(isinstance(one, Offer) and one.figure not in sick for one in heals)
