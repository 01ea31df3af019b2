"""Deeds in words: what is done, to whom, with what and with which token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tapete.deeds.do import Do, do_of
from tapete.games.arena.actions.attacking import arms
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import gear_of
from tapete.games.arena.labels.names import called, entry_name, is_thing, special_name
from tapete.games.arena.labels.texts import action_text
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.loot import using
from tapete.games.arena.state import Hunter, State
from tapete.games.arena.world import Arena
from tapete.kernel import Message, Seat
from tapete.kernel.labels import Deed
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT

SOMETHING = Message("arena.something")
ANYBODY = Message("arena.anybody")
ENEMIES: Seat = -1


def menu_deed(value: object) -> Deed | None:
    """The deed of an answer. To shoot at a Barrel is never among the first to offer."""
    found, do = MENU.deed(value), do_of(value)
    if found is None or do is None or not MENU.kind(do.what).harms or not is_thing(do.to):
        return found
    return msgspec.structs.replace(found, rank=None)


def acting(view: State) -> Hunter | None:
    """The hunter who does something out of turn, or else whose activation it is."""
    helpers = {one.id: one.owner for one in view.helpers}
    name = helpers.get(view.reacting, view.reacting) or (view.active and view.active.hunter)
    return next((one for one in view.hunters if one.id == name), None)


def acting_seat(view: State) -> Seat | None:
    """The seat of the hunter whose activation it is; in the enemy turn one that nobody has."""
    if view.active is None:
        return ENEMIES if view.phase == "enemies" else None
    return next(one.seat for one in view.hunters if one.id == view.active.hunter)


def left(view: State) -> Message | None:
    """The Action tokens that the active hunter still has."""
    hunter = acting(view)
    count = 0 if hunter is None else sum(not one.spent for one in hunter.tokens)
    return Message.of("arena.left", count=count) if count else None


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "") -> Message:
    """A deed with its target, its weapon and its token."""
    target = to or (called(do.to, view) if do.to else ANYBODY)
    turn = "reaction" if view.reacting else "own"
    said = Message.of(f"arena.do.{do.what}", to=target, item=item_of(do, view), turn=turn)
    extras = tuple([detail(name, value, view) for name, value in details.items()])
    return Message.of("arena.option.with", deed=said, extras=extras) if extras else said


def detail(name: str, value: object, view: State) -> Message:
    return Message.of(f"arena.detail.{name}", value=str(value))


def item_of(do: Do, view: State) -> Arg:
    """What a deed is done with."""
    hunter = acting(view)
    if do.item < 0 or hunter is None:
        return SOMETHING
    found = ITEMS.get(MENU.kind(do.what).item)
    return SOMETHING if found is None else found(do, view, hunter)


def _weapon(do: Do, view: State, hunter: Hunter) -> Arg:
    every = arms(hunter)
    item = every[do.item].item if do.item < len(every) else None
    return SOMETHING if item is None else gear_of(item).name.message


def _grenade(do: Do, view: State, hunter: Hunter) -> Arg:
    found = [one for one in hunter.equipped if gear_of(one).slot == "grenade"]
    return gear_of(found[do.item]).name.message if do.item < len(found) else SOMETHING


def _bite(do: Do, view: State, hunter: Hunter) -> Arg:
    helper = next((one for one in view.helpers if one.owner == hunter.id), None)
    known = [] if helper is None else library().helpers[helper.id].actions
    return action_text(known[do.item]) if do.item < len(known) else Message("arena.basic_melee")


def _special(do: Do, view: State, hunter: Hunter) -> Arg:
    return special_name(hunter.id, view) or SOMETHING


def _loot(do: Do, view: State, hunter: Hunter) -> Arg:
    every = using.known(Arena(view, SILENT), hunter)
    return used(every[do.item], view) if do.item < len(every) else SOMETHING


def used(use: using.Use | using.Offer, view: State) -> Message:
    return Message.of("arena.option.use", item=entry_name(use.loot, view), draws=use.draws)


def _applied(do: Do, view: State, hunter: Hunter) -> Arg:
    every = hunter.equipped
    return gear_of(every[do.item]).name.message if do.item < len(every) else SOMETHING


def _swap(do: Do, view: State, hunter: Hunter) -> Arg:
    every = cards.pairs(hunter)
    return swapped(every[do.item], hunter) if do.item < len(every) else SOMETHING


def swapped(pair: tuple[int, int], hunter: Hunter) -> Message:
    """What is stowed and what is equipped instead; -1 is nothing."""
    worn, held = pair
    out = gear_of(hunter.equipped[worn]).name.message if 0 <= worn < len(hunter.equipped) else ""
    into = gear_of(hunter.inventory[held]).name.message if 0 <= held < len(hunter.inventory) else ""
    way = "both" if out and into else "out" if out else "in"
    return Message.of("arena.option.swap", way=way, worn=out, held=into)


ITEMS = {
    "arm": _weapon, "pin": _grenade, "helper": _bite, "rule": _special, "token": _loot,
    "worn": _applied, "pair": _swap,
}  # fmt: skip
"""What the number of a deed's item stands for."""
