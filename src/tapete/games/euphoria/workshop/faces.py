"""The cards of the game as they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content import cards
from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY, NONE
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.recruiting import recruit
from tapete.games.euphoria.content.traits import RULES
from tapete.games.euphoria.labels.names import figure_name
from tapete.games.euphoria.state import Mini
from tapete.kernel import Message, Say
from tapete.workshop import Face
from tapete.workshop.decks import Deck


def face_of(mini: Mini, say: Say) -> Face:
    """A miniature's card: its attributes, its weapons, its classes and what it can do."""
    values = cards.values_of(mini).items()
    facts = [f"{say(cards.attribute(name))} {value}" for name, value in values]
    lines = [say(cards.weapon_line(gun)) for gun in mini.weapons]
    classes = {say(cards.class_name(one)): RULES[one] for one in mini.classes}
    gifts = [*cards.gifts_of(mini), *cards.items_of(mini)]
    texts = [(say(one.name), say(one.about)) for one in gifts]
    return Face(
        say(figure_name(mini.name)),
        say(cards.kind_of(mini)),
        (*facts, *lines),
        (("", ", ".join(classes)), *texts),
        legend=tuple(classes.items()),
    )


def _faction(faction: str) -> Deck:
    """The cards of a faction's miniatures."""

    def deck(say: Say) -> Iterator[Face]:
        for identity, profile in library().profiles.items():
            if profile.faction == faction:
                yield face_of(recruit(identity), say)

    return deck


def _table(table: str) -> Deck:
    """The cards of objects or of genetic upgrades."""

    def deck(say: Say) -> Iterator[Face]:
        kind = say(Message.of("euphoria.print.deck", deck=table))
        for identity, entry in getattr(library(), table).items():
            one = cards.gift(table, identity)
            cost = say(Message.of("euphoria.team.cost", cost=entry.cost)) if entry.cost else ""
            yield Face(say(one.name), kind, texts=(("", say(one.about)),), foot=cost)

    return deck


DECKS: dict[str, Deck] = {
    **{one: _faction(one) for one in (*FACTIONS, MERCENARY, NONE)},
    **{one: _table(one) for one in ("items", "genes")},
}
