"""The card of a miniature, open to both sides as a whole: euphoria.material.open_cards"""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.explained import GENES, ITEMS
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.traits import RULES
from tapete.games.euphoria.figures import aim, armour, combat, euphoria
from tapete.games.euphoria.labels.conditions import marks
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import called, figure_name, mini_of, objective_name
from tapete.games.euphoria.screen.token import gauges
from tapete.games.euphoria.state import Mini, State, Weapon
from tapete.games.euphoria.world import Show
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene.card import Card, Line
from tapete.scene.token import lines_of


def card(view: State, identity: str) -> Card | None:
    mini = mini_of(view, identity)
    if mini is None:
        return None
    return Card.headed(
        "euphoria.card.",
        figure_name(mini.name),
        _kind(mini),
        now=_now(view, mini),
        attributes=_attributes(view, mini),
        weapons=map(_weapon, mini.weapons),
        classes=map(_class, mini.classes),
        ability=_gifts(mini),
        items=_items(mini),
    )


def _kind(mini: Mini) -> Message:
    """Its profile, its faction, its base and what it is worth to the audience."""
    return Message.of(
        "euphoria.card.kind",
        faction=name_of("factions", mini.faction),
        base=2 * mini.radius // 10,
        cost=mini.cost,
        character=mini.character,
    )


def _now(view: State, mini: Mini) -> Iterator[Line]:
    """What it has left, what has happened to it and what it carries."""
    if mini.out in ("absent", "dead"):
        yield Message.of("euphoria.scene.out", out=mini.out), "euphoria.damage.eliminated"
        return
    yield from ((gauge.label, gauge.rule) for gauge in gauges(mini))
    if mini.at.height:
        yield Message.of("euphoria.card.height", high=inches(mini.at.height)), "euphoria.move.drop"
    yield from lines_of(marks(view, mini))
    if mini.carries:
        name = objective_name(mini.carries, view)
        yield Message.of("euphoria.card.carries", objective=name), "euphoria.def.team"
    if mini.owner:
        owner = called(mini.owner, view)
        yield Message.of("euphoria.card.owner", owner=owner), "euphoria.class.object.miniature"


def _attributes(view: State, mini: Mini) -> Iterator[Line]:
    """Each attribute as it is now, and as its card says if that differs."""
    show = Show(view, SILENT)
    rows = (
        ("ap", mini.ap_profile, mini.ap_profile, "euphoria.attr.ap"),
        ("euphoria", euphoria(mini), mini.euphoria, "euphoria.start.order"),
        ("aim", aim(show, mini), mini.aim, "euphoria.shoot.compare"),
        ("combat", combat(show, mini), mini.combat, "euphoria.melee.max_dice"),
        ("strength", mini.strength + mini.deeds.boosts.get("strength", 0), mini.strength,
            "euphoria.melee.damage"),
        ("armour", armour(show, mini), mini.armour, "euphoria.attr.armour"),
    )  # fmt: skip
    for name, now, born, rule in rows:
        yield _attribute(name, now, born), rule
    yield Message.of("euphoria.card.base", base=2 * mini.radius // 10), "euphoria.class.base"


def _attribute(name: str, now: int, born: int) -> Message:
    said = Message.of("euphoria.attribute", attribute=name)
    return Message.of("euphoria.card.value", name=said, now=now, born=born, changed=now != born)


def _weapon(weapon: Weapon) -> Line:
    special = tuple([Message.of("euphoria.card.special", rule=one) for one in weapon.special])
    message = Message.of(
        "euphoria.card.weapon",
        name=name_of("weapons", weapon.kind),
        shots=weapon.shots,
        range=weapon.range,
        damage=weapon.damage,
        special=special,
        count=len(special),
    )
    return message, "euphoria.shoot.cost"


def _class(name: str) -> Line:
    return Message.of("euphoria.class_name", trait=name), RULES[name]


def _gifts(mini: Mini) -> Iterator[Line]:
    """Its ability, its special attack and its genetic upgrade, each with what it does."""
    rows = (
        ("abilities", mini.ability, "euphoria.attr.special_ability_once"),
        ("attacks", mini.attack, "euphoria.attr.special_attack"),
        ("genes", mini.gene, GENES.get(mini.gene, "")),
    )
    for table, identity, rule in rows:
        if identity:
            yield _told(table, identity, identity in mini.used), rule


def _items(mini: Mini) -> Iterator[Line]:
    for item in dict.fromkeys(mini.items):
        yield _told("items", item, False, mini.items.count(item)), ITEMS[item]


def _told(table: str, identity: str, used: bool, count: int = 1) -> Message:
    entry = getattr(library(), table)[identity]
    about = Message.of("content.text", es=entry.es, en=entry.en)
    name = name_of(table, identity)
    return Message.of("euphoria.card.told", name=name, about=about, used=used, count=count)
