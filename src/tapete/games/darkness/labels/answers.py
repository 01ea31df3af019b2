"""Answers in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tapete.deeds.do import by_way, do_of
from tapete.games.darkness.actions.mastering import WATCH
from tapete.games.darkness.actions.menu import DO, MOVE
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.bargains import goods
from tapete.games.darkness.figures import everybody, figure_of
from tapete.games.darkness.labels import names
from tapete.games.darkness.labels.deeds import ANYBODY, deed, target_name
from tapete.games.darkness.labels.texts import level_name
from tapete.games.darkness.master import Goods
from tapete.games.darkness.rules.bargains.terms import kind_of
from tapete.games.darkness.rules.checks.throwing import KEEP, POINTS, Rethrow
from tapete.games.darkness.rules.fights.blows import Cover
from tapete.games.darkness.rules.master.gear import Supply
from tapete.games.darkness.rules.master.laying import Vacancy
from tapete.games.darkness.state import Deal, Laid, Square, State, Survivor
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.spaces.routes.route import Route
from tapete.spaces.tiles.city import City, Entrance, slot
from tapete.spaces.tiles.laid import Slot
from tapete.spaces.tiles.picture import letter
from tapete.spaces.tiles.tile import DOOR, NAMES, STEPS


def label(value: object, view: State) -> Message:
    """An answer in words: a walk, a deed, somebody, a thing, dice to throw again or a deal."""
    way, answer = by_way(value)
    if way in (DO, WATCH):
        return label(answer, view)
    if way == MOVE or isinstance(answer, Route):
        return Message.of("darkness.option.walk", place=_end(answer, view))
    if way in ("reply", "counter"):
        return Message.of("darkness.option.reply", way=way, answer=label(answer, view))
    do = do_of(value)
    if do is not None:
        return deed(do, view)
    return _word(value, view) if isinstance(value, str) else _picked(value, view)


def _end(route: Route, view: State) -> Message:
    """Where a walk ends, what it costs, and what is there."""
    town, square = names.city(view), names.city(view).at(route.end)
    name = names.place_name(view, square)
    if not town.inside(square):
        name = names.beyond_name(view, town.at(route.points[-2]), square)
    met = _met(square, view)
    return Message.listing("darkness.option.place", "met", met, place=name, halves=route.cost)


def _met(square: Square, view: State) -> Iterator[Message]:
    """Who and what one meets on a square, what the story has there, and the doors before it."""
    yield from (names.called(one.id, view) for one in everybody(view) if one.at == square)
    yield from names.specials_at(square, view)
    lying = [one.thing.kind for one in view.lying if one.at == square]
    yield from (names.entry_name(kind, view) or ANYBODY for kind in lying)
    if any(spot.at == square for lot in view.lots for spot in lot.spots):
        yield Message("darkness.scene.disc")
    for door in names.city(view).entrances.get(square, ()):
        if door.number not in view.no_doors:
            yield Message.of("darkness.scene.door", locks=door.locks, gone=False)


def way_name(way: str, view: State) -> Message | None:
    """The name of a way of answering on the board."""
    return Message("darkness.way") if way == MOVE else None


# --- single words


def _word(value: str, view: State) -> Message:
    if figure_of(view, value) is not None:
        return Message.of("darkness.option.figure", figure=value)
    name = names.thing_name(value, view)
    if name is not None:
        return Message.of("darkness.option.thing", thing=name)
    if value in library().levels:
        return Message.of("darkness.option.code", code=value, level=level_name(value))
    known = value.isidentifier() or not value
    return Message.of(f"darkness.option.{value or 'none'}") if known else names.plain(value)


def _supply(one: Supply, view: State) -> Message:
    name = names.thing_name(one.thing, view) or one.thing
    return Message.of("darkness.option.supply", thing=name, amount=one.amount)


def _vacancy(where: Vacancy, view: State) -> Message:
    """A place for a tile, by the first tile beside it."""
    beside = [(NAMES[side], one.tile) for one in view.laid for side, (x, y) in enumerate(STEPS)
        if where == Vacancy(one.column + x, one.row + y)]  # fmt: skip
    side, tile = beside[0]
    return Message.of("darkness.option.slot", side=side, tile=names.tile_name(tile))


# --- things that are picked


def _picked(value: Any, view: State) -> Message:
    said = next((say for kind, say in PICKED.items() if isinstance(value, kind)), None)
    if said is not None:
        return said(value, view)
    if isinstance(value, tuple) and len(value) == 2:
        return _pair(value, view)
    every = value if isinstance(value, tuple | list) else ()
    return Message.listing("darkness.option.several", "names", [label(one, view) for one in every])


def _laid(value: Laid, view: State) -> Message:
    """A tile that lies there by its name; one to be laid by where its doors would be."""
    if value in view.laid:
        return tile_said(view.laid.index(value), view)
    tile = names.city(view).tiles.turned(value.tile, value.turn)
    doors = [(side, edge.locks) for (cell, side), edge in tile.edges.items()
        if edge.kind == DOOR and tile.indoors(cell)]  # fmt: skip
    sides = [
        Message.of("darkness.door_side", side=NAMES[side], locks=n) for side, n in sorted(doors)
    ]
    return Message.of("darkness.option.laid", doors=tuple(sides))


def tile_said(place: int, view: State) -> Message:
    """A tile by its letter and its name."""
    name = names.tile_name(view.laid[place].tile)
    return Message.of("darkness.picture.tile", letter=letter(place), name=name)


def _rethrow(value: Rethrow, view: State) -> Message:
    source = value.source if value.source in (KEEP, POINTS) else "help"
    dice, count = ", ".join(map(str, value.dice)), len(value.dice)
    who = _who(value.source, view) if source == "help" else ""
    return Message.of("darkness.option.rethrow", source=source, dice=dice, count=count, who=who)


def _who(identity: str, view: State) -> Arg:
    return names.entry_name(identity, view) or names.called(identity, view)


def _pair(value: tuple[Any, Any], view: State) -> Message:
    """A square, or a thing and whom it goes to."""
    first, second = value
    if isinstance(first, int) and isinstance(second, int):
        name, place = names.square_name(view, value), names.place_name(view, value)
        return Message.of("darkness.option.square", square=name, place=place)
    return Message.of("darkness.option.pair", thing=_who(first, view), target=_who(second, view))


def _deal(deal: Deal, view: State) -> Message:
    """Both sides of a deal; none at all if both are empty."""
    gives, wants = _goods(deal.by, deal.gives, view), _goods(deal.to, deal.wants, view)
    empty = deal.gives.nothing and deal.wants.nothing
    return Message.of("darkness.option.deal", gives=gives, wants=wants, empty=empty)


def _goods(giver: str, side: Goods, view: State) -> Message:
    found = figure_of(view, giver)
    kinds = [kind_of(found, one) if isinstance(found, Survivor) else one for one in side.things]
    return goods(tuple(kinds), side.points, promised=side.help)


PICKED: Mapping[type, Callable[[Any, State], Message]] = {
    Rethrow: _rethrow,
    Cover: lambda one, view: Message.of(
        "darkness.option.cover", how=one.how, who=_who(one.who, view)
    ),
    Deal: _deal,
    int: lambda number, view: Message.of("darkness.option.number", number=number),
    Laid: _laid,
    Supply: _supply,
    Vacancy: _vacancy,
    Entrance: names.door_name,
}


# --- lists


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of the menu have in common, and what this one adds to it."""
    way, answer = by_way(value)
    if way == MOVE:
        return Message("darkness.option.walks"), _end(answer, view)
    do = do_of(value)
    name = None if do is None else target_name(do, view)
    if do is None or name is None:
        return None
    return deed(do, view, ANYBODY), Message.of("darkness.option.target", to=name)


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """The walks that lead to something: to people, discs or doors, or off the city."""
    walks = [one for one in values if isinstance(one, Route)]
    if not walks:
        return values
    town = names.city(view)
    ends = {one: town.at(one.end) for one in walks if one.cost}
    inside = {one: square for one, square in ends.items() if town.inside(square)}
    marked = {square for place in range(len(view.laid)) for square in town.marks(place)}
    telling = [one for one, at in inside.items() if at in marked or any(_met(at, view))]
    return [*telling, *_nearest(ends, town)] or list(ends) or list(values)


def _nearest(ends: dict[Route, Square], town: City) -> list[Route]:
    """The shortest walk off the city to each place where a tile could lie."""
    found: dict[Slot, Route] = {}
    for one, square in sorted(ends.items(), key=lambda end: end[0].cost):
        if not town.inside(square):
            found.setdefault(slot(square), one)
    return list(found.values())
