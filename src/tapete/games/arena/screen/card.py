"""The card of a figure, with all that is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.games.arena.content.entries import Action, Told
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import action_name, attribute_name, property_name, token_name
from tapete.games.arena.figures import card_of, figure_of, gear_of, properties, red_count, value
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.labels.names import called, entry_name
from tapete.games.arena.labels.texts import ACTION, enemy_stats, gear_parts, item_said
from tapete.games.arena.state import ATTRIBUTES, Enemy, Figure, Helper, Hunter, Item, State, Token
from tapete.kernel import Message
from tapete.scene.card import Card, Line
from tapete.scene.token import lines_of

WORDS = "arena.card."


def card(view: State, identity: str) -> Card | None:
    found = figure_of(view, identity)
    if isinstance(found, Enemy):
        return _enemy(view, found)
    if isinstance(found, Hunter):
        return _hunter(view, found)
    return _helper(view, found) if isinstance(found, Helper) else None


def _states(view: State, one: Figure) -> Iterator[Line]:
    return lines_of(CONDITIONS.marks(one, view))


def _about(told: Iterable[Told | None], rule: str) -> Iterator[Line]:
    """What is written on cards, each with its name."""
    for one in filter(None, told):
        text = Message.of("arena.card.about", name=one.name.message, text=one.text.message)
        yield text, rule


# --- hunters


def _hunter(view: State, hunter: Hunter) -> Card:
    known = library()
    face = known.hunters[hunter.id]
    return Card.headed(
        WORDS,
        face.name.message,
        Message.of("arena.card.hunter", spotlight=hunter.id == view.spotlight),
        now=[*_hurt(hunter), *_states(view, hunter)],
        tokens=[(_token(one), "arena.system.token_die") for one in hunter.tokens],
        attributes=_attributes(hunter),
        gear=[_item(one) for one in hunter.equipped],
        inventory=[_item(one) for one in hunter.inventory],
        loot=_loot(view, hunter),
        special_rule=_about([known.abilities[face.special]], "arena.hero.special_rule"),
        star=_about([known.stars.get(hunter.star)], "arena.spotlight.star_move"),
        skills=_skills(hunter),
    )


def _hurt(hunter: Hunter) -> Iterator[Line]:
    red = red_count(hunter)
    if red:
        most = len(hunter.tokens)
        yield Message.of("arena.card.red", wounds=red, most=most), "arena.wound.token_turns_red"


def _token(token: Token) -> Message:
    return token_name(token.colour, spent=token.spent)


def _attributes(one: Hunter | Helper) -> Iterator[Line]:
    for name in ATTRIBUTES:
        amount = value(one, name)
        if amount:
            text = Message.of("arena.card.value", name=attribute_name(name), value=f"+{amount}")
            yield text, "arena.attr.list"


def _item(item: Item) -> Line:
    """Its actions, its Shield tokens, and what it says."""
    face = gear_of(item)
    parts = gear_parts(face, tuple(map(_token, item.shields)))
    return item_said(item, parts), "arena.gear.slots"


def _loot(view: State, hunter: Hunter) -> Iterator[Line]:
    for kind in (*hunter.loot, *hunter.carried):
        text = Message.of("arena.option.piece", item=entry_name(kind, view))
        yield text, "arena.loot.use_anytime"


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
    return Card.headed(
        WORDS,
        face.name.message,
        Message.of("arena.card.helper", figure=called(helper.owner, view)),
        now=_states(view, helper),
        attributes=_attributes(helper),
        actions=_actions(face.actions),
    )


def _actions(actions: tuple[Action, ...]) -> Iterator[Line]:
    for one in actions:
        yield action_name(one), ACTION


# --- enemies


def _enemy(view: State, enemy: Enemy) -> Card:
    face = card_of(enemy)
    return Card.headed(
        WORDS,
        called(enemy.id, view),
        Message.of("arena.card.enemy", kind=face.kind),
        now=[*_wounds(enemy), *_states(view, enemy)],
        values=enemy_stats(face, sum(one.strength for one in enemy.boosts)),
        properties=[(property_name(one), "arena.prop.stacking") for one in properties(enemy)],
        specials=_about(face.specials, "arena.order.special"),
        fumble=_about([face.fumble], "arena.prop.attack_fumble"),
    )


def _wounds(enemy: Enemy) -> Iterator[Line]:
    most = card_of(enemy).hit_points
    text = Message.of("arena.card.wounds", wounds=enemy.wounds, most=most)
    yield text, "arena.attack.enemy_wounds"
