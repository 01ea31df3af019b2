"""Rounds: the hunters' turn, the enemy turn, and the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.arena.events.story import Activated, Cleaned, Passed, Respawned, RoundBegan
from tapete.games.arena.rules.dice.asking import ask
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.harm import enemies, wounds
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.rules.harm.elements import LASTING, cleanse, thaw
from tapete.games.arena.rules.loot import collecting, dropping, using
from tapete.games.arena.rules.skills import triggers
from tapete.games.arena.rules.story import boxes, counting
from tapete.games.arena.rules.turns import helpers
from tapete.games.arena.state import Activation, Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import Barred, Message, OneOf, Seat, YesNo
from tapete.spaces.hexes.hexes import Hex, apart

LOOT_GOES, EFFECTS_END = 1, 4
"""The faces of the cleanup roll that do something: arena.cleanup.roll"""
CLEANED = {
    LOOT_GOES: ("arena.cleanup.fumble", "arena.cleanup.fumble_legendary"),
    EFFECTS_END: ("arena.cleanup.end_effects", "arena.element.radiation.cleanup"),
}
"""The rules of what those faces do."""
REFRESHED = ("arena.round.reactivate_tokens", "arena.round.shields_not_refreshed")
"""The rules of what is available again when a round begins, and what is not."""
WHOLE = ("arena.respawn.state", "arena.respawn.keeps_items", "arena.respawn.next_round")
"""The rules of how a hunter comes back."""
RESPAWN, POOL = "arena.ask.respawn", "pool"
"""The question of who pays for a respawn, and the answer that the common money does."""
PRICE = 1
"""Money tokens for a respawn: arena.respawn.cost"""


def begin_round(arena: Arena) -> None:
    """A round begins with the hunters' turn: arena.round.structure"""
    state = arena.state
    state.round += 1
    state.phase = "hunters"
    also = () if state.round == 1 else REFRESHED
    arena.table.tell(RoundBegan, round=state.round, rule="arena.round.structure", also=also)
    for hunter in state.hunters:
        hunter.activated = hunter.at is None
        hunter.threw = hunter.suppressed = False
        hunter.worked = []
        counting.forget(hunter, "round")
    boxes.check(arena, "round")


# --- the hunters' turn


def waiting(arena: Arena) -> list[Hunter]:
    """The hunters that have not been activated: arena.activation.once"""
    return [one for one in arena.hunters() if not one.activated]


def activate(arena: Arena) -> None:
    """The players choose who goes next; loot can be used before.

    arena.round.hero_turn, arena.activation.order_free
    """
    while (chosen := _chosen(arena)) is None:
        pass
    begin(arena, chosen)


def _chosen(arena: Arena) -> Hunter | None:
    """Who goes next; None if somebody has used loot instead: arena.ruling.loot_use_window"""
    able, loot = waiting(arena), using.by_seat(arena)
    if len(able) == 1 and not loot:
        return able[0]
    seats = {one.seat for one in able} | set(loot)
    domains = {seat: _choice(arena, able, seat, loot.get(seat, [])) for seat in sorted(seats)}
    _, picked = arena.table.ask_any(domains, "arena.ask.activate", "arena.activation.order_free")
    if isinstance(picked, str):
        return arena.hunter(picked)
    using.use(arena, arena.hunter(picked.figure), picked.what)
    return None


def _choice(
    arena: Arena, able: Sequence[Hunter], seat: Seat, loot: Sequence[using.Offer]
) -> OneOf[str | using.Offer]:
    """The hunters that a seat can activate, and the loot it can use."""
    own = [one.id for one in able if one.seat == seat]
    reason, rule = Message("arena.barred.activated"), "arena.activation.once"
    done = [Barred(one.id, reason, rule) for one in arena.hunters() if one.activated]
    return OneOf((*own, *loot), lambda: done)


def begin(arena: Arena, hunter: Hunter) -> None:
    """A hunter's activation begins: arena.system.active_figure, arena.basic.collect.when"""
    arena.state.active = Activation(hunter.id)
    counting.forget(hunter, "activation")
    rule, also = "arena.round.hero_turn", ("arena.system.active_figure",)
    arena.table.tell(Activated, figure=hunter.id, rule=rule, also=also)
    triggers.follow(arena, hunter, "activation")
    collecting.collect(arena, hunter)


