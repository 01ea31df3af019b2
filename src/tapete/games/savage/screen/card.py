"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tapete.games.savage.content.library import ATTRIBUTES, Power, Profile, Trait, library
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
from tapete.games.savage.labels.gifts import gift_lines
from tapete.games.savage.labels.kept import field_name, kept_texts
from tapete.games.savage.labels.sheet import die
from tapete.games.savage.rules.moving.driving import vehicle_pace
from tapete.games.savage.screen.token import marks
from tapete.games.savage.state import BOTH, GONE, GROUND, MAIN, OFF, Figure, Item, State
from tapete.kernel import Message
from tapete.scene.card import Card, Line
from tapete.scene.token import lines_of

HANDS = {MAIN: "main", OFF: "off", BOTH: "both"}
DERIVED = "savage.core.derived"


def card(view: State, identity: str) -> Card | None:
    figure = next((one for one in view.figures if one.id == identity), None)
    if figure is None:
        return None
    profile = profile_of(figure)
    flaws = dict.fromkeys((*profile.hindrances, *figure.hindrances))
    sections = {
        Message("savage.card.now"): _now(view, figure),
        Message("savage.card.values"): _values(figure, profile),
        field_name("attributes"): _dice(figure, () if figure.berths else ATTRIBUTES, attribute),
        field_name("skills"): _dice(figure, profile.skills, skill),
        field_name("gear"): _gear(figure),
        field_name("special"): gift_lines(profile),
        field_name("edges"): _traits(profile.edges, library().edges),
        field_name("hindrances"): _traits(flaws, library().hindrances),
        field_name("powers"): _powers(profile),
        Message("savage.card.kept"): ((text, "") for text in kept_texts(profile.kept)),
    }
    return Card.of(figure_name(figure.name), _kind(figure), sections)


def _kind(figure: Figure) -> Message:
    if figure.berths:
        return Message.of("savage.card.vehicle", most=figure.berths)
    return Message.of("savage.card.kind", wild=figure.wild)


def _now(view: State, figure: Figure) -> Iterator[Line]:
    """Its present state: out or wounded, its conditions, and what it has left to spend."""
    if figure.out:
        yield Message.of("savage.scene.out", out=figure.out), "savage.core.incapacitation"
    if figure.wounds:
        most = wound_limit(figure)
        text = Message.of("savage.picture.wounds", wounds=figure.wounds, most=most)
        yield text, "savage.core.wounds"
    yield from lines_of(marks(view, figure))


def _values(figure: Figure, profile: Profile) -> Iterator[Line]:
    """Its derived values as they are now, with everything that changes them."""
    armour = armour_at(figure, "torso")
    hard = toughness(figure) + armour
    text = f"{hard} ({armour})" if armour else str(hard)
    running = f"{pace(figure)} + {die(running_die(figure))}"
    going = str(vehicle_pace(figure)) if figure.berths else running
    yield _value(field_name("pace"), going), "savage.move.walk"
    yield _value(field_name("parry"), str(parry(figure))), DERIVED
    yield _value(field_name("toughness"), text), "savage.core.toughness"
    if profile.size:
        yield _value(field_name("size"), f"{profile.size:+}"), "savage.core.size_scale"


def _value(name: Message, value: str) -> Message:
    return Message.of("savage.card.value", name=name, value=value)


def _dice(
    figure: Figure, names: Iterable[str], value_of: Callable[[Figure, str], int]
) -> Iterator[Line]:
    extra = profile_of(figure).bonuses
    for name in names:
        more = extra.get(name, 0)
        rule = "savage.ruling.trait_bonus" if more else ""
        yield _value(thing_name(name), die(value_of(figure, name), more)), rule


def _gear(figure: Figure) -> Iterator[Line]:
    for item in figure.items:
        if item.hand not in (GONE, GROUND):
            keen = item.ap or item.reach
            yield _item(item), "savage.ruling.natural_keen" if keen else ""


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
            yield _described(text_of(entry.name), entry), ""


def _powers(profile: Profile) -> Iterator[Line]:
    for name in profile.powers:
        power = library().powers[name]
        cost = Message.of("savage.card.power", name=text_of(power.name), cost=power.cost)
        yield _described(cost, power), "savage.power.cost"


def _described(name: Message, entry: Trait | Power) -> Message:
    return _about(name, text_of({"es": entry.es, "en": entry.en}))


def _about(name: Message, about: Message) -> Message:
    return Message.of("savage.card.about", name=name, about=about)
