"""Matches typed at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Answered, TakenBack
from tests.cli.terminals import CUSTOMS, HIGHWAYMEN, Tapete

ROAD = ("play", HIGHWAYMEN, "--seed", "3", "--set", "goal=8")
GATE = ("play", CUSTOMS, "--seed", "1")


def answers_in(file: Path) -> list[object]:
    records = Journal.parse(file.read_bytes()).records
    return [record.answer for record in records if isinstance(record, Answered)]


def test_a_match_is_played_to_its_end_by_numbers(tapete: Tapete) -> None:
    done = tapete(*ROAD, "--bot", "random", typed="2\n" * 40 + "n\n")
    assert done.code == 0
    assert "Your turn. Which job do you pull?" in done.out
    assert "The match is over" in done.out
    assert "coins." in done.out
    assert ("You have won." in done.out) != ("You have lost." in done.out)


def test_the_greedy_bot_plays_and_every_option_has_its_odds(tapete: Tapete) -> None:
    done = tapete("play", HIGHWAYMEN, "--seed", "3", "--set", "goal=5", typed="1\n" * 9, lang="es")
    assert "≈25\u00a0% Zurdo +2" in done.out
    assert "Malasombra" in done.out


def test_odds_can_be_left_out(tapete: Tapete) -> None:
    assert "%" not in tapete(*ROAD, "--no-odds").out


def test_what_happened_is_told_and_the_bot_s_cards_are_not(tapete: Tapete) -> None:
    out = tapete(*ROAD, "--no-odds", "--bot", "random", typed="1\n").out
    assert out.count("Drawing cards: Card of") == 3
    assert "Turn of Nightshade." in out
    assert "Nightshade: 0 coins, hand: ? ? ?" in out


def test_every_kind_of_question_can_be_answered(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "gate.tapete"
    typed = f"1\n3, 1\n4\n3 2 1\nn\nsave {file}\n1\nq\nn\n"
    done = tapete(*GATE, typed=typed)
    assert "You are through." in done.out
    assert answers_in(file) == ["papers", ["boots", "hat"], 4, ["hat", "coat", "boots"], False]


def test_an_answer_can_be_typed_in_full(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "gate.tapete"
    tapete(*GATE, typed=f'= "smile"\n= ["hat"]\nsave {file}\n')
    assert answers_in(file) == ["smile", ["hat"]]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", "“9” is no answer here"),
        ("0", "“0” is no answer here"),
        ("-1", "“-1” is no answer here"),
        ("1 2", "“1 2” is no answer here"),
        ("fly", "“fly” is no answer here"),
        ("y", "“y” is no answer here"),
        ("= {", "“ {” is no answer here"),
        ('= "jump"', "'jump' is not among the answers: "),
        ("= [[1]]", "is not among the answers: "),
        ("why 9", "“9” is no answer here"),
        ("why not", "“not” is no answer here"),
        ("undo", "Seat 1 has nothing to take back."),
        ("save /nowhere/at/all", "/nowhere/at/all: No such file or directory."),
        ("²", "“²” is no answer here"),
        ("why ²", "“²” is no answer here"),
    ],
)
def test_what_cannot_be_done_is_a_sentence_and_changes_nothing(
    tapete: Tapete, tmp_path: Path, typed: str, said: str
) -> None:
    file = tmp_path / "gate.tapete"
    done = tapete(*GATE, typed=f"{typed}\nsave {file}\n")
    assert said in done.out
    assert done.out.count("What do you show?") == 1
    assert Journal.parse(file.read_bytes()).records == ()


@pytest.mark.parametrize(
    ("typed", "said"),
    [("1 1", "Nothing may be picked twice."), ("1 2 3", "between 1 and 2 are needed")],
)
def test_wrong_picks_are_refused(tapete: Tapete, typed: str, said: str) -> None:
    assert said in tapete(*GATE, typed=f"1\n{typed}\n").out


def test_why_shows_the_rule_behind_the_question(tapete: Tapete) -> None:
    done = tapete(*GATE, typed="porqué\n", lang="es")
    assert "El aduanero  aduana.ask" in done.out
    assert "El aduanero pregunta y tú respondes." in done.out


def test_why_n_shows_all_that_may_come_of_an_option(tapete: Tapete) -> None:
    done = tapete(*ROAD, typed="w 1\n")
    lines = [line.strip() for line in done.out.splitlines()]
    assert {"≈25% Lefty +2", "≈25% Lefty +5"} <= set(lines)


def test_why_n_minds_the_range_of_an_amount(tapete: Tapete) -> None:
    done = tapete(*GATE, typed="1\n1\nwhy 9\nwhy 2\n")
    assert "9 is not between 1 and 5." in done.out
    assert done.out.count("The officer asks and you answer.") == 1


def test_what_is_barred_is_shown_with_the_reason_and_why_shows_its_rule(tapete: Tapete) -> None:
    done = tapete(*GATE, typed="why 3\n")
    assert "   3  A bribe  you have only 3 coins" in done.out
    assert "A bribe: you have only 3 coins" in done.out
    assert "A bribe costs 10 coins." in done.out


def test_picking_what_is_barred_is_refused_with_its_rule(tapete: Tapete) -> None:
    done = tapete(*GATE, typed="3\n")
    assert "A bribe costs 10 coins." in done.out
    assert "What do you declare?" not in done.out


def test_what_is_barred_in_one_way_of_several_is_shown_too(tapete: Tapete) -> None:
    done = tapete(*GATE, typed="1\n1\n1\n1 2 3\ny\nporqué 4\n4\n", lang="es")
    assert done.out.count("Un soborno cuesta 10 monedas.") == 2
    assert "pay: bribe: solo tienes 3 monedas" in done.out


def test_enter_shows_the_question_again_and_log_what_happened(tapete: Tapete) -> None:
    assert tapete(*GATE, typed="\n").out.count("What do you show?") == 2
    assert tapete(*ROAD, typed="log\n").out.count("Turn of Lefty.") == 2


def test_help_lists_what_can_be_typed(tapete: Tapete) -> None:
    for word, lang, said in (("?", "en", "why N"), ("ayuda", "es", "porqué N")):
        assert said in tapete(*GATE, typed=f"{word}\n", lang=lang).out


def test_undo_takes_back_the_last_answer(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "gate.tapete"
    done = tapete(*GATE, typed=f"1\nundo\n2\nsave {file}\n")
    assert "Seat 1 took back an answer." in done.out
    kept = Journal.parse(file.read_bytes()).records
    assert [type(record) for record in kept] == [Answered, TakenBack, Answered]


def test_a_bot_does_not_agree_to_an_undo_past_what_was_revealed(tapete: Tapete) -> None:
    done = tapete(*ROAD, "--bot", "random", "--no-odds", typed="1\nundo\n")
    assert done.out.count("Which job do you pull?") == 1
    assert "“practice”:" in done.out


@pytest.mark.parametrize(
    ("options", "typed"), [(("--practice",), "1\nundo\n"), ((), "1\npractice\nundo\n")]
)
def test_in_practice_a_bot_agrees_to_every_undo(
    tapete: Tapete, options: tuple[str, ...], typed: str
) -> None:
    done = tapete(*ROAD, "--bot", "random", "--no-odds", *options, typed=typed)
    assert done.out.count("Which job do you pull?") == 2
    assert "practice" in done.out


def test_two_at_one_keyboard_do_not_turn_their_match_into_practice(tapete: Tapete) -> None:
    people = ("--seat", "1", "--seat", "2", "--no-odds")
    assert "--practice." in tapete(*ROAD, *people, typed="practice\n").out


@pytest.mark.parametrize(("agrees", "asked"), [("y", 3), ("n", 2)])
def test_people_are_asked_to_agree_to_an_undo(tapete: Tapete, agrees: str, asked: int) -> None:
    """Seat 1 robs, and so does seat 2; then seat 1 wants its answer back."""
    people = ("--seat", "1", "--seat", "2", "--no-odds")
    done = tapete(*ROAD, *people, typed=f"1\n\n1\n\nundo\nmaybe\n{agrees}\n")
    assert done.out.count("Seat 2: do you agree to the undo?") == 2
    assert done.out.count("Which job do you pull?") == asked
    assert ("It is not taken back." in done.out) == (agrees == "n")


def test_at_one_screen_each_seat_sees_only_its_own_hand(tapete: Tapete) -> None:
    people = ("--seat", "1", "--seat", "2", "--no-odds")
    done = tapete(*ROAD, *people, typed="1\n\n")
    first, second = done.out.split("Seat 2: press Enter")
    assert "Lefty: 0 coins, hand: 2 4 4" in first
    assert "Lefty: 2 coins, hand: ? ? ?" in second
    assert "Nightshade: 0 coins, hand: 2 3 3" in second
    assert "Card of 4" not in second


def test_nobody_is_asked_who_has_no_choice(tapete: Tapete) -> None:
    """Seat 2 has no card to spring an ambush with."""
    people = ("--seat", "1", "--seat", "2", "--no-odds")
    done = tapete(*ROAD, *people, typed="1\n\n")
    assert done.out.count("Which job do you pull?") == 2
    assert "Do you spring an ambush?" not in done.out


def test_a_match_is_saved_left_and_gone_on_with(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "my road.tapete"
    left = tapete(*ROAD, "--bot", "random", typed=f"1\nsave {file}\nq\n")
    assert "You leave the table." in left.out
    assert f"tapete play {HIGHWAYMEN} --bot random --load" in left.out.replace("\n", " ")
    asked = left.out.rstrip().rpartition("Your turn.")[2].splitlines()[0]
    again = tapete("play", HIGHWAYMEN, "--load", str(file), typed="q\n")
    assert f"Your turn.{asked}" in again.out
    assert "Save the match?" not in again.out


def test_leaving_offers_to_save(
    tapete: Tapete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tapete(*GATE, typed="1\nsalir\nsí\n", lang="es")
    tapete(*GATE, typed="2\nq\nyes\n")
    assert answers_in(tmp_path / "aduana.tapete") == ["papers"]
    assert answers_in(tmp_path / "aduana-2.tapete") == ["smile"]
    tapete(*GATE, typed="q\n")
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_of_something_else_is_not_written_over(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", "utf-8")
    done = tapete(*GATE, typed=f"1\nsave {file}\n")
    assert "is already there" in done.out.replace("\n", " ")
    assert file.read_text("utf-8") == "dear diary"


def test_a_finished_match_can_be_saved_and_seen_again(
    tapete: Tapete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = tapete(*GATE, typed="1\n1\n1\n1 2 3\ny\n1\ny\n")
    assert f"Look at it again with: tapete replay --game {CUSTOMS} aduana.tapete" in done.out
    assert tapete("verify", "--game", CUSTOMS, "aduana.tapete").code == 0


def test_a_closed_keyboard_leaves_the_table(tapete: Tapete) -> None:
    done = tapete(*GATE)
    assert (done.code, done.err) == (0, "")
    assert "You leave the table." in done.out


def test_real_dice_are_typed_and_checked(tapete: Tapete) -> None:
    typed = ("play", HIGHWAYMEN, "--dice", "typed", "--bot", "random", "--no-odds")
    done = tapete(*typed, typed="4\n4\n4\n1\n5\n2 2\n\n3\n", lang="es")
    assert "Asiento 1. Robar cartas. ¿Qué ha salido?" in done.out
    assert "Zurdo: 0 monedas, mano: 4 4 4" in done.out
    assert "Tira d4 y escribe las caras" in done.out
    assert "Un d4 no puede mostrar 5." in done.out
    assert "2 caras son demasiadas para 1 dado." in done.out
    assert "Zurdo asalta a un viajero: 4 monedas." in done.out


def test_people_throw_the_dice_of_bots(tapete: Tapete) -> None:
    typed = ("play", HIGHWAYMEN, "--dice", "typed", "--bot", "random", "--no-odds")
    done = tapete(*typed, typed="1\n1\n1\n1\n3\n1\n")
    assert done.out.count("Seat 2. Drawing cards. What was drawn?") == 2


def test_a_match_with_real_dice_is_gone_on_with(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "real.tapete"
    typed = ("--bot", "random", "--no-odds")
    tapete("play", HIGHWAYMEN, "--dice", "typed", *typed, typed=f"4\n4\n4\nsave {file}\n")
    done = tapete("play", HIGHWAYMEN, "--load", str(file), *typed, typed="1\n3\n")
    assert "Lefty robs a traveller: 4 coins." in done.out
    assert "holds no seed" in tapete("verify", str(file)).refused


def test_at_one_screen_the_end_is_told_to_nobody_in_particular(tapete: Tapete) -> None:
    people = ("--seat", "1", "--seat", "2", "--no-odds")
    done = tapete(*ROAD, *people, typed="1\n\n" * 60)
    assert "The match is over" in done.out
    assert "You have" not in done.out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Nothing worth having could come of it"),
        ("es", "De nada o de muy poco habría servido"),
    ],
)
def test_nobody_is_asked_what_cannot_matter_and_the_log_says_so(
    tapete: Tapete, lang: str, said: str
) -> None:
    """A certain try has hit: another throw would change nothing but the tokens left."""
    done = tapete("play", "tests.odds.trying:TRYING", "--no-odds", typed="1\nq\n", lang=lang)
    assert done.out.count("trying.ask.try") == 2
    assert done.out.count("trying.ask.again") == 1
    assert done.out.count(said) == 1
