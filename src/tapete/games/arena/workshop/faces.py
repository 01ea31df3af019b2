"""The cards of the game as they are printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.games.arena.content import entries as of
from tapete.games.arena.content import names
from tapete.games.arena.content.library import GEAR, library
from tapete.games.arena.content.properties import property_of
from tapete.games.arena.labels import texts
from tapete.games.arena.labels.conditions import ELEMENTS
from tapete.kernel import Message, Say
from tapete.kernel.terminal import capitalized
from tapete.workshop import Face
from tapete.workshop.decks import Deck

PROPERTIES: dict[str, str] = {
    "rapid": "arena.prop.rapid.repeat", "crits": "arena.prop.crit_effects",
    "complex": "arena.action.complex", "overcharge": "arena.element.overcharge",
    **{str(element): rule for element, rule in ELEMENTS.items()},
}  # fmt: skip
"""The rules of properties, where the names of the two differ."""


def told(one: of.Told | of.Special, say: Say) -> tuple[str, str]:
    return say(one.name.message), say(one.text.message)


def gear(say: Say) -> Iterator[Face]:
    for table in GEAR:
        yield from (gear_face(card, say) for card in getattr(library(), table).values())


def gear_face(card: of.GearCard, say: Say) -> Face:
    """Gear with its actions, what it says, and its prices."""
    kind = Message.of("arena.print.gear", slot=card.slot, shop=card.shop or "none")
    prices = Message.of("arena.print.prices", cost=card.cost, resale=card.resale)
    parts = tuple([("", part) for part in does(card, say)])
    foot = say(prices) if card.cost else ""
    printed = [one for action in card.actions for one in action.properties]
    legend = tuple(_legend(printed, say))
    return Face(say(card.name.message), say(kind), texts=parts, foot=foot, legend=legend)


def does(card: of.GearCard, say: Say) -> list[str]:
    """What a card of gear does, in parts."""
    shields = tuple(map(names.token_name, card.tokens))
    return [capitalized(say(part)) for part in texts.gear_parts(card, shields)]


def _legend(properties: Iterable[str], say: Say) -> Iterator[tuple[str, str]]:
    """Properties, each with its rule."""
    for text in properties:
        name = property_of(text).name
        yield (
            capitalized(say(names.property_name(text))),
            PROPERTIES.get(name, f"arena.prop.{name}"),
        )


def enemies(say: Say) -> Iterator[Face]:
    for card in library().enemies.values():
        kind = say(Message.of("arena.card.enemy", kind=card.kind))
        loot = say(Message.of("arena.print.loot", count=card.loot))
        name, facts = say(card.name.message), tuple(_stats(card, say))
        yield Face(name, kind, facts, tuple(_abilities(card, say)), loot)


def _stats(card: of.EnemyCard, say: Say) -> Iterator[str]:
    """Its numbers: what must be resisted, then those that go together on a line."""
    numbers = [say(one) for one, _ in texts.enemy_stats(card)]
    strength, defence, points, movement, reach, *rest = numbers
    yield from (strength, f"{defence} · {points}", f"{movement} · {reach}", *rest)


def _abilities(card: of.EnemyCard, say: Say) -> Iterator[tuple[str, str]]:
    yield from (("", capitalized(say(one))) for one in names.property_names(card.properties))
    if card.trait is not None:
        yield "", say(card.trait.text.message)
    yield from (told(one, say) for one in card.specials)
    if card.fumble is not None:
        name, text = told(card.fumble, say)
        yield say(Message.of("arena.print.fumble", name=name)), text


def announcements(say: Say) -> Iterator[Face]:
    """The Announcements, rank by rank."""
    for card in sorted(library().announcements.values(), key=lambda one: one.rank):
        every = enumerate(map(names.order_text, card.orders), start=1)
        orders = tuple([f"{place}. {say(order)}" for place, order in every])
        shouted = (("", f"“{say(card.text.message)}”"),) if card.text is not None else ()
        kind = say(Message.of("arena.print.announcement", rank=card.rank))
        yield Face(say(card.name.message), kind, orders, shouted)


def events(say: Say) -> Iterator[Face]:
    for card in library().events.values():
        boss = library().enemies[card.boss].name.message if card.boss else "none"
        kind, (name, text) = Message.of("arena.print.event", boss=boss), told(card, say)
        yield Face(name, say(kind), texts=(("", text),))


def stars(say: Say) -> Iterator[Face]:
    kind = say(Message("arena.card.star"))
    for card in library().stars.values():
        name, text = told(card, say)
        yield Face(name, kind, texts=(("", text),))


def wanted(say: Say) -> Iterator[Face]:
    """The Wanted cards: the Uniques, who else comes, and when the mission is won."""
    for card in library().wanted.values():
        name, text = told(card, say)
        gains, those = tuple(_legend(card.gains, say)), tuple(map(say, names.sought(card)))
        won = say(Message.of("arena.print.won", every=card.every or not card.uniques))
        yield Face(name, say(Message("arena.print.wanted")), those, (("", text),), won, gains)


def helpers(say: Say) -> Iterator[Face]:
    """The Helpers, each with its hunter, its Attributes, its tokens and its actions."""
    for hunter in filter(lambda one: one.helper, library().hunters.values()):
        card = library().helpers[hunter.helper]
        kind = say(Message.of("arena.card.helper", figure=hunter.name.message))
        facts = tuple(map(say, names.helper_facts(card)))
        does = tuple([("", capitalized(say(names.action_name(one)))) for one in card.actions])
        yield Face(say(card.name.message), kind, facts, does)


DECKS: dict[str, Deck] = {
    "gear": gear, "enemies": enemies, "announcements": announcements, "events": events,
    "stars": stars, "wanted": wanted, "helpers": helpers,
}  # fmt: skip