def finish(arena: Arena, hunter: Hunter, *, idle: bool = False) -> None:
    """A hunter's activation is over, and it thaws.

    An `idle` hunter has nothing left to do, and is not asked: arena.ruling.activation_end
    arena.activation.run, arena.element.cryo.end, arena.ruling.cryo_turn_end
    """
    hunter.activated = True
    arena.state.active = None
    rule = "arena.ruling.activation_end" if idle else "arena.activation.run"
    also = ("arena.activation.once",)
    arena.table.tell(Passed, figure=hunter.id, idle=idle, rule=rule, also=also)
    thaw(arena, hunter)
    helper = arena.helper(hunter)
    if helper is not None:
        thaw(arena, helper)


def begin_enemy_turn(arena: Arena) -> None:
    """Grenades and Suppression can be used anew: arena.ruling.grenade_turn"""
    arena.state.phase = "enemies"
    for hunter in arena.state.hunters:
        hunter.threw = hunter.suppressed = False


def end_enemy_turn(arena: Arena) -> None:
    """Burns hurt, and what was frozen thaws: arena.ruling.burn_vs_spend_order"""
    burn(arena)
    for enemy in list(arena.state.enemies):
        thaw(arena, enemy)
    arena.state.phase = "cleanup"


def burn(arena: Arena) -> None:
    """Everybody suffers a wound for each of its Burn tokens: arena.element.burn.effect"""
    for hunter in arena.hunters():
        if hunter.at is not None and "burn" in hunter.elements:
            _last_use(arena, hunter)
            for _ in range(hunter.elements.get("burn", 0)):
                wounds.suffer_one(arena, hunter, attack=False)
    for enemy in list(arena.state.enemies):
        if enemy.at is not None and "burn" in enemy.elements:
            enemies.wound(arena, enemy, enemy.elements["burn"], None, attack=False)


def _last_use(arena: Arena, hunter: Hunter) -> None:
    """Loot can be used before Burns hurt: arena.ruling.loot_use_window"""
    while ways := using.uses(arena, hunter):
        rule, either = "arena.ruling.loot_use_window", OneOf[using.Use | str]((*ways, "none"))
        chosen = ask(arena, hunter, "before_burn", either, rule)
        if isinstance(chosen, str):
            return
        using.use(arena, hunter, chosen)


# --- the end of the round


def clean_up(arena: Arena) -> None:
    """A die decides whether loot goes or effects end; Slag always ends.

    arena.cleanup.roll, arena.cleanup.fumble, arena.cleanup.fumble_legendary,
    arena.cleanup.end_effects, arena.element.slag.end
    """
    face = number(arena, 4, "arena.cleanup.roll")
    also = ("arena.round.end_steps", *CLEANED.get(face, ()))
    arena.table.tell(Cleaned, face=face, rule="arena.cleanup.roll", also=also)
    everybody = [one for one in arena.figures() if one.at is not None]
    for figure in everybody:
        cleanse(arena, figure, "slag", "arena.element.slag.end")
    if face == LOOT_GOES:
        arena.state.lying = [one for one in arena.state.lying if one.kind != dropping.LEGENDARY]
        dropping.refill(arena, "arena.cleanup.fumble")
    elif face == EFFECTS_END:
        _end_effects(arena)
    for enemy in arena.state.enemies:
        enemy.boosts = [one for one in enemy.boosts if one.until != "round"]
    arena.state.phase = "respawn"


def _end_effects(arena: Arena) -> None:
    """Lasting effects end, and radiation hurts.

    arena.cleanup.end_effects, arena.element.radiation.cleanup
    """
    for figure in [one for one in arena.figures() if one.at is not None]:
        for element, rule in LASTING.items():
            cleanse(arena, figure, element, rule)
    for hunter in arena.hunters():
        if "radiation" in hunter.elements:
            wounds.suffer_one(arena, hunter, attack=False)
    for enemy in list(arena.state.enemies):
        if enemy.at is not None and "radiation" in enemy.elements:
            enemies.wound(arena, enemy, 1, None, attack=False)


def respawn(arena: Arena) -> None:
    """Each eliminated hunter comes back for a Money token: arena.respawn.cost"""
    for hunter in arena.state.hunters:
        if hunter.out and _paid(arena, hunter):
            come_back(arena, hunter)
    arena.state.phase = "verdict"


