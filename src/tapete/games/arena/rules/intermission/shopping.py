"""Vending machines: cards on offer, bought one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tapete.games.arena.content.library import library
from tapete.games.arena.events.loot import Discarded
from tapete.games.arena.events.story import Bought, Given, Shut
from tapete.games.arena.figures import fresh, stat
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.loot.collecting import pieces
from tapete.games.arena.state import Hunter, Shop, State
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf, Some

OFFERED: dict[Shop, int] = {"arms": 2, "depot": 2, "zed": 2, "torgue": 1}
"""arena.vending.reveal"""
MORE = 2
"""Cards that a used machine adds: arena.terrain.vending.use"""
MONEY = 500
PASS = "pass"


def open_stall(arena: Arena) -> None:
    """The machines open, with cards drawn from each deck: arena.vending.reveal"""
    state = arena.state
    found: list[str] = []
    for shop, count in OFFERED.items():
        deck = state.shops[shop]
        shown = min(len(deck), count + MORE * state.machines.count(shop))
        found += [deck.draw(arena.table, "arena.vending.reveal") for _ in range(shown)]
    state.stall, state.passes = found, 0


def is_over(arena: Arena) -> bool:
    """True once all four pass in a row, or nothing is left: arena.ruling.vending_pass"""
    state = arena.state
    return not state.stall or state.passes >= len(state.hunters)


def buyer(arena: Arena) -> Hunter:
    """The one in the Spotlight first, then the others in turn: arena.vending.turn_order"""
    return _in_turn(arena.state, arena.state.progress.get("turns", 0))


def at_the_machines(state: State) -> Hunter | None:
    """The hunter who is buying now. Its turn was counted when it began."""
    turns = state.progress.get("turns", 0)
    return _in_turn(state, turns - 1) if state.phase == "vending" and turns else None


def _in_turn(state: State, turns: int) -> Hunter:
    first = [one.id for one in state.hunters].index(state.spotlight)
    return state.hunters[(first + turns) % len(state.hunters)]


def turn(arena: Arena) -> None:
    """One hunter buys a card or passes: arena.vending.turn_order"""
    state, hunter = arena.state, buyer(arena)
    state.progress = {**state.progress, "turns": state.progress.get("turns", 0) + 1}
    able = [kind for kind in state.stall if library().gear(kind).cost <= means(arena, hunter)]
    while able:
        ways, rule = OneOf((PASS, *able)), "arena.vending.turn_order"
        chosen = arena.table.ask(hunter.seat, "arena.ask.buy", ways, rule, figure=hunter.id)
        if chosen == PASS:
            break
        if _buy(arena, hunter, chosen):
            state.passes = 0
            return
        able = [kind for kind in able if kind != chosen]
    state.passes += 1


def means(arena: Arena, hunter: Hunter) -> int:
    """All that a hunter could pay if its friends gave it everything they have.

    arena.vending.currency, arena.vending.pool_money, arena.vending.gifts
    """
    common = arena.state.money * MONEY
    return common + sum(_cash(hunter, one) + _goods(one) for one in arena.state.hunters)


def _cash(hunter: Hunter, owner: Hunter) -> int:
    """What somebody's tokens are worth to a hunter that pays with them."""
    return sum(worth(hunter, one) for one in owner.loot)


def _goods(hunter: Hunter) -> int:
    return sum(resale(one) for one in sellable(hunter))


def worth(hunter: Hunter, kind: str) -> int:
    """What a Loot token is worth to a hunter that pays with it: arena.loot.resale"""
    token = dropping.token_of(kind)
    return (
        MONEY
        if token.type == "money"
        else token.resale + stat(hunter, "resale") * bool(token.resale)
    )


def resale(kind: str) -> int:
    return library().gear(kind).resale


def sellable(hunter: Hunter) -> list[str]:
    """Gear with a Resale Value; in the Intermission what is equipped can be put down first."""
    every = [item.kind for item in (*hunter.inventory, *hunter.equipped)]
    return [kind for kind in every if resale(kind)]


# --- what friends give


Source: TypeAlias = Literal["pool", "loot", "gear"]
"""The common money, a Loot token, or a card that is sold."""


class Coin(msgspec.Struct, frozen=True):
    """Something to pay with, and whether a friend has given it."""

    source: Source
    kind: str = ""
    given: bool = False


class Payment(NamedTuple):
    """A coin, and whose it is: the buyer's own, or a friend's."""

    payer: Hunter
    coin: Coin


POOL = Coin("pool")


def _gifts(arena: Arena, hunter: Hunter, kind: str) -> list[Payment]:
    """Each friend says what it gives towards a card that the buyer's money does not pay for.

    Nobody has to: arena.vending.gifts
    """
    found: list[Payment] = []
    for friend in arena.state.hunters:
        missing = library().gear(kind).cost - _ready(arena, hunter, found)
        has = [*_tokens(friend, given=True), *_wares(friend, given=True)]
        if friend is hunter or missing <= 0 or not has:
            continue
        question = Some(pieces([one.kind for one in has]))
        given = ask(
            arena, friend, "give", question, "arena.vending.gifts",
            target=hunter.id, item=kind, left=missing,
        )  # fmt: skip
        whose = dict(zip(question.options, has, strict=True))
        found += [Payment(friend, whose[one]) for one in given]
    return found


