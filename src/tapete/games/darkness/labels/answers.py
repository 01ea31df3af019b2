"""Answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.deeds.do import Do, by_way, do_of
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.every import EVERY as MENU
from tapete.games.darkness.actions.mastering import WATCH
from tapete.games.darkness.actions.menu import DO, MOVE
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.bargains import goods
from tapete.games.darkness.labels import names
from tapete.games.darkness.labels.deeds import ANYBODY, deed, target_name
from tapete.games.darkness.labels.texts import level_name
from tapete.games.darkness.master import Goods
from tapete.games.darkness.rules.bargains.terms import kind_of
from tapete.games.darkness.rules.checks.throwing import KEEP, POINTS, Rethrow
from tapete.games.darkness.rules.fights.blows import Cover
from tapete.games.darkness.state import Deal, Laid, Square, State, Survivor
from tapete.kernel import Filled, Message
from tapete.kernel.event import Drawn, Event
from tapete.kernel.message import Arg
from tapete.spaces.routes.route import Route
from tapete.spaces.tiles.city import START, City, Entrance, slot
from tapete.spaces.tiles.laid import Slot
from tapete.spaces.tiles.picture import letter
from tapete.spaces.tiles.tile import DOOR, NAMES


def group(value: object) -> str:
    """The heading of an answer in the menu; empty for other answers."""
    way, answer = by_way(value)
    if way == MOVE:
        return groups.MOVE
    if way == WATCH:
        return groups.TURN
    return MENU.group(answer, "") if way else ""


def label(value: object, view: State) -> Message:
    """An answer in words: a walk, a deed, somebody, a thing, dice to throw again or a deal."""
    way, answer = by_way(value)
    if way in (DO, WATCH):
        return label(answer, view)
    if way == MOVE or isinstance(answer, Route):
        return Message.of("darkness.option.walk", place=_end(answer, view))
    if way in ("reply", "counter"):
        return Message.of("darkness.option.reply", way=way, answer=label(answer, view))
    if isinstance(value, Filled | Do) or do_of(value) is not None:
        return deed(_do(value), view)
    if isinstance(value, str):
        return _word(value, view)
    return _picked(value, view)


def _do(value: object) -> Do:
    found = do_of(value)
    assert found is not None
    return found


def _end(route: Route, view: State) -> Message:
    """Where a walk ends, what it costs, and what is there."""
    town, square = names.city(view), names.city(view).at(route.end)
    there = tuple(_met(square, view))
    name = names.place_name(view, square)
    if not town.inside(square):
        name = names.beyond_name(view, town.at(route.points[-2]), square)
    return Message.of(
        "darkness.option.place", place=name, halves=route.cost,
        met=there, count=len(there),
    )  # fmt: skip


def _met(square: Square, view: State) -> list[Message]:
    """Who and what is met on a square, what the story has there, and the doors next to it."""
    found = [names.called(one.id, view) for one in names.figures(view) if one.at == square]
    found += names.specials_at(square, view)
    found += [
        names.entry_name(one.thing.kind, view) or ANYBODY for one in view.lying if one.at == square
    ]
    if any(spot.at == square for lot in view.lots for spot in lot.spots):
        found.append(Message("darkness.scene.disc"))
    doors = names.city(view).entrances.get(square, ())
    locked = [one for one in doors if one.number not in view.no_doors]
    return [*found, *[Message.of("darkness.scene.door", locks=one.locks, gone=False)
        for one in locked]]  # fmt: skip


def way_name(way: str, view: State) -> Message | None:
    """The name of a way of answering on the board."""
    return Message("darkness.way") if way == MOVE else None


# --- single words


def _word(value: str, view: State) -> Message:
    if names.figure(view, value) is not None:
        return Message.of("darkness.option.figure", figure=value)
    name = names.thing_name(value, view)
    if name is not None:
        return Message.of("darkness.option.thing", thing=name)
    if ":" in value:
        first, _, second = value.partition(":")
        return _counted(first, second, view)
    if value in library().levels:
        return Message.of("darkness.option.code", code=value, level=level_name(value))
    known = value.isidentifier() or not value
    return Message.of(f"darkness.option.{value or 'none'}") if known else names.plain(value)


def _counted(first: str, second: str, view: State) -> Message:
    """An amount of something, or a place for a tile: its column and row, counted from the first."""
    name = names.thing_name(first, view)
    if name is not None:
        return Message.of("darkness.option.supply", thing=name, amount=int(second))
    column, row = int(first) - START[0], int(second) - START[1]
    return Message.of("darkness.option.slot", column=column, row=row)


# --- things that are picked


def _picked(value: object, view: State) -> Message:
    if isinstance(value, Rethrow):
        return _rethrow(value, view)
    if isinstance(value, Cover):
        return Message.of("darkness.option.cover", how=value.how, who=_who(value.who, view))
    if isinstance(value, Deal):
        return _deal(value, view)
    if isinstance(value, int):
        return Message.of("darkness.option.number", number=value)
    if isinstance(value, Laid):
        return _laid(value, view)
    if isinstance(value, Entrance):
        return names.door_name(value, view)
    if isinstance(value, tuple) and len(value) == 2:
        return _pair(value, view)
    said = tuple([label(one, view) for one in value]) if isinstance(value, tuple | list) else ()
    return Message.of("darkness.option.several", names=said, count=len(said))


def _laid(value: Laid, view: State) -> Message:
    """A tile that lies there by its name; one to be laid by where its doors would be."""
    if value in view.laid:
        name = library().tiles[value.tile].name.message
        return Message.of("darkness.picture.tile", letter=letter(view.laid.index(value)), name=name)
    tile = names.city(view).tiles.turned(value.tile, value.turn)
    doors = [(side, edge.locks) for (cell, side), edge in tile.edges.items()
        if edge.kind == DOOR and tile.indoors(cell)]  # fmt: skip
    sides = [
        Message.of("darkness.door_side", side=NAMES[side], locks=n) for side, n in sorted(doors)
    ]
    return Message.of("darkness.option.laid", doors=tuple(sides))


def _rethrow(value: Rethrow, view: State) -> Message:
    source = value.source if value.source in (KEEP, POINTS) else "help"
    dice = ", ".join(map(str, value.dice))
    who = _who(value.source, view) if source == "help" else ""
    return Message.of(
        "darkness.option.rethrow", source=source, dice=dice, count=len(value.dice), who=who
    )


def _who(identity: str, view: State) -> Arg:
    return names.entry_name(identity, view) or names.called(identity, view)


def _pair(value: tuple[Any, Any], view: State) -> Message:
    """A square, or a thing and whom it goes to."""
    first, second = value
    if isinstance(first, int) and isinstance(second, int):
        name = names.square_name(view, (first, second))
        return Message.of(
            "darkness.option.square", square=name, place=names.place_name(view, value)
        )
    return Message.of("darkness.option.pair", thing=_who(first, view), target=_who(second, view))


def _deal(deal: Deal, view: State) -> Message:
    """Both sides of a deal; if both are empty, it says that there is no deal."""
    gives, wants = _goods(deal.by, deal.gives, view), _goods(deal.to, deal.wants, view)
    empty = deal.gives.nothing and deal.wants.nothing
    return Message.of("darkness.option.deal", gives=gives, wants=wants, empty=empty)


def _goods(giver: str, side: Goods, view: State) -> Message:
    found = names.figure(view, giver)
    kinds = [kind_of(found, one) if isinstance(found, Survivor) else one for one in side.things]
    return goods(tuple(kinds), side.points, promised=side.help)


# --- lists


def bundle(value: object, view: State) -> tuple[Message, Message] | None:
    """What several lines of the menu have in common, and what this one adds to it."""
    way, answer = by_way(value)
    if way == MOVE:
        return Message("darkness.option.walks"), _end(answer, view)
    do = do_of(answer) if way else None
    name = None if do is None else target_name(do, view)
    if do is None or name is None:
        return None
    return deed(do, view, ANYBODY), Message.of("darkness.option.target", to=name)


def retells(event: Event) -> bool:
    """True for a draw, since its consequences tell it better."""
    return isinstance(event, Drawn)


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """The walks that lead to something: to people, discs or doors, or off the city."""
    walks = [one for one in values if isinstance(one, Route)]
    if not walks:
        return values
    town = names.city(view)
    ends = {one: town.at(one.end) for one in walks if one.cost}
    inside = {one: square for one, square in ends.items() if town.inside(square)}
    telling = [one for one, square in inside.items() if _met(square, view) or _marked(square, view)]
    return [*telling, *_nearest(ends, town)] or [one for one in walks if one.cost] or list(values)


def _nearest(ends: dict[Route, Square], town: City) -> list[Route]:
    """The shortest walk off the city to each place where a tile could lie."""
    found: dict[Slot, Route] = {}
    for one, square in sorted(ends.items(), key=lambda end: end[0].cost):
        if not town.inside(square):
            found.setdefault(slot(square), one)
    return list(found.values())


def _marked(square: Square, view: State) -> bool:
    """True for a square of the story."""
    return any(square in names.city(view).marks(place) for place in range(len(view.laid)))
