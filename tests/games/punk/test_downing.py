"""Going down: the marker, what no longer counts, and Attributes lost for good."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.harm import Downed, Removed
from tapete.games.punk.rules.harm.downing import down, drop, remove, weaken
from tapete.games.punk.rules.sight.covering import cover
from tapete.games.punk.rules.sight.sight import body_of, mini_sees
from tapete.games.punk.world import disc
from tapete.kernel.errors import Refused
from tapete.spaces.boards.scenery import block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import overlap
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import fielded, who
from tests.games.punk.sums import support

CAUSE = "punk.downed.causes"


@pytest.mark.rule("punk.downed.marker")
def test_a_marker_as_large_as_the_base_stays_where_it_fell() -> None:
    table = fielded(A=who(at=(30, 30), base=40), b=who(at=(60, 60)))
    table.activate("b")
    down(table.skirmish, table["A"], CAUSE)
    (marker,) = table.skirmish.downed()
    assert (marker.at.point, 2 * marker.radius) == (Point(30 * CM, 30 * CM), 4 * CM)
    assert [event.figure for event in table.table.heard(Downed)] == ["A"]


@pytest.mark.rule("punk.downed.marker")
def test_who_hung_on_a_wall_lies_at_its_foot() -> None:
    wall = block(2000, 2000, 1000, 1000, size=3, height=900)
    table = fielded(A=who(at=(18.75, 25), height=6, held=True), b=who(at=(60, 60)), pieces=[wall])
    table.activate("b")
    down(table.skirmish, table["A"], CAUSE)
    assert table["A"].at == Place(Point(1875, 2500), 0)


@pytest.mark.rule("punk.downed.marker")
def test_who_falls_while_passing_over_a_friend_lies_beside_it() -> None:
    table = fielded(A=who(at=(30, 30)), B=who(at=(30.5, 30)), c=who(at=(60, 60)))
    table.activate("c")
    down(table.skirmish, table["A"], CAUSE)
    assert not overlap(disc(table["A"]), disc(table["B"]))
    assert table.skirmish.gap(table["A"], table["B"]) < CM


@pytest.mark.rule("punk.downed.out")
def test_who_is_down_neither_locks_nor_supports() -> None:
    table = fielded(
        a=who(at=(20, 20)),
        c=who(at=(20, 25)),
        B=who(at=(20, 22.5)),
    )
    table.activate("a")
    assert support(table.skirmish, table["a"]) == 1
    down(table.skirmish, table["c"], CAUSE)
    assert support(table.skirmish, table["a"]) == 0
    assert table["c"] not in table.skirmish.standing()


@pytest.mark.rule("punk.downed.out")
def test_nobody_is_downed_twice() -> None:
    table = fielded(A=who(at=(30, 30)), b=who(at=(60, 60)))
    table.activate("b")
    assert down(table.skirmish, table["A"], CAUSE)
    assert down(table.skirmish, table["A"], CAUSE)
    assert len(table.table.heard(Downed)) == 1


@pytest.mark.rule("punk.downed.out")
def test_what_no_longer_matters_of_it_is_forgotten() -> None:
    burdens: dict[str, Any] = {
        "prone": True, "ready": True, "barrier": True, "poison": 3, "shocked": 2, "delayed": 1,
        "holds": "x",
    }  # fmt: skip
    table = fielded(A=who(at=(30, 30), **burdens), b=who(at=(60, 60)))
    table.activate("b")
    down(table.skirmish, table["A"], CAUSE)
    assert not any(getattr(table["A"], name) for name in (*burdens, "dying"))


@pytest.mark.rule("punk.special.berserker.stays", "punk.downed.out")
def test_a_berserker_that_goes_on_is_not_out_yet() -> None:
    table = fielded(A=who(at=(30, 30), special=["berserker"]), b=who(at=(60, 60)))
    table.activate("b")
    assert not down(table.skirmish, table["A"], CAUSE)
    assert (table["A"].dying, table["A"].out) == (True, "")


@pytest.mark.rule("punk.combat.multiple.freed", "punk.downed.out")
@pytest.mark.parametrize("way", [down, drop])
def test_whom_it_fought_joins_the_rest_of_the_combat(way: Any) -> None:
    table = fielded(
        a=who(at=(20, 20)), B=who(at=(22.5, 20)), c=who(at=(25, 20)), D=who(at=(27.5, 20))
    )
    table.activate("c")
    way(table.skirmish, table["B"], CAUSE)
    assert table.skirmish.in_contact(table["a"], table["D"])


@pytest.mark.rule("punk.downed.no_obstruction")
def test_a_marker_gives_no_cover_and_may_be_passed_over() -> None:
    table = fielded(
        a=who(at=(20, 20), facing=180),
        B=who(at=(20, 24), out="downed"),
        C=who(at=(20, 40)),
    )
    table.activate("a")
    skirmish, a, far = table.skirmish, table["a"], table["C"]
    assert mini_sees(skirmish, a, far)
    assert cover(skirmish, body_of(a), body_of(far)).minis == ()
    table.answer(["move", {"way": [[2000, 2800]], "facing": None}])
    assert table["a"].at.point == Point(2000, 2800)


@pytest.mark.rule("punk.downed.no_ending_on")
def test_nobody_ends_on_a_marker() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 28), out="downed"))
    table.activate("a")
    with pytest.raises(Refused):
        table.answer(["move", {"way": [[2000, 2800]], "facing": None}])


@pytest.mark.rule("punk.ruling.impassable_casualty")
def test_who_is_removed_leaves_nothing_not_even_a_berserker() -> None:
    table = fielded(A=who(at=(30, 30), special=["berserker"]), b=who(at=(60, 60)))
    table.activate("b")
    remove(table.skirmish, table["A"], "punk.move.terrain.impassable.removed")
    assert table["A"].out == "removed"
    assert table.skirmish.downed() == []
    assert len(table.table.heard(Removed)) == 1


# --- Attributes lost for good


@pytest.mark.rule("punk.attribute.physical_zero")
@pytest.mark.parametrize("letter", ["AG", "F", "D"])
def test_a_body_with_nothing_left_is_downed(letter: Any) -> None:
    weak: dict[str, Any] = {letter: 1}
    table = fielded(a=who(at=(20, 20), **weak))
    table.activate("a")
    weaken(table.skirmish, table["a"], letter, "punk.core.gas")
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.attribute.physical_zero")
def test_a_mind_with_nothing_left_goes_on_and_so_does_who_is_only_hampered() -> None:
    table = fielded(a=who(at=(20, 20), T=1, AG=1, gear=["heavy_blade"]), b=who(at=(30, 30), D=2))
    table.activate("a")
    weaken(table.skirmish, table["a"], "T", "punk.core.gas")
    weaken(table.skirmish, table["b"], "D", "punk.core.gas")
    assert (table["a"].out, table["b"].out) == ("", "")
