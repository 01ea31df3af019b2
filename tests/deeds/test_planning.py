"""What is worth weighing of a menu."""

from __future__ import annotations

from tapete.deeds.do import Do
from tapete.deeds.planning import best, ending, grouped, ranked, varied
from tapete.kernel import Choice, Filled

ANA = Choice(Do("throw", "Ana"), {"spin": [1, 2]})
LEO = Choice(Do("throw", "Leo"), {"spin": [1, 2]})
END = Choice(Do("end"))
RANK = {"Ana": 1.0, "Leo": 2.0}


def test_the_last_of_a_menu_is_its_end() -> None:
    assert ending([ANA, END]) == Filled(Do("end"))


def test_choices_of_a_kind_keep_their_order() -> None:
    assert grouped([LEO, END, ANA], lambda do: do.what) == {"throw": [LEO, ANA], "end": [END]}


def test_the_most_promising_come_first_and_are_varied() -> None:
    found = ranked([ANA, LEO], lambda to: RANK[to])
    weighed = list(varied(found, lambda choice: [{"spin": 2}]))
    assert [(one.option.to, one.details["spin"]) for one in weighed] == [
        ("Leo", 1), ("Leo", 2), ("Ana", 1),
    ]  # fmt: skip


def test_the_best_places_of_equals_the_first_and_none_that_is_not_worth_it() -> None:
    worth = {"stage": 2.0, "bar": None, "yard": 2.0, "attic": 3.0}
    assert best(worth, lambda place: worth[place], 2) == ["attic", "stage"]
