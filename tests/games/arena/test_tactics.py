"""What bots make of clear situations, and how they fare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.bots import BeginnerBot, GreedyBot, RandomBot
from tapete.games.arena.bots import ArenaTactics
from tapete.games.arena.bots.goods import card_worth
from tapete.games.arena.bots.places import Outlook
from tapete.games.arena.bots.standing import standing
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.rules.loot.collecting import Piece
from tapete.games.arena.state import Lying, State, Token
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf, Some, playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.board import board
from tests.games.choosing import activation, chosen, chosen_by

TACTICS = ArenaTactics()


def deed(answer: Any) -> tuple[str, str]:
    way, inner = answer
    return (inner["option"]["what"], inner["option"]["to"]) if way == "do" else ("move", "")


def score(state: State) -> float:
    return TACTICS.score(state, 0)


# --- what is worth something


def test_all_seats_stand_alike() -> None:
    state = board("salvador", (1, 2), ("psycho", (3, 2)))
    assert len({TACTICS.score(state, seat) for seat in range(4)}) == 1
    assert TACTICS.stakes(state, state, 4) == (score(state),) * 4


def without_enemy(state: State) -> None:
    state.enemies = []


def wounded_enemy(state: State) -> None:
    state.enemies[0].wounds += 1


def burning_enemy(state: State) -> None:
    state.enemies[0].elements = {"burn": 1}


def more_loot(state: State) -> None:
    state.hunters[0].loot = ["money"]


def progress(state: State) -> None:
    state.progress = {"slain": 3}


@pytest.mark.parametrize(
    "better", [without_enemy, wounded_enemy, burning_enemy, more_loot, progress]
)
def test_what_is_good_for_hunters(better: Callable[[State], None]) -> None:
    state = board("salvador", (1, 2), ("goliath", (3, 2)))
    before = score(state)
    better(state)
    assert score(state) > before


def red_token(state: State) -> None:
    state.hunters[0].tokens[0].colour = "red"


def empty_weapon(state: State) -> None:
    state.hunters[0].equipped[0].spent = True


def burning(state: State) -> None:
    state.hunters[0].elements = {"burn": 1}


def stunned(state: State) -> None:
    state.hunters[0].stun = 1


def dying(state: State) -> None:
    state.hunters[0].dying = True


def out(state: State) -> None:
    state.hunters[0].out, state.hunters[0].at = True, None


@pytest.mark.parametrize("worse", [red_token, empty_weapon, burning, stunned, dying, out])
def test_what_is_bad_for_hunters(worse: Callable[[State], None]) -> None:
    state = board("salvador", (1, 2), ("goliath", (3, 2)))
    before = score(state)
    worse(state)
    assert score(state) < before


def test_who_cannot_be_paid_for_is_as_good_as_lost() -> None:
    state = board("salvador", (1, 2), ("psycho", (3, 2)))
    out(state)
    state.money = 1
    paid = score(state)
    state.money = 0
    assert score(state) < paid - 0.2


def test_harm_is_told_by_wounds() -> None:
    state = board("salvador", (1, 2))
    assert TACTICS.harm(state, 0) == 0
    red_token(state)
    assert TACTICS.harm(state, 0) == 1
    assert TACTICS.harm(state, 1) == 0


# --- what bots do


def test_it_shoots_whom_it_sees() -> None:
    state = board("salvador", (1, 2), ("psycho", (3, 2)))
    assert deed(chosen(GAME, state)) == ("attack", "e1")


def test_it_finishes_the_one_that_is_nearly_down() -> None:
    state = board("salvador", (1, 2), ("goliath", (3, 2)), ("goliath", (3, 1)))
    state.enemies[0].wounds = 3
    assert deed(chosen(GAME, state)) == ("attack", "e1")


def test_it_goes_where_there_is_somebody_to_shoot() -> None:
    state = board("salvador", (0, 0), ("marauder", (11, 0)))
    before = GAME.snapshots.copy(state)
    after = activation(GreedyBot(1), GAME, state)[-1]
    assert before.hunters[0].at != after.hunters[0].at


def test_it_fetches_loot_when_nobody_is_near() -> None:
    state = board("salvador", (0, 2))
    state.lying = [Lying("weapon_card", (1, 2))]
    after = activation(GreedyBot(1), GAME, state)[-1]
    assert not after.lying


def test_it_strikes_who_stands_beside_it_rather_than_end_its_turn() -> None:
    state = board("amara", (1, 2), ("psycho", (1, 2)))
    assert deed(chosen(GAME, state)) != ("end", "")


def test_beginners_shoot_at_the_nearest() -> None:
    state = board("moze", (1, 2), ("psycho", (4, 2)), ("goliath", (2, 2)))
    deeds = {deed(chosen_by(BeginnerBot(seed), GAME, state)) for seed in range(6)}
    assert ("attack", "e1") not in deeds


def test_a_wound_of_the_hunter_in_the_spotlight_is_the_worst() -> None:
    def cost(spotlight: str) -> float:
        state = board("salvador", (1, 2), ("psycho", (6, 2)))
        state.spotlight = spotlight
        whole = standing(state)
        red_token(state)
        return whole - standing(state)

    assert cost("salvador") > cost("amara")


def test_the_hunter_in_the_spotlight_fears_more_for_its_place() -> None:
    def fear(spotlight: str) -> float:
        state = board("salvador", (1, 2), ("psycho", (3, 2)))
        state.spotlight, hunter = spotlight, state.hunters[0]
        arena = Arena(state, ScriptedTable())
        brave, afraid = (
            Outlook(arena, fearless=one).place(hunter, (1, 2)) for one in (True, False)
        )
        return brave - afraid

    assert fear("salvador") > fear("amara") > 0


# --- quick replies


def test_a_quick_reply_defends_with_the_best_die_and_a_spent_one_first() -> None:
    ways = OneOf(
        [Alike("green", "green"), Alike("green", "green", spent=True), Alike("red", "red")]
    )
    assert TACTICS.reply(0, "arena.ask.defend", ways) == ways.options[1]


TOKENS = (Alike("green"), Alike("red"), Alike("yellow"))


def test_whoever_is_stunned_gives_up_the_worst_token() -> None:
    assert TACTICS.reply(0, "arena.ask.stunned", OneOf(TOKENS)) == TOKENS[1]


def test_nobody_reacts_in_a_quick_estimate() -> None:
    assert TACTICS.reply(0, "arena.ask.react", OneOf(("moze", "pass"))) == "pass"
    assert TACTICS.ignores("arena.ask.react")


def test_nobody_gives_anything_to_chance() -> None:
    state = board("salvador", (1, 2))
    state.phase, state.active = "enemies", None
    weighed = TACTICS.worth_weighing(OneOf(((3, 2), (2, 2), "chance")), state, 0)
    assert list(weighed) == [(3, 2), (2, 2)]


def test_who_fights_for_its_life_comes_first() -> None:
    state = GAME.setup(Options())
    state.phase = "enemies"
    state.hunters[2].dying, state.hunters[2].at = True, (1, 2)
    names = tuple([one.id for one in state.hunters])
    weighed = TACTICS.worth_weighing(OneOf((*names, "pass")), state, 0)
    assert list(weighed) == [names[2]]


def test_a_shield_is_worth_more_with_better_tokens() -> None:
    state = board("salvador", (1, 2))
    state.hunters[0].equipped[0].shields = [Token("green", "green")]
    shielded = score(state)
    state.hunters[0].equipped[0].shields[0].spent = True
    assert score(state) < shielded
    assert card_worth("minigun") > card_worth("caracal")


# --- how they fare


def won(make: Callable[[int], Bot], seed: int) -> bool:
    bots = [make(10 * seed + seat) for seat in range(4)]
    return bool(playout(GAME, Options(), bots, from_number(seed)).result.winners)


def test_bots_win_where_random_answers_lose() -> None:
    """Four of them together, in the sample scenario."""
    assert won(GreedyBot, 1)
    assert [won(RandomBot, seed) for seed in range(8)] == [False] * 8


def test_friends_give_tokens_for_a_card_but_no_gear() -> None:
    """What is not spent at the machines is lost; a weapon is not."""
    tokens, card = [Piece("money", 1), Piece("ammo_100", 1)], Piece("caracal", 1)
    found = Some((*tokens, card))
    assert TACTICS.reply(0, "arena.ask.give", found) == tuple(tokens)
    view = GAME.setup(Options())
    view.phase = "vending"
    assert list(TACTICS.worth_weighing(found, view, 0)) == [tuple(tokens), ()]
