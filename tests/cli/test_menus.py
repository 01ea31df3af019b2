"""Long lists of options: usual ways first, others by `+`, moves by their place, headings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete.cli.agreed import Agreed
from tapete.cli.match.offers import MOST_OFFERED, Offer
from tapete.cli.match.watch import Spectator, Watch, watch_match
from tapete.cli.reading import NotUnderstood
from tapete.deeds import Do, Using
from tapete.games.savage.game import GAME
from tapete.kernel import Choice, Either, Form, Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Barred, OneOf
from tapete.kernel.matches.match import Match
from tapete.words import Words
from tests.cli.terminals import Tapete
from tests.cli.test_play import answers_in

DETAILS: dict[str, Any] = {"called": ("", "head", "leg"), "wild": (False, True), "shots": (1, 2)}
DUEL = ("play", "savage", "--seed", "3", "--no-odds", "--set", "scenario=saloon")
CARDS = "5\n"
"""Nobody buys another card."""


def form() -> Form:
    far = Barred("stab", Message("cli.play.no"), "")
    return Form(lambda: [Choice("shoot", DETAILS), Choice("end")], lambda: [far])


# --- what is typed


def test_a_form_is_listed_as_usual() -> None:
    offer = Offer(form())
    assert [line.value.option for line in offer.lines] == ["shoot", "end"]
    assert offer.lines[0].variants == [
        ("called", "head"),
        ("called", "leg"),
        ("wild", True),
        ("shots", 2),
    ]


@pytest.mark.parametrize(
    ("typed", "changed"),
    [
        ("1", {}),
        ("1+2", {"called": "leg"}),
        ("1 + 1 + 3", {"called": "head", "wild": True}),
        ("1 called=head wild", {"called": "head", "wild": True}),
        ("1 head", {"called": "head"}),
        ("1+3 shots=2", {"wild": True, "shots": 2}),
    ],
)
def test_details_are_added_by_number_or_by_name(typed: str, changed: dict[str, Any]) -> None:
    answer: Any = Offer(form()).answer(typed)
    assert answer == {
        "option": "shoot",
        "details": {"called": "", "wild": False, "shots": 1, **changed},
    }
    whole: Any = Offer(Either({"do": form()})).answer(typed)
    assert whole == ["do", answer]


@pytest.mark.parametrize("typed", ["1 2+1", "1 split=2/1"])
def test_numbers_that_belong_together_are_typed_with_a_sign_between(typed: str) -> None:
    volley = Choice("split", {"split": ([1, 1], [1, 2], [2, 1])})
    answer: Any = Offer(Form(lambda: [volley])).answer(typed)
    assert answer == {"option": "split", "details": {"split": [2, 1]}}


@pytest.mark.parametrize(
    "typed", ["1+9", "1+0", "1+1+2", "1 sideways", "2+1", "1 called=tail", "+"]
)
def test_details_that_are_not_there_are_not_understood(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        Offer(form()).answer(typed)


def test_what_is_barred_is_answered_so_that_it_is_refused_with_its_reason() -> None:
    either = Either({"do": form(), "say": OneOf(("hello",))})
    offer = Offer(either)
    assert [barred.option for barred in offer.barred] == [["do", "stab"]]
    refusal = either.refuse(offer.answer("4"))
    assert refusal is not None
    assert refusal.reason == Message("cli.play.no")


def test_so_is_what_is_barred_in_a_way_that_is_a_record_or_is_one_itself() -> None:
    lob = Using("lob", 2)
    barred = [Barred(Do("bow"), Message("cli.play.no"), "")]
    either = Either({lob: OneOf((Do("throw"),), lambda: barred)})
    answer = Offer(either).answer("2")
    assert answer == ["lob:2", {"what": "bow", "to": "", "item": -1}]
    refusal = either.refuse(answer)
    assert refusal is not None
    assert refusal.reason == Message("cli.play.no")


def test_lines_are_sorted_and_shortlisted_as_the_game_wants() -> None:
    offer = Offer(OneOf((1, 2, 3, 4)), lambda value: -value, lambda values: values[:2])
    assert offer.numbered == [2, 1]
    assert Offer(OneOf(range(100))).more
    assert len(Offer(OneOf(range(100))).lines) == MOST_OFFERED


# --- moves


@pytest.fixture(params=["free", "squares"])
def turn(request: pytest.FixtureRequest) -> Match[Any]:
    """The first turn of a match."""
    match = Match(GAME, {"scenario": "saloon", "board": request.param}, from_number(3))
    while match.question is not None and match.question.key != "savage.ask.act":
        ((seat, domain),) = match.question.domains.items()
        *_, least = domain.candidates()
        match.answer(seat, domain.write(least))
    return match


def asked(match: Match[Any]) -> Any:
    assert match.question is not None
    return match.question.domains[match.question.seats[0]]


def test_a_move_is_typed_by_its_place_and_goes_round_what_is_between(turn: Match[Any]) -> None:
    domain = asked(turn)
    actor = next(f for f in turn.state.figures if f.id == turn.state.turn.actor)
    column, row = actor.at.x // 254 + 1, actor.at.y // 254 + 1
    answer: Any = Offer(domain).answer(f"m {column} {row + 1}")
    way, steps = answer
    assert way == "move"
    route = domain.ways["move"].read(steps)
    assert (route.end.x // 254 + 1, route.end.y // 254 + 1) == (column, row + 1)


@pytest.mark.parametrize("typed", ["m", "m 3", "m here there", "m 1 2 3"])
def test_a_place_is_a_column_and_a_row(turn: Match[Any], typed: str) -> None:
    with pytest.raises(NotUnderstood):
        Offer(asked(turn)).answer(typed)


def test_a_place_out_of_reach_is_refused(turn: Match[Any]) -> None:
    domain = asked(turn)
    assert domain.refuse(Offer(domain).answer("m 1 1")) is not None


# --- at a terminal


def test_the_first_minute_tells_what_it_is_about(tapete: Tapete) -> None:
    out = tapete(*DUEL, typed=CARDS, lang="es").out
    assert "Cuentas pendientes en El Faisán (7 rondas)" in out
    assert "Juegas con: Los que venían a cobrar. Te da puntos:" in out
    assert "- dejar al dueño fuera de combate: 3 puntos y la victoria en el acto." in out
    assert out.index("Juegas con") < out.index("Ronda 1 de 7")
    assert "⟦" not in out


def test_a_turn_is_under_headings_with_other_ways_and_reasons(tapete: Tapete) -> None:
    out = tapete(*DUEL, typed=CARDS + "n\n" * 4 + "barred\ngoals\n").out
    places = [out.index(f"\n  {name}\n") for name in ("Move", "Manoeuvres", "Gear", "Turn")]
    assert places == sorted(places)
    assert "Go to (column, row): 1 (" in out
    assert "“barred” shows them and why." in out
    assert "Not adjacent. Go closer." in out
    assert out.count("You play: Those who came to collect.") == 2


def test_the_legend_tells_what_is_on_the_map_and_cites_its_rules(tapete: Tapete) -> None:
    out = tapete("play", "punk", "--seed", "3", typed="legend\n? 2m\n? zzz\n").out
    legend, _, about = out.partition("“2M”: size 2, medium cover")
    assert "On the map:" in legend
    assert "medium cover: +5 Armour  Protection grades (punk.cover.grade)" in about
    assert "“3P”: size 3, heavy cover  Shorthand: 2M, 1P, 3L (punk.setup.shorthand)" in about
    again = out.rpartition("“2M”")[2]
    assert "“3P”" not in again
    assert "“zzz” is no answer here" in again


def test_the_ground_of_a_map_is_told_by_its_name(tapete: Tapete) -> None:
    out = tapete(*DUEL, typed=CARDS + "n\n" * 4 + "? mesa\n", lang="es").out
    assert "cobertura: tapa el " in out
    assert "(savage.cover.penalty)" in out


def test_other_ways_of_an_option_are_listed_and_chosen(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "duel.tapete"
    start = CARDS + "n\n" * 4
    out = tapete(*DUEL, typed=start).out
    number = out.partition("Test somebody")[2].partition(": ")[2].split()[0]
    typed = f"{start}? {number}\n? 1\n? x\n{number}+1\nsave {file}\n"
    out = tapete(*DUEL, typed=typed).out
    assert f"{number}+1  with " in out
    assert "It can be done in one way only." in out
    assert "“x” is no answer here" in out
    assert answers_in(file)[-1][0] == "do"  # type: ignore[index]


def test_a_table_that_has_not_changed_is_not_drawn_again(tapete: Tapete) -> None:
    out = tapete(*DUEL, typed=CARDS).out
    assert out.count("Round 1 of 7") <= 2


class Seen(Exception):
    """Enough was seen."""


def test_watching_begins_with_the_story(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(spectator: Spectator) -> None:
        raise Seen

    monkeypatch.setattr(Spectator, "look", leave)
    with pytest.raises(Seen):
        watch_match(Words("en"), Watch("savage", "random", "2", Agreed(), 0.0))
    out = capsys.readouterr().out
    assert "The toll bridge (8 rounds)" in out
    assert "Travellers. They score for:" in out


# --- forms of one deed


def armed() -> Offer:
    """A blow with the sabre or with the butt, and the end of the turn."""
    wild = {"wild": (False, True)}
    choices = [Choice("sabre", wild), Choice("butt", {**wild, "shots": (1, 2)}), Choice("end")]
    blow = Form(lambda: choices, list)
    return Offer(blow, manner=lambda value: None if value.option == "end" else "blow")


def test_forms_of_one_deed_share_a_line() -> None:
    assert [line.value.option for line in armed().lines] == ["sabre", "end"]


@pytest.mark.parametrize(
    ("typed", "option", "details"),
    [
        ("1", "sabre", {"wild": False}),
        ("1+1", "butt", {"wild": False, "shots": 1}),
        ("1+2", "sabre", {"wild": True}),
        ("1+1+2+3", "butt", {"wild": True, "shots": 2}),
        ("1+1 wild", "butt", {"wild": True, "shots": 1}),
    ],
)
def test_a_form_is_picked_by_number_and_its_details_after_it(
    typed: str, option: str, details: dict[str, Any]
) -> None:
    assert armed().answer(typed) == {"option": option, "details": details}


def test_a_form_has_only_its_own_details() -> None:
    with pytest.raises(NotUnderstood):
        armed().answer("1+3")
