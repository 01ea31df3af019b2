"""Plays through an attack that is described in words."""

from __future__ import annotations

import msgspec

from tapete.games.arena.content.described import described
from tapete.games.arena.content.entries import Action, EnemyCard
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Struck, Tainted
from tapete.games.arena.figures import wounded
from tapete.games.arena.odds.field import (
    THERE,
    WORDS,
    begin,
    fate,
    field,
    hurt,
    played,
    somebody,
    tokens,
)
from tapete.games.arena.odds.said import AttackSaid, BlowSaid, NotThat, SurviveSaid, colours_of
from tapete.games.arena.rules.attacks.attack import attack
from tapete.games.arena.rules.attacks.swing import Swing
from tapete.games.arena.state import ATTRIBUTES, Attribute, Enemy, Hunter, State
from tapete.kernel import Gist, Message, Table
from tapete.kernel.game import Procedure
from tapete.odds.ear import Ear
from tapete.odds.procedures.marks import told_of

TARGET = "e"
OUT, WOUND, SHIELD, FUMBLE = 3.0, 1.0, 0.5, -0.5
HURT, DYING, STUNNED = 1.5, 6.0, 0.5
"""What it costs the attacker that a fumble is answered like this."""
AIMS: Attribute = "ranged"
"""The Attribute that is added to the attack. All others may resist the answer to a fumble."""


def attack_begins(said: AttackSaid) -> State:
    """Returns an arena with the attacker and its target in the next zone."""
    state = _begins(said, _enemy(said), dict.fromkeys(ATTRIBUTES, said.resist))
    state.hunters[0].tokens = tokens(*colours_of(said.green, said.yellow, said.red))
    return state


def survive_begins(said: SurviveSaid) -> State:
    """The same with a hunter that fights for its life."""
    state = _begins(said, Enemy(TARGET, kind=described(_card(said))), {})
    state.hunters[0].dying = True
    return state


def _begins(said: BlowSaid, enemy: Enemy, resists: dict[Attribute, int]) -> State:
    _, here, there = field(said.tyres, THERE)
    hunter = somebody({**resists, AIMS: said.attribute}, "attack", said.modifier)
    hunter.at, hunter.tokens = here, tokens(said.token)
    enemy.at, enemy.shielded = there, library().enemies[enemy.kind].shield is not None
    if said.corrosion:
        enemy.elements = {**enemy.elements, "corrosion": said.corrosion}
    if said.slag:
        enemy.elements = {**enemy.elements, "slag": 1}
    return begin(hunter, [enemy])


def _enemy(said: AttackSaid) -> Enemy:
    """An enemy of the game with this many Hit Points left, or one that is described."""
    if not said.enemy:
        return Enemy(TARGET, kind=described(_card(said)))
    card = library().enemies.get(said.enemy)
    if card is None:
        raise NotThat(name=said.enemy)
    return Enemy(TARGET, kind=said.enemy, wounds=max(0, card.hit_points - said.hit_points))


def _card(said: BlowSaid) -> EnemyCard:
    known = library()
    weak = said.vulnerable and said.element != "none"
    return EnemyCard(
        name=next(iter(known.enemies.values())).name, mini=next(iter(known.minis)),
        movement=0, range=0, resist="reflexes", strength=0, loot=0,
        defence=said.defence, hit_points=said.hit_points,
        shield=None if said.shield == "none" else said.shield,
        properties=(f"vulnerable({said.element})",) if weak else (),
    )  # fmt: skip


def _properties(said: BlowSaid) -> tuple[str, ...]:
    element = "corrosion(1)" if said.element == "corrosion" else said.element
    every = {
        "lethal": said.lethal, "crits(lethal)": said.crit_lethal, "accurate": said.accurate,
        f"rapid({said.rapid})": said.rapid > 0, element: said.element != "none",
        "overcharge": said.overcharge,
    }  # fmt: skip
    return (*_printed(said.weapon), *[text for text, held in every.items() if held])


