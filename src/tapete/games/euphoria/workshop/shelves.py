"""The shelves from which a team is picked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tapete.games.euphoria.content import cards
from tapete.games.euphoria.content.entries import FACTIONS, Faction, Profile
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import text_of
from tapete.games.euphoria.content.recruiting import recruit
from tapete.games.euphoria.content.team.company import outsider
from tapete.games.euphoria.content.team.faults import buyers
from tapete.games.euphoria.content.team.places import Place
from tapete.games.euphoria.content.team.roster import LONGEST_NAME, MOST_POINTS, Member
from tapete.games.euphoria.content.told import Priced, Told
from tapete.games.euphoria.meta import LIMITS
from tapete.kernel import Message
from tapete.workshop import Pick, Shelf
from tapete.workshop.sided import side_shelves


def shelves() -> tuple[Shelf, ...]:
    factions = [_faction(one, library().factions[one]) for one in FACTIONS]
    most, longest = MOST_POINTS, LONGEST_NAME
    return side_shelves(_title, factions, LIMITS, _row(), longest=longest, most=most)


def _faction(identity: str, faction: Faction) -> Pick:
    return _pick(identity, faction, () if faction.bonus is None else (text_of(faction.bonus),))


def _row() -> tuple[Shelf, ...]:
    """The shelves for one character; what it may not have is not offered to it."""
    known = library()
    items = {one: item for one, item in known.items.items() if item.sold}
    abilities = {one: ability for one, ability in known.abilities.items() if ability.cost}
    return (
        Shelf("profile", _title("profile"), "one", tuple(_profiles())),
        Shelf("name", _title("nickname"), "text", most=LONGEST_NAME),
        Shelf("items", _title("items"), "many", _priced("items", items), repeats=True),
        Shelf("genes", _title("genes"), "many", _priced("genes", known.genes)),
        Shelf("modifications", _title("modifications"), "many",
            _priced("modifications", known.modifications), repeats=True),
        Shelf("ability", _title("ability"), "one", _priced("ability", abilities)),
    )  # fmt: skip


def _title(field: str) -> Message:
    return Message(f"euphoria.team.shelf.{field}")


def _pick(
    identity: str,
    entry: Told,
    facts: Sequence[Message] = (),
    group: str = "",
    needs: tuple[str, ...] = (),
) -> Pick:
    about = text_of({"es": entry.es, "en": entry.en})
    return Pick(identity, text_of(entry.name), about, tuple(facts), group=group, needs=needs)


def _profiles() -> Iterator[Pick]:
    """Every character, each for the factions whose teams it may join."""
    for faction in library().factions:
        for one, profile in library().characters_of(faction).items():
            teams = [team for team in FACTIONS if not _kept_out(team, one, profile)]
            group = f"euphoria.team.group.{faction}"
            yield _pick(one, profile, tuple(_facts(one)), group, tuple(teams))


def _kept_out(faction: str, identity: str, profile: Profile) -> bool:
    return bool(outsider(faction, Place(0, Member(profile=identity), profile)))


def _facts(identity: str) -> Iterator[Message]:
    mini = recruit(identity)
    yield _cost(library().profiles[identity].cost)
    figures = [
        Message.of("euphoria.team.figure", name=cards.attribute(name), value=value)
        for name, value in cards.values_of(mini).items()
    ]
    yield Message.of("euphoria.team.figures", figures=tuple(figures))
    yield from map(cards.weapon_line, mini.weapons)
    yield from map(cards.class_name, mini.classes)
    yield from (one.name for one in cards.gifts_of(mini))


def _priced(field: str, entries: Mapping[str, Priced]) -> tuple[Pick, ...]:
    """What is bought, each for those who may have it."""
    return tuple([
        _pick(one, entry, (_cost(entry.cost),), needs=buyers(field, one))
        for one, entry in entries.items()
    ])  # fmt: skip


def _cost(cost: int) -> Message:
    return Message.of("euphoria.team.cost", cost=cost)
