"""The same game on squares."""

from __future__ import annotations

import pytest

from tapete.bots import RandomBot
from tapete.games.savage.actions.moving.ways import move_domain
from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.moving.movement import reach, walk
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.world import PACE
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import Refused
from tapete.spaces.squares.route import SquareRoute
from tests.games.savage.skirmish import Skirmish, skirmish, who


def domain(fight: Skirmish, letter: str) -> SquareRoute:
    now, figure = fight.fight, fight[letter]
    found = move_domain(now, figure, reach(now, figure))
    assert isinstance(found, SquareRoute)
    return found


def centre(column: int, row: int) -> list[int]:
    return [column * PACE + PACE // 2, row * PACE + PACE // 2]


@pytest.mark.parametrize("name", [name for name, one in scenarios().items() if not one.line])
def test_everybody_starts_in_the_middle_of_a_square(name: str) -> None:
    state = set_up(Options(scenario=name, board="squares"))
    assert all(f.at.x % PACE == f.at.y % PACE == PACE // 2 for f in state.figures)


@pytest.mark.rule("savage.move.walk")
def test_a_diagonal_counts_as_one_and_friends_are_only_passed() -> None:
    fight = skirmish("a.b....\n.......\n..B....\n", a=who(), b=who(), B=who(), board="squares")
    fight.turn("a")
    asked = domain(fight, "a")
    assert asked.read([centre(5, 2)]).cost == 5 * PACE
    with pytest.raises(Refused) as onto_friend:
        asked.read([centre(2, 0)])
    with pytest.raises(Refused) as onto_foe:
        asked.read([centre(2, 2)])
    assert onto_friend.value.rule == onto_foe.value.rule == "savage.move.walk"


def test_candidates_and_samples_are_answers_too() -> None:
    from random import Random

    fight = skirmish("a~b#...\n.......\n..B....\n", a=who(), b=who(), B=who(), board="squares")
    fight.turn("a")
    asked = domain(fight, "a")
    for route in asked.candidates():
        assert asked.read(asked.write(route)).cost == route.cost
    rng = Random(1)
    for _ in range(50):
        route = asked.sample(rng)
        assert asked.read(asked.write(route)).cost <= 6 * PACE


@pytest.mark.rule("savage.core.adjacency")
def test_the_eight_squares_around_are_adjacent() -> None:
    fight = skirmish("a.B\n.C.\n...", a=who(), B=who(), C=who(), board="squares")
    assert fight.fight.adjacent_enemies(fight["a"]) == [fight["C"]]


@pytest.mark.rule("savage.combat.withdraw")
def test_stepping_around_a_foe_is_not_leaving_it() -> None:
    fight = skirmish("a..\n.B.\n...", a=who(), B=who(fighting=6), board="squares")
    fight.turn("a")
    walk(fight.fight, fight["a"], domain(fight, "a").read([centre(1, 0), centre(2, 0)]))
    assert not fight.table.asked


@pytest.mark.parametrize("name", list(scenarios()))
def test_whole_matches_on_squares(name: str) -> None:
    options = Options(scenario=name, board="squares")
    assert playout(GAME, options, [RandomBot(1), RandomBot(2)], from_number(3)).result is not None
