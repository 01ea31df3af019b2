"""What a survivor is made of, as shelves to pick from."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.sheets import CAP, LEAST
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.workshop.survivor import OWN
from tapete.kernel import Message
from tapete.workshop import Pick, Shelf

LETTERS = {"name": 40, "story": 400, "trade": 40}
MANY = 60
"""The highest number that can be entered for what matches have given."""


def shelves() -> tuple[Shelf, ...]:
    return (
        _text("name"),
        Shelf("profession", _title("profession"), "one", professions()),
        _text("trade", (OWN,)),
        Shelf("trade_attribute", _title("trade_attribute"), "one", attributes(), needs=(OWN,)),
        Shelf("trade_skill", _title("trade_skill"), "one", skills(), needs=(OWN,)),
        Shelf("attributes", _title("attributes"), "dice", attributes(),
            tuple(range(LEAST, CAP + 1)), LEAST),
        Shelf("skills", _title("skills"), "many", skills()),
        _text("story"),
        Shelf("learned", _title("learned"), "counts", learning(), most=CAP - 1),
        *[Shelf(name, _title(name), "number", most=MANY)
            for name in ("advances", "bought", "lost", "fund")],
    )  # fmt: skip


def _title(name: str) -> Message:
    return Message(f"darkness.survivor.{name}")


def _text(name: str, needs: tuple[str, ...] = ()) -> Shelf:
    return Shelf(name, _title(name), "text", most=LETTERS[name], needs=needs)


def professions() -> tuple[Pick, ...]:
    listed = [Pick(name, one.name.message, one.text.message)
        for name, one in library().professions.items()]  # fmt: skip
    return (*listed, Pick(OWN, Message("darkness.survivor.own"), Message("darkness.survivor.owns")))


def attributes() -> tuple[Pick, ...]:
    known = library().attributes
    return tuple([Pick(one, known[one].name.message, known[one].text.message, start=LEAST)
        for one in ATTRIBUTES])  # fmt: skip


def skills() -> tuple[Pick, ...]:
    """All skills under their attributes, each with its cost and its dice."""
    return tuple([
        Pick(name, skill.name.message, skill.text.message,
            (Message.of("darkness.survivor.cost", cost=skill.cost, dice=1 + (skill.cost > 3)),),
            group=f"darkness.survivor.of.{skill.attribute}")
        for attribute in ATTRIBUTES
        for name, skill in library().skills.items() if skill.attribute == attribute
    ])  # fmt: skip


def learning() -> tuple[Pick, ...]:
    """The same, each to be improved only by those who have it."""
    return tuple([Pick(one.id, one.name, needs=(one.id,)) for one in skills()])
