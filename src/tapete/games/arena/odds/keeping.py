"""Plays through what chance takes and gives between fights: the Clean-Up, and loot."""

from __future__ import annotations

from collections import Counter

from tapete.games.arena.content.library import library
from tapete.games.arena.events.loot import Took
from tapete.games.arena.odds.field import HERE, WORDS, begin, field, hurt, played, somebody, tokens
from tapete.games.arena.odds.said import CleanUpSaid, EmptyBag, LootSaid, colours_of
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Element, Hunter, Lying, State
from tapete.games.arena.world import Arena
from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tapete.odds.ear import Ear
from tapete.odds.procedures.marks import told_of, with_arg

TYPES = ("health", "ammo", "weapon", "money", "level_up", "wanted")


def clean_up_begins(said: CleanUpSaid) -> State:
    """Returns an arena with a hunter, and loot on the ground."""
    _, here, there = field(0, HERE)
    hunter = somebody({}, "defence", 0)
    hunter.at, hunter.tokens = here, tokens(*colours_of(said.green, said.yellow, said.red))
    held: dict[Element, int] = {
        "burn": said.burn, "corrosion": said.corrosion, "shock": int(said.shock),
        "radiation": int(said.radiation),
    }  # fmt: skip
    hunter.elements = {element: count for element, count in held.items() if count}
    state = begin(hunter, [])
    state.lying = [Lying(_some("money"), there) for _ in range(said.lying)]
    return state


def clean_up_said(said: CleanUpSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the Clean-Up through, and says what is gone."""
    hunter, before = state.hunters[0], len(state.hunters[0].elements)
    rounds.clean_up(played(state, table, field(0, HERE)[0]))
    gone = Message("arena.odds.loot_gone") if len(state.lying) < said.lying else None
    clean = Message("arena.odds.effects_end") if len(hunter.elements) < before else None
    told = [one for one in (gone, clean, *_harm(hunter)) if one is not None]
    return tuple(told) or (Message("arena.odds.as_it_was"),), (0.0,)


def _harm(hunter: Hunter) -> list[Message]:
    return [Message("arena.odds.fallen")] if hunter.out or hunter.dying else hurt(hunter)


CLEAN_UP = Procedure(
    CleanUpSaid,
    clean_up_begins,
    clean_up_said,
    marks=told_of(WORDS, loot_gone=(), effects_end=(), wounded=("hurt", "fallen")),
)


# --- loot


def loot_begins(said: LootSaid) -> State:
    """Returns an arena with a hunter that has eliminated somebody, and the bag."""
    hunter, tree = somebody({}, "defence", 0), next(iter(library().trees))
    hunter.at, hunter.tokens = field(0, HERE)[1], tokens("green")
    hunter.tree, hunter.filled = tree, list(range(len(library().trees[tree].slots)))
    state = begin(hunter, [])
    counts = (said.health, said.ammo, said.weapons, said.money, said.level_up, said.wanted)
    held = dict(zip(TYPES, counts, strict=True))
    if sum(counts) < said.count:
        raise EmptyBag
    state.bag.items = sorted([_some(kind) for kind, count in held.items() for _ in range(count)])
    return state


def _some(kind: str) -> str:
    """A loot token of a type, without the Draw Card icon, so that it goes to the hunter at once."""
    every = library().loot.items()
    return next(name for name, one in every if one.type == kind and not one.card)


def loot_said(said: LootSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Draws the tokens, and says how many there are of each type."""
    ear, hunter = Ear(table, Took), state.hunters[0]
    arena = Arena(state, ear)
    arena.ground = field(0, HERE)[0]
    for _ in range(said.count):
        dropping.gain(arena, hunter, "arena.loot.auto_collect")
    found: Counter[str] = Counter(
        dropping.token_of(str(told["loot"])).type for told in ear.all(Took)
    )
    return tuple([_drawn(kind, found[kind]) for kind in TYPES if kind in found]), (0.0,)


def _drawn(kind: str, count: int) -> Message:
    return Message.of("arena.odds.drawn", kind=kind, count=count)


LOOT = Procedure(
    LootSaid,
    loot_begins,
    loot_said,
    marks={kind: with_arg("kind", kind) for kind in ("money", "health", "level_up", "wanted")},
)
