"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.entries import Action, Special
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import card_of, gear_of, properties, red_count, value
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.labels.names import called, enemy_name, entry_name, figure
from tapete.games.arena.labels.texts import (
    ACTION,
    action_text,
    attribute_name,
    enemy_stats,
    gear_parts,
    property_text,
)
from tapete.games.arena.state import Enemy, Figure, Helper, Hunter, Item, State, Token
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene.card import Card, Line


def card(view: State, identity: str) -> Card | None:
    found = figure(view, identity)
    if isinstance(found, Enemy):
        return _enemy(view, found)
    if isinstance(found, Hunter):
        return _hunter(view, found)
    return _helper(view, found) if isinstance(found, Helper) else None


def _title(name: str) -> Message:
    return Message(f"arena.card.{name}")


def _about(name: Arg, text: Arg) -> Message:
    return Message.of("arena.card.about", name=name, text=text)


def _states(view: State, one: Figure) -> Iterator[Line]:
    yield from ((mark.label, mark.rule) for mark in CONDITIONS.marks(one, view))


# --- hunters


def _hunter(view: State, hunter: Hunter) -> Card:
    known = library()
    face = known.hunters[hunter.id]
    special = known.abilities[face.special]
    lit = hunter.id == view.spotlight
    return Card.of(
        face.name.message,
        Message.of("arena.card.hunter", spotlight=lit),
        {
            _title("now"): [*_hurt(hunter), *_states(view, hunter)],
            _title("tokens"): [(_token(one), "arena.system.token_die") for one in hunter.tokens],
            _title("attributes"): _attributes(hunter),
            _title("gear"): [_item(one) for one in hunter.equipped],
            _title("inventory"): [_item(one) for one in hunter.inventory],
            _title("loot"): _loot(view, hunter),
            _title("special_rule"): [
                (_about(special.name.message, special.text.message), "arena.hero.special_rule")
            ],
            _title("star"): _star(hunter),
            _title("skills"): _skills(hunter),
        },
    )


def _hurt(hunter: Hunter) -> Iterator[Line]:
    red = red_count(hunter)
    if red:
        most = len(hunter.tokens)
        yield Message.of("arena.card.red", wounds=red, most=most), "arena.wound.token_turns_red"


def _token(token: Token) -> Message:
    state = "spent" if token.spent else "available"
    return Message.of("arena.card.token", colour=token.colour, state=state)


def _attributes(one: Hunter | Helper) -> Iterator[Line]:
    for name in ("will", "medicine", "ranged", "reflexes", "melee", "tech"):
        amount = value(one, name)
        if amount:
            text = Message.of("arena.card.value", name=attribute_name(name), value=f"+{amount}")
            yield text, "arena.attr.list"


def _item(item: Item) -> Line:
    """Its actions, its Shield tokens, and what it says."""
    face = gear_of(item)
    parts = gear_parts(face, tuple(map(_token, item.shields)))
    text = Message.of(
        "arena.card.item", name=face.name.message, spent=item.spent, parts=tuple(parts),
        count=len(parts),
    )  # fmt: skip
    return text, "arena.gear.slots"


def _loot(view: State, hunter: Hunter) -> Iterator[Line]:
    for kind in (*hunter.loot, *hunter.carried):
        text = Message.of("arena.option.piece", item=entry_name(kind, view))
        yield text, "arena.loot.use_anytime"


def _star(hunter: Hunter) -> Iterator[Line]:
    star = library().stars.get(hunter.star)
    if star is not None:
        yield _about(star.name.message, star.text.message), "arena.spotlight.star_move"


def _skills(hunter: Hunter) -> Iterator[Line]:
    tree = library().trees[hunter.tree]
    yield tree.name.message, "arena.skill.fill_slot"
    for place, slot in enumerate(tree.slots):
        text = Message.of(
            "arena.card.slot", filled=place in hunter.filled, rank=slot.rank,
            text=slot.text.message,
        )  # fmt: skip
        yield text, "arena.skill.rank_gate"


# --- Helpers


def _helper(view: State, helper: Helper) -> Card:
    face = library().helpers[helper.id]
    return Card.of(
        face.name.message,
        Message.of("arena.card.helper", figure=called(helper.owner, view)),
        {
            _title("now"): _states(view, helper),
            _title("attributes"): _attributes(helper),
            _title("actions"): _actions(face.actions),
        },
    )


def _actions(actions: tuple[Action, ...]) -> Iterator[Line]:
    for one in actions:
        yield action_text(one), ACTION


# --- enemies


def _enemy(view: State, enemy: Enemy) -> Card:
    face = card_of(enemy)
    return Card.of(
        enemy_name(enemy),
        Message.of("arena.card.enemy", kind=face.kind),
        {
            _title("now"): [*_wounds(enemy), *_states(view, enemy)],
            _title("values"): enemy_stats(face, sum(one.strength for one in enemy.boosts)),
            _title("properties"): [
                (property_text(one), "arena.prop.stacking") for one in properties(enemy)
            ],
            _title("specials"): [_special(one, "arena.order.special") for one in face.specials],
            _title("fumble"): [_special(one, "arena.prop.attack_fumble")
                for one in (face.fumble,) if one is not None],
        },
    )  # fmt: skip


def _wounds(enemy: Enemy) -> Iterator[Line]:
    most = card_of(enemy).hit_points
    text = Message.of("arena.card.wounds", wounds=enemy.wounds, most=most)
    yield text, "arena.attack.enemy_wounds"


def _special(special: Special, rule: str) -> Line:
    return _about(special.name.message, special.text.message), rule
