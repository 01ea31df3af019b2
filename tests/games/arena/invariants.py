"""What is so in every state of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.figures import INVENTORY, SLOTS, slot_of
from tapete.games.arena.rules.story import campaign, saved
from tapete.games.arena.state import Enemy, Hunter, Item, State
from tapete.games.arena.world import SPACES, Arena, card_of, is_large
from tapete.kernel.tables.scripted import ScriptedTable

RESTED = ("exchange", "announcements", "over")
"""Phases in which loot was put away."""
INTERMISSION = ("wanted", "vending", "levels", *RESTED)
ASIDE = ("level_up", "wanted")


def faults(state: State) -> list[str]:
    """What no state may be."""
    found = [fault for hunter in state.hunters for fault in hunter_faults(hunter)]
    for check in (standing, loot, gear, announcements, events, minis, counters):
        found += check(state)
    return found


# --- hunters


def hunter_faults(hunter: Hunter) -> Iterator[str]:
    card = library().hunters[hunter.id]
    if tuple([token.born for token in hunter.tokens]) != card.tokens:
        yield f"{hunter.id} was born with other tokens"
    if any(token.colour not in (token.born, "red") for token in hunter.tokens):
        yield f"{hunter.id} has a token of a strange colour"
    if hunter.tree not in card.trees:
        yield f"{hunter.id} has the tree of another"
    slots = len(library().trees[hunter.tree].slots)
    if len(set(hunter.filled)) != len(hunter.filled) or not set(hunter.filled) <= {*range(slots)}:
        yield f"{hunter.id} filled {hunter.filled}"
    worn = Counter(map(slot_of, hunter.equipped))
    if len(hunter.inventory) > INVENTORY or any(worn[one] > SLOTS.get(one, 0) for one in worn):
        yield f"{hunter.id} carries too much"
    for item in (*hunter.equipped, *hunter.inventory):
        yield from item_faults(hunter, item)
    if hunter.stun < 0 or min(hunter.elements.values(), default=1) < 1:
        yield f"{hunter.id}: stun {hunter.stun}, {hunter.elements}"
    if hunter.out and hunter.at is not None:
        yield f"{hunter.id} is eliminated and in the arena"


def item_faults(hunter: Hunter, item: Item) -> Iterator[str]:
    card = library().gear(item.kind)
    if tuple([token.born for token in item.shields]) != card.tokens:
        yield f"{hunter.id}: Shield tokens of {item.kind}"


# --- the board


def standing(state: State) -> Iterator[str]:
    """Everybody is in a zone that exists, and no zone holds more than it can."""
    arena = Arena(state, ScriptedTable())
    names = Counter(one.id for one in arena.figures())
    yield from [f"two are called {name}" for name, count in names.items() if count > 1]
    if state.phase in INTERMISSION:
        return
    for figure in arena.figures():
        if figure.at is not None and figure.at not in arena.ground.hexes.cells:
            yield f"{figure.id} is at {figure.at}, which is no zone"
    yield from [f"{one.id} is nowhere" for one in state.enemies if one.at is None]
    for zone in {one.at for one in arena.figures() if one.at is not None}:
        there = arena.inside(zone)
        tyres = arena.ground.tyres.get(zone, 0)
        large = any(is_large(one) for one in there)
        if len(there) + tyres > (1 if large else SPACES):
            yield f"{[one.id for one in there]} and {tyres} tyres are at {zone}"


def minis(state: State) -> Iterator[str]:
    """Each miniature is left or on the board; only Uniques and Bosses do without one."""
    if state.phase in INTERMISSION:
        return
    here = Counter(card_of(one).mini for one in state.enemies)
    common = Counter(card_of(one).mini for one in state.enemies if not is_special(one))
    own = {} if state.mark else library().scenarios[state.scenario].pool
    for name, mini in library().minis.items():
        count, left = own.get(name, mini.count), state.pool[name]
        if here[name] + left != count or (left < 0 and common[name]):
            yield f"{name}: {here[name]} on the board, {left} left of {count}"


def is_special(enemy: Enemy) -> bool:
    return card_of(enemy).kind in ("unique", "boss")


# --- tokens and cards


def loot(state: State) -> Iterator[str]:
    """Tokens are in the bag, discarded, lying, on cards or set aside; the Legendary are extra."""
    if state.phase in RESTED:
        return
    carried = [kind for one in state.hunters for kind in (*one.loot, *one.stored)]
    lying = [one.kind for one in state.lying]
    there = Counter([*state.bag.items, *state.discard, *lying, *carried, *state.aside])
    begun = state.mark or state.mission is not None or state.phase in INTERMISSION
    for kind, token in library().loot.items():
        if token.type == "legendary" or (begun and token.type in ASIDE):
            continue
        if there[kind] != token.count:
            yield f"{there[kind]} loot tokens {kind} of {token.count}"
    if "legendary" in (*state.bag.items, *state.discard):
        yield "a Legendary token is in the bag"


def gear(state: State) -> Iterator[str]:
    """Every card exactly once: in its deck, on offer, sold, or with a hunter."""
    owned = [item.kind for one in state.hunters for item in (*one.equipped, *one.inventory)]
    there = Counter([*owned, *state.stall, *state.purse])
    for shop in SHOPS:
        there.update(state.shops[shop].cards())
    for shop in SHOPS:
        for kind in getattr(library(), shop):
            if there.pop(kind, 0) != 1:
                yield f"gear {kind} is not there once"
    yield from [f"{count} of {kind}" for kind, count in there.items() if count > 1]
    stars = [one.star for one in state.hunters if one.star] + state.stars.cards()
    if sorted(stars) != sorted(library().stars):
        yield f"Star Moves {sorted(stars)}"


def announcements(state: State) -> Iterator[str]:
    """Twelve in the deck, and as many in the Queue as were asked for, with the one of rank 0."""
    known = library().announcements
    if len(set(state.deck)) != saved.DECK or len(state.deck) != saved.DECK:
        yield f"{len(state.deck)} Announcements"
    if any(known[card].rank == 0 for card in state.deck):
        yield "the Announcement of rank 0 is in the deck"
    if not state.queue:
        return
    asked = 2 if state.mark else library().scenarios[state.scenario].announcements
    cards = state.queue[:-1]
    if state.phase not in INTERMISSION and len(cards) != asked:
        yield f"{len(cards)} in the Queue, not {asked}"
    if len(set(cards)) != len(cards) or state.queue[-1] != campaign.zero(state):
        yield f"the Queue is {state.queue}"
    if not 0 <= state.turned <= len(cards):
        yield f"{state.turned} cards of the Queue are Spent"


def events(state: State) -> Iterator[str]:
    page = library().campaigns.get(state.campaign)
    boss = page.boss if page else library().scenarios[state.scenario].boss
    every = sorted(name for name, card in library().events.items() if card.boss in ("", boss))
    if sorted([*state.events.cards(), *state.happened]) != every:
        yield f"Events {sorted([*state.events.cards(), *state.happened])}"


def counters(state: State) -> Iterator[str]:
    if min(state.money, state.savings, state.levels, state.passes) < 0:
        yield f"money {state.money}, {state.savings}"
    ids = [one.id for one in state.hunters]
    if state.queue and state.spotlight not in ids:
        yield f"{state.spotlight!r} is in the Spotlight"
    for enemy in state.enemies:
        if not 0 <= enemy.wounds < card_of(enemy).hit_points:
            yield f"{enemy.id} has {enemy.wounds} wounds"
