"""What bots make of clear situations, and how they fare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.bots import BeginnerBot, GreedyBot, RandomBot, StrategistBot
from tapete.games.darkness.actions import mastered
from tapete.games.darkness.bots import TACTICS, FirstSight
from tapete.games.darkness.bots.chances import chance, dice_to_buy, skills_of
from tapete.games.darkness.bots.discs import disc_worth
from tapete.games.darkness.bots.outlook import outlook_of
from tapete.games.darkness.bots.plans import plans
from tapete.games.darkness.bots.sense import sensible
from tapete.games.darkness.bots.sites import sites
from tapete.games.darkness.bots.worth import fair, gain, worth
from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.master import Goods
from tapete.games.darkness.meta import Options
from tapete.games.darkness.rules.checks.check import ExtraDice
from tapete.games.darkness.rules.checks.throwing import Rethrow, Rethrows
from tapete.games.darkness.rules.dice.again import Aim
from tapete.games.darkness.rules.dice.readings import TIES
from tapete.games.darkness.state import Deal, Laid, State
from tapete.kernel import Either, playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.spaces.tiles.city import START, slot
from tests.games.choosing import chosen, chosen_by
from tests.games.darkness.evenings import evening
from tests.games.darkness.nights import ASKED, FRONT_OUT, IN, STREET, go, person, scene, sq


def deed(answer: Any) -> str:
    way, inner = answer
    return str(inner["option"]["what"] if way == "do" else way)


# --- how one stands


def with_points(state: State) -> None:
    state.survivors[0].points = 3


def hurt(state: State) -> None:
    state.survivors[0].damage = 1


def suspected(state: State) -> None:
    state.survivors[0].failures = 2


def rival_leads(state: State) -> None:
    state.survivors[1].points = 6


def on_a_foe(state: State) -> None:
    state.foes = scene(person(), foe="brute").state.foes


def befriends(state: State) -> None:
    state.survivors[0].allies = ["nurse"]


def bus_half_ready(state: State) -> None:
    state.progress = {"bus": 1}


@pytest.mark.parametrize(
    ("change", "better"),
    [
        (with_points, True),
        (hurt, False),
        (suspected, False),
        (rival_leads, False),
        (on_a_foe, False),
        (befriends, True),
        (bus_half_ready, True),
    ],
)
def test_what_makes_a_seat_stand_better(change: Callable[[State], None], better: bool) -> None:
    before = scene(person(), person(1, STREET)).state
    after = scene(person(), person(1, STREET)).state
    change(after)
    assert (TACTICS.score(after, 0) > TACTICS.score(before, 0)) is better


def test_the_dead_have_lost_most_and_harm_is_damage() -> None:
    state = scene(person(), person(1, STREET)).state
    alive = TACTICS.score(state, 0)
    state.survivors[0].at, state.survivors[0].dead = None, True
    assert TACTICS.score(state, 0) < alive
    assert TACTICS.harm(state, 0) >= 10


def test_a_seat_without_a_survivor_follows_the_script() -> None:
    state = scene(person()).state
    assert TACTICS.score(state, 5) == 0
    domain = ExtraDice((0, 1), dice=3, aim=Aim(need=2))
    assert list(TACTICS.promising(domain, state, 5)) == [0]


# --- answers


def test_bots_throw_again_what_is_best_and_buy_only_what_pays() -> None:
    options = (Rethrow("s1", (5,)), Rethrow("keep"))
    state = scene(person()).state
    domain = Rethrows(options, faces=(1, 3, 5), limits={"s1": 1})
    assert list(TACTICS.promising(domain, state, 0)) == [Rethrow("s1", (5,))]
    assert dice_to_buy(ExtraDice((0, 1, 2), dice=3, aim=Aim(need=2))) == 0
    assert dice_to_buy(ExtraDice((0, 1, 2, 3), dice=1, aim=Aim(need=2))) == 0


def test_people_are_not_asked_about_dice_that_hardly_matter() -> None:
    state, key = scene(person()).state, "darkness.ask.rethrow"
    keep = Rethrows((Rethrow("keep"), Rethrow("s1", (1,))), faces=(1, 1, 2), limits={"s1": 1})
    again = Rethrows((Rethrow("s1", (1,)), Rethrow("keep")), faces=(1, 3, 5), limits={"s1": 1})
    assert TACTICS.trifles(key, keep, state)
    assert not TACTICS.trifles(key, again, state)
    sure = ExtraDice((0, 1), dice=8, aim=Aim(need=2))
    assert TACTICS.trifles(key, sure, state)
    assert not TACTICS.trifles(key, ExtraDice((0, 1), dice=2, aim=Aim(need=2)), state)


def test_a_bot_rolls_walks_and_turns_discs_over() -> None:
    fresh = scene(person(attack=5, defence=5), person(1, STREET), hidden=ASKED[:1])
    assert deed(chosen(GAME, fresh.state)) == "roll"
    rolled = scene(
        person(attack=6, defence=6), person(1, STREET), hidden=ASKED[:1], rolled=True, left=12
    )
    assert chosen(GAME, rolled.state)[0] == "move"


def test_a_bot_does_what_the_scenario_wants_where_it_can() -> None:
    clinic = Laid("clinic", *START, 0)
    square = scene(person(), tiles=[clinic]).night().city.marks(0)[0]
    here = scene(
        person(at=square, medicine=5, damage=2), person(1, STREET), tiles=[clinic],
        scenario="until_dawn", rolled=True, left=6,
    )  # fmt: skip
    assert deed(chosen(GAME, here.state)) == "special"


def test_a_bot_opens_the_door_that_its_way_leads_through() -> None:
    here = scene(
        person(at=FRONT_OUT, dexterity=5, attack=5, defence=5), person(1, STREET), hidden=ASKED
    )
    assert deed(chosen(GAME, here.state)) in ("pick", "force")


def test_the_badly_hurt_rest_and_the_scratched_do_not() -> None:
    bad = scene(person(damage=2, defence=3, medicine=5), person(1, STREET))
    assert deed(chosen(GAME, bad.state)) == "rest"
    well = scene(person(damage=1, defence=5), person(1, STREET))
    assert deed(chosen(GAME, well.state)) != "rest"


def test_whoever_is_well_does_not_stand_about() -> None:
    strong: dict[str, Any] = {"attack": 6, "defence": 6}
    there = scene(person(**strong), person(1, STREET), hidden=ASKED, rolled=True, left=8)
    assert chosen(GAME, there.state)[0] == "move"
    weak: dict[str, Any] = {"attack": 2, "intelligence": 4, "persuasion": 2}
    wary = scene(person(**weak), person(1, STREET), hidden=ASKED, rolled=True, left=8)
    assert deed(chosen(GAME, wary.state)) == "perceive"
    hurt = scene(person(**weak, damage=1), person(1, STREET), hidden=ASKED, rolled=True, left=8)
    hurt[0].perceived = ["bar"]
    assert deed(chosen(GAME, hurt.state)) == "end"


def test_nobody_walks_over_a_disc_that_may_be_its_death() -> None:
    known = {sq(3, 1): ("brute", (0,)), sq(4, 2): ("nurse", (0,))}
    here = scene(
        person(at=sq(2, 1), attack=2, persuasion=6, points=9), person(1, STREET), known=known,
        rolled=True, left=12,
    )  # fmt: skip
    way, points = chosen(GAME, here.state)
    assert [way, points[-1:]] == go(sq(4, 2))
    assert go(sq(3, 1))[1][0] not in points


def test_nobody_risks_its_life_for_a_special_action() -> None:
    school = Laid("high_school_west", *START, 0)
    square = scene(person(), tiles=[school]).night().city.marks(0)[0]
    values: dict[str, Any] = {"tiles": [school], "scenario": "the_cure", "rolled": True}
    for damage, points, dares in ((0, 0, True), (2, 15, False)):
        here = scene(person(at=square, damage=damage, points=points, medicine=2), **values)
        here.state.numbered = {"2": square}
        assert (deed(chosen(GAME, here.state)) == "special") is dares


def test_points_buy_dice_where_they_may_save_a_life() -> None:
    foe = scene(person(damage=2, points=20), foe="brute", faced=True)
    dice = ExtraDice((0, 1, 2, 3), dice=1, aim=Aim(need=3))
    assert list(TACTICS.promising(dice, foe.state, 0)) == [0, 1, 2, 3]
    safe = scene(person(points=20))
    assert list(TACTICS.promising(dice, safe.state, 0)) == [0]


def test_a_die_thrown_again_for_a_point_is_weighed() -> None:
    options = (Rethrow("points", (5,)), Rethrow("keep"))
    domain = Rethrows(options, faces=(1, 3, 5), limits={"points": 1})
    both = list(TACTICS.promising(domain, scene(person(points=1)).state, 0))
    assert both == [Rethrow("keep"), Rethrow("points", (5,))]


def test_nobody_pays_to_put_off_the_end_of_its_last_turn() -> None:
    last = scene(person(points=9, failures=1), person(1, STREET), rolled=True, acted=True)
    last.state.round = library().scenarios["last_bus"].limit
    assert deed(chosen(GAME, last.state)) == "end"


def test_a_match_that_all_lose_is_worth_what_it_was_worth_before() -> None:
    state = scene(person(points=9), person(1, STREET), over=True).state
    state.round = library().scenarios["last_bus"].limit
    before = TACTICS.score(state, 0)
    state.phase, state.lost = "end", True
    assert TACTICS.score(state, 0) == before
    state.survivors[0].at, state.survivors[0].dead = None, True
    assert TACTICS.score(state, 0) < 0


def test_nobody_looks_for_what_can_hardly_be_found_again_and_again() -> None:
    known = {ASKED[0]: ("hammer_disc", (0, 1))}
    here = scene(person(at=ASKED[0]), person(1, STREET), known=known, hidden=ASKED[1:])
    assert deed(chosen(GAME, here.state)) == "roll"
    clever = scene(person(at=ASKED[0], intelligence=6), person(1, STREET), known=known)
    assert deed(chosen(GAME, clever.state)) == "flip"


def test_nobody_pays_more_for_an_object_than_it_is_worth() -> None:
    wanted = ExtraDice((0, 1, 2), dice=3, aim=Aim(need=2, points=True))
    assert dice_to_buy(wanted) == 0
    assert wanted.aim.worth(2 * TIES) == 3


def test_beginners_and_strategists_play_too() -> None:
    state = scene(person(), person(1, STREET), hidden=ASKED).state
    assert isinstance(GAME.first_sight, FirstSight)
    for bot in (BeginnerBot(1), StrategistBot(1)):
        assert deed(chosen_by(bot, GAME, state)) == "roll"


# --- bargains


def test_things_are_worth_their_points_and_their_dice() -> None:
    state = scene(person(), person(1)).state
    one = state.survivors[0]
    assert worth(state, one, "pistol_disc") > worth(state, one, "rope_disc") > 1
    assert 0 < worth(state, one, "nurse") < 2
    assert worth(state, one, "petrol") > library().worth("petrol")


def test_a_deal_is_fair_if_both_have_something_of_it() -> None:
    state = scene(person(holds=["pistol_disc"], points=5), person(1, points=6)).state
    one, other = state.survivors
    thing = one.things[0].id
    dear = Deal("s0", "s1", Goods((thing,)), Goods(points=5))
    cheap = Deal("s0", "s1", Goods((thing,)), Goods(points=1))
    assert gain(state, one, dear.wants, dear.gives, other) > gain(
        state, one, cheap.wants, cheap.gives, other
    )
    assert cheap not in fair(state, [cheap])
    both = Deal("s0", "s1", Goods(points=2), Goods(help=True))
    assert both not in fair(state, [both])


# --- chances


def test_quick_estimates() -> None:
    assert chance(1, 1) == pytest.approx(1 / 6)
    assert chance(3, 9) == 0
    strong = scene(person(attack=6, defence=6)).night()
    weak = scene(person(attack=1, defence=2)).night()
    foes = [
        disc_worth("brute", skills_of(one, one.actor), outlook_of(one, one.actor))
        for one in (strong, weak)
    ]
    assert foes[0] > 0 > foes[1]
    assert IN != STREET


def meeting(kind: str, **values: Any) -> float:
    """What it is worth to somebody to turn a disc over."""
    night = scene(person(**values)).night()
    return disc_worth(kind, skills_of(night, night.actor), outlook_of(night, night.actor))


def test_the_more_there_is_to_lose_the_less_a_fight_is_worth() -> None:
    rich, richer = (meeting("cellar_thing", attack=4, points=one) for one in (20, 60))
    assert rich > richer
    assert meeting("brute", attack=5) > meeting("brute", attack=5, damage=1)
    assert meeting("brute", attack=2) < meeting("brute", attack=2, allies=["nurse", "boxer"])


def test_points_in_hand_save_a_weak_fighter() -> None:
    assert meeting("prowler", attack=2, points=9) > meeting("prowler", attack=2)


def test_the_third_failure_disc_takes_what_is_held() -> None:
    rich: dict[str, Any] = {"holds": ["pistol_disc"], "allies": ["nurse"]}
    first, third = (meeting("student", persuasion=2, failures=one, **rich) for one in (0, 2))
    assert first > third


# --- matches


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1])
def test_greedy_bots_have_more_points_than_random_ones(seed: int) -> None:
    bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
    bots[seed] = GreedyBot(seed)
    options = Options(scenario="until_dawn", players=2)
    scores = playout(GAME, options, bots, from_number(seed)).result.scores
    assert scores[seed] > scores[1 - seed]


# --- in a master's game


def test_a_story_is_looked_for_all_round_its_first_tile() -> None:
    """The bar has the clinic to its north: what lies beyond that can wait."""
    tiles = (Laid("bar", *START, 0), Laid("clinic", START[0], START[1] - 1, 0))
    found = evening(person(at=STREET), tiles=tiles)
    found.state.stack = ["bank"]
    night = found.night()
    dice = skills_of(night, found[0])
    places = [square for square, _ in sites(night, found[0], dice, {STREET: 0})]
    assert places
    assert all(slot(square) == START for square in places)


def test_nobody_proposes_or_steals_anything_by_itself() -> None:
    found = evening(person(), person(1, holds=["pistol"]))
    domain = Either(mastered.ways(found.night(), found[0]))
    night = found.night()
    thought = {
        answer.option.what
        for way, answer in sensible(plans(domain, night, found[0]), night, found[0])
        if way == "do"
    }
    assert "search" in thought
    assert not thought & {"propose", "steal"}


def test_a_survivors_bot_waits_for_the_master_and_no_other() -> None:
    state = evening(person()).state
    asked = [TACTICS.yields(state, f"darkness.ask.{key}", seat)
        for key, seat in (("turn", 0), ("turn", 1), ("act", 0))]  # fmt: skip
    assert asked == [True, False, False]
