"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from tapete.games.savage.content.library import ATTRIBUTES, Entry, Profile, Trait, library
from tapete.games.savage.content.names import damage_name, figure_name, text_of, thing_name
from tapete.games.savage.figures import (
    armour_at,
    attribute,
    pace,
    parry,
    profile_of,
    running_die,
    skill,
    toughness,
    weapon_of,
    wound_limit,
)
from tapete.games.savage.labels.sheet import LABELS, die
from tapete.games.savage.screen.token import marks
from tapete.games.savage.state import BOTH, GONE, GROUND, MAIN, OFF, Figure, Item, State
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene import Card, Section

Line: TypeAlias = tuple[Message, str]

HANDS = {MAIN: "main", OFF: "off", BOTH: "both"}
DERIVED = "savage.core.derived"


def card(view: State, identity: str) -> Card | None:
    figure = next((one for one in view.figures if one.id == identity), None)
    if figure is None:
        return None
    sections = [section for section in _sections(view, figure) if section.lines]
    kind = Message.of("savage.card.kind", wild=figure.wild)
    return Card(figure_name(figure.name), kind, tuple(sections))


def _sections(view: State, figure: Figure) -> Iterator[Section]:
    profile = profile_of(figure)
    yield Section(Message("savage.card.now"), tuple(_now(view, figure)))
    yield Section(Message("savage.card.values"), tuple(_values(figure, profile)))
    yield Section(_label("attributes"), _dice(figure, ATTRIBUTES, attribute))
    yield Section(_label("skills"), _dice(figure, profile.skills, skill))
    yield Section(_label("gear"), tuple(_gear(figure)))
    yield Section(_label("edges"), tuple(_traits(profile.edges, library().edges)))
    flaws = dict.fromkeys((*profile.hindrances, *figure.hindrances))
    yield Section(_label("hindrances"), tuple(_traits(flaws, library().hindrances)))
    yield Section(_label("powers"), tuple(_powers(profile)))
    yield Section(Message("savage.card.kept"), tuple(_kept(profile)))


def _label(field: str) -> Message:
    """The word that a stat block uses for a field, in both languages."""
    return text_of({language: names[0] for language, names in LABELS[field].items()})


def _now(view: State, figure: Figure) -> Iterator[Line]:
    """Its present state: out or wounded, its conditions, and what it has left to spend."""
    if figure.out:
        yield Message.of("savage.scene.out", out=figure.out), "savage.core.incapacitation"
    if figure.wounds:
        most = wound_limit(figure)
        text = Message.of("savage.picture.wounds", wounds=figure.wounds, most=most)
        yield text, "savage.core.wounds"
    yield from ((mark.label, mark.rule) for mark in marks(view, figure))


def _values(figure: Figure, profile: Profile) -> Iterator[Line]:
    """Its derived values as they are now, with everything that changes them."""
    armour = armour_at(figure, "torso")
    hard = toughness(figure) + armour
    yield _value("pace", f"{pace(figure)} + {die(running_die(figure))}"), "savage.move.walk"
    yield _value("parry", str(parry(figure))), DERIVED
    yield (
        _value("toughness", f"{hard} ({armour})" if armour else str(hard)),
        "savage.core.toughness",
    )
    if profile.size:
        yield _value("size", f"{profile.size:+}"), "savage.core.size_scale"


def _value(field: str, value: str) -> Message:
    return Message.of("savage.card.value", name=_label(field), value=value)


def _dice(figure: Figure, names: Iterable[str], value_of: object) -> tuple[Line, ...]:
    assert callable(value_of)
    return tuple(
        [
            (
                Message.of(
                    "savage.card.value", name=thing_name(name), value=die(value_of(figure, name))
                ),
                "",
            )
            for name in names
        ]
    )


def _gear(figure: Figure) -> Iterator[Line]:
    for item in figure.items:
        if item.hand not in (GONE, GROUND):
            yield _item(item), ""


def _item(item: Item) -> Message:
    weapon = weapon_of(item)
    name = thing_name(item.kind)
    hand = HANDS.get(item.hand, "none")
    if weapon is None:
        return Message.of("savage.card.thing", name=name, hand=hand)
    ranges = "/".join(map(str, weapon.range)) if weapon.range else ""
    return Message.of(
        "savage.card.weapon",
        name=name,
        hand=hand,
        damage=damage_name(weapon.damage),
        ap=weapon.ap,
        ranged=bool(ranges),
        range=ranges,
        shots=weapon.shots,
        loaded=item.loaded,
        spare=item.spare,
    )


def _traits(names: Iterable[str], known: dict[str, Trait]) -> Iterator[Line]:
    for name in names:
        entry = known.get(name)
        if entry is not None:
            yield _described(entry, text_of({"es": entry.es, "en": entry.en})), ""


def _powers(profile: Profile) -> Iterator[Line]:
    for name in profile.powers:
        power = library().powers[name]
        about = text_of({"es": power.es, "en": power.en})
        cost = Message.of("savage.card.power", name=text_of(power.name), cost=power.cost)
        yield Message.of("savage.card.about", name=cost, about=about), "savage.power.cost"


def _kept(profile: Profile) -> Iterator[Line]:
    """What its stat block says of it without being a rule, each with the field it stands in."""
    for kept in profile.kept:
        text = Message.of("savage.word", word=kept.text)
        said = _about(thing_name(kept.of), text) if kept.of else text
        named = kept.field in LABELS and kept.field != "special"
        yield _about(_label(kept.field), said) if named else said, ""


def _about(name: Message, about: Message) -> Message:
    return Message.of("savage.card.about", name=name, about=about)


def _described(entry: Entry, about: Arg) -> Message:
    return Message.of("savage.card.about", name=text_of(entry.name), about=about)
