"""Standing orders typed at a terminal: listed, given, obeyed, told and taken back."""

from __future__ import annotations

from pathlib import Path

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Answered, Lifted, Obeyed, Ordered
from tests.cli.terminals import Tapete

FIGHT = ("play", "savage", "--seed", "4", "--no-odds", "--bot", "random")
CARD = "Do you spend a Benny on another Action Card?"


def test_an_order_is_listed_given_and_told_where_it_is_obeyed(tapete: Tapete) -> None:
    out = tapete(*FIGHT, typed="order\norder 3\nx\n").out
    assert "Order 1: Not this time. Give it with: order 1" in out
    assert "As you ordered, you were not asked: “Do you spend a Benny" in out
    assert "In force 1: Never ask this (Benny: draw another card)." in out
    assert out.count(CARD) == 2  # asked once, then told


def test_it_can_be_taken_back_and_the_file_has_it_all(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "fight.tapete"
    out = tapete(*FIGHT, typed=f"orden 3\npregunta\nsave {file}\n", lang="es").out
    assert "Se te volverá a preguntar." in out
    records = Journal.parse(file.read_bytes()).records
    found = [type(one) for one in records if isinstance(one, Ordered | Obeyed | Lifted)]
    assert found == [Ordered, Obeyed, Lifted]


def test_what_is_no_order_is_refused(tapete: Tapete) -> None:
    out = tapete(*FIGHT, typed="order 7\norder all\nask 1\n5!\n").out
    assert [f"“{given}” is no answer here" in out for given in ("7", "all", "1", "5!")] == [
        True
    ] * 4


def test_a_deed_with_an_exclamation_mark_ends_the_turn(tapete: Tapete, tmp_path: Path) -> None:
    """The deed of Captain Maple is done, then her turn ends without a question."""
    file = tmp_path / "fight.tapete"
    typed = "order 3\n" + "n\n" * 6 + f"m 7 10!\nsave {file}\n"
    tapete(*FIGHT, typed=typed)
    records = Journal.parse(file.read_bytes()).records
    obeyed = [one for one in records if isinstance(one, Obeyed) and one.key == "savage.ask.act"]
    assert [one.answer[1]["option"]["what"] for one in obeyed] == ["end"]


DROP = '= ["do", {"option": {"what": "drop", "to": "", "item": -1}, "details": {}}]'


def test_a_deed_and_what_follows_it_are_typed_in_one_go(tapete: Tapete, tmp_path: Path) -> None:
    """She moves and drops to the ground, and her turn ends: only the move is asked for."""
    file = tmp_path / "fight.tapete"
    typed = "order 3\n" + "n\n" * 6 + f"m 7 10 >\n{DROP}!\nsave {file}\n"
    out = tapete(*FIGHT, typed=typed).out
    assert "Enter drops what was picked so far." in out
    records = Journal.parse(file.read_bytes()).records
    obeyed = [one for one in records if isinstance(one, Obeyed) and one.key == "savage.ask.act"]
    assert [one.answer[1]["option"]["what"] for one in obeyed] == ["drop", "end"]


def test_a_plan_can_be_dropped_before_any_of_it_is_done(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "fight.tapete"
    typed = "order 3\n" + "n\n" * 6 + f"m 7 10 >\n\n{DROP}\nsave {file}\n"
    tapete(*FIGHT, typed=typed)
    records = Journal.parse(file.read_bytes()).records
    own = [one for one in records if isinstance(one, Answered) and one.seat == 0]
    assert [one.answer[0] for one in own if one.key == "savage.ask.act"] == ["do"]


def test_what_follows_a_roll_cannot_be_planned(tapete: Tapete) -> None:
    run = '= ["do", {"option": {"what": "run", "to": "", "item": -1}, "details": {}}] >'
    out = tapete(*FIGHT, typed="order 3\n" + "n\n" * 6 + f"{run}\n").out
    assert "What follows that cannot be known before it is done." in out