def _tokens(hunter: Hunter, *, given: bool = False) -> list[Coin]:
    return [Coin("loot", kind, given) for kind in hunter.loot if worth(hunter, kind)]


def _wares(hunter: Hunter, *, given: bool = False) -> list[Coin]:
    return [Coin("gear", kind, given) for kind in sellable(hunter)]


def _ready(arena: Arena, hunter: Hunter, gifts: Sequence[Payment]) -> int:
    """What a hunter can pay with before it sells its own gear."""
    given = sum(_value(hunter, one.coin) for one in gifts)
    return _cash(hunter, hunter) + arena.state.money * MONEY + given


def _value(hunter: Hunter, coin: Coin) -> int:
    if coin.source == "pool":
        return MONEY
    return worth(hunter, coin.kind) if coin.source == "loot" else resale(coin.kind)


# --- paying


def _buy(arena: Arena, hunter: Hunter, kind: str) -> bool:
    """The price is paid without change, and the card goes into the Inventory.

    False if friends give too little for it. arena.vending.cost, arena.ruling.vending_change
    """
    price, gifts = library().gear(kind).cost, _gifts(arena, hunter, kind)
    if _ready(arena, hunter, gifts) + _goods(hunter) < price:
        return False
    used = _pay(arena, hunter, price, gifts)
    arena.state.stall = _without(arena.state.stall, kind)
    also = ("arena.vending.currency", "arena.setup.money_token_value", *used)
    rule = "arena.vending.cost"
    arena.table.tell(Bought, figure=hunter.id, item=kind, price=price, rule=rule, also=also)
    cards.place(arena, hunter, fresh(kind), rule)
    return True


def _pay(arena: Arena, hunter: Hunter, price: int, gifts: Sequence[Payment]) -> tuple[str, ...]:
    """What the player chooses, until the price is reached; returns the rules it was paid by.

    arena.vending.currency, arena.vending.spent_tokens, arena.vending.resold_gear
    """
    first = [Payment(hunter, one) for one in (*_tokens(hunter), *[POOL] * arena.state.money)]
    ways = [*first, *gifts, *[Payment(hunter, one) for one in _wares(hunter)]]
    left, rules = price, list[str]()
    while left > 0:
        able = OneOf(list(dict.fromkeys(one.coin for one in ways)))
        chosen = ask(arena, hunter, "pay", able, "arena.vending.currency", left=left)
        way = next(one for one in ways if one.coin == chosen)
        ways = [one for one in ways if one is not way]
        left -= _value(hunter, chosen)
        rules += _spend(arena, way, hunter)
    return tuple(dict.fromkeys(rules))


def _spend(arena: Arena, payment: Payment, hunter: Hunter) -> Iterator[str]:
    """Tokens go into the bag; gear goes back to its deck when the machines close."""
    payer, coin = payment
    if coin.given:
        rule = "arena.vending.gifts"
        arena.table.tell(Given, figure=payer.id, target=hunter.id, what=coin.kind, rule=rule)
    if coin.source == "pool":
        arena.state.money -= 1
        yield "arena.vending.pool_money"
    elif coin.source == "loot":
        payer.loot = _without(payer.loot, coin.kind)
        if coin.kind != dropping.LEGENDARY:
            arena.state.bag.put(coin.kind)
        yield "arena.vending.spent_tokens"
        yield "arena.loot.resale"
    else:
        _resell(arena, payer, coin.kind)


def _resell(arena: Arena, hunter: Hunter, kind: str) -> None:
    """A card that is sold is out of reach until the machines close: arena.vending.resold_gear"""
    held = [*hunter.inventory, *hunter.equipped]
    item = next(one for one in held if one.kind == kind)
    hunter.inventory = [one for one in hunter.inventory if one is not item]
    hunter.equipped = [one for one in hunter.equipped if one is not item]
    arena.state.purse = [*arena.state.purse, kind]
    arena.table.tell(Discarded, figure=hunter.id, item=kind, rule="arena.vending.resold_gear")


def _without(items: list[str], one: str) -> list[str]:
    left = list(items)
    left.remove(one)
    return left


def close(arena: Arena) -> None:
    """Unsold and resold cards go back into their decks: arena.vending.unsold"""
    state = arena.state
    left, sold = len(state.stall), len(state.purse)
    for kind in (*state.stall, *state.purse):
        cards.return_card(arena, kind)
    state.stall, state.purse = [], []
    rule, also = "arena.vending.unsold", ("arena.vending.resold_gear",) if sold else ()
    arena.table.tell(Shut, unsold=left, resold=sold, rule=rule, also=also)
