"""A hunter defends itself: with a Shield token first, else with any Action token."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from tapete.games.arena.events.attacks import Defended, ShieldSpent
from tapete.games.arena.figures import (
    DIE,
    equipped,
    is_loaded_pistol,
    shield_tokens,
    stat,
    value,
)  # fmt: skip
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.dice.readings import Against
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.harm.alike import Alike, sorts
from tapete.games.arena.rules.harm.elements import corroded
from tapete.games.arena.rules.loot import using
from tapete.games.arena.state import Attribute, Hunter, Token
from tapete.games.arena.world import Arena
from tapete.kernel import Barred, Message, OneOf, Roll
from tapete.kernel.chance.roll import Modifier


class Threat(NamedTuple):
    """What a hunter must defend against: a Strength, how to resist it, and the wounds it does."""

    strength: int
    resist: Attribute
    wounds: int | Callable[[], int] = 1
    """How many wounds it does; a function where a die decides once they are suffered."""
    certain: bool = False
    """True if no roll can help, as against a Crit: arena.ruling.friendly_fire"""
    rule: str = "arena.defence.min"
    also: tuple[str, ...] = ()
    """The other rules of the attack."""


class Guard(NamedTuple):
    """The token a hunter defends with."""

    token: Token
    shield: bool


def defend(arena: Arena, hunter: Hunter, threat: Threat) -> bool:
    """True if the hunter defends itself; if not, it suffers the wounds.

    arena.defence.who_rolls, arena.defence.success
    """
    guard = pick(arena, hunter, threat)
    if not threat.certain and _rolls(arena, hunter, guard, threat):
        also = ("arena.shield.defence_only" if guard.shield else "arena.defence.not_spent",)
        arena.table.tell(Defended, figure=hunter.id, rule="arena.defence.success", also=also)
        return True
    count = threat.wounds if isinstance(threat.wounds, int) else threat.wounds()
    suffer(arena, hunter, guard, count)
    return False


def pick(arena: Arena, hunter: Hunter, threat: Threat) -> Guard:
    """The token to defend with; loot can be used first.

    arena.shield.mandatory_first, arena.defence.pick_token, arena.ruling.shield_choice,
    arena.spend.action_token_exception
    """
    while True:
        shields = [one for one in shield_tokens(hunter) if not one.spent]
        tokens = shields or hunter.tokens
        ways: list[Alike | using.Use] = [*_kinds(tokens), *using.in_between(arena, hunter)]
        rule = "arena.shield.mandatory_first" if shields else "arena.defence.pick_token"
        chosen = ask(
            arena, hunter, "defend", OneOf(ways, partial(_behind, hunter, ways)), rule,
            strength=threat.strength, resist=threat.resist,
        )  # fmt: skip
        if isinstance(chosen, Alike):
            return Guard(_first(tokens, chosen), bool(shields))
        using.use(arena, hunter, chosen)


def _behind(hunter: Hunter, ways: Sequence[object]) -> list[Barred]:
    """The Action tokens that cannot defend while a Shield can."""
    reason, rule = Message("arena.barred.shield_first"), "arena.shield.mandatory_first"
    return [Barred(one, reason, rule) for one in _kinds(hunter.tokens) if one not in ways]


def _kinds(tokens: list[Token]) -> list[Alike]:
    """One token of each sort, by colour, former colour and being Spent; the best die first."""
    return sorts(sorted(tokens, key=lambda one: -DIE[one.colour]), _kind)


def _kind(token: Token) -> Alike:
    return Alike(token.colour, token.born, token.spent)


def _first(tokens: list[Token], kind: Alike) -> Token:
    return next(one for one in tokens if _kind(one) == kind)


def _rolls(arena: Arena, hunter: Hunter, guard: Guard, threat: Threat) -> bool:
    """True if the Defence roll succeeds.

    arena.defence.roll, arena.shield.no_attribute, arena.ruling.crit_on_defence
    """
    terms = modifiers(arena, hunter, guard, threat.resist)
    sides = DIE[guard.token.colour]
    read = Against(
        sides,
        threat.strength,
        sum(one.amount for one in terms),
        natural=arena.rules.defence_crit_fumble,
    )
    also = (
        "arena.defence.roll", "arena.ruling.crit_on_defence", *_grounds(hunter, guard), *threat.also
    )  # fmt: skip
    roll = Roll((sides,), read, threat.rule, by=hunter.seat, modifiers=tuple(terms), also=also)
    return arena.table.roll(roll).succeeds


def _grounds(hunter: Hunter, guard: Guard) -> Iterator[str]:
    """The rules by which it defends with this token."""
    if guard.shield:
        yield "arena.shield.no_attribute"
        return
    if shield_tokens(hunter):
        yield "arena.shield.exhausted"
    if guard.token.spent:
        yield "arena.spend.action_token_exception"


def modifiers(arena: Arena, hunter: Hunter, guard: Guard, resist: Attribute) -> list[Modifier]:
    """What is added to a Defence roll."""
    terms = []
    if guard.shield:
        terms.append(Modifier("arena.gear.modifier", stat(hunter, "shield")))
    else:
        terms.append(_attribute(hunter, resist))
    assert hunter.at is not None
    tyres = arena.ground.tyres.get(hunter.at, 0)
    terms.append(Modifier("arena.terrain.tyre.defence_vh", tyres))
    terms.append(Modifier("arena.element.corrosion.effect", -corroded(hunter)))
    terms.append(Modifier("arena.gear.modifier", stat(hunter, "defence")))
    return [one for one in terms if one.amount]


def _attribute(hunter: Hunter, resist: Attribute) -> Modifier:
    """A loaded Pistol lets Ranged stand for Melee: arena.prop.pistol"""
    own = value(hunter, resist)
    if resist == "melee" and any(map(is_loaded_pistol, equipped(hunter, "weapon"))):
        ranged = value(hunter, "ranged")
        if ranged > own:
            return Modifier("arena.prop.pistol", ranged)
    return Modifier("arena.attr.defence_use", own)


def suffer(arena: Arena, hunter: Hunter, guard: Guard, count: int) -> None:
    """The wounds of an attack: on Shield tokens, the token that defended, then others.

    arena.shield.absorb, arena.shield.multi_wound, arena.wound.token_turns_red,
    arena.wound.extra_wounds, arena.ruling.wound_extra_after_shield
    """
    if guard.shield:
        count -= _absorb(arena, hunter, guard.token, count)
    elif count:
        wounds.turn_red(arena, hunter, guard.token, attack=True)
        count -= 1
    for _ in range(count):
        wounds.suffer_one(arena, hunter, attack=True)


def _absorb(arena: Arena, hunter: Hunter, token: Token | None, count: int) -> int:
    """Spends as many Shield tokens as there are wounds; returns how many."""
    absorbed = 0
    while token is not None and absorbed < count:
        token.spent = True
        absorbed += 1
        token = _another(arena, hunter) if absorbed < count else None
    also = ("arena.shield.multi_wound",) if absorbed > 1 else ()
    arena.table.tell(ShieldSpent, figure=hunter.id, rule="arena.shield.absorb", also=also)
    return absorbed


def _another(arena: Arena, hunter: Hunter) -> Token | None:
    """One more Shield token to spend, the player choosing: arena.ruling.shield_choice"""
    left = [one for one in shield_tokens(hunter) if not one.spent]
    kinds = _kinds(left)
    if len(kinds) < 2:
        return left[0] if left else None
    return _first(left, ask(arena, hunter, "absorb", OneOf(kinds), "arena.shield.multi_wound"))
