"""Whatever is asked, told or refused calls somebody by an id; words come last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tapete.games.arena.game import GAME as ARENA
from tapete.games.darkness.game import GAME as DARKNESS
from tapete.games.euphoria.game import GAME as EUPHORIA
from tapete.games.punk.game import GAME as PUNK
from tapete.games.savage.game import GAME as SAVAGE
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Barred
from tapete.kernel.event import Event, Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.question import Question
from tapete.offers import barred_in
from tapete.scene.screen import screen_of
from tapete.server.showing.asking import few

FIGURES = ("figure", "target", "to", "other", "victim")
"""Arguments and fields that are somebody's id, or empty."""
ANSWERS = 90
MATCHES: list[tuple[Any, dict[str, Any]]] = [
    *[(ARENA, {"scenario": one, "players": 2}) for one in ("screen_test", "nests")],
    *[(DARKNESS, {"scenario": one, "players": 2}) for one in ("last_bus", "the_vault")],
    *[(EUPHORIA, {"mission": one}) for one in ("massacre", "the_tape")],
    *[(SAVAGE, {"scenario": one}) for one in ("bridge", "saloon", "convoy", "crypt")],
    *[
        (PUNK, {"scenario": scenario, "bands": bands, "beasts": True, "perils": True})
        for scenario, bands in (
            ("tower", ["troupe_300", "mutardos_300_guille"]),
            ("rescue", ["chatarreros_200_sigilo", "irradiados_300"]),
            ("convoy", ["hijos_200_moto", "idos_300_filos"]),
        )
    ],
]


PEOPLE = {
    "arena": ("hunters", "helpers", "enemies", "things"),
    "darkness": ("survivors", "foes"),
    "euphoria": ("minis",),
    "punk": ("minis",),
    "savage": ("figures",),
}
"""Where the state of a game has those whom something can happen to."""


def ids_in(game: Any, state: Any) -> set[str]:
    return {one.id for name in PEOPLE[game.name] for one in getattr(state, name)}


def called(message: Message) -> Iterator[str]:
    """All that a message, or one within it, calls somebody."""
    for name, value in message.args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Message):
                yield from called(one)
            elif name in FIGURES and isinstance(one, str) and one:
                yield one


def called_in(event: Event) -> Iterator[str]:
    fields = [getattr(event, name) for name in event.__struct_fields__ if name in FIGURES]
    yield from [one for one in fields if isinstance(one, str) and one]
    yield from called(event.message())
    for term in event.modifiers if isinstance(event, Rolled) else ():
        yield from called(term.name) if term.name is not None else ()


def asked_in(game: Any, question: Question, view: Any) -> Iterator[str]:
    """What a question, its answers and what it bars call somebody."""
    yield from called(question.message)
    for domain in question.domains.values():
        barred: list[Barred] = list(barred_in(domain))
        for one in barred:
            yield from called(one.reason)
        for _, answer in zip(range(20), few(domain), strict=False):
            yield from called(game.labels.label(answer, view))


@pytest.mark.parametrize(
    ("game", "options"),
    MATCHES,
    ids=[f"{game.name}-{next(iter(options.values()))}" for game, options in MATCHES],
)
def test_everybody_is_called_by_an_id(game: Any, options: dict[str, Any]) -> None:
    match: Match[Any] = Match(game, options, from_number(5))
    rng, told, ids, seen = Random(5), 0, set[str](), {""}
    named: dict[str, str] = {}
    for _ in range(ANSWERS):
        question = match.question
        if question is None:
            break
        seat = question.seats[0]
        view = match.view(seat)
        ids |= ids_in(game, match.state)
        seen |= ids_in(game, view)
        for event in match.events(None, told):
            named |= {one: str(event) for one in called_in(event)}
            cue = screen_of(game).cue(event, view)
            if cue is not None:
                assert {cue.figure, cue.target} <= seen
        named |= dict.fromkeys(asked_in(game, question, view), question.key)
        assert {one: where for one, where in named.items() if one not in ids} == {}
        told = len(match.told)
        domain = question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    assert len(named) > 1