def _paid(arena: Arena, hunter: Hunter) -> bool:
    """True if a respawn is paid for, by the common money or a hunter; nobody is forced to pay.

    arena.loot.resale_no_respawn, arena.ruling.respawn_consent, arena.ruling.money_loot_tokens
    """
    if arena.state.mark:
        return False
    ways = [POOL] if arena.state.money >= PRICE else []
    ways += [one.id for one in arena.state.hunters if money_of(one)]
    while ways:
        rule = "arena.respawn.cost"
        question = OneOf((*ways, "none"), partial(_not_cash, arena))
        chosen = arena.table.ask(hunter.seat, RESPAWN, question, rule, figure=hunter.id)
        if chosen == "none":
            return False
        if chosen == POOL:
            arena.state.money -= PRICE
            return True
        if _gives(arena, arena.hunter(chosen), hunter):
            return True
        ways.remove(chosen)
    return False


def _gives(arena: Arena, payer: Hunter, fallen: Hunter) -> bool:
    """A hunter pays for another only if its player wants to: arena.ruling.respawn_consent"""
    rule, key = "arena.ruling.respawn_consent", "pay_for"
    if payer.seat != fallen.seat and not ask(
        arena, payer, key, YesNo(), rule, target=fallen.id
    ):  # fmt: skip
        return False
    dropping.throw_away(arena, payer, money_of(payer)[0])
    return True


def _not_cash(arena: Arena) -> list[Barred]:
    """Those who have loot, but none that pays for a respawn."""
    reason, rule = Message("arena.barred.not_cash"), "arena.loot.resale_no_respawn"
    poor = [one for one in arena.state.hunters if one.loot and not money_of(one)]
    return [Barred(one.id, reason, rule) for one in poor]


def money_of(hunter: Hunter) -> list[str]:
    """The Money tokens on a hunter's card."""
    return [kind for kind in hunter.loot if dropping.token_of(kind).type == "money"]


def come_back(arena: Arena, hunter: Hunter) -> None:
    """A hunter comes back whole, reloaded and clean, at a station of its choice.

    Its Spent tokens wait for the end of the round, when Stun may keep some of them Spent.

    arena.respawn.place, arena.respawn.state, arena.respawn.keeps_items, arena.respawn.next_round,
    arena.ruling.stun_counts
    """
    hunter.out = False
    hunter.elements = {}
    for token in hunter.tokens:
        token.colour = token.born
    for item in (*hunter.equipped, *hunter.inventory):
        item.spent = False
    wounds.recharge(arena, hunter)
    hunter.at = _station(arena, hunter)
    arena.table.tell(Respawned, figure=hunter.id, rule="arena.respawn.place", also=WHOLE)
    helpers.join(arena, hunter, "arena.helper.eliminated_with_vh")


def _station(arena: Arena, hunter: Hunter) -> Hex:
    stations = arena.ground.stations
    if len(stations) == 1:
        return nearest(arena, stations[0])
    rule, key = "arena.respawn.place", "arena.ask.station"
    chosen = arena.table.ask(hunter.seat, key, OneOf(stations), rule, figure=hunter.id)
    return nearest(arena, chosen)


def nearest(arena: Arena, zone: Hex) -> Hex:
    """The zone, or the nearest with room for a small figure."""
    free = [one for one in arena.ground.hexes.cells if arena.room(one) > 0]
    return min(free, key=lambda one: (apart(zone, one), arena.ground.hexes.place[one]))


def refresh(arena: Arena) -> None:
    """Spent Action tokens are Available again, fewer for a stunned hunter.

    arena.round.reactivate_tokens, arena.prop.stun, arena.ruling.stun_counts,
    arena.ruling.run_gun_token
    """
    for hunter in arena.state.hunters:
        _reactivate(arena, hunter)
        for item in (*hunter.equipped, *hunter.inventory):
            if item.lent is not None:
                item.lent.spent = False
    for helper in arena.state.helpers:
        for token in helper.tokens:
            token.spent = False


def _reactivate(arena: Arena, hunter: Hunter) -> None:
    spent = [one for one in hunter.tokens if one.spent]
    kept = min(len(spent), hunter.stun)
    hunter.stun = 0
    for _ in range(kept):
        kinds = [Alike(colour) for colour in sorted({one.colour for one in spent})]
        chosen = arena.table.ask(
            hunter.seat, "arena.ask.stunned", OneOf(kinds), "arena.prop.stun", figure=hunter.id
        )
        spent.remove(next(one for one in spent if one.colour == chosen.colour))
    for token in spent:
        token.spent = False
