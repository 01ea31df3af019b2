"""The mission and the end of the show."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.events.story import Ended
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.harm.damage import die
from tapete.games.euphoria.rules.story.ending import kind_of_victory, over, points, scale_of
from tapete.games.euphoria.rules.story.goals import achieve, goals_of
from tapete.games.euphoria.rules.story.roles import take_roles
from tests.games.euphoria.shows import Shown, shown, who


def ending(turn: int = 6, **audience: int) -> Shown:
    """A show at the end of a turn."""
    show = shown(a=who((4, 20)), B=who((4, 4)), phase="end")
    show.state.turn = turn
    show.state.audience = [audience.get("mine", 0), audience.get("theirs", 0)]
    return show


@pytest.mark.rule("euphoria.end.game")
@pytest.mark.parametrize(("turn", "ended"), [(5, ""), (6, "turns")])
def test_a_show_has_six_turns(turn: int, ended: str) -> None:
    show = ending(turn)
    show.step()
    assert show.state.ended == ended


@pytest.mark.rule("euphoria.end.game")
@pytest.mark.rule("euphoria.end.turn")
@pytest.mark.rule("euphoria.ruling.early_stop")
def test_it_ends_with_the_turn_in_which_a_team_has_nobody_left() -> None:
    show = shown(a=who((4, 20)), B=who((4, 4)), C=who((8, 4), character=False))
    die(show.show, show["B"], show["a"], "euphoria.damage.eliminated")
    assert not over(show.show)
    die(show.show, show["C"], show["a"], "euphoria.damage.eliminated")
    assert over(show.show)
    show.step()
    show.step()
    assert (show.state.ended, show.state.winner) == ("wiped", 0)


@pytest.mark.rule("euphoria.end.score")
def test_kills_and_objectives_add_up_and_a_mission_outranks_them() -> None:
    show = ending(mine=180, theirs=230)
    show.state.objective_points = [100, 0]
    show.step()
    assert (points(show.show), show.state.winner) == ((280, 230), 0)
    other = ending(mine=180)
    other.state.fulfilled = 1
    other.step()
    assert (other.state.winner, other.state.ended) == (1, "mission")
    assert scale_of(other.show) == "marginal"


@pytest.mark.rule("euphoria.end.score")
@pytest.mark.rule("euphoria.ruling.draw")
def test_equal_audiences_are_a_draw() -> None:
    show = ending(mine=100, theirs=100)
    show.step()
    assert (show.state.winner, scale_of(show.show)) == (-1, "draw")


@pytest.mark.rule("euphoria.end.victory_scale")
@pytest.mark.rule("euphoria.ruling.massacre_501")
@pytest.mark.parametrize(
    ("difference", "kind"),
    [
        (100, "marginal"),
        (101, "victory"),
        (300, "victory"),
        (301, "crushing"),
        (500, "crushing"),
        (501, "massacre"),
    ],
)
def test_the_kind_of_victory_hangs_on_the_difference(difference: int, kind: str) -> None:
    assert kind_of_victory(difference) == kind


@pytest.mark.rule("euphoria.def.character.composite")
def test_of_a_character_of_two_parts_only_the_dead_one_scores() -> None:
    show = shown(
        a=who((4, 20)), B=who((4, 4), cost=150, whole="B"), C=who((8, 4), cost=50, whole="B")
    )
    die(show.show, show["C"], show["a"], "euphoria.damage.eliminated")
    assert (show.state.audience, over(show.show)) == ([50, 0], False)


def with_roles() -> str:
    return next(name for name, one in missions().items() if one.roles)


@pytest.mark.rule("euphoria.faction.bad_born.attacker")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bad_born_team_attacks_without_a_roll(seat: int) -> None:
    factions = ("bad_born", "ghost") if seat == 0 else ("ghost", "bad_born")
    show = shown(a=who(euphoria=1), B=who(), mission=with_roles(), factions=factions)
    take_roles(show.show)
    assert (show.state.attacker, show.table.rolled) == (seat, [])


@pytest.mark.rule("euphoria.faction.bad_born.mission")
def test_a_bad_born_team_scores_nothing_but_kills() -> None:
    name, goal = next((n, g) for n, one in missions().items() for g in one.goals if g.points)
    show = shown(a=who(), B=who(), mission=name, factions=("bad_born", "ghost"))
    assert goals_of(show.show, 0) == []
    for seat in (0, 1):
        show.state.attacker = -1 if goal.role < 0 else 1 if goal.role == 0 else 0
        achieve(show.show, seat, goal.kind)
    assert show.state.objective_points == [0, goal.points]


@pytest.mark.rule("euphoria.def.side")
def test_neutral_miniatures_are_nobodys_friends_or_enemies() -> None:
    show = shown(a=who((4, 20)), B=who((4, 4)), N=who((10, 10)))
    world = show.show
    assert [one.id for one in world.enemies(show["a"])] == ["B"]
    assert world.friends(show["a"]) == []


def test_every_mission_can_be_set_up() -> None:
    for name in missions():
        assert GAME.setup(Options(mission=name)).mission == name


@pytest.mark.rule("euphoria.end.game")
@pytest.mark.parametrize(("fulfilled", "told"), [(1, (50, 200)), (-1, (200, 50))])
def test_the_points_that_are_told_are_the_winner_s_even_if_they_are_fewer(
    fulfilled: int, told: tuple[int, int]
) -> None:
    show = ending(mine=200, theirs=50)
    show.state.fulfilled = fulfilled
    show.step()
    (ended,) = show.told(Ended)
    assert (ended.points, ended.against) == told
