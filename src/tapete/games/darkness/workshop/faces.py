"""The discs of the game as cards to cut out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tapete.games.darkness.content import entries as of
from tapete.games.darkness.content.library import library
from tapete.kernel import Message, Say
from tapete.workshop import Face
from tapete.workshop.decks import Deck


def objects(say: Say) -> Iterator[Face]:
    """The object discs: the difficulty of finding each, its weight, and what it adds."""
    for disc in library().objects.values():
        yield object_face(disc, say)


def object_face(disc: of.ObjectDisc, say: Say) -> Face:
    item = library().items[disc.item]
    facts = (
        _fact("find", say, code=disc.code),
        _fact("weight", say, weight=item.weight or 0),
        _fact("dice", say, dice=disc.dice, attribute=_attribute(disc.attribute)),
    )
    texts = tuple(_uses(disc.uses, say))
    shots = (("", _fact("shots", say, count=disc.shots)),) if disc.shots else ()
    return Face(say(item.name.message), _kind("object", say), facts, (*texts, *shots))


def disc_faces(kinds: Sequence[str], say: Say) -> list[Face]:
    """The cards of objects that somebody brings."""
    items = [library().items[kind] for kind in kinds if kind in library().items]
    return [_item_face(item, say) for item in items]


def _item_face(item: of.Item, say: Say) -> Face:
    facts = (_fact("weight", say, weight=item.weight),) if item.weight is not None else ()
    return Face(say(item.name.message), _kind("item", say), facts, (("", say(item.text.message)),))


def items(say: Say) -> Iterator[Face]:
    """The equipment of a master's game."""
    yield from (_item_face(item, say) for item in library().items.values())


def allies(say: Say) -> Iterator[Face]:
    for disc in library().allies.values():
        facts = (
            _fact("persuade", say, code=disc.code),
            _fact("again", say, dice=disc.dice, attribute=_attribute(disc.attribute)),
        )
        texts = (*_uses(disc.uses, say), ("", say(disc.text.message)))
        yield Face(say(disc.name.message), _kind("ally", say), facts, texts)


def security(say: Say) -> Iterator[Face]:
    for disc in library().security.values():
        facts = [_fact("check", say, code=disc.code)]
        if disc.initiative and disc.attack and disc.defence:
            facts.append(_fact("stats", say, initiative=disc.initiative, attack=disc.attack,
                defence=disc.defence))  # fmt: skip
        kind = say(Message.of("darkness.print.guard", guard=disc.guard))
        texts = (("", say(disc.text.message)),)
        yield Face(say(disc.name.message), kind, tuple(facts), texts)


def adversaries(say: Say) -> Iterator[Face]:
    for disc in library().adversaries.values():
        levels = library().levels
        facts = (
            _fact("stats", say, initiative=disc.initiative, attack=disc.attack,
                defence=disc.defence),
            _fact("speed", say, speed=disc.speed),
        )  # fmt: skip
        worth = _fact("worth", say, points=levels[disc.attack] + levels[disc.defence])
        texts = (("", say(disc.text.message)),)
        yield Face(say(disc.name.message), _kind("adversary", say), facts, texts, worth)


def survivors(say: Say) -> Iterator[Face]:
    """The six ready survivors."""
    for one in library().survivors.values():
        facts = tuple(
            [f"{say(_attribute(name))} {value}" for name, value in one.attributes.items()]
        )
        skills = ", ".join(say(library().skills[name].name.message) for name in one.skills)
        kind = say(library().professions[one.profession].name.message)
        yield Face(say(one.name.message), kind, facts, (("", skills), ("", say(one.story.message))))


def _uses(uses: Iterable[str], say: Say) -> Iterator[tuple[str, str]]:
    """The checks that a disc helps with, unless it helps with all of its attribute."""
    named = [say(Message.of("darkness.print.use", use=use)) for use in uses]
    if named:
        yield "", say(Message.of("darkness.print.uses", uses=", ".join(named)))


def _fact(name: str, say: Say, **args: Message | str | int) -> str:
    return say(Message.of(f"darkness.print.{name}", **args))


def _kind(kind: str, say: Say) -> str:
    return say(Message.of("darkness.print.kind", kind=kind))


def _attribute(name: str) -> Message:
    return library().attributes[name].name.message


DECKS: dict[str, Deck] = {
    "objects": objects, "allies": allies, "security": security, "adversaries": adversaries,
    "survivors": survivors, "items": items,
}  # fmt: skip
