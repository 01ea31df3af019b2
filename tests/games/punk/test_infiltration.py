"""Infiltrators and delays: who comes or acts later, and by which rules."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.field import Field, keep_field
from tapete.games.punk.events.turns import ActivationBegan, Announced, Delayed, Infiltrated
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.gear.bullet_sheets import seal, sheet_of, text_of, verify
from tapete.games.punk.rules.story.infiltration import hold_back
from tapete.games.punk.rules.story.infiltration_posts import at_last, posts
from tapete.games.punk.rules.story.numbering import call_up, number
from tapete.games.punk.rules.story.setup import set_up
from tapete.games.punk.state import OFF_TABLE, Name, State
from tapete.games.punk.steps import step
from tapete.games.punk.view import view
from tapete.kernel.errors import Refused
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, who
from tests.games.punk.rounds import (
    Idle,
    Listener,
    acted,
    battle,
    play,
    questions,
    rounds,
    until,
)

DEEP = 20
"""Of the zones, in cm."""
HIDDEN: dict[str, Any] = {"special": ["infiltration"], "out": "reserve", "AG": 5}


def zoned(table: Fielded, *pieces: Scenery) -> Fielded:
    """Both sides have a strip along their edge: seat 0 below, seat 1 above."""
    side, deep = 90 * CM, DEEP * CM
    zones = tuple(
        (Point(0, y), Point(side, y), Point(side, y + deep), Point(0, y + deep))
        for y in (side - deep, 0)
    )
    name = f"zoned-{len(pieces)}"
    kinds, elements = tuple(piece.name for piece in pieces), tuple(range(len(pieces)))
    board = Board.checked(side, side, pieces)
    keep_field(name, Field(board, kinds, elements, (zones[0], zones[1])))
    table.state.ground = name
    for mini in table.state.minis:
        if mini.out == "reserve":
            mini.at = OFF_TABLE
    return table


def in_turn(turn: int, *pieces: Scenery, **minis: Any) -> Fielded:
    table = zoned(battle(**minis), *pieces)
    table.state.turn = turn
    return table


def at(x: float, y: float) -> dict[str, Any]:
    return {"at": [round(x * CM), round(y * CM)], "facing": 0}


def refusal(table: Fielded, x: float, y: float, letter: str = "a") -> tuple[str, str]:
    refused = posts(table.skirmish, table[letter]).refuse(at(x, y))
    return ("", "") if refused is None else (refused.rule, refused.reason.key.rpartition(".")[2])


@pytest.mark.rule("punk.special.infiltration.reserve")
def test_an_infiltrator_may_be_held_back_before_anybody_is_deployed() -> None:
    table = Idle(answers=[("punk.ask.hold_back", ["a1"])])
    state = _with_sonda()
    step_on(state, table)
    held = [mini for mini in state.minis if mini.out == "reserve"]
    assert [mini.profile for mini in held] == ["sonda"]
    assert all(mini.seat == 0 for mini in held)


def _with_sonda() -> State:
    return set_up(Options(bands=("chatarreros_200_sigilo", "pandilleros_200")))


def step_on(state: State, table: Idle) -> None:
    sonda = next(mini for mini in state.minis if mini.profile == "sonda")
    table.answers = [("punk.ask.hold_back", [sonda.id])]
    until(state, table, "swear")


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_numbers_and_ids_do_not_tell_of_who_is_held_back() -> None:
    """Its existence is secret until announced: punk.ruling.infiltration_never"""
    state = _with_sonda()
    step_on(state, Idle())
    held = [mini for mini in state.minis if mini.out == "reserve"]
    seen = [mini.id for mini in state.minis if mini.seat == 0 and mini not in held]
    assert seen == [f"a{n + 1}" for n in range(len(seen))]
    assert state.minis[-len(held) :] == held


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_before_anybody_is_held_back_no_gap_tells_who_could_be() -> None:
    state = _with_sonda()
    rivals = [mini for mini in view(state, 1).minis if mini.seat == 0]
    assert [mini.id for mini in rivals] == ["a1", "a2", "a3"]
    assert all(mini.profile != "sonda" for mini in rivals)
    own = [mini for mini in view(state, 0).minis if mini.seat == 0]
    assert [mini.id for mini in own] == [mini.id for mini in state.minis if mini.seat == 0]


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_numbers_do_not_tell_one_side_of_the_others_reserve() -> None:
    """Both have one that is called alike: each is called as if it were the only one."""
    state = set_up(Options(bands=("chatarreros_200_sigilo", "chatarreros_200_sigilo")))
    sondas = [mini for mini in state.minis if mini.profile == "sonda"]
    for seat in (0, 1):
        names = [mini.name.number for mini in view(state, seat).minis if mini.profile == "sonda"]
        assert names == [0]
    for mini in sondas:
        mini.out = "reserve"
    number(state.minis)
    assert [mini.name.number for mini in sondas] == [0, 0]
    call_up(state.minis, sondas[1])
    assert [mini.name.number for mini in sondas] == [2, 0]


@pytest.mark.rule("punk.special.infiltration.reserve")
@pytest.mark.parametrize(("alike", "numbers"), [(1, [0]), (2, [1, 2]), (3, [1, 2, 3])])
def test_those_who_are_called_alike_are_numbered_from_1(alike: int, numbers: list[int]) -> None:
    given: dict[str, Any] = {"abc"[n]: who(at=(9 * n, 9)) for n in range(alike)}
    minis = battle(**given).state.minis
    for mini in minis:
        mini.name = Name("Paco", "Paco")
    number(minis)
    assert [mini.name.number for mini in minis] == numbers


@pytest.mark.rule("punk.special.infiltration.announce")
@pytest.mark.parametrize("asked", ["punk.ask.hold_back", "punk.ask.infiltrate"])
def test_who_is_held_back_and_who_comes_is_asked_in_secret(asked: str) -> None:
    table = in_turn(1, a=who(**HIDDEN, at=(45, 80)), B=who(at=(45, 5), AG=3))
    table.state.factions = ["chatarreros", "pandilleros"]
    table.table = listener = Listener(answers=[(asked, [])])
    if asked == "punk.ask.hold_back":
        hold_back(table.skirmish, 0)
    else:
        play(table)
    assert listener.secrets == [asked]


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_whoever_comes_first_has_the_next_number() -> None:
    """Who is still hidden leaves no gap, and bullets are found again on the sheet."""
    table = in_turn(
        1, **{name: who(**HIDDEN, at=(45, 80)) for name in "abc"}, B=who(at=(45, 5), AG=3)
    )
    state, late = table.state, table["c"]
    number(state.minis)
    table.skirmish.index()
    for count, mini in enumerate(state.minis[:3], start=1):
        mini.bullets = {"bullet": count}
    state.sheets[0], state.salts[0] = sheet_of(state, 0), "salt"
    state.sworn[0] = seal(text_of(state.sheets[0]), "salt")
    table.table.answers = [("punk.ask.infiltrate", [late.id])]
    play(table)
    assert [event.figure for event in table.table.heard(Announced)] == ["a1"]
    assert (late.id, late.bullets) == ("a1", {"bullet": 3})
    assert [mini.id for mini in state.minis[:3]] == ["a2", "a3", "a1"]
    assert verify(state, 0)


@pytest.mark.rule("punk.special.infiltration.when")
@pytest.mark.parametrize(("turn", "asked"), [(1, 0), (2, 1), (3, 1), (5, 0)])
def test_it_may_come_from_the_second_turn_to_the_fourth(turn: int, asked: int) -> None:
    table = in_turn(turn - 1, a=who(**HIDDEN, at=(45, 80)), b=who(at=(45, 85)), B=who(at=(45, 5)))
    table.state.minis[1].attributes["AG"] = 3
    table.state.minis[2].attributes["AG"] = 2
    table.table.answers = [("punk.ask.infiltrate", [])] * asked
    play(table)
    assert len(questions(table, "punk.ask.infiltrate")) == asked
    assert table["a"].out == "reserve"


@pytest.mark.rule("punk.ruling.infiltration_never")
@pytest.mark.rule("punk.special.infiltration.when")
@pytest.mark.parametrize("agility", [5, 0])
def test_in_the_fourth_turn_it_must_come(agility: int) -> None:
    hidden = HIDDEN | {"AG": agility}
    table = in_turn(
        3, a=who(**hidden, at=(45, 80)), b=who(at=(5, 85), AG=3), B=who(at=(45, 5), AG=2)
    )
    play(table)
    assert not table["a"].out
    assert [event.figure for event in table.table.heard(Announced)] == ["a"]


@pytest.mark.rule("punk.ruling.infiltration_edge")
@pytest.mark.rule("punk.special.infiltration.where")
def test_ten_cm_a_turn_away_from_enemies_and_out_of_their_sight() -> None:
    """In Turn 3 up to 20 cm beyond the edge, all of the base: punk.ruling.infiltration_edge"""
    table = in_turn(
        3,
        a=who(**HIDDEN, at=(45, 80)),
        B=who(at=(45, 30), facing=0),
        C=who(at=(10, 60), facing=270),
    )
    where = "punk.special.infiltration.where"
    edge = 90 - DEEP - 20 + 1.25
    assert refusal(table, 60, edge) == ("", "")
    assert refusal(table, 60, edge - 0.1) == (where, "zone")
    assert refusal(table, 10 + 15 + 2.5, 60) == ("", "")
    assert refusal(table, 10 + 14.9 + 2.5, 60) == (where, "too_near")
    table["B"].facing = 180
    assert refusal(table, 60, edge) == (where, "seen")


@pytest.mark.rule("punk.special.infiltration.where")
def test_too_near_says_how_near() -> None:
    table = in_turn(3, a=who(**HIDDEN, at=(45, 80)), C=who(at=(10, 60), facing=270))
    assert posts(table.skirmish, table["a"]).look == Point(4500, 4500)
    refused = posts(table.skirmish, table["a"]).refuse(at(10 + 14.9 + 2.5, 60))
    assert refused is not None
    assert {"needs": 1500, "has": 1490}.items() <= dict(refused.reason.args).items()


@pytest.mark.rule("punk.special.infiltration.when")
@pytest.mark.rule("punk.special.infiltration.where")
def test_the_books_infiltrator_in_the_fourth_turn() -> None:
    """punk.example.infiltration: its own zone, or up to 30 cm from it, 15 from rivals, unseen."""
    wall = block(0, 35 * CM, 90 * CM, 2 * CM, name="house", height=800, size=3, grade="heavy")
    table = in_turn(4, wall, a=who(**HIDDEN, at=(45, 80)), B=who(at=(45, 20), facing=180))
    assert refusal(table, 45, 85) == ("", "")
    assert refusal(table, 45, 90 - DEEP - 30 + 1.25) == ("", "")
    assert at_last(table.skirmish, table["a"]).refuse(at(45, 90 - DEEP - 30 + 1.25)) is None
    assert refusal(table, 45, 90 - DEEP - 30 + 1.2)[1] == "zone"


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_with_nowhere_to_hide_it_comes_into_its_zone() -> None:
    """punk.ruling.infiltration_never: the sight is ignored first, then the distance."""
    open_ground = in_turn(4, a=who(**HIDDEN, at=(45, 80)), B=who(at=(45, 40), facing=180))
    assert posts(open_ground.skirmish, open_ground["a"]).any() is None
    last = at_last(open_ground.skirmish, open_ground["a"])
    assert last.refuse(at(45, 85)) is None
    assert last.refuse(at(45, 65)) is not None
    crowd = {chr(65 + n): who(at=(5 + 16 * n, 78), facing=180 * (n % 2)) for n in range(6)}
    near = in_turn(4, a=who(**HIDDEN, at=(45, 80)), **crowd)
    last = at_last(near.skirmish, near["a"])
    assert last.refuse(at(29, 82)) is None


@pytest.mark.rule("punk.special.infiltration.announce")
def test_it_is_announced_at_the_start_of_its_round_and_acts_in_it() -> None:
    table = in_turn(
        1,
        a=who(**HIDDEN, at=(45, 80)),
        b=who(at=(5, 85), AG=6),
        B=who(at=(45, 5), AG=5, facing=0),
    )
    table.table.answers = [("punk.ask.infiltrate", ["a"]), ("punk.ask.first", "theirs")]
    table.table.dice = [3, 8]
    assert play(table) == ["b", "a", "B"]
    assert rounds(table) == [6, 5]
    assert len(table.table.heard(Infiltrated)) == 1


@pytest.mark.rule("punk.special.infiltration.announce", "punk.special.infiltration.where")
def test_all_who_come_in_a_round_are_there_before_anybody_acts() -> None:
    table = in_turn(
        1,
        a=who(**HIDDEN, at=(45, 80)),
        b=who(**HIDDEN, at=(45, 80)),
        B=who(at=(45, 5), AG=3, facing=0),
    )
    table.table.answers = [("punk.ask.infiltrate", ["a", "b"])]
    play(table)
    told = [type(one) for one in table.table.told]
    assert told.count(Infiltrated) == 2
    assert ActivationBegan not in told[: len(told) - told[::-1].index(Infiltrated)]


@pytest.mark.rule("punk.ruling.infiltration_never")
def test_a_side_that_might_have_one_is_asked_though_it_has_none() -> None:
    """Nobody can tell from the question: punk.ruling.infiltration_never"""
    table = in_turn(1, a=who(at=(45, 80), AG=3), B=who(at=(45, 5), AG=2))
    table.state.factions = ["chatarreros", "pandilleros"]
    asked: list[int] = []
    for _ in range(40):
        if table.state.phase == "turn" and table.state.turn == 2:
            break
        table.table.answers = [("punk.ask.infiltrate", [])]
        step(table.skirmish)
        asked = [seat for seat, _ in questions(table, "punk.ask.infiltrate")]
    assert asked
    assert set(asked) == {0}
    assert rounds(table) == [3, 2]


# --- delays

SLOW: dict[str, Any] = {"special": {"delay": 3}, "AG": 6}


@pytest.mark.rule("punk.special.delay.declare")
@pytest.mark.rule("punk.special.delay.order")
def test_the_books_boss_waits_for_round_3() -> None:
    """punk.example.delay: AG 6 and Retraso (3) act in Round 3 with whoever else does."""
    table = battle(a=who(**SLOW, at=(5, 85)), B=who(AG=4, at=(5, 5)), C=who(AG=3, at=(15, 5)))
    table.table.answers = [("punk.ask.delay", 3), ("punk.ask.first", "mine")]
    table.table.dice = [9, 1]
    assert play(table) == ["B", "a", "C"]
    assert rounds(table) == [4, 3]
    assert [event.until for event in table.table.heard(Delayed)] == [3]


@pytest.mark.rule("punk.special.delay.declare")
def test_no_further_than_its_number_and_once_a_turn() -> None:
    table = battle(a=who(**SLOW, at=(5, 85)), B=who(AG=1, at=(5, 5)))
    table.table.answers = [("punk.ask.delay", 5)]
    play(table)
    ((_, domain),) = questions(table, "punk.ask.delay")
    assert list(domain.candidates()) == ["now", 5, 4, 3]
    with pytest.raises(Refused):
        domain.read(2)


@pytest.mark.rule("punk.ruling.delay_timing")
@pytest.mark.rule("punk.special.delay.declare")
def test_never_below_round_1() -> None:
    low: dict[str, Any] = {"special": {"delay": 3}, "AG": 2}
    table = battle(a=who(**low, at=(5, 85)), B=who(AG=5, at=(5, 5)))
    table.table.answers = [("punk.ask.delay", "now")]
    play(table)
    ((_, domain),) = questions(table, "punk.ask.delay")
    assert list(domain.candidates()) == ["now", 1]


@pytest.mark.rule("punk.special.delay.order")
def test_a_delay_brings_an_order_roll_in_its_round() -> None:
    table = battle(a=who(**SLOW, at=(5, 85)), B=who(AG=3, at=(5, 5)))
    table.table.answers = [("punk.ask.delay", 3), ("punk.ask.first", "theirs")]
    table.table.dice = [9, 1]
    assert play(table) == ["B", "a"]
    assert table["a"].attributes["AG"] == 6


def test_the_next_turn_it_may_wait_again() -> None:
    table = battle(a=who(**SLOW, at=(5, 85)), B=who(AG=1, at=(5, 5)))
    table.table.answers = [("punk.ask.delay", 5)] * 2
    play(table, turns=2)
    assert acted(table) == ["a", "B"] * 2


@pytest.mark.rule("punk.ruling.round_start_order")
def test_arrivals_come_first_then_delays_then_the_roll() -> None:
    """punk.ruling.round_start_order: in even Turns the second player declares first."""
    table = in_turn(
        1,
        a=who(**{**HIDDEN, "AG": 6}, at=(45, 80)),
        b=who(**SLOW, at=(5, 85)),
        B=who(**SLOW, at=(45, 5), facing=0),
    )
    table.table.answers = [
        ("punk.ask.infiltrate", ["a"]),
        ("punk.ask.delay", "now"),
        ("punk.ask.delay", "now"),
        ("punk.ask.first", "mine"),
    ]
    table.table.dice = [9, 1]
    play(table)
    keys = [key for _, key, _ in table.table.asked if key != "punk.ask.next"]
    assert keys[:4] == ["punk.ask.infiltrate", "punk.ask.post", "punk.ask.delay", "punk.ask.delay"]
    assert [seat for seat, _ in questions(table, "punk.ask.delay")] == [1, 0]
