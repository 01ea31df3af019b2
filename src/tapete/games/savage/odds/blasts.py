"""An area attack that is described in words.

Nobody has a place on the map, so the size of the area decides how many it reaches.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.odds.field import NAMES, field
from tapete.games.savage.odds.said import (
    LIGHTS,
    RANGES,
    AttackSaid,
    DamageSaid,
    Few,
    Said,
    Signed,
    Value,
)
from tapete.games.savage.rules.attacks.areas import Harmed, Lob, lob, spray
from tapete.games.savage.rules.attacks.templates import TARGETS
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import LINE, Fight
from tapete.kernel import Gist, Message, Modifier, Table


class BlastSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A grenade, a rocket or a breath, and its targets; `targets` says how many are close."""

    skill: Said = "d6"
    wild: bool = False
    damage: DamageSaid = "3d6"
    ap: Value = 0
    template: Literal["small", "medium", "large", "cone"] = "medium"
    targets: Annotated[int, msgspec.Meta(ge=1, le=4)] = max(TARGETS.values())
    range: Literal["short", "medium", "long", "extreme"] = "short"
    light: Literal["good", "dim", "dark", "pitch"] = "good"
    modifier: Signed = 0
    aim: bool = False
    bennies: Few = 0
    toughness: Said = "5"
    target_wild: bool = False
    target_vigor: Said = "d6"


def blast(said: BlastSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays it through, and says how many of the figures it reached are out, and how many hurt."""
    attacker, aimed, *_ = state.figures
    throw = Lob(attacker, aimed, aimed.at, attacker.items[0], _weapon(said))
    go = spray if said.template == "cone" else lob
    harmed = go(Fight(state, table, state.rules), throw, _extra(said))
    if not harmed:
        return (Message("savage.odds.miss"),), (0.0, 0.0)
    return told(harmed)


def told(harmed: Harmed) -> tuple[Gist, tuple[float, ...]]:
    out = sum(bool(victim.out) for victim, _ in harmed)
    hurt = sum(degree > 0 and not victim.out for victim, degree in harmed)
    gist = Message.of("savage.odds.blast_harm", out=out, hurt=hurt, reached=len(harmed))
    worth = out + 0.3 * hurt
    return (gist,), (worth, -worth)


def blast_field(said: BlastSaid) -> State:
    """Returns a field with the attacker, the target and the others beside it, as described."""
    state = field(_as_attack(said))
    reached = min(said.targets, TARGETS[said.template])
    state.figures += [_another(said, number) for number in range(1, reached)]
    state.board = LINE
    return state


def _weapon(said: BlastSaid) -> Weapon:
    return Weapon(
        name=NAMES,
        kind="rifle",
        damage=said.damage,
        ap=said.ap,
        range=(99, 99, 99),
        template=said.template,
    )


def _another(said: BlastSaid, number: int) -> Figure:
    """Returns another figure just like the target."""
    twin = field(_as_attack(said)).figures[1]
    twin.id = f"{twin.id}{number}"
    return twin


def _as_attack(said: BlastSaid) -> AttackSaid:
    return AttackSaid(
        skill=said.skill,
        wild=said.wild,
        aim=said.aim,
        bennies=said.bennies,
        toughness=said.toughness,
        target_wild=said.target_wild,
        target_vigor=said.target_vigor,
    )


def _extra(said: BlastSaid) -> list[Modifier]:
    terms = (
        Modifier("savage.range.penalty", RANGES[said.range]),
        Modifier("savage.light", LIGHTS[said.light]),
        Modifier("savage.core.attack", said.modifier),
    )
    return [term for term in terms if term.amount]
