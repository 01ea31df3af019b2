"""Deeds with loot and gear."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.deeds import Alone, Details, Do, ToEach, Why, WithEach
from tapete.games.arena.actions import groups
from tapete.games.arena.actions.attacking import count_special, has_helper, special_of, used_up
from tapete.games.arena.actions.kind import Kind
from tapete.games.arena.actions.paying import TOKEN, pay, payable
from tapete.games.arena.content.library import library
from tapete.games.arena.events.loot import Used
from tapete.games.arena.events.story import Given, SpecialUsed
from tapete.games.arena.figures import gear_of
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.loot import collecting, using
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.terrain import interacting, objectives
from tapete.games.arena.state import Enemy, Helper, Hunter, Item, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Some
from tapete.kernel.plain import Plain


def _tokens(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    """Easy actions are paid with the worst die first."""
    return {TOKEN: list(reversed(payable(arena, hunter)))}


def _rolling(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    return {TOKEN: list(payable(arena, hunter))}


def _swap(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Two items change places, for a token: arena.basic.swap"""
    pay(arena, hunter, details)
    cards.swap(arena, hunter, cards.pairs(hunter)[do.item], "arena.basic.swap")


def _swaps(arena: Arena, hunter: Hunter) -> list[tuple[int, tuple[int, int]]]:
    return list(enumerate(cards.pairs(hunter)))


def _stuck(arena: Arena, hunter: Hunter, pair: tuple[int, int]) -> Why | None:
    return cards.stuck(hunter, pair)


