"""Loot tokens on a hunter's card, used at any moment in which something is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tapete.deeds import Why
from tapete.games.arena.events.attacks import Cleansed
from tapete.games.arena.events.loot import Used
from tapete.games.arena.figures import stat, tokens_on, value, wounded
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.gear import ammunition, cards
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.state import Hunter, Shop
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf, Seat

PASS = "none"
DECKS: dict[str, Shop] = {
    "weapon": "arms", "ammo": "depot", "health": "zed", "legendary": "torgue",
}  # fmt: skip
"""The deck that a token with the Draw Card icon draws from: arena.loot.draw_card.deck"""


class Use(msgspec.Struct, frozen=True):
    """A token that is used, for what it is or to draw a card."""

    loot: str
    draws: bool = False


class Offer(msgspec.Struct, frozen=True):
    """A token that one of several hunters could use."""

    figure: str
    loot: str
    draws: bool = False

    @property
    def what(self) -> Use:
        return Use(self.loot, self.draws)


def uses(arena: Arena, hunter: Hunter) -> list[Use]:
    """What a hunter could do with its tokens now, each kind once.

    arena.loot.use_anytime, arena.loot.draw_card.instead
    """
    return [one for one in _every(hunter) if useless(arena, hunter, one) is None]


def in_between(arena: Arena, hunter: Hunter) -> list[Use]:
    """The same in the middle of something else; nothing on a table that ignores such uses."""
    return [] if arena.table.ignores(dropping.ASIDE) else uses(arena, hunter)


def known(arena: Arena, hunter: Hunter) -> list[Use]:
    """All that its tokens are for: first what could be done now, then what could not."""
    now = uses(arena, hunter)
    return [*now, *[one for one in _every(hunter) if one not in now]]


def _every(hunter: Hunter) -> Iterator[Use]:
    for kind in sorted(set(hunter.loot)):
        token = dropping.token_of(kind)
        if token.type != dropping.LEGENDARY:
            yield Use(kind)
        if token.card or token.type == dropping.LEGENDARY:
            yield Use(kind, draws=True)


def useless(arena: Arena, hunter: Hunter, use: Use) -> Why | None:
    """Why a token cannot be used like this now."""
    kind = dropping.token_of(use.loot).type
    if not use.draws:
        return HELPS[kind](arena, hunter)
    if not len(arena.state.shops[DECKS[kind]]):
        return "arena.ruling.draws_exhausted", "deck_empty"
    return None


def _no_health(arena: Arena, hunter: Hunter) -> Why | None:
    if hunter.at is None:
        return "arena.heal.must_be_in_play", "not_in_play"
    if hunter.dying:
        return "arena.ruling.ffyl_state", "dying"
    if not wounded(hunter) and not tokens_on(hunter):
        return "arena.heal.cap", "not_hurt"
    return None


def _no_ammo(arena: Arena, hunter: Hunter) -> Why | None:
    return None if ammunition.is_empty(hunter) else ("arena.loot.ammo", "loaded")


def _no_swap(arena: Arena, hunter: Hunter) -> Why | None:
    found = cards.swaps(hunter, weapons=True)
    return None if found else ("arena.loot.weapon", "nothing_to_swap")


def _no_money(arena: Arena, hunter: Hunter) -> Why | None:
    return "arena.loot.money", "money_later"


HELPS: dict[str, Callable[[Arena, Hunter], Why | None]] = {
    "health": _no_health, "ammo": _no_ammo, "weapon": _no_swap, "money": _no_money,
}  # fmt: skip
"""Why a token cannot be used for what it is."""


def use(arena: Arena, hunter: Hunter, chosen: Use) -> None:
    """Using loot is no action: arena.loot.use_anytime"""
    kind = dropping.token_of(chosen.loot).type
    dropping.throw_away(arena, hunter, chosen.loot)
    also = ["arena.loot.use_anytime"]
    if kind == dropping.LEGENDARY:
        rule = "arena.loot.legendary_use"
        also.append("arena.loot.legendary_not_in_bag")
    else:
        rule = "arena.loot.draw_card.instead" if chosen.draws else f"arena.loot.{kind}"
        also.append("arena.loot.discard_pile")
    arena.table.tell(Used, figure=hunter.id, loot=chosen.loot, rule=rule, also=tuple(also))
    if chosen.draws:
        cards.draw(arena, hunter, DECKS[kind], "arena.loot.draw_card.deck")
    else:
        DOES[kind](arena, hunter)


def interlude(arena: Arena, key: str) -> None:
    """Loot can be used between the steps of a round by all who have some: each until they pass.

    arena.ruling.loot_use_window
    """
    done: set[Seat] = set()
    while ways := {seat: one for seat, one in _left(arena).items() if seat not in done}:
        domains = {seat: OneOf[Offer | str]((*one, PASS)) for seat, one in ways.items()}
        rule = "arena.ruling.loot_use_window"
        seat, chosen = arena.table.ask_any(domains, f"arena.ask.{key}", rule)
        if isinstance(chosen, Offer):
            use(arena, arena.hunter(chosen.figure), chosen.what)
        else:
            done.add(seat)


def _left(arena: Arena) -> dict[Seat, list[Offer]]:
    """What could still be used; nothing on a table that ignores such uses."""
    return {} if arena.table.ignores(dropping.ASIDE) else by_seat(arena)


def by_seat(arena: Arena) -> dict[Seat, list[Offer]]:
    """What the hunters of each seat could do with their tokens now; none where there is nothing."""
    found: dict[Seat, list[Offer]] = {}
    for hunter in arena.state.hunters:
        for one in uses(arena, hunter):
            found.setdefault(hunter.seat, []).append(Offer(hunter.id, one.loot, one.draws))
    return found


def heal(arena: Arena, hunter: Hunter) -> None:
    """One wound and as many more as its Medicine; each may go for an Elemental token instead.

    arena.loot.health, arena.loot.health_elemental
    """
    points = 1 + value(hunter, "medicine") + stat(hunter, "health")
    for _ in range(points):
        ways: list[str] = ["heal"] if wounded(hunter) else []
        ways += sorted(hunter.elements)
        if not ways:
            return
        rule = "arena.loot.health_elemental"
        chosen = ask(arena, hunter, "cure", OneOf(ways), rule)
        if chosen == "heal":
            wounds.heal(arena, hunter, 1, "arena.loot.health")
        else:
            _wipe(arena, hunter, chosen)


def _wipe(arena: Arena, hunter: Hunter, element: Any) -> None:
    left = dict(hunter.elements)
    left[element] -= 1
    hunter.elements = {one: count for one, count in left.items() if count}
    arena.table.tell(
        Cleansed, figure=hunter.id, element=element, rule="arena.loot.health_elemental"
    )


def _swap(arena: Arena, hunter: Hunter) -> None:
    """A weapon is swapped by a Weapon token: arena.loot.weapon"""
    pairs = [cards.Wear(*pair) for pair in cards.swaps(hunter, weapons=True)]
    chosen = ask(arena, hunter, "swap", OneOf(pairs), "arena.loot.weapon")
    cards.swap(arena, hunter, (chosen.worn, chosen.held), "arena.loot.weapon")


DOES: dict[str, Callable[[Arena, Hunter], None]] = {
    "health": heal, "ammo": ammunition.reload, "weapon": _swap,
}  # fmt: skip
