"""Names of what content holds: cards, enemies, trees, and the short texts printed on cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tapete.games.arena.content.effects import OrderText
from tapete.games.arena.content.entries import (
    Action,
    Entry,
    HelperCard,
    HunterCard,
    Tree,
    WantedCard,
)
from tapete.games.arena.content.library import GEAR, library
from tapete.games.arena.content.properties import property_of
from tapete.kernel import Message
from tapete.kernel.message import Arg

SOLE = ("unique", "boss")
"""Enemies of which there is never more than one."""
TABLES = ("loot", *GEAR, "announcements", "events", "stars", "enemies", "trees", "scenarios")


def name_of(identity: str, tables: Sequence[str] = TABLES) -> Message | None:
    """The name of a card, a token or another piece of content by its id."""
    found: Entry | None = library().find(tables, identity)
    return None if found is None else found.name.message


def enemy_called(kind: str, number: int) -> Message:
    """The name of an enemy: its kind, with a number if there can be several."""
    card = library().enemies[kind]
    if card.kind in SOLE or not number:
        return card.name.message
    return Message.of("arena.enemy_name", name=card.name.message, number=number)


def tree_name(tree: Tree) -> Message:
    """A Skill Tree with the hunter that it belongs to."""
    hunter = library().hunters[tree.hunter].name.message
    return Message.of("arena.party.of_hunter", tree=tree.name.message, hunter=hunter)


# --- what is printed on cards


def order_text(order: OrderText | str) -> Message:
    """An order by its name, or an effect in a few words."""
    if isinstance(order, str):
        return Message.of("arena.order.name", which=order)
    plain = msgspec.to_builtins(order)
    return Message.of("arena.effect", do=plain["do"], whom=plain.get("whom") or "none")


def order_name(order: str, card: str = "", place: int = 0) -> Message:
    """An order by its name, or by what a card says in words of its own."""
    return order_text(library().texts(card)[place] if card else order)


def attribute_name(attribute: str) -> Message:
    return Message.of("arena.attribute", name=attribute)


def token_name(colour: str, *, spent: bool = False) -> Message:
    """A token by its colour and its die."""
    state = "spent" if spent else "available"
    return Message.of("arena.card.token", colour=colour, state=state)


def property_name(text: str) -> Message:
    """`rapid(2)` as players say it."""
    one = property_of(text)
    of: Arg = Message.of("arena.property", name=one.of, number=0, die=0, of="") if one.of else ""
    return Message.of("arena.property", name=one.name, number=one.number, die=one.die, of=of)


def property_names(texts: Iterable[str]) -> tuple[Message, ...]:
    return tuple(map(property_name, texts))


def sought(card: WantedCard) -> Iterator[Message]:
    """Who must be looked for in a Wanted mission: its Uniques, and how many there are of others."""
    known = library().enemies
    yield from (known[one].name.message for one in card.uniques)
    for wave in card.enemies:
        name = known[wave.enemy].name.message
        yield Message.of("arena.print.wave", count=wave.count, name=name)


def helper_facts(card: HelperCard) -> Iterator[Message]:
    """The Attributes of a Helper, its own tokens, and whether it stays where it is."""
    for one, value in card.attributes.items():
        yield Message.of("arena.card.value", name=attribute_name(one), value=f"+{value}")
    yield from map(token_name, card.tokens)
    if card.still:
        yield Message("arena.print.still")


def helper_said(hunter: HunterCard) -> Iterator[Message]:
    """The Helper of a hunter with its actions, if it has one."""
    if hunter.helper:
        card = library().helpers[hunter.helper]
        actions = tuple(map(action_name, card.actions))
        yield Message.of("arena.party.sheet.helper", name=card.name.message, actions=actions)


def action_name(action: Action) -> Message:
    """An action by its Attribute, its range and its properties."""
    bands = tuple([Message.of("arena.band", band=band) for band in action.range])
    held, using = property_names(action.properties), attribute_name(action.attribute or "none")
    return Message.listing("arena.card.action", "properties", held, attribute=using, bands=bands)
