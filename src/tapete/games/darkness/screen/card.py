"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.figures import figure_of
from tapete.games.darkness.labels import texts
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.names import called, entry_name
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.checks.pool import bonus
from tapete.games.darkness.state import Foe, State, Survivor
from tapete.kernel import Message
from tapete.scene.card import Card, Line
from tapete.scene.token import lines_of

WORDS = "darkness.card."


def card(view: State, identity: str) -> Card | None:
    found = figure_of(view, identity)
    if isinstance(found, Survivor):
        return _survivor(view, found)
    return None if found is None else _foe(view, found)


def _survivor(view: State, one: Survivor) -> Card:
    job = entry_name(one.sheet.profession, view) or Message("darkness.card.no_profession")
    values = {name: one.sheet.value(name) for name in ATTRIBUTES} | {"defence": one.health}
    allies = [texts.dice_of(ally, view) for ally in one.allies]
    trophies = [
        entry_name(disc, view) or Message("darkness.card.trophies") for disc in one.trophies
    ]
    return Card.headed(
        WORDS,
        called(one.id, view),
        Message.of("darkness.card.survivor", profession=job, points=one.points),
        now=[
            (texts.health_said(one), "darkness.disc.damage"),
            *lines_of(CONDITIONS.marks(one, view)),
        ],
        attributes=[(texts.value_said(*it), "darkness.char.attributes") for it in values.items()],
        skills=_skills(one),
        things=_things(view, one),
        allies=[(ally, "darkness.disc.ally.bonus") for ally in allies],
        trophies=[(name, "darkness.combat.victory.disc") for name in trophies],
    )


def _skills(one: Survivor) -> Iterator[Line]:
    for skill, cost in {**one.sheet.skills, **one.learned}.items():
        entry = library().skills[skill]
        name, attribute = entry.name.message, texts.attribute_name(entry.attribute)
        text = Message.of("darkness.card.skill", name=name, attribute=attribute, dice=bonus(cost))
        yield text, "darkness.check.skill_bonus"


def _things(view: State, one: Survivor) -> Iterator[Line]:
    if one.things:
        yield texts.load_said(one), "darkness.load.base_limit"
    for thing in one.things:
        yield texts.dice_of(thing.kind, view, thing.uses), "darkness.disc.object.bonus"


def _foe(view: State, foe: Foe) -> Card:
    return Card.headed(
        WORDS,
        called(foe.id, view),
        Message.of("darkness.card.foe", role=foe.role),
        now=lines_of(CONDITIONS.marks(foe, view)),
        values=[(one, "darkness.disc.adversary.attributes") for one in _codes(foe)],
    )


def _codes(foe: Foe) -> Iterator[Message]:
    """Initiative, Attack and Defence, if they are known, and Speed."""
    entry = library().find(("adversaries", "security"), foe.kind)
    codes = foe.codes or (entry and (entry.initiative, entry.attack, entry.defence))
    for name, code in zip(("initiative", "attack", "defence"), codes or (), strict=False):
        if code is not None:
            yield Message.of("darkness.card.code", name=name, level=texts.level_name(code))
    yield Message.of("darkness.card.code", name="speed", level=foe.speed)
    yield Message.of("darkness.card.code", name="health", level=foe.health)