def _use(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    using.use(arena, hunter, using.known(arena, hunter)[do.item])


def _uses(arena: Arena, hunter: Hunter) -> list[tuple[int, using.Use]]:
    return list(enumerate(using.known(arena, hunter)))


def _interact(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Uses a thing or feeds an enemy, for a token: arena.basic.interact"""
    colour, thing = pay(arena, hunter, details), arena.thing(do.to)
    if thing is None:
        objectives.feed(arena, hunter, arena.enemy(do.to))
    else:
        interacting.interact(arena, hunter, thing, colour)


def _fetched(arena: Arena, hunter: Hunter) -> list[Thing]:
    """What its Helper can interact with: arena.helper.acts_like_vh"""
    helper = arena.helper(hunter)
    if helper is None or helper.at is None:
        return []
    return [*interacting.usable(arena, helper), *interacting.not_for(arena, helper)]


def _no_errand(arena: Arena, hunter: Hunter, thing: Thing) -> Why | None:
    """A Helper cannot use objectives: arena.helper.no_objectives"""
    if interacting.is_objective(arena, thing):
        return "arena.helper.no_objectives", "helper_objective"
    return None


def _fetching(arena: Arena, hunter: Hunter, *_: object) -> dict[str, Sequence[Plain]]:
    helper = arena.helper(hunter)
    return {} if helper is None else {TOKEN: list(payable(arena, helper))}


def _fetch(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    thing, helper = arena.thing(do.to), arena.helper(hunter)
    assert thing is not None
    assert helper is not None
    interacting.interact(arena, helper, thing, pay(arena, helper, details))


def _things(arena: Arena, hunter: Hunter) -> list[Thing | Enemy]:
    return [*interacting.usable(arena, hunter), *objectives.hungry(arena, hunter)]


# --- trade


def _partners(arena: Arena, hunter: Hunter) -> list[Hunter]:
    """The hunters it can trade with: arena.basic.trade"""
    return _beside(arena, hunter, hunter)


def _beside(arena: Arena, hunter: Hunter, figure: Hunter | Helper) -> list[Hunter]:
    """Those in the zone of a hunter, or of its Helper, with whom there is loot to trade."""
    there = [one for one in arena.hunters_in(figure.at) if one is not hunter]
    return [one for one in there if one.loot or hunter.loot]


def _bartering(arena: Arena, hunter: Hunter) -> list[Hunter]:
    """The hunters its Helper can trade with, for its own hunter: arena.ruling.helper_stats"""
    helper = arena.helper(hunter)
    return [] if helper is None else _beside(arena, hunter, helper)


def _trade(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Each says which of its tokens it hands over: arena.basic.trade, arena.basic.trade_no_gear"""
    pay(arena, hunter, details)
    _exchange(arena, hunter, arena.hunter(do.to))


def _barter(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """The Helper trades its hunter's tokens: arena.helper.no_collect, arena.ruling.helper_stats"""
    helper = arena.helper(hunter)
    assert helper is not None
    pay(arena, helper, details)
    _exchange(arena, hunter, arena.hunter(do.to))


def _exchange(arena: Arena, hunter: Hunter, friend: Hunter) -> None:
    for one, other in ((hunter, friend), (friend, hunter)):
        _hand_over(arena, one, other)


def _hand_over(arena: Arena, hunter: Hunter, friend: Hunter) -> None:
    """Hands over the tokens that it likes to: arena.basic.trade, arena.basic.trade_no_gear"""
    if not hunter.loot:
        return
    rule, question = "arena.basic.trade", Some(collecting.pieces(hunter.loot))
    given = ask(arena, hunter, "trade", question, rule, target=friend.id)
    for kind in [piece.kind for piece in given]:
        loot = list(hunter.loot)
        loot.remove(kind)
        hunter.loot, friend.loot = loot, [*friend.loot, kind]
        also = ("arena.basic.trade_no_gear",)
        arena.table.tell(Given, figure=hunter.id, target=friend.id, what=kind, rule=rule, also=also)
        counting.did(arena, hunter, "shared")


# --- things that are used, and special rules that are no attacks


def _applicable(arena: Arena, hunter: Hunter) -> list[tuple[int, Item]]:
    return [(n, one) for n, one in enumerate(hunter.equipped) if gear_of(one).use and not one.spent]


def _apply(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Uses a thing up, for a token: arena.action.easy, arena.prop.disposable"""
    pay(arena, hunter, details)
    item = hunter.equipped[do.item]
    arena.table.tell(Used, figure=hunter.id, loot=item.kind, rule="arena.action.easy")
    for effect in gear_of(item).use:
        effects.perform(arena, effect, None, hunter)
    hunter.equipped = [one for one in hunter.equipped if one is not item]
    cards.discard(arena, hunter, item, "arena.prop.disposable")


def _has_gift(arena: Arena, hunter: Hunter) -> bool:
    found = special_of(hunter)
    return bool(found.effects) and not found.when


def _gift(arena: Arena, hunter: Hunter, do: Do, details: Details) -> None:
    """Uses a special rule that is no attack, for a token: arena.hero.special_rule"""
    pay(arena, hunter, details)
    count_special(arena)
    name = library().hunters[hunter.id].special
    arena.table.tell(SpecialUsed, figure=hunter.id, ability=name, rule="arena.hero.special_rule")
    for effect in library().abilities[name].effects:
        effects.perform(arena, effect, None, hunter)


SWAP = "swap"
KINDS: tuple[Kind, ...] = (
    Kind(
        "gift", groups.OTHER, _gift, Alone(details=_tokens), unable=used_up, whose=_has_gift, lead=8
    ),
    Kind(
        "use",
        groups.LOOT,
        _use,
        WithEach(_uses, using.useless),
        item="token",
        aside=True,
        free=True,
    ),
    Kind(
        "interact",
        groups.OTHER,
        _interact,
        ToEach(_things, details=_rolling),
        wanting=("arena.basic.interact", "nothing_here"),
        basic=True,
    ),
    Kind(
        "fetch",
        groups.HELPER,
        _fetch,
        ToEach(_fetched, _no_errand, _fetching),
        helper=True,
        whose=has_helper,
    ),
    Kind(
        SWAP,
        groups.GEAR,
        _swap,
        WithEach(_swaps, _stuck, _tokens),
        item="pair",
        basic=True,
        bundled=True,
    ),
    Kind("apply", groups.GEAR, _apply, WithEach(_applicable, details=_tokens), item="worn"),
    Kind(
        "trade",
        groups.LOOT,
        _trade,
        ToEach(_partners, details=_tokens),
        wanting=("arena.basic.trade", "nobody_to_trade"),
        basic=True,
        tried=False,  # each has what it needs, and its friends have too
    ),
    Kind(
        "barter",
        groups.HELPER,
        _barter,
        ToEach(_bartering, details=_fetching),
        helper=True,
        whose=has_helper,
        tried=False,
    ),
)
