"""The enemy turn: the orders of an Announcement, each carried out by all before the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.arena.content.effects import Empty, OrderText
from tapete.games.arena.content.entries import Wave
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import order_name
from tapete.games.arena.events.story import Announced, Happened, Ordered, Raged, SpecialUsed
from tapete.games.arena.rules.dice.asking import CHANCE
from tapete.games.arena.rules.enemies import attacking, effects, moving, spawning, targeting
from tapete.games.arena.state import Enemy, Order
from tapete.games.arena.world import Arena, card_of, is_large
from tapete.kernel import OneOf

NEXT_ENEMY, AS_THEY_COME = "arena.ask.next_enemy", "as_they_come"
BY_EACH = ("attack", "move", "special")
"""The orders that each enemy carries out by itself."""
RALLIED = 2
"""Wounds that Uniques heal as a Rampage of a mission begins: arena.wanted.rampage"""


def announce(arena: Arena) -> None:
    """The first card of the Queue that is face up is carried out from top to bottom.

    arena.round.enemy_turn, arena.rampage.duration, arena.ruling.acquired_duration
    """
    state = arena.state
    rage(arena, active=False)
    for enemy in state.enemies:
        enemy.boosts = [one for one in enemy.boosts if one.until != "enemy_turn"]
    card = state.queue[state.turned]
    also = partial(_grounds, arena, card)
    arena.table.tell(Announced, card=card, rule="arena.round.enemy_turn", also=also)
    state.orders = [_order(text, place, card) for place, text in enumerate(library().texts(card))]


def _grounds(arena: Arena, card: str) -> tuple[str, ...]:
    """The rules by which this card is the one to be carried out, and how often."""
    found = ["arena.announcement.timer"]
    if library().announcements[card].rank == 0:
        found += ["arena.round.rank0_never_spent", "arena.announcement.rank0_card"]
    if arena.state.turned:
        found.append("arena.round.announcement_spent")
    names = [text for text in library().texts(card) if isinstance(text, str)]
    if len(set(names)) < len(names):
        found.append("arena.enemy.repeat_orders")
    return tuple(found)


def _order(text: OrderText, place: int, card: str) -> Order:
    """An order by its name, or words of a card's own by their place on it.

    Who goes Out of Ammo is said by such words: arena.order.no_ammo
    """
    if isinstance(text, str):
        return Order(text)
    return Order("no_ammo" if isinstance(text, Empty) else "words", card=card, place=place)


def give(arena: Arena, names: Sequence[str], mini: str = "") -> None:
    """Orders that come in between are carried out before the rest.

    arena.order.event.nested_orders, arena.ruling.large_order
    """
    arena.state.orders = [*[Order(name, mini=mini) for name in names], *arena.state.orders]


def turn_card(arena: Arena) -> None:
    """A card that was carried out is Spent; the one of rank 0 never is.

    arena.round.announcement_spent, arena.round.rank0_never_spent
    """
    if arena.state.turned < len(arena.state.queue) - 1:
        arena.state.turned += 1


# --- one order


def carry_out(arena: Arena) -> None:
    """One enemy carries out the order at hand; or the whole order, if it is carried out at once.

    arena.round.order_complete_first
    """
    order = arena.state.orders[0]
    if not order.begun:
        order.begun = True
        order.left = [one.id for one in arena.state.enemies if _obeys(one, order)]
        if not _is_wave(order):
            also = partial(_manner, arena, order)
            arena.table.tell(
                Ordered, order=order.name, card=order.card, place=order.place, rule=_rule(order),
                also=also,
            )  # fmt: skip
        if order.name not in BY_EACH:
            arena.state.orders = arena.state.orders[1:]
            _at_once(arena, order)
            return
    enemy = _next(arena, order)
    if enemy is None:
        arena.state.orders = [one for one in arena.state.orders if one is not order]
    else:
        obey(arena, enemy, order.name)


def _rule(order: Order) -> str:
    return RULES.get(order.name, "arena.enemy.orders.seven")


def _manner(arena: Arena, order: Order) -> tuple[str, ...]:
    """The rules by which enemies carry out an order: who, and in which order."""
    if order.name not in BY_EACH:
        return ()
    found = ["arena.round.order_complete_first"]
    if len({is_large(one) for one in arena.state.enemies if one.id in order.left}) > 1:
        found.append("arena.enemy.small_first")
    if order.mini:
        found.append("arena.spawn.none_left")
    if order.unique:
        found.append("arena.wanted.spawn_order")
    if any(order.name in card_of(one).ignores for one in arena.state.enemies):
        found.append("arena.order.attack.ignored")
    return tuple(found)


RULES = {
    "rampage": "arena.rampage.activate", "attack": "arena.order.attack",
    "event": "arena.order.event", "move": "arena.order.move", "no_ammo": "arena.order.no_ammo",
    "spawn": "arena.order.spawn", "special": "arena.order.special",
}  # fmt: skip


def _obeys(enemy: Enemy, order: Order) -> bool:
    """True if an enemy carries out an order: arena.order.attack.ignored"""
    card = card_of(enemy)
    if order.unique and card.kind != "unique":
        return False
    return order.name not in card.ignores and order.mini in ("", card.mini)


def _next(arena: Arena, order: Order) -> Enemy | None:
    """Who goes next: small ones first, then as the players choose.

    arena.enemy.small_first, arena.enemy.order_choice
    """
    there = {one.id: one for one in arena.state.enemies}
    left = [there[one] for one in order.left if one in there]
    able = [one for one in left if not is_large(one)] or left
    if not able:
        return None
    chosen = able[0]
    if len(able) > 1 and not order.freely:
        chosen = _choice(arena, order, able)
    order.left = [one for one in order.left if one != chosen.id]
    return chosen


def _choice(arena: Arena, order: Order, able: list[Enemy]) -> Enemy:
    """The players say who is next, or let the rest go as they come, the nearest first."""
    goal = arena.star
    if goal.at is not None:
        able = sorted(able, key=lambda one: targeting.distance(arena, one, goal))
    ways = (AS_THEY_COME, *[one.id for one in able])
    rule = "arena.enemy.order_choice"
    chosen = arena.table.ask(
        arena.star.seat, NEXT_ENEMY, OneOf(ways), rule, words=order_name(order.name)
    )
    if chosen in (AS_THEY_COME, CHANCE):
        order.freely = True
        order.left = [one.id for one in able] + [
            one for one in order.left if one not in {enemy.id for enemy in able}
        ]
        return able[0]
    return next(one for one in able if one.id == chosen)


def obey(arena: Arena, enemy: Enemy, name: str) -> None:
    if name == "move":
        _move(arena, enemy, "arena.order.move")
    elif name == "attack":
        _attack(arena, enemy)
    else:
        specials(arena, enemy)


def only_moves(arena: Arena, enemy: Enemy, name: str) -> bool:
    """True if all that comes of an order is that an enemy moves, or nothing at all."""
    if name == "move":
        return True
    if name == "attack":
        return not targeting.in_reach(arena, enemy)
    return not card_of(enemy).specials


def _move(arena: Arena, enemy: Enemy, rule: str) -> None:
    if arena.star.at is not None:
        moving.move(arena, enemy, arena.star, rule=rule)


def _attack(arena: Arena, enemy: Enemy) -> None:
    """It attacks if it can, and moves if it cannot.

    arena.order.attack, arena.order.attack.else_move, arena.ruling.attack_fallback_text
    """
    aim = targeting.target(arena, enemy, targeting.in_reach(arena, enemy))
    if aim is None:
        _move(arena, enemy, "arena.order.attack.else_move")
    else:
        attacking.attack(arena, enemy, aim, attacking.onslaught(arena, enemy))


def specials(arena: Arena, enemy: Enemy) -> None:
    """All its special actions, from top to bottom: arena.order.special"""
    for place, special in enumerate(card_of(enemy).specials):
        if enemy.at is None:
            return
        rule = "arena.order.special"
        arena.table.tell(SpecialUsed, figure=enemy.id, card=enemy.kind, place=place, rule=rule)
        for effect in special.effects:
            effects.perform(arena, effect, enemy, None)


# --- orders that are done at once


def _at_once(arena: Arena, order: Order) -> None:
    if order.name == "rampage":
        _rampage(arena)
    elif order.name == "event":
        draw_event(arena)
    elif _is_wave(order):
        _spawn_wave(arena, order)
    elif order.name == "spawn":
        _spawn(arena)
    elif order.card:
        effect = library().texts(order.card)[order.place]
        assert not isinstance(effect, str)
        effects.perform(arena, effect, _boss(arena, order.card), None)


def _rampage(arena: Arena) -> None:
    """The Rampage begins, once in a turn; in a mission each order restores the Uniques.

    arena.rampage.activate, arena.rampage.effect, arena.wanted.rampage, arena.ruling.rampage_again
    """
    again = arena.state.rampage
    rage(arena, active=True)
    if not arena.state.mark:
        for effect in () if again else arena.scenario.rampage.effects:
            effects.perform(arena, effect, None, None)
    else:
        for enemy in arena.state.enemies:
            if card_of(enemy).kind == "unique":
                effects.recharge(arena, enemy, "arena.wanted.rampage")
                effects.mend(arena, enemy, RALLIED, "arena.wanted.rampage")


def rage(arena: Arena, *, active: bool) -> None:
    if arena.state.rampage != active:
        arena.state.rampage = active
        rule = "arena.rampage.activate" if active else "arena.rampage.duration"
        arena.table.tell(Raged, active=active, rule=rule)


def draw_event(arena: Arena) -> None:
    """Draws an Event, does what it says, and discards it. A Boss in play does what its own say.

    arena.order.event, arena.event.reshuffle, arena.setup.boss_events
    """
    state = arena.state
    also = []
    if not len(state.events):
        also.append("arena.event.reshuffle")
        state.events.shuffle(state.happened)
        state.happened = []
    if not len(state.events):
        return
    card = state.events.draw(arena.table, "arena.order.event")
    state.happened = [*state.happened, card]
    texts = library().events[card].effects
    if any(isinstance(text, str) for text in texts):
        also.append("arena.order.event.nested_orders")
    arena.table.tell(Happened, card=card, rule="arena.order.event", also=tuple(also))
    _resolve(arena, card, texts)


def _resolve(arena: Arena, card: str, texts: Sequence[OrderText]) -> None:
    """What an Event says, from top to bottom, before what is left of the Announcement.

    arena.order.event.nested_orders
    """
    state = arena.state
    rest, state.orders = state.orders, []
    for place, text in enumerate(texts):
        if isinstance(text, str) or state.orders:
            state.orders = [*state.orders, _order(text, place, card)]
        else:
            effects.perform(arena, text, _boss(arena, card), None)
    state.orders = [*state.orders, *rest]


def _boss(arena: Arena, card: str) -> Enemy | None:
    """The Boss in play whose Event it is: arena.setup.boss_events"""
    event = library().events.get(card)
    boss = event.boss if event is not None else ""
    return next((one for one in arena.state.enemies if boss and one.kind == boss), None)


def _spawn(arena: Arena) -> None:
    """What the scenario's table says; in a mission Uniques act instead.

    arena.order.spawn, arena.rampage.effect, arena.wanted.spawn_order
    """
    if arena.state.mark:
        uniques_act(arena)
        return
    raging = arena.state.rampage
    lines = range(len(_table(arena, raging=raging)))
    waves = [Order("spawn", wave=line, raging=raging) for line in lines]
    arena.state.orders = [*waves, *arena.state.orders]


def _is_wave(order: Order) -> bool:
    return order.wave >= 0


def _spawn_wave(arena: Arena, order: Order) -> None:
    """One line of the table: what it sets off is done before the next.

    Only the first enemy that an order brings to a zone stands in it: arena.spawn.place.first,
    arena.ruling.spawn_mixed_table
    """
    wave = _wave(arena, order)
    zone = arena.ground.spawns[wave.zone]
    if spawning.spawn(arena, wave.enemy, wave.count, zone, first=not order.behind):
        for later in arena.state.orders:
            if _is_wave(later) and _wave(arena, later).zone == wave.zone:
                later.behind = True


def _wave(arena: Arena, order: Order) -> Wave:
    return _table(arena, raging=order.raging)[order.wave]


def _table(arena: Arena, *, raging: bool) -> Sequence[Wave]:
    """What spawns in this scenario, in a Rampage or not."""
    return arena.scenario.rampage_spawn if raging else arena.scenario.spawn


def uniques_act(arena: Arena) -> None:
    """The Uniques, and nobody else, carry out a Special order: arena.wanted.spawn_order"""
    arena.state.orders = [Order("special", unique=True), *arena.state.orders]
