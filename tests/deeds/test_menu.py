"""A menu of a game of juggling: a hall, in which somebody holds so many clubs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tapete.deeds import (
    Details,
    Do,
    Kind,
    Listed,
    Menu,
    Options,
    ToEach,
    Using,
    Way,
    Why,
    plain,
    targets,
)
from tapete.deeds.menu import ENDING_KEY
from tapete.kernel import Choice, Filled, Message
from tapete.kernel.labels import Deed

Hall = list[str]


def everybody(hall: Hall, clubs: int) -> Hall:
    return hall


def why_no_throw(hall: Hall, clubs: int) -> Why | None:
    return None if clubs else ("juggling.throw", "no_clubs", {"needs": 1})


def spins(hall: Hall, clubs: int, one: str) -> Options:
    return {"spin": [1, 2]}


def throw(hall: Hall, clubs: int, do: Do, details: Details) -> None:
    hall.append(f"{do.to} {details['spin']}")


def bows(hall: Hall, clubs: int) -> list[Way]:
    return [(Do("bow"), None, plain), (Do("curtsy"), None, plain)]


def may_end(hall: Hall, clubs: int) -> bool:
    return clubs < 9


def nothing(hall: Hall, clubs: int, do: Do, details: Details) -> None: ...


def why_not(hall: Hall, clubs: int) -> Callable[[Kind[Hall, int]], Why | None]:
    """With nine clubs in the air nobody bows."""
    return lambda kind: (
        ("juggling.bow", "busy", {"has": clubs}) if clubs >= 9 and kind.name == "bow" else None
    )


THROWS = ToEach(everybody, details=spins, do=Do)
MENU: Menu[Hall, int, Kind[Hall, int]] = Menu(
    [
        Kind("throw", "skill", throw, THROWS, why_no_throw),
        Kind("bow", "manners", nothing, Listed(bows), also=("curtsy",)),
        Kind("eat", "manners", nothing, Listed(bows), whose=lambda hall, clubs: False),
    ],
    Kind("end", "manners", nothing, when=may_end),
    "juggling",
    why_not,
)


def offered(hall: Hall, clubs: int) -> list[str]:
    return [choice.option.what for choice in MENU.choices(hall, clubs)]


def reasons(hall: Hall, clubs: int) -> list[tuple[Any, str]]:
    return [(one.option["what"], one.reason.key) for one in MENU.whats_barred(hall, clubs)]


def test_all_that_may_be_done_and_the_end_last() -> None:
    assert offered(["Ana", "Leo"], 3) == ["throw", "throw", "bow", "curtsy", "end"]


def test_where_there_is_nothing_else_one_ends() -> None:
    assert offered([], 9) == ["end"]


def test_who_must_do_something_cannot_end() -> None:
    assert offered(["Ana"], 9) == ["throw"]
    assert MENU.any_choice(["Ana"], 9, Random(1)).option == Do("throw", "Ana")


def test_what_is_barred_for_its_own_reasons_and_as_a_whole() -> None:
    assert reasons(["Ana"], 0) == [("throw", "juggling.barred.no_clubs")]
    assert reasons(["Ana"], 9) == [("bow", "juggling.barred.busy")]


def test_any_choice_is_one_of_the_choices() -> None:
    choices = MENU.choices(["Ana", "Leo"], 3)
    rng = Random(4)
    drawn = [MENU.any_choice(["Ana", "Leo"], 3, rng) for _ in range(60)]
    assert all(choice in choices for choice in drawn)
    assert {choice.option.what for choice in drawn} == {"throw", "bow", "curtsy", "end"}


def test_a_deed_may_go_by_another_name() -> None:
    assert MENU.kind("curtsy") is MENU.kind("bow")


def test_the_form_reads_what_the_menu_offers() -> None:
    form = MENU.form(["Ana"], 1)
    filled = form.read({"option": {"what": "throw", "to": "Ana", "item": -1}})
    assert filled == Filled(Do("throw", "Ana"), {"spin": 1})


def test_whom_an_answer_names() -> None:
    known = {"Ana", "Leo"}
    assert targets(("do", Filled(Do("throw", "Leo"))), known) == ("Leo",)
    assert targets({"what": "throw", "to": "Ana", "item": -1}, known) == ("Ana",)
    assert targets(("Leo", "Ana", "Leo", "nobody"), known) == ("Leo", "Ana")
    assert targets(("do", 3), known) == ()


def test_a_kind_says_why_nothing_of_it_is_offered() -> None:
    why: Why = ("juggling.throw", "nobody")
    throw_to = Kind("throw", "skill", throw, THROWS, harms=True, wanting=why)
    menu = Menu([throw_to], Kind("end", "manners", nothing), "juggling", why_not)
    assert [one.rule for one in menu.whats_barred([], 1)] == ["juggling.throw"]
    assert list(menu.whats_barred(["Ana"], 1)) == []
    assert menu.choices([], 1) == [Choice(Do("end"))]


def test_a_deed_came_true_if_somebody_it_was_meant_for_is_worse_off() -> None:
    menu = Menu([Kind("throw", "skill", throw, THROWS, harms=True)], MENU.end, "juggling", why_not)
    gist = (Message.of("juggling.gist", figure="Ana"),)
    assert menu.came_true(Do("throw", "Ana"), gist, ["Ana", "Eva"]) is True
    assert menu.came_true(Do("throw", "Eva"), gist, ["Ana", "Eva"]) is False
    assert menu.came_true(Do("end"), gist, ["Ana", "Eva"]) is None
    assert menu.came_true(None, gist, ["Ana", "Eva"]) is None


def test_an_answer_stands_under_the_heading_of_its_deed() -> None:
    assert MENU.group(("do", Filled(Do("throw", "Ana"))), "else") == "skill"
    assert MENU.group(("move", object()), "else") == "else"


def test_a_way_of_answering_may_have_a_heading_and_what_is_no_part_of_a_menu_has_none() -> None:
    heading = MENU.headings({"move": "going"})
    moves = [("move", object()), (Using("move", 3), object())]
    answers = [*moves, ("do", Do("throw", "Ana")), "yes"]
    assert [heading(one) for one in answers] == ["going", "going", "skill", ""]


def test_a_deed_is_the_same_for_every_target_and_has_its_key_and_rank() -> None:
    throws = Kind("throw", "skill", throw, THROWS, lead=1)
    menu = Menu([throws, *MENU.kinds[1:]], MENU.end, "juggling", why_not)
    to_each = {menu.deed(("do", Filled(Do("throw", name, 2)))) for name in ("Ana", "Blas")}
    assert to_each == {Deed("throw.2", "juggling.key.throw", 1)}
    assert menu.deed(Do("bow")) == Deed("bow")
    assert menu.deed(Do("end")) == Deed("end", ENDING_KEY, ends=True)


def test_a_way_of_answering_that_leads_is_a_deed_and_any_other_answer_is_none() -> None:
    menu = Menu(MENU.kinds, MENU.end, "juggling", why_not, {"walk": 2})
    assert menu.deed(("walk", object())) == Deed("walk", "juggling.key.walk", 2)
    assert menu.deed((Using("walk", 3), object())) == Deed("walk:3", "juggling.key.walk", 2)
    assert menu.deed((Using("throw", 3), object())) is None
    assert menu.deed(("Ana", None)) is None
    assert menu.deed(True) is None
