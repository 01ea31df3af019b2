"""What a survivor is made of, as shelves to pick from."""

from __future__ import annotations

from tapete.games.darkness.content.entries import Skill
from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import CAP, LEAST
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.checks.pool import bonus
from tapete.games.darkness.workshop.survivor import OWN
from tapete.kernel import Message
from tapete.workshop import Pick, Shelf

LETTERS = {"name": 40, "story": 400, "trade": 40}
GROWN = ("advances", "bought", "lost", "fund")
"""What matches have given and taken."""
MANY = 60
"""The highest number that can be entered for what matches have given."""


def shelves() -> tuple[Shelf, ...]:
    return (
        _text("name"),
        Shelf("profession", title_of("profession"), "one", professions()),
        _text("trade", (OWN,)),
        Shelf("trade_attribute", title_of("trade_attribute"), "one", attributes(), needs=(OWN,)),
        Shelf("trade_skill", title_of("trade_skill"), "one", skills(), needs=(OWN,)),
        Shelf("attributes", title_of("attributes"), "dice", attributes(),
            tuple(range(LEAST, CAP + 1)), LEAST),
        Shelf("skills", title_of("skills"), "many", skills()),
        _text("story"),
        Shelf("learned", title_of("learned"), "counts", learning(), most=CAP - 1),
        *[Shelf(name, title_of(name), "number", most=MANY)
            for name in GROWN],
    )  # fmt: skip


def title_of(name: str) -> Message:
    return Message(f"darkness.survivor.{name}")


def _text(name: str, needs: tuple[str, ...] = ()) -> Shelf:
    return Shelf(name, title_of(name), "text", most=LETTERS[name], needs=needs)


def professions() -> tuple[Pick, ...]:
    listed = [Pick.of(*one) for one in library().professions.items()]
    return (*listed, Pick(OWN, title_of("own"), title_of("owns")))


def attributes() -> tuple[Pick, ...]:
    known = library().attributes
    return tuple([Pick.of(one, known[one], start=LEAST) for one in ATTRIBUTES])


def skills() -> tuple[Pick, ...]:
    """All skills under their attributes, each with its cost and its dice."""
    every = sorted(library().skills.items(), key=lambda it: ATTRIBUTES.index(it[1].attribute))
    return tuple([_skill(*one) for one in every])


def _skill(name: str, skill: Skill) -> Pick:
    fact = Message.of("darkness.survivor.cost", cost=skill.cost, dice=bonus(skill.cost))
    return Pick.of(name, skill, facts=(fact,), group=f"darkness.survivor.of.{skill.attribute}")


def learning() -> tuple[Pick, ...]:
    """The same, each to be improved only by those who have it."""
    return tuple([Pick(one.id, one.name, needs=(one.id,)) for one in skills()])
