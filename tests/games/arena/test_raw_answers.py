"""Answers that nobody offered, to questions of every sort that matches ask, often or seldom."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from random import Random

import pytest

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh
from tapete.games.arena.game import ArenaGame
from tapete.games.arena.meta import Options
from tapete.games.arena.state import Activation, Colour, Enemy, Hunter, Order, State, Token
from tapete.kernel import Deck
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.spaces.hexes.hexes import Hex, apart
from tests.games.arena.soak import (
    CAMPAIGN,
    Checked,
    Lasting,
    LastingWanted,
    Wanted,
    Winners,
    options_of,
)
from tests.games.test_raw_answers import check

TIMES = 2
"""How often each sort of question is tried."""
MISSION = "arena.ask.mission"
"""Always taken, because a mission asks more."""
MOST = 1500
"""Questions of a match that are looked at."""


@pytest.mark.parametrize(
    ("game", "number"),
    [(Checked, 3), (Winners, 1), (Winners, 5), (Lasting, 7), (Wanted, 2), (LastingWanted, 4)],
)
def test_every_sort_of_question_takes_what_it_offers_and_nothing_else(
    game: type[Checked], number: int
) -> None:
    campaign = CAMPAIGN if issubclass(game, Winners) else ""
    options, rng = options_of(number, campaign), Random(number)
    match = Match(game(), options, from_number(number))
    asked: Counter[str] = Counter()
    for _ in range(MOST):
        if match.question is None:
            break
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        asked[match.question.key] += 1
        if asked[match.question.key] <= TIMES:
            check(match, domain, rng)
        mission = match.question.key == MISSION
        match.answer(seat, True if mission else domain.write(domain.sample(rng)))
    assert len(asked) > 10


# --- questions that random matches seldom come to

TRIES, QUESTIONS = 150, 12
"""How many beginnings are tried until a question is asked, and how far each is played."""


class Staged(ArenaGame):
    """A match of two players that begins in the middle, where one rare question is near."""

    def __init__(self, prepare: Callable[[State], None]) -> None:
        super().__init__()
        self.prepare = prepare

    def setup(self, options: Options) -> State:
        state = super().setup(options)
        state.queue, state.round, state.spotlight = ["despedidos"], 1, "salvador"
        start = ground_of(state.scenario).stations[0]
        near = (start, *ground_of(state.scenario).hexes.beside[start])
        for hunter, zone in zip(state.hunters, near, strict=False):
            hunter.at = zone
        state.helpers = []
        self.prepare(state)
        return state


def tokens(*colours: Colour, spent: bool = False) -> list[Token]:
    return [Token(colour, colour, spent) for colour in colours]


def foes(state: State, *kinds: str) -> None:
    """Enemies in the zone of the first hunter, who is alone with them."""
    zone = state.hunters[0].at
    state.enemies = [Enemy(f"e{n}", zone, kind=kind) for n, kind in enumerate(kinds, 1)]


def acts(state: State, *kinds: str) -> Hunter:
    """The first hunter is the active one; it has this gear and nothing else."""
    hunter = state.hunters[0]
    hunter.equipped = [fresh(kind) for kind in kinds]
    state.phase, state.active = "hunters", Activation(hunter.id)
    return hunter


def start_of(hunter: Hunter) -> Hex:
    assert hunter.at is not None
    return hunter.at


def attacked(state: State, kind: str) -> Hunter:
    foes(state, kind)
    state.phase, state.orders = "enemies", [Order("attack")]
    return state.hunters[0]


def absorb(state: State) -> None:
    shield = fresh("turtle")
    shield.shields = tokens("green", "yellow", "red")
    attacked(state, "goliath").equipped = [shield]


def hurt(state: State, *loot: str) -> Hunter:
    """One with two wounds and an effect, and this loot."""
    hunter = state.hunters[0]
    for token in hunter.tokens[:2]:
        token.colour = "red"
    hunter.loot, hunter.elements = list(loot), {"slag": 1, "burn": 1}
    return hunter


def before_burn(state: State) -> None:
    hurt(state, "health")
    state.phase = "enemies"


def healing(state: State) -> None:
    hurt(state, "health")
    state.phase = "cleanup"


def before_verdict(state: State) -> None:
    hurt(state, "health")
    state.phase = "verdict"


def charge(state: State) -> None:
    acts(state, "plunger").tokens = tokens("green", "green", "green")
    foes(state, "psycho")


def crowd(state: State) -> None:
    hunter = attacked(state, "shotgun_tink")
    for friend in state.hunters[1:]:
        friend.at = hunter.at
    state.enemies[0].at = ground_of(state.scenario).hexes.beside[start_of(hunter)][0]


def fumbled(state: State) -> None:
    hunter = acts(state, "tax_return")
    hunter.tokens = tokens("red", "red", "red")
    foes(state, "psycho", "skag_pup")
    grid = ground_of(state.scenario).hexes
    far = next(one for one in grid.cells if apart(one, start_of(hunter)) == 2)
    for enemy in state.enemies:
        enemy.at = far


def last_shot(state: State) -> None:
    hunter = attacked(state, "psycho")
    hunter.tree, hunter.filled = "mascabalas", [0, 2]
    hunter.tokens, hunter.equipped = tokens("red", "red"), [fresh("caracal"), fresh("two_bits")]


def make_way(state: State) -> None:
    foes(state, "psycho", "psycho")
    state.pool["psycho"], state.events = 0, Deck.of(["nine_fingers_appears"])
    state.phase, state.orders = "enemies", [Order("event")]


def pay_for(state: State) -> None:
    state.hunters[0].at, state.hunters[0].out = None, True
    state.hunters[1].loot, state.money, state.phase = ["money"], 0, "respawn"


def reward(state: State) -> None:
    state.mark, state.map, state.mission, state.won = "nine", "m01", True, True
    state.phase = "wanted"


def stride(state: State) -> None:
    hunter = acts(state, "caracal")
    hunter.tree, hunter.filled = _teaching("momentum")
    foes(state, "skag_pup")


def _teaching(ability: str) -> tuple[str, list[int]]:
    """A Skill Tree and its slot that gives an ability."""
    return next(
        (name, [place]) for name, tree in library().trees.items()
        for place, slot in enumerate(tree.slots)
        if ability in [one.ability for one in slot.grants]
    )  # fmt: skip


def stunned(state: State) -> None:
    hunter, state.phase = state.hunters[0], "refresh"
    hunter.stun, hunter.tokens = 1, tokens("green", "yellow", "yellow", spent=True)


def swap(state: State) -> None:
    hunter, state.phase = state.hunters[0], "cleanup"
    hunter.loot, hunter.inventory = ["weapon"], [fresh("two_bits"), fresh("postman")]


def helped(state: State) -> None:
    state.hunters[1].loot = ["money", "ammo_100"]
    state.hunters[1].inventory = [fresh("two_bits")]
    state.won, state.phase, state.stall, state.money = True, "vending", ["frag"], 0


RARE: dict[str, Callable[[State], None]] = {
    "absorb": absorb, "before_burn": before_burn, "before_cleanup": healing, "cure": healing,
    "heal": healing, "before_verdict": before_verdict, "charge_at": charge, "crowd": crowd,
    "fumble_order": fumbled, "last_shot": last_shot, "make_way": make_way, "pay_for": pay_for,
    "reward": reward, "reward_for": reward, "stride": stride, "stunned": stunned, "swap": swap,
    "give": helped,
}  # fmt: skip


@pytest.mark.parametrize("key", RARE)
def test_a_rare_question_takes_what_it_offers_and_nothing_else(key: str) -> None:
    asked = any(_asks(key, seed) for seed in range(TRIES))
    assert asked


def _asks(key: str, seed: int) -> bool:
    """Plays a few answers at random, and tries the question out if it comes."""
    rng, name = Random(seed), f"arena.ask.{key}"
    match = Match(Staged(RARE[key]), Options(players=2), from_number(seed))
    for _ in range(QUESTIONS):
        if match.question is None:
            return False
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        if match.question.key == name:
            check(match, domain, rng)
            return True
        match.answer(seat, domain.write(domain.sample(rng)))
    return False


USUAL = """
act activate again buy charge collect defend deploy exchange mission next_enemy pay place react
reaction reroll respawn route skill spawn spotlight station target trade tree wound
"""
"""Questions that whole random matches ask."""


def test_every_question_of_the_game_is_tried() -> None:
    words = (files("tapete.games.arena") / "words" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^arena-ask-(\w+) =", words, re.MULTILINE))
    assert known == {*RARE, *USUAL.split()}
