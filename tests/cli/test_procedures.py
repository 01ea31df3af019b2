"""`tapete odds GAME PROCEDURE`, and `tapete scenario`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.terminals import Tapete
from tests.games.savage.test_drafts import MAP

ATTACK = ("odds", "savage", "attack")
SHOT = ("--skill", "d8", "--wild", "--aim", "--cover", "medium", "--damage", "2d6", "--ap", "2")


def test_the_odds_of_an_attack_are_listed_by_outcome(tapete: Tapete) -> None:
    done = tapete(*ATTACK, *SHOT, "--toughness", "7(2)")
    assert done.code == 0
    assert "miss" in done.out
    assert "18.75%" in done.out


def test_the_odds_of_an_attack_are_given_as_json(tapete: Tapete) -> None:
    done = tapete(*ATTACK, *SHOT, "--toughness=7(2)", "--json")
    outcomes = msgspec.json.decode(done.out)["outcomes"]
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
    assert ["savage.odds.miss"] in [gist for gist, _ in outcomes]


def test_what_cannot_be_said_of_an_attack_is_a_sentence(tapete: Tapete) -> None:
    done = tapete(*ATTACK, "--skill", "d9")
    assert (done.code, "d9" in done.err) == (2, True)


def test_an_unknown_procedure_lists_those_there_are(tapete: Tapete) -> None:
    done = tapete("odds", "savage", "dance")
    assert done.code == 2
    assert "attack" in done.err


def test_what_can_be_said_of_an_attack_is_listed_with_what_it_usually_is(tapete: Tapete) -> None:
    assert "tapete odds savage attack --help" in tapete("odds", "savage").out
    done = tapete(*ATTACK, "--help")
    assert done.code == 0
    assert "--skill" in done.out
    assert "short, medium, long, extreme" in " ".join(done.out.split())


def test_help_without_a_game_is_that_of_the_command(tapete: Tapete) -> None:
    done = tapete("odds", "--help")
    assert (done.code, "2d6+1" in done.out) == (0, True)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (("--wings", "2"), "--skill"),
        (("--ap", "many"), "0"),
        (("--range", "far"), "extreme"),
        (("--toughness", "7("), "7(2)"),
    ],
)
def test_what_cannot_be_said_is_told_with_what_can(
    tapete: Tapete, said: tuple[str, str], reason: str
) -> None:
    done = tapete(*ATTACK, *said)
    assert (done.code, said[0] in done.err or said[1] in done.err) == (2, True)
    assert reason.removeprefix("--") in done.err


def test_circumstances_may_be_said_without_dashes(tapete: Tapete) -> None:
    plain = tapete("odds", "punk", "shoot", "weapon=crossbow", "precision=7")
    assert plain.code == 0
    assert plain.out == tapete("odds", "punk", "shoot", "--weapon", "crossbow", "--precision=7").out


@pytest.mark.parametrize(
    ("said", "told"), [("crossbow", "--name value"), ("--heigth=3", "height, base")]
)
def test_what_is_no_circumstance_is_refused(tapete: Tapete, said: str, told: str) -> None:
    done = tapete("odds", "punk", "fall", said)
    assert (done.code, told in done.err.replace("\n", " ")) == (2, True)


def test_what_is_needed_and_what_it_comes_to_are_said_with_their_rules(tapete: Tapete) -> None:
    out = " ".join(tapete(*ATTACK, *SHOT, "--toughness", "7(2)").out.split())
    assert "[savage.core.attack]: d8, d6 · −4 Cover · +4 Aim · 4 or more" in out
    assert "At least one wound" in out


def test_two_set_ups_are_compared_side_by_side(tapete: Tapete) -> None:
    done = tapete("odds", "punk", "jump", "agility=4", "vs", "agility=6")
    rows = [line.split() for line in done.out.splitlines() if line.startswith(" Gets across")]
    assert rows == [["Gets", "across", "40.00%", "60.00%", "+20.0", "points"]]
    told = tapete("odds", "punk", "jump", "agility=4", "vs", "agility=6", "--json").out
    setups = msgspec.json.decode(told)["setups"]
    assert [one["marks"]["across"] for one in setups] == [0.4, 0.6]


def test_no_more_than_two_are_compared(tapete: Tapete) -> None:
    assert tapete("odds", "punk", "fall", "vs", "vs").code == 2


def test_a_map_is_imported_as_a_draft_to_play(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "mill.uvtt"
    file.write_bytes(msgspec.json.encode(MAP))
    done = tapete("scenario", "import", str(file), "--like", "saloon")
    assert done.code == 0
    draft = tmp_path / "mill.savage.json"
    assert draft.is_file()
    assert f"draft=@{draft}" in done.out.replace("\n", "")
    watched = tapete(
        "watch", "savage", "--set", f"draft=@{draft}", "--bot", "random", "--pace", "0"
    )
    assert watched.code == 0


def test_a_map_that_is_none_is_a_sentence_with_its_place(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "mill.uvtt"
    file.write_text('{"resolution": 3}')
    done = tapete("scenario", "import", str(file))
    assert done.code == 2
    assert "resolution" in done.err


def test_an_unknown_scenario_lists_those_there_are(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "mill.uvtt"
    file.write_bytes(msgspec.json.encode(MAP))
    done = tapete("scenario", "import", str(file), "--like", "moon")
    assert (done.code, "saloon" in done.err) == (2, True)
