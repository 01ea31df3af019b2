"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.names import called, entry_name, figure
from tapete.games.darkness.labels.texts import attribute_name, dice_of, level_name
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.goods.load import load
from tapete.games.darkness.state import Foe, State, Survivor
from tapete.kernel import Message
from tapete.scene.card import Card, Line


def card(view: State, identity: str) -> Card | None:
    found = figure(view, identity)
    if isinstance(found, Survivor):
        return _survivor(view, found)
    return None if found is None else _foe(view, found)


def _title(name: str) -> Message:
    return Message(f"darkness.card.{name}")


def _survivor(view: State, one: Survivor) -> Card:
    job = entry_name(one.sheet.profession, view) or Message("darkness.card.no_profession")
    return Card.of(
        called(one.id, view),
        Message.of("darkness.card.survivor", profession=job, points=one.points),
        {
            _title("now"): [*_health(one), *_states(view, one)],
            _title("attributes"): [(_attribute(one, name), "darkness.char.attributes")
                for name in ATTRIBUTES],
            _title("skills"): _skills(view, one),
            _title("things"): _things(view, one),
            _title("allies"): _allies(view, one),
            _title("trophies"): _trophies(view, one),
        },
    )  # fmt: skip


def _health(one: Survivor) -> Iterator[Line]:
    text = Message.of("darkness.scene.health", health=one.health, most=one.defence)
    yield text, "darkness.disc.damage"


def _states(view: State, one: Survivor | Foe) -> Iterator[Line]:
    yield from ((mark.label, mark.rule) for mark in CONDITIONS.marks(one, view))


def _attribute(one: Survivor, name: str) -> Message:
    value = one.health if name == "defence" else one.sheet.value(name)
    return Message.of("darkness.card.value", name=attribute_name(name), value=value)


def _skills(view: State, one: Survivor) -> Iterator[Line]:
    for skill, cost in {**one.sheet.skills, **one.learned}.items():
        entry = library().skills[skill]
        text = Message.of(
            "darkness.card.skill", name=entry.name.message,
            attribute=attribute_name(entry.attribute), dice=1 if cost < 4 else 2,
        )  # fmt: skip
        yield text, "darkness.check.skill_bonus"


def _things(view: State, one: Survivor) -> Iterator[Line]:
    if one.things:
        text = Message.of("darkness.scene.load", load=load(one), limit=one.limit)
        yield text, "darkness.load.base_limit"
    for thing in one.things:
        yield dice_of(thing.kind, view, thing.uses), "darkness.disc.object.bonus"


def _allies(view: State, one: Survivor) -> Iterator[Line]:
    for ally in one.allies:
        yield dice_of(ally, view), "darkness.disc.ally.bonus"


def _trophies(view: State, one: Survivor) -> Iterator[Line]:
    for disc in one.trophies:
        yield entry_name(disc, view) or _title("trophies"), "darkness.combat.victory.disc"


def _foe(view: State, foe: Foe) -> Card:
    return Card.of(
        called(foe.id, view),
        Message.of("darkness.card.foe", role=foe.role),
        {
            _title("now"): _states(view, foe),
            _title("values"): [(one, "darkness.disc.adversary.attributes") for one in _codes(foe)],
        },
    )


def _codes(foe: Foe) -> Iterator[Message]:
    """Initiative, Attack and Defence, if they are known, and Speed."""
    entry = library().find(("adversaries", "security"), foe.kind)
    codes = foe.codes or (entry and (entry.initiative, entry.attack, entry.defence))
    for name, code in zip(("initiative", "attack", "defence"), codes or (), strict=False):
        if code is not None:
            yield Message.of("darkness.card.code", name=name, level=level_name(code))
    yield Message.of("darkness.card.code", name="speed", level=foe.speed)
    yield Message.of("darkness.card.code", name="health", level=foe.health)