def _printed(weapon: str) -> tuple[str, ...]:
    """The properties on a weapon's card."""
    if not weapon:
        return ()
    found = library().weapons().get(weapon)
    if found is None:
        raise NotThat(name=weapon)
    return found.properties


def attack_said(said: AttackSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the attack through, and says what became of the target and of the attacker."""
    before, hunter = msgspec.structs.replace(state.enemies[0]), state.hunters[0]
    ear = _struck(said, state, table)
    left = state.enemies[0] if state.enemies else None
    worth = _worth(before, ear, left) - _cost(hunter)
    return (*_told(before, ear, left), *_answer(ear, hunter)), (worth,)


def survive_said(said: SurviveSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the attack through: a hunter that eliminates somebody is saved, any other is out."""
    _struck(said, state, table)
    saved = not state.enemies
    return (Message("arena.odds.saved" if saved else "arena.odds.fallen"),), (float(saved),)


def _struck(said: BlowSaid, state: State, table: Table) -> Ear:
    """The attack itself, by the rules."""
    ear = Ear(table, Struck, Tainted)
    arena = played(state, ear, field(said.tyres, THERE)[0])
    texts = _properties(said)
    action = Action(attribute=AIMS, range=("red",), properties=texts)
    swing = Swing(action, said.token, texts, free=False)
    attack(arena, state.hunters[0], swing, state.enemies[0])
    return ear


# --- the target


def _told(before: Enemy, ear: Ear, left: Enemy | None) -> Gist:
    """What became of the target, if there is anything left of it."""
    if left is None:
        return (Message("arena.odds.eliminated"),)
    wounds = left.wounds - before.wounds
    if wounds > 0:
        return (Message.of("arena.odds.wounds", wounds=wounds), *_tainted(ear, left))
    key = "arena.odds.shield_spent" if _broken(before, left) else "arena.odds.unharmed"
    return (Message(key), *_tainted(ear, left))


def _broken(before: Enemy, left: Enemy) -> bool:
    return before.shielded and not left.shielded


def _tainted(ear: Ear, left: Enemy) -> Gist:
    found = [told["element"] for told in ear.all(Tainted) if told["figure"] == left.id]
    return tuple([Message.of("arena.odds.tainted", element=str(one)) for one in found[:1]])


def _worth(before: Enemy, ear: Ear, left: Enemy | None) -> float:
    if left is None:
        harm = OUT + library().enemies[before.kind].hit_points
    else:
        harm = WOUND * (left.wounds - before.wounds) + SHIELD * _broken(before, left)
    return harm + FUMBLE * _fumbled(ear)


# --- the attacker


def _answer(ear: Ear, hunter: Hunter) -> Gist:
    """A fumble, and what the target's answer did to the attacker."""
    if not _fumbled(ear):
        return ()
    parts = tuple(_suffered(hunter))
    brought = (Message.of("arena.odds.answered", parts=parts),) if parts else ()
    return (Message("arena.odds.fumble"), *brought)


def _fumbled(ear: Ear) -> bool:
    return any(told["outcome"] == "fumble" for told in ear.all(Struck))


def _suffered(hunter: Hunter) -> list[Message]:
    if hunter.dying or hunter.out:
        return fate(hunter)
    stunned = [Message("arena.odds.stunned")] if hunter.stun else []
    tainted = [Message.of("arena.odds.tainted", element=one) for one in hunter.elements]
    return [*hurt(hunter), *stunned, *tainted]


def _cost(hunter: Hunter) -> float:
    lost = HURT * len(wounded(hunter)) + STUNNED * hunter.stun + len(hunter.elements)
    return lost + DYING * (hunter.dying or hunter.out)


ATTACK = Procedure(
    AttackSaid,
    attack_begins,
    attack_said,
    marks=told_of(
        WORDS,
        eliminated=(),
        struck=("eliminated", "wounds", "shield_spent"),
        fumble=(),
        answered=(),
    ),
)
SURVIVE = Procedure(SurviveSaid, survive_begins, survive_said, marks=told_of(WORDS, saved=()))
