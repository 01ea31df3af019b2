"""The discs of the game as cards to cut out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.games.darkness.content import entries as of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.texts import attribute_name, value_said
from tapete.kernel import Message, Say
from tapete.kernel.message import Arg
from tapete.workshop import Face
from tapete.workshop.decks import Deck


def objects(say: Say) -> Iterator[Face]:
    """The object discs: the difficulty of finding each, its weight, and what it adds."""
    for disc in library().objects.values():
        item = library().items[disc.item]
        weight, dice = _said("weight", weight=item.weight or 0), _dice("dice", disc)
        shots = [_said("shots", count=disc.shots)] if disc.shots else []
        facts, texts = (_said("find", code=disc.code), weight, dice), (*_uses(disc), *shots)
        yield Face.said(say, item.name.message, _said("kind", kind="object"), facts, texts)


def item_faces(listed: Iterable[of.Item], say: Say) -> Iterator[Face]:
    for item in listed:
        facts = [] if item.weight is None else [_said("weight", weight=item.weight)]
        kind, texts = _said("kind", kind="item"), [item.text.message]
        yield Face.said(say, item.name.message, kind, facts, texts)


def allies(say: Say) -> Iterator[Face]:
    for disc in library().allies.values():
        facts = _said("persuade", code=disc.code), _dice("again", disc)
        texts = *_uses(disc), disc.text.message
        yield Face.said(say, disc.name.message, _said("kind", kind="ally"), facts, texts)


def security(say: Say) -> Iterator[Face]:
    for disc in library().security.values():
        facts, texts = (_said("check", code=disc.code), *_stats(disc)), [disc.text.message]
        yield Face.said(say, disc.name.message, _said("guard", guard=disc.guard), facts, texts)


def adversaries(say: Say) -> Iterator[Face]:
    levels = library().levels
    for disc in library().adversaries.values():
        facts = *_stats(disc), _said("speed", speed=disc.speed)
        kind, texts = _said("kind", kind="adversary"), [disc.text.message]
        worth = _said("worth", points=levels[disc.attack] + levels[disc.defence])
        yield Face.said(say, disc.name.message, kind, facts, texts, worth)


def survivors(say: Say) -> Iterator[Face]:
    """The six ready survivors."""
    known = library()
    for one in known.survivors.values():
        facts = [value_said(*value) for value in one.attributes.items()]
        skills = tuple([known.skills[name].name.message for name in one.skills])
        texts = Message.of("darkness.plain", text=skills), one.story.message
        kind = known.professions[one.profession].name.message
        yield Face.said(say, one.name.message, kind, facts, texts)


def _uses(disc: of.ObjectDisc | of.AllyDisc) -> Iterator[Message]:
    """The checks that a disc helps with, if not with all of its attribute."""
    if disc.uses:
        yield _said("uses", uses=tuple([_said("use", use=use) for use in disc.uses]))


def _dice(name: str, disc: of.ObjectDisc | of.AllyDisc) -> Message:
    return _said(name, dice=disc.dice, attribute=attribute_name(disc.attribute))


def _stats(disc: of.SecurityDisc | of.AdversaryDisc) -> Iterator[Message]:
    """Initiative, Attack and Defence of what can be fought."""
    if disc.initiative and disc.attack and disc.defence:
        codes = {"initiative": disc.initiative, "attack": disc.attack, "defence": disc.defence}
        yield Message.of("darkness.print.stats", **codes)


def _said(name: str, **args: Arg) -> Message:
    return Message.of(f"darkness.print.{name}", **args)


DECKS: dict[str, Deck] = {
    "objects": objects, "allies": allies, "security": security, "adversaries": adversaries,
    "survivors": survivors, "items": lambda say: item_faces(library().items.values(), say),
}  # fmt: skip
