"""Deeds in words: what is done, to whom, with what and with which token."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tapete.deeds.do import Do
from tapete.games.arena.actions.attacking import arms, special_of
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import action_name
from tapete.games.arena.figures import acting, equipped
from tapete.games.arena.labels.names import called, entry_name, item_name
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.loot import using
from tapete.games.arena.state import Hunter, Item, State
from tapete.games.arena.world import Arena
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT

SOMETHING = Message("arena.something")
ANYBODY = Message("arena.anybody")
ENEMIES: Seat = -1


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


def deed(do: Do, details: Mapping[str, Any], view: State, to: Arg = "", item: Arg = "") -> Message:
    """A deed with its target, its weapon and its token."""
    target = to or (called(do.to, view) if do.to else ANYBODY)
    turn = "reaction" if view.reacting else "own"
    said = Message.of(f"arena.do.{do.what}", to=target, item=item or item_of(do, view), turn=turn)
    extras = tuple([detail(name, value, view) for name, value in details.items()])
    return Message.of("arena.option.with", deed=said, extras=extras) if extras else said


def detail(name: str, value: object, view: State) -> Message:
    return Message.of(f"arena.detail.{name}", value=str(value))


def item_of(do: Do, view: State) -> Arg:
    """What a deed is done with."""
    hunter, named = acting(view), ITEMS.get(MENU.kind(do.what).item)
    if do.item < 0 or hunter is None or named is None:
        return SOMETHING
    every = named(hunter, view)
    return every[do.item] if do.item < len(every) else SOMETHING


def _arms(hunter: Hunter, view: State) -> Sequence[Arg]:
    return [SOMETHING if one.item is None else item_name(one.item) for one in arms(hunter)]


def _bites(hunter: Hunter, view: State) -> Sequence[Arg]:
    """The actions of its Helper; whatever comes after them is the basic Melee."""
    helper = next((one for one in view.helpers if one.owner == hunter.id), None)
    known = () if helper is None else library().helpers[helper.id].actions
    return [*map(action_name, known), Message("arena.basic_melee")]


def _loot(hunter: Hunter, view: State) -> Sequence[Arg]:
    return [used(one, view) for one in using.known(Arena(view, SILENT), hunter)]


def used(use: using.Use | using.Offer, view: State) -> Message:
    return Message.of("arena.option.use", item=entry_name(use.loot, view), draws=use.draws)


def swapped(pair: tuple[int, int], hunter: Hunter) -> Message:
    """What is stowed and what is equipped instead; -1 is nothing."""
    out, into = item_at(hunter.equipped, pair[0]), item_at(hunter.inventory, pair[1])
    way = "both" if out and into else "out" if out else "in"
    return Message.of("arena.option.swap", way=way, worn=out, held=into)


def item_at(items: Sequence[Item], place: int) -> Arg:
    """The name of an item; empty if there is none."""
    return item_name(items[place]) if 0 <= place < len(items) else ""


ITEMS: Mapping[str, Callable[[Hunter, State], Sequence[Arg]]] = {
    "arm": _arms,
    "pin": lambda hunter, view: list(map(item_name, equipped(hunter, "grenade"))),
    "helper": _bites,
    "rule": lambda hunter, view: [special_of(hunter).name.message],
    "token": _loot,
    "worn": lambda hunter, view: list(map(item_name, hunter.equipped)),
    "pair": lambda hunter, view: [swapped(one, hunter) for one in cards.pairs(hunter)],
}
"""What the number of a deed's item may stand for, by the sort of item."""
