"""What happens cites the rules that made it so, also where they are several."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tapete.catalogue import load
from tapete.games.punk.game import GAME
from tapete.games.punk.screen import SCREEN
from tapete.kernel.event import Event
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block, move

JOURNALS = sorted((Path(__file__).parents[2] / "journals").glob("punk-*.tapete"))
CATALOGUE = load(GAME.package)


@cache
def told() -> tuple[Event, ...]:
    """All that is told in the matches that are kept."""
    matches = [replay(Journal.parse(file.read_bytes()), GAME) for file in JOURNALS]
    return tuple([one.event for match in matches for one in match.told])


def cited_in(table: Fielded) -> set[str]:
    return {rule for event in table.table.told for rule in (event.rule, *event.also)}


def test_what_is_cited_in_a_match_is_in_the_catalogue() -> None:
    cited = {rule for event in told() for rule in (event.rule, *event.also) if rule}
    assert {rule for rule in cited if rule not in CATALOGUE} == set()


def test_nothing_is_cited_twice_by_the_same_event() -> None:
    for event in told():
        assert len({event.rule, *event.also}) == 1 + len(event.also), event


@pytest.mark.parametrize(
    "rule",
    [
        "punk.setup.players",
        "punk.dice.notation",
        "punk.dice.attribute.roll_under",
        "punk.dice.opposed.sum",
        "punk.dice.modifiers.different_stack",
        "punk.measure.movement_same_point",
        "punk.move.terrain.good",
        "punk.combat.assault.target_faces",
        "punk.combat.assault.free_fight",
        "punk.downed.marker",
        "punk.marker.state",
        "punk.impact.strength_modifier",
    ],
)
def test_a_match_cites_what_it_goes_by(rule: str) -> None:
    assert any(rule in event.also for event in told())


@pytest.mark.rule("punk.move.through_friends")
def test_who_passes_a_friend_is_told_why_it_may() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(25, 20)))
    table.activate("a")
    move(table, (30, 20))
    assert "punk.move.through_friends" in cited_in(table)


def test_who_passes_nobody_is_not() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(25, 30)))
    table.activate("a")
    move(table, (30, 20))
    assert cited_in(table) >= {"punk.move.distance", "punk.move.terrain.good"}
    assert "punk.move.through_friends" not in cited_in(table)


@pytest.mark.rule("punk.downed.no_obstruction")
def test_nor_does_a_downed_mini_stop_anybody() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(25, 20), out="downed"))
    table.activate("a")
    move(table, (30, 20))
    assert "punk.downed.no_obstruction" in cited_in(table)


@pytest.mark.rule("punk.move.obstacle.size1", "punk.move.obstacle.size2_large_base")
@pytest.mark.parametrize(
    ("size", "rule"), [(1, "punk.move.obstacle.size1"), (2, "punk.move.obstacle.size2_large_base")]
)
@pytest.mark.parametrize("wide", [2, 12])
def test_what_is_low_enough_is_stepped_over(wide: float, size: int, rule: str) -> None:
    wall = block(13, 0, wide, 40, size=size, height=3.0 * size, standable=wide > 2)
    table = fielded(a=who(at=(9, 20), base=55), pieces=[wall])
    table.activate("a")
    move(table, (19, 20))
    assert cited_in(table) & {
        "punk.move.obstacle.size1",
        "punk.move.obstacle.size2_large_base",
    } == {rule}


@pytest.mark.rule("punk.special.swift")
def test_the_swift_are_told_to_be_so() -> None:
    table = fielded(a=who(at=(20, 20), special=["swift"]))
    table.activate("a")
    move(table, (35, 20))
    assert "punk.special.swift" in cited_in(table)


@pytest.mark.rule("punk.move.terrain.types", "punk.special.all_terrain")
@pytest.mark.parametrize("special", [(), ("all_terrain",)])
def test_ground_that_is_not_good_is_told_of(special: tuple[str, ...]) -> None:
    mud = block(24, 0, 30, 40, ground="rough")
    table = fielded(a=who(at=(20, 20), AG=10, special=special), pieces=[mud])
    table.activate("a")
    move(table, (30, 20))
    assert "punk.move.terrain.types" in cited_in(table)
    assert "punk.move.terrain.good" not in cited_in(table)
    assert ("punk.special.all_terrain" in cited_in(table)) == bool(special)


@pytest.mark.rule("punk.shoot.defensive.declare")
def test_getting_ready_cites_what_it_is_for() -> None:
    table = fielded(a=who(at=(20, 20), gear=["bow"]), B=who(at=(60, 60)))
    table.activate("a")
    table.do("ready")
    assert "punk.shoot.defensive.declare" in cited_in(table)


@pytest.mark.rule("punk.combat.multiple.definition")
@pytest.mark.parametrize("several", [False, True])
def test_a_fight_of_several_is_said_to_be_one(several: bool) -> None:
    away = (20, 25) if several else (60, 60)
    dice = [5, 5, 1, 9, 1, 9]
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 22.5)), c=who(at=away), dice=dice)
    table.activate("a")
    table.do("fight", to="B")
    assert ("punk.combat.multiple.definition" in cited_in(table)) == several


@pytest.mark.rule("punk.core.hard_laugh", "punk.core.tail")
@pytest.mark.parametrize(
    ("ability", "dice"), [("hard_laugh", [5, 4, 1, 10]), ("tail", [5, 5, 1, 1, 9, 1, 9])]
)
@pytest.mark.parametrize("side", ["a", "B"])
def test_a_fight_cites_what_changes_its_dice(side: str, ability: str, dice: list[int]) -> None:
    given = {side: [ability]}
    a, b = [who(at=(20, y), special=given.get(one, [])) for one, y in (("a", 20), ("B", 22.5))]
    table = fielded(a=a, B=b, dice=dice)
    table.activate("a")
    table.do("fight", to="B")
    rules = {"punk.core.hard_laugh", "punk.core.tail"}
    assert rules & {*table.table.throws[0].also} == {f"punk.core.{ability}"}


@pytest.mark.rule("punk.measure.free", "punk.measure.between_minis", "punk.base.round")
def test_a_look_says_how_it_is_measured() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 40)))
    seen = SCREEN.look(table.state, "a", "B")
    assert seen.distance == round(17.5 * CM)
    assert {"punk.measure.free", "punk.measure.between_minis", "punk.base.round"} <= set(seen.also)
    assert "punk.los.reciprocal" not in seen.also


@pytest.mark.rule("punk.los.reciprocal")
def test_who_is_hidden_is_so_for_both() -> None:
    wall = block(0, 29, 40, 2, size=3, height=9.0)
    table = fielded(a=who(at=(20, 20), facing=180), B=who(at=(20, 40)), pieces=[wall])
    assert "punk.los.reciprocal" in SCREEN.look(table.state, "a", "B").also
    assert "punk.los.reciprocal" in SCREEN.look(table.state, "B", "a").also


@pytest.mark.rule("punk.cover.size.values", "punk.cover.grade")
def test_cover_cites_how_it_is_rated() -> None:
    wall = block(0, 36, 40, 1, size=1, height=3.0, grade="heavy")
    table = fielded(a=who(at=(20, 20), facing=180), B=who(at=(20, 40)), pieces=[wall])
    seen = SCREEN.look(table.state, "a", "B").also
    assert {"punk.cover.size.values", "punk.cover.grade"} <= set(seen)


@pytest.mark.rule("punk.special.single_use", "punk.special.fireproof", "punk.special.climber")
@pytest.mark.parametrize("ability", ["single_use", "fireproof", "climber", "impetus"])
def test_a_card_cites_what_a_mini_can_do(ability: str) -> None:
    table = fielded(a=who(at=(20, 20), special=[ability]))
    card = SCREEN.card(table.state, "a")
    assert card is not None
    lines = [rule for section in card.sections for _, rule in section.lines]
    assert f"punk.special.{ability}" in lines
