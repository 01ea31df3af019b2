"""The card of a miniature, open to both sides as a whole: euphoria.material.open_cards"""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content import cards
from tapete.games.euphoria.content.traits import RULES
from tapete.games.euphoria.figures import aim, armour, combat, euphoria
from tapete.games.euphoria.labels.conditions import gauges, marks
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import called, figure_name, mini_of, objective_name
from tapete.games.euphoria.state import Mini, State
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
        cards.kind_of(mini),
        now=_now(view, mini),
        attributes=_attributes(view, mini),
        weapons=[(cards.weapon_line(one), "euphoria.shoot.cost") for one in mini.weapons],
        classes=[(cards.class_name(one), RULES[one]) for one in mini.classes],
        ability=[(_told(one, one.id in mini.used), one.rule) for one in cards.gifts_of(mini)],
        items=[(_told(one, False, mini), one.rule) for one in cards.items_of(mini)],
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
    changed, said = now != born, cards.attribute(name)
    return Message.of("euphoria.card.value", name=said, now=now, born=born, changed=changed)


def _told(one: cards.Gift, used: bool, bearer: Mini | None = None) -> Message:
    """What it is and does, and how many of it its bearer has."""
    count, about = 1 if bearer is None else bearer.items.count(one.id), one.about
    return Message.of("euphoria.card.told", name=one.name, about=about, used=used, count=count)
