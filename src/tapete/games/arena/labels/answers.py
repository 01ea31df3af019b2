"""Answers in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tapete.deeds.do import Do, by_way, do_of
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.actions.walks import Walk
from tapete.games.arena.content.library import GEAR, library
from tapete.games.arena.figures import acting, figure_of
from tapete.games.arena.labels.deeds import ANYBODY, deed, item_at, item_of, swapped, used
from tapete.games.arena.labels.names import board, called, entry_name
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.rules.intermission.exchange import Hand, trader
from tapete.games.arena.rules.intermission.shopping import Coin, at_the_machines
from tapete.games.arena.rules.loot.collecting import Piece
from tapete.games.arena.rules.loot.using import Offer, Use
from tapete.games.arena.state import State
from tapete.kernel import Filled, Message
from tapete.kernel.message import Arg
from tapete.spaces.hexes.hexes import WIDTH
from tapete.spaces.hexes.names import hex_given, hex_name
from tapete.spaces.routes.route import Route


def label(value: object, view: State) -> Message:
    """An answer in words, such as a walk, a deed with its details, a token or a card."""
    way, answer = by_way(value)
    if way:
        return _by_way(way, answer, view)
    if isinstance(value, Filled):
        return deed(value.option, value.details, view)
    if isinstance(value, dict) and "what" in value:
        return deed(Do(**value), {}, view)
    if isinstance(value, Route):
        return Message.of("arena.option.walk", place=place_of(value, view))
    if isinstance(value, str):
        return _word(value, view)
    return _picked(value, view)


def _by_way(way: str | Walk, answer: Any, view: State) -> Message:
    if not isinstance(way, Walk):
        return label(answer, view)
    place = place_of(answer, view)
    return Message.of(f"arena.option.{way.what}", place=place, colour=way.colour)


def place_of(route: Route, view: State) -> Message:
    """The zone where a walk ends, how far it is, and the enemies there."""
    steps = route.cost // WIDTH
    return Message.of("arena.option.place", **_spot(route, view), steps=steps)


def _spot(route: Route, view: State) -> dict[str, Arg]:
    hexes = board(view)
    zone = hexes.at(route.end)
    there = tuple([called(one.id, view) for one in view.enemies if one.at == zone])
    return {"zone": hex_name(hexes, zone), "enemies": there, "count": len(there)}


def way_name(way: str | Walk) -> Message | None:
    """The name of a way of answering on the board."""
    if not isinstance(way, Walk):
        return None
    return Message.of("arena.way", way=way.what, colour=way.colour)


# --- single words


def _word(value: str, view: State) -> Message:
    if figure_of(view, value) is not None or any(one.id == value for one in view.things):
        return Message.of("arena.option.figure", figure=value)
    if library().find(CARDS, value) is not None:
        cost = getattr(library().find(GEAR, value), "cost", 0)
        return Message.of("arena.option.card", card=entry_name(value, view), cost=cost)
    return Message.of(f"arena.option.{value}")


CARDS = (*GEAR, "trees", "loot")


# --- things that are picked


def _token(kind: Alike) -> Message:
    """A token by its colour, what it was before a wound, and whether it is spent."""
    born = kind.born if kind.born not in ("", kind.colour) else "same"
    state = "spent" if kind.spent else "available"
    return Message.of("arena.option.token", colour=kind.colour, born=born, state=state)


def _picked(value: object, view: State) -> Message:
    said = PICKED.get(type(value))
    if said is not None:
        return said(value, view)
    zone = hex_given(value)
    if zone is not None:
        return Message.of("arena.option.zone", zone=hex_name(board(view), zone))
    every = value if isinstance(value, tuple | list) else ()
    return Message.listing("arena.option.several", "names", [label(one, view) for one in every])


def _paid(coin: Coin, view: State) -> Message:
    if not coin.kind:
        return Message("arena.option.pool")
    kind = "given" if coin.given else coin.source
    return Message.of("arena.option.pay", item=entry_name(coin.kind, view), kind=kind)


def _handed(value: Hand, view: State) -> Message:
    item = item_at(trader(view).inventory, value.place)
    return Message.of("arena.option.hand", target=value.to, item=item)


def _offered(value: Offer, view: State) -> Message:
    return Message.of("arena.option.offer", figure=value.figure, what=used(value, view))


def _replaced(value: cards.Instead, view: State) -> Message:
    hunter, kind = acting(view) or at_the_machines(view), "worn" if value.worn else "held"
    items = [] if hunter is None else hunter.equipped if value.worn else hunter.inventory
    item = item_at(items, value.place) or str(value.place)
    return Message.of("arena.option.replace", item=item, kind=kind)


def _swap(value: cards.Wear, view: State) -> Message:
    """Two items that change places, of the acting hunter or else of one that can swap them."""
    pair = value.worn, value.held
    if view.phase == "exchange":
        return swapped(pair, trader(view))
    able = [one for one in view.hunters if pair in cards.swaps(one, weapons=True)]
    return swapped(pair, acting(view) or (able or view.hunters)[0])


def _slot(place: int, view: State) -> Message:
    """A slot in the tree of the hunter with the fewest filled: that is the one who is asked."""
    hunter = min(view.hunters, key=lambda one: len(one.filled))
    slots = library().trees[hunter.tree].slots
    if not 0 <= place < len(slots):
        return Message.of("arena.option.slot", rank=0, text="")
    return Message.of("arena.option.slot", rank=slots[place].rank, text=slots[place].text.message)


PICKED: Mapping[type, Callable[[Any, State], Message]] = {
    Piece: lambda one, view: Message.of("arena.option.piece", item=entry_name(one.kind, view)),
    Alike: lambda one, view: _token(one),
    Coin: _paid,
    Use: used,
    Offer: _offered,
    Hand: _handed,
    cards.Instead: _replaced,
    cards.Wear: _swap,
    bool: lambda yes, view: Message.of("arena.option.yes" if yes else "arena.option.no"),
    int: _slot,
}


# --- lists


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of the menu have in common, and what this one adds to it."""
    way, answer = by_way(value)
    walk = way_name(way)
    if walk is not None:
        return walk, Message.of("arena.option.spot", **_spot(answer, view))
    do = do_of(answer) if way else None
    details = answer.details if isinstance(answer, Filled) else {}
    if do is not None and MENU.kind(do.what).bundled:
        own = Message.of("arena.option.piece", item=item_of(do, view))
        return deed(Do(do.what), details, view, item=ANYBODY), own
    if do is None or not do.to:
        return None
    return deed(do, details, view, ANYBODY), Message.of("arena.option.figure", figure=do.to)


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """All walks but the one that stays where it is."""
    if not any(isinstance(one, Route) for one in values):
        return values
    return [one for one in values if isinstance(one, Route) and one.cost] or list(values)
