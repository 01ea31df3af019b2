"""What cards say, in words: gear, the numbers of enemies, orders and effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tapete.games.arena.content.entries import EnemyCard, GearCard
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import action_name, attribute_name, order_text, token_name
from tapete.games.arena.labels.names import item_name
from tapete.games.arena.state import Item, State
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene import Posted

ACTION = "arena.action.resolve.roll"


def gear_parts(card: GearCard, shields: tuple[Message, ...]) -> list[Message]:
    """The actions of a card of gear, its die, its Shield tokens, and what it says."""
    parts = [action_name(one) for one in card.actions]
    if card.die is not None:
        parts.append(Message.of("arena.card.die", token=token_name(card.die)))
    if shields:
        parts.append(Message.of("arena.card.shield", tokens=shields))
    return parts if card.text is None else [*parts, card.text.message]


def item_said(item: Item, parts: Iterable[Message] = ()) -> Message:
    """A piece of gear by its name and whether it is Spent, with what is told of it."""
    name = item_name(item)
    return Message.listing("arena.card.item", "parts", parts, name=name, spent=item.spent)


def enemy_stats(card: EnemyCard, more: int = 0) -> Iterator[tuple[Message, str]]:
    """The numbers of an enemy, each with its rule; `more` is Strength that it has gained."""
    resist = attribute_name(card.resist)
    yield _stat("strength", card.strength + more, resist), "arena.defence.min"
    yield _stat("defence", card.defence), ACTION
    yield _stat("hit_points", card.hit_points), "arena.attack.enemy_wounds"
    yield _stat("movement", card.movement), "arena.order.move"
    yield _stat("range", card.range), "arena.ruling.enemy_range"
    if card.shield is not None:
        yield _stat("shield", 0, token_name(card.shield)), "arena.enemy.shield.spent"
    if card.ignores:
        names = tuple([Message.of("arena.order.name", which=one) for one in card.ignores])
        yield _stat("ignores", 0, names), "arena.order.attack.ignored"


def _stat(stat: str, amount: int, using: Arg = "") -> Message:
    return Message.of("arena.card.stat", stat=stat, value=amount, **{"with": using})


def queue(view: State) -> Iterator[Posted]:
    """The Announcement Queue, the card of rank 0 last: what comes next and what is Spent."""
    for place, name in enumerate(view.queue):
        card = library().announcements[name]
        now = "now" if place == view.turned else ""
        state: Any = "spent" if place < view.turned else now
        yield Posted(card.name.message, tuple(map(order_text, card.orders)), state)
