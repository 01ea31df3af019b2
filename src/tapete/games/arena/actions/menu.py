"""What a hunter may do now, in its activation or as a [RE]action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tapete.deeds import Menu, Way, Why, simply
from tapete.games.arena.actions import attacking, gear, groups
from tapete.games.arena.actions.attacking import endings_left, zones_of
from tapete.games.arena.actions.kind import Kind
from tapete.games.arena.actions.paying import pay, payable
from tapete.games.arena.actions.walks import HELPER_MOVE, MOVE, Walk
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import ZONES, stat
from tapete.games.arena.meta import NAME
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.harm.elements import is_frozen
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.turns import rounds, walking
from tapete.games.arena.state import Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import Domain, Either, Filled, Form

LOOT = "use"
Ways: TypeAlias = dict[str | Walk, Domain[Any]]
"""Questions by the way of answering."""


def act(arena: Arena, hunter: Hunter) -> None:
    """One deed of the active hunter or its Helper; with none left its activation ends by itself.

    arena.activation.run, arena.basic.list, arena.ruling.activation_end
    """
    found = ways(arena, hunter)
    if _just_ends(found):
        _end(arena, hunter, idle=True)
    else:
        _ask(arena, hunter, found, "arena.ask.act", "arena.activation.run")


def react(arena: Arena, figure: Hunter | Helper) -> None:
    """One deed out of turn, which may save a hunter that fights for its life.

    arena.reaction.single_action, arena.ffyl.success, arena.ruling.ffyl_state
    """
    hunter = arena.owner(figure)
    before = arena.reacting, arena.fired, arena.last, hunter.stands
    arena.reacting, arena.fired, arena.last, hunter.stands = figure.id, [], False, hunter.dying
    key, rule = "arena.ask.reaction", "arena.reaction.single_action"
    done = _ask_on(arena, hunter, key, rule)
    if done != END.name:
        if figure is hunter and attacking.shoots_on(arena, hunter):
            _shoot_on(arena, hunter)
        counting.reacted(arena, hunter)
    arena.reacting, arena.fired, arena.last, hunter.stands = before
    if hunter.rescued:
        wounds.save(arena, hunter)


def _shoot_on(arena: Arena, hunter: Hunter) -> None:
    """The free attack of a hunter that fights for its life: arena.ruling.ffyl_state"""
    arena.last = True
    if _last_shots(arena, hunter):
        _ask_on(arena, hunter, "arena.ask.last_shot", "arena.hero.special_rule")


def _ask_on(arena: Arena, hunter: Hunter, key: str, rule: str) -> str:
    """Asks until something is done that is more than using loot: arena.loot.use_anytime"""
    done = LOOT
    while done == LOOT:
        done = _ask(arena, hunter, ways(arena, hunter), key, rule)
    return done


def _last_shots(arena: Arena, hunter: Hunter) -> list[Way]:
    return [way for kind in attacking.KINDS if kind.ends for way in kind.possible(arena, hunter)]


def _ask(arena: Arena, hunter: Hunter, found: Ways, key: str, rule: str) -> str:
    """Lets a hunter do one thing; returns the name of what it was."""
    actor = arena.reacting or hunter.id
    way, answer = arena.table.ask(hunter.seat, key, Either(found), rule, figure=actor)
    if not isinstance(way, Walk):
        _perform(arena, hunter, answer)
        return str(answer.option.what)
    figure = hunter if way.what == MOVE else arena.helper(hunter)
    assert figure is not None
    pay(arena, figure, {"token": way.colour})
    zones = zones_of(arena, answer.points[1:])
    walking.walk(arena, figure, zones, "arena.basic.move")
    return way.what


def _perform(arena: Arena, hunter: Hunter, chosen: Filled) -> None:
    """One deed, weighed as a stage; it returns what was fired, which the state does not hold."""
    before = tuple(arena.fired)

    def done() -> tuple[str, ...]:
        arena.fired = list(before)
        MENU.perform(arena, hunter, chosen)
        return tuple(arena.fired)

    arena.fired = list(arena.table.stage(done))


def ways(arena: Arena, hunter: Hunter) -> Ways:
    """Where it may go with each token, and what it may do."""
    found: Ways = {}
    ending = _is_ending(arena)
    if not ending and arena.reacting in ("", hunter.id):
        found |= _moves(arena, hunter, MOVE)
    helper = arena.helper(hunter)
    if helper is not None and _flies(arena, helper) and not ending:
        found |= _moves(arena, helper, HELPER_MOVE)
    found["do"] = MENU.form(arena, hunter)
    return found


def _is_ending(arena: Arena) -> bool:
    """True if only what is done at the end is left."""
    active = arena.state.active
    return arena.last or (active is not None and active.ending and not arena.reacting)


def _flies(arena: Arena, helper: Helper) -> bool:
    """True if a Helper may move now; a turret never does."""
    still = library().helpers[helper.id].still
    return not still and helper.at is not None and arena.reacting in ("", helper.id)


def _just_ends(found: Ways) -> bool:
    """True if there is nowhere to go and nothing to do but to end, not even for free."""
    form = found["do"]
    assert isinstance(form, Form)
    return len(found) == 1 and [one.option.what for one in form.choices()] == [END.name]


def _moves(arena: Arena, figure: Hunter | Helper, name: str) -> Ways:
    """The moves for each colour of token: arena.basic.move, arena.element.cryo.effect"""
    if is_frozen(figure):
        return {}
    whose = "all" if isinstance(figure, Hunter) else attacking.HELPER
    more, closed = stat(arena.owner(figure), "move", whose), arena.closed(figure)
    return {
        Walk(name, colour): walking.ways(arena, figure, ZONES[colour] + more, closed)
        for colour in payable(arena, figure)
    }


def _why_not(arena: Arena, hunter: Hunter) -> Callable[[Kind], Why | None]:
    """Why a whole kind of deed is barred now."""
    ending = _is_ending(arena)
    helper = arena.helper(hunter)
    paid = bool(payable(arena, hunter))
    helped = helper is not None and bool(payable(arena, helper))

    def why_not(kind: Kind) -> Why | None:
        if kind.aside:
            return None
        if kind.ends != ending:
            return "arena.hero.special_rule", "only_at_end" if kind.ends else "ending"
        if arena.reacting and kind.helper != (arena.reacting != hunter.id):
            return "arena.reaction.single_action", "not_this_one"
        able = helped if kind.helper else paid or (kind.lent and bool(arena.reacting))
        return None if kind.free or able else _unpaid(kind, others=helped)

    return why_not


def _unpaid(kind: Kind, *, others: bool) -> Why:
    """Why a deed that takes a token cannot be paid for; `others` if only the Helper has one."""
    if kind.helper:
        return "arena.helper.shared_tokens", "no_token"
    if others:
        return "arena.helper.own_tokens", "helpers_token"
    return "arena.basic.list" if kind.basic else "arena.system.action_uses_token", "no_token"


def _end(arena: Arena, hunter: Hunter, *, idle: bool = False) -> None:
    """Ends the activation, after what is done only then; or lets a [RE]action pass.

    It is `idle` if the hunter has nothing else left to do.
    arena.activation.run, arena.ruling.activation_end
    """
    if arena.reacting:
        return
    active = arena.active
    if not active.ending and endings_left(arena, hunter) > 0 and _last_shots(arena, hunter):
        active.ending = True
    else:
        rounds.finish(arena, hunter, idle=idle)


END = Kind("end", groups.TURN, simply(_end), free=True)
MENU = Menu((*attacking.KINDS, *gear.KINDS), END, NAME, _why_not, {MOVE: 0, HELPER_MOVE: 7})
