"""Two figures on an open field, as they are described."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from tapete.games.savage.content.library import Profile, Weapon, damage_of
from tapete.games.savage.content.scenario import FIELD
from tapete.games.savage.figures import STILL_THING
from tapete.games.savage.meta import Options
from tapete.games.savage.odds.said import COVERS, LIGHTS, RANGES, AttackSaid, die_of, toughness_of
from tapete.games.savage.rules.attacks.attack import Attack, Shot
from tapete.games.savage.rules.attacks.modifiers import COVER
from tapete.games.savage.rules.story.setup import figure_of
from tapete.games.savage.state import MAIN, Figure, Item, Score, State, Turn
from tapete.kernel import Deck, Modifier
from tapete.spaces.plane.point import INCH, Point

NAMES: Any = {"es": "x", "en": "x"}


class Described(Profile, frozen=True, kw_only=True, omit_defaults=True):
    """A profile of which only what is unusual is written down: it is read and frozen often."""


def attack_said(said: AttackSaid, state: State) -> Attack:
    """Returns the attack itself, on the field that was made for it."""
    attacker, target = state.figures
    kind = Attack if said.parry else Shot
    return kind(
        attacker,
        target,
        attacker.items[0],
        _weapon(said.damage, said.ap, bool(said.parry)),
        said.called,
        said.wild_attack,
        shots=said.shots,
        extra=_extra(said),
    )


def _extra(said: AttackSaid) -> tuple[Modifier, ...]:
    terms = (
        ("savage.range.penalty", RANGES[said.range]),
        ("savage.cover.penalty", COVER[COVERS[said.cover]]),
        ("savage.light", LIGHTS[said.light]),
        ("savage.combat.unstable", -2 if said.unstable else 0),
        ("savage.combat.gang_up", said.gang_up),
        ("savage.core.attack", said.modifier),
    )
    return tuple([Modifier(rule, amount) for rule, amount in terms if amount])


@lru_cache(maxsize=256)
def _weapon(damage: str, ap: int, close: bool) -> Weapon:
    damage_of(damage)
    kind: Literal["melee", "rifle"] = "melee" if close else "rifle"
    bands = None if close else (99, 99, 99)
    return Weapon(name=NAMES, kind=kind, damage=damage, ap=ap, range=bands, rof=6)


def field(said: AttackSaid) -> State:
    """Returns an open field with two figures, as they are described."""
    return on_the_field([_attacker(said), _target(said)])


def on_the_field(figures: list[Figure]) -> State:
    """Returns an open field with these figures, in the turn of the first."""
    return State(
        scenario=FIELD,
        board="free",
        figures=figures,
        deck=Deck([]),
        pools=[0, 0],
        scores=[Score(), Score()],
        round=1,
        phase="act",
        turn=Turn("a"),
    )


def somebody(
    identity: str, seat: int, *, wild: bool, skills: Any = None, edges: Any = (), **attributes: int
) -> Figure:
    """Returns a figure with these dice and edges, two paces from the other if there is one."""
    dice = {"attributes": _attributes(**attributes), "skills": skills or {}}
    profile = Described(name=NAMES, wild=wild, edges=edges, **dice)
    options = Options(own={identity: msgspec.json.encode(profile).decode()})
    return figure_of(options, identity, identity, seat, Point((5 + 2 * seat) * INCH, 5 * INCH))


def _attacker(said: AttackSaid) -> Figure:
    figure = figure_of(_people(said), "a", "a", 0, Point(5 * INCH, 5 * INCH))
    figure.items = [Item("odds", MAIN)]
    figure.bennies = said.bennies
    if said.aim:
        figure.aim, figure.aim_with = "b", "odds"
    return figure


def _target(said: AttackSaid) -> Figure:
    away = 1 if said.parry else 8
    figure = figure_of(_people(said), "b", "b", 1, Point((6 + away) * INCH, 5 * INCH))
    figure.items = [Item("knife", MAIN)]
    figure.bennies = said.target_bennies
    figure.shaken, figure.unaware = said.shaken, said.drop
    figure.vulnerable = int(said.vulnerable)
    figure.wounds = said.target_wounds
    figure.berths = int(said.thing)
    figure.speed = int(said.thing and said.parry > STILL_THING)
    return figure


@lru_cache(maxsize=256)
def _people(said: AttackSaid) -> Options:
    """Returns the profiles of both; values that their dice do not give are added to them."""
    skill, vigor = die_of(said.skill), die_of(said.target_vigor)
    total, armour = toughness_of(said.toughness)
    plain = 2 + min(vigor, 12) // 2 + max(0, vigor - 12) // 2
    striker = Described(
        name=NAMES,
        wild=said.wild,
        attributes=_attributes(strength=die_of(said.strength)),
        skills={"fighting": skill, "shooting": skill},
    )
    struck = Described(
        name=NAMES,
        wild=said.target_wild,
        attributes=_attributes(vigor=vigor),
        armour=armour,
        toughness=total - armour - plain - said.target_size,
        size=said.target_size,
        parry=max(0, said.parry - 2),
        gifts=("hardy",) if said.target_hardy else (),
        resilience=said.target_resilience,
    )
    encode = msgspec.json.encode
    return Options(own={"a": encode(striker).decode(), "b": encode(struck).decode()})


def _attributes(**given: int) -> Any:
    usual = dict.fromkeys(("agility", "smarts", "spirit", "strength", "vigor"), 6)
    return {**usual, **given}
