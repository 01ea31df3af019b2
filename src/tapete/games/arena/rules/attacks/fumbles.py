"""Attack Fumbles: how enemies answer an attack that was fumbled."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.arena.content.properties import gathered
from tapete.games.arena.events.attacks import Provoked, Suppressed
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.story import counting
from tapete.games.arena.state import Enemy, Helper, Hunter
from tapete.games.arena.world import Arena, card_of


def provoke(
    arena: Arena, figure: Hunter | Helper, foes: Sequence[Enemy], texts: Sequence[str]
) -> None:
    """Each enemy it was aimed at answers as its card says, in the order the players choose.

    arena.prop.attack_fumble, arena.ruling.page21, arena.ruling.fumble_multi_target,
    arena.helper.redirect_attack
    """
    hunter = arena.owner(figure)
    counting.fumbled(arena, hunter)
    suppressed = _suppresses(hunter, texts)
    able = [one for one in foes if one.at is not None and card_of(one).fumble is not None]
    if able and suppressed:
        rule, foe = "arena.prop.suppression", able[0].id
        arena.table.tell(Suppressed, figure=hunter.id, target=foe, rule=rule)
        return
    left, helper = tuple([one.id for one in able]), figure is not hunter
    arena.table.stage(lambda: _answers(arena, left, hunter, helper=helper))


def _answers(arena: Arena, left: tuple[str, ...], hunter: Hunter, *, helper: bool) -> None:
    """Each answers in turn. The rest depends on the state alone, and is weighed once."""
    if not left:
        return
    chosen = decide(arena, "fumble_order", left, "arena.ruling.fumble_multi_target")
    rest, facts = tuple([one for one in left if one != chosen]), (hunter.id, helper)
    arena.table.stage(
        lambda: _answer(arena, chosen, hunter, helper=helper), _answer, chosen, *facts
    )
    arena.table.last(lambda: _answers(arena, rest, hunter, helper=helper), _answers, rest, *facts)


def _answer(arena: Arena, name: str, hunter: Hunter, *, helper: bool) -> None:
    """An enemy answers a fumble: it turns on the hunter that fumbled, or whose Helper did."""
    enemy = next((one for one in arena.state.enemies if one.id == name), None)
    if enemy is None or enemy.at is None:
        return
    fumble = card_of(enemy).fumble
    assert fumble is not None
    also = (
        "arena.action.crit_fumble_rules",
        *(("arena.helper.redirect_attack",) if helper else ()),
    )
    rule = "arena.prop.attack_fumble"
    arena.table.tell(Provoked, figure=enemy.id, target=hunter.id, rule=rule, also=also)
    for effect in fumble.effects:
        effects.perform(arena, effect, enemy, hunter)


def _suppresses(hunter: Hunter, texts: Sequence[str]) -> bool:
    """True for the first fumble of a turn with Suppression, whoever its target was.

    arena.prop.suppression, arena.ruling.suppression_turn
    """
    if "suppression" not in gathered(tuple(texts)):
        return False
    first, hunter.suppressed = not hunter.suppressed, True
    return first
