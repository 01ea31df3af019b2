"""What does not fit a type is said in words, with the field that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tapete.kernel.misfits import misfit, misfit_in
from tapete.kernel.shaping import shaped
from tapete.words import LANGUAGES, Words


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    loud: bool = False


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    players: Annotated[int, Meta(ge=1, le=4)] = 4
    width: Annotated[float, Meta(gt=0, lt=10)] = 1
    size: int | tuple[int, int] = 0
    title: Annotated[str, Meta(max_length=3)] = ""
    words: Annotated[tuple[str, ...], Meta(min_length=1)] = ("",)
    pair: tuple[int, int] = (0, 0)
    level: Literal["easy", "hard"] = "easy"
    own: dict[str, Inner] = {}


def said(given: Mapping[str, Any] | int) -> dict[str, str]:
    """What is said of options in both languages."""
    plain = {"name": "a", **given} if isinstance(given, Mapping) else given
    with pytest.raises(msgspec.ValidationError) as wrong:
        shaped(plain, Wanted)
    message = misfit(str(wrong.value), plain, Wanted)
    return {language: Words(language).say(message) for language in LANGUAGES}


CASES: list[tuple[Any, str, str]] = [
    ({"players": 0}, "players: at least 1", "players: se esperaba 1 como mínimo."),
    ({"players": 5}, "players: at most 4", "players: se esperaba 4 como máximo."),
    ({"players": "a"}, "players: a whole number", "se esperaba un número entero, no un texto."),
    ({"players": None}, "not nothing", "no nada."),
    ({"width": 0}, "width: more than 0", "width: se esperaba más de 0"),
    ({"width": 10}, "width: less than 10", "width: se esperaba menos de 10"),
    ({"size": "a"}, "size: a whole number or a list", "un número entero o una lista, no un texto."),
    ({"title": "abcd"}, "title: it is too long", "puede tener 3 como mucho."),
    ({"words": []}, "words: it is too short", "debe tener al menos 1."),
    ({"pair": [1]}, "pair: it must have just 2.", "pair: debe tener 2 justos."),
    ({"level": "x"}, "level: 'x' is not one", "level: 'x' no es uno de los valores"),
    ({"x": 1}, "x: there is no such field.", "x: no hay ningún campo así."),
    ({"name": 3}, "name: a text was expected", "name: se esperaba un texto"),
    ({"own": {"b": {}, "c": {"loud": 1}}}, "own.c.loud: true or false", "own.c.loud: se esperaba"),
    ({"own": {"b": {"odd": 1}}}, "own.b.odd: there is no", "own.b.odd: no hay ningún campo así."),
    (7, "a table of names and values", "se esperaba una tabla de nombres y valores"),
]


@pytest.mark.parametrize(("given", "english", "spanish"), CASES, ids=str)
def test_what_is_wrong_is_said_in_both_languages(given: Any, english: str, spanish: str) -> None:
    both = said(given)
    assert english in both["en"]
    assert spanish in both["es"]
    assert not any(jargon in both["es"] for jargon in ("Expected", "Object", "$", "`"))


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        shaped({}, Wanted)
    message = misfit(str(wrong.value), {}, Wanted)
    assert Words("es").say(message) == "name: hace falta y no está."


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("JSON is malformed: invalid character (byte 1)", "draft: esto no es JSON bien escrito."),
        ("Input data was truncated", "draft: esto no es JSON bien escrito."),
        ("Object missing required field `name`", "draft.name: hace falta y no está."),
        ("Expected `int` >= 1 - at `$.a[0]`", "draft.a[0]: se esperaba 1 como mínimo."),
    ],
)
def test_a_text_in_a_field_that_cannot_be_read_is_named(said: str, expected: str) -> None:
    assert Words("es").say(misfit_in("draft", said)) == expected


def test_a_path_that_does_not_lead_through_the_value_stays_as_it_is() -> None:
    """A check of its own may speak of what is inside a field as if that were the whole."""
    message = misfit("Expected `int`, got `str` - at `$.inside[...]`", {"own": {}}, Wanted)
    assert "inside" in Words("en").say(message)
