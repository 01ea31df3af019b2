"""Wounds of hunters: tokens that turn red, elimination, and healing."""

from __future__ import annotations

from tapete.games.arena.events.attacks import (
    Eliminated,
    Fighting,
    Healed,
    Recharged,
    Saved,
    Wounded,
)  # fmt: skip
from tapete.games.arena.figures import DIE, shield_tokens, wounded
from tapete.games.arena.rules.harm import blasts
from tapete.games.arena.rules.harm.alike import Alike, sorts
from tapete.games.arena.rules.loot import spotlight
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story import counting
from tapete.games.arena.state import Hunter, Token
from tapete.games.arena.world import Arena
from tapete.kernel import OneOf


def turn_red(arena: Arena, hunter: Hunter, token: Token, *, attack: bool) -> None:
    """The token of a failed Defence turns red and stays Available or Spent; a red one is fatal.

    arena.wound.token_turns_red, arena.wound.green_straight_to_red, arena.wound.keeps_state,
    arena.wound.red_eliminates
    """
    if hunter.dying or hunter.at is None:
        return
    hunter.bled = True
    if token.colour == "red":
        fatal(arena, hunter, attack=attack, rule="arena.wound.red_eliminates")
        return
    colour, token.colour = token.colour, "red"
    also = ["arena.wound.keeps_state"]
    also += ["arena.wound.green_straight_to_red"] if colour == "green" else []
    also += [] if attack else ["arena.reaction.not_for_non_attack"]
    rule = "arena.wound.token_turns_red"
    arena.table.tell(Wounded, figure=hunter.id, colour=colour, rule=rule, also=tuple(also))
    counting.hurt(arena, hunter)


def suffer_one(arena: Arena, hunter: Hunter, *, attack: bool) -> None:
    """A wound for which no token was rolled: its player picks one that is not red.

    arena.wound.non_attack, arena.wound.only_red_left, arena.ruling.wound_choose_nonred
    """
    if hunter.dying or hunter.at is None:
        return
    whole = [one for one in hunter.tokens if one.colour != "red"]
    if not whole:
        hunter.bled = True
        fatal(arena, hunter, attack=attack, rule="arena.wound.only_red_left")
        return
    kinds = sorts(sorted(whole, key=lambda one: DIE[one.colour]), _kind)
    rule = "arena.wound.extra_wounds" if attack else "arena.wound.non_attack"
    chosen = arena.table.ask(hunter.seat, "arena.ask.wound", OneOf(kinds), rule, figure=hunter.id)
    turn_red(arena, hunter, next(one for one in whole if _kind(one) == chosen), attack=attack)


def _kind(token: Token) -> Alike:
    return Alike(token.colour, spent=token.spent)


def fatal(arena: Arena, hunter: Hunter, *, attack: bool, rule: str) -> None:
    """A hunter that would be eliminated may fight for its life if it can still act.

    arena.ffyl.trigger, arena.ruling.ffyl_non_attack
    """
    able = any(not token.spent for token in hunter.tokens) or _lent(hunter)
    if able and (attack or arena.rules.ffyl_any_wound):
        hunter.dying = True
        arena.table.tell(Fighting, figure=hunter.id, rule="arena.ffyl.trigger", also=(rule,))
        if not attack:
            window.last_stand(arena, hunter)
    else:
        eliminate(arena, hunter, rule)


def _lent(hunter: Hunter) -> bool:
    """True if a Run and Gun weapon could still be used: arena.ruling.run_gun_token"""
    return any(
        item.lent is not None and not item.lent.spent and not item.spent for item in hunter.equipped
    )


def eliminate(arena: Arena, hunter: Hunter, rule: str = "arena.ffyl.failure") -> None:
    """It leaves the arena with its Helper, and the Spotlight goes to somebody else.

    arena.helper.eliminated_with_vh, arena.spotlight.on_elimination
    """
    zone, hunter.at = hunter.at, None
    assert zone is not None
    hunter.out, hunter.dying, hunter.activated = True, False, True
    helper = arena.helper(hunter)
    also = () if helper is None else ("arena.helper.eliminated_with_vh",)
    arena.table.tell(Eliminated, figure=hunter.id, rule=rule, also=also)
    if helper is not None:
        helper.at = None
    spotlight.pass_on(arena, hunter)
    counting.fell(arena, hunter)
    if "radiation" in hunter.elements:
        blasts.radiate(arena, zone, None)


def save(arena: Arena, hunter: Hunter) -> None:
    """A hunter that eliminates an enemy while fighting for its life is whole again.

    arena.ffyl.success, arena.ruling.ffyl_token
    """
    hunter.dying = hunter.rescued = False
    arena.table.tell(Saved, figure=hunter.id, rule="arena.ffyl.success")
    heal_all(arena, hunter)
    recharge(arena, hunter)
    counting.saved(arena, hunter)


# --- healing


def heal(arena: Arena, hunter: Hunter, count: int, rule: str = "arena.heal.restore") -> int:
    """Restores wounded tokens to their colours, the player choosing; returns how many.

    arena.heal.restore, arena.heal.cap, arena.heal.must_be_in_play
    """
    healed = 0
    while healed < count and hunter.at is not None and wounded(hunter):
        token = _choose_wounded(arena, hunter, rule)
        token.colour = token.born
        healed += 1
    if healed:
        also = ("arena.heal.cap",) if healed < count else ()
        arena.table.tell(Healed, figure=hunter.id, wounds=healed, rule=rule, also=also)
    return healed


def _choose_wounded(arena: Arena, hunter: Hunter, rule: str) -> Token:
    hurt = [hunter.tokens[place] for place in wounded(hunter)]
    kinds = sorts(sorted(hurt, key=lambda one: -DIE[one.born]), _healed)
    chosen = arena.table.ask(hunter.seat, "arena.ask.heal", OneOf(kinds), rule, figure=hunter.id)
    return next(one for one in hurt if _healed(one) == chosen)


def _healed(token: Token) -> Alike:
    return Alike(token.born, spent=token.spent)


def heal_all(arena: Arena, hunter: Hunter, rule: str = "arena.heal.restore") -> None:
    hurt = wounded(hunter)
    for place in hurt:
        hunter.tokens[place].colour = hunter.tokens[place].born
    if hurt:
        arena.table.tell(Healed, figure=hunter.id, wounds=len(hurt), rule=rule)


def recharge(arena: Arena, hunter: Hunter) -> None:
    """Reactivates all its Shield tokens, unless it is electrified.

    arena.shield.recharge, arena.element.shock.no_recharge
    """
    spent = [one for one in shield_tokens(hunter) if one.spent]
    if not spent or "shock" in hunter.elements:
        return
    for token in spent:
        token.spent = False
    arena.table.tell(Recharged, figure=hunter.id, rule="arena.shield.recharge")
