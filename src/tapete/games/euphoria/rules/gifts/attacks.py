"""Special attacks in melee: who may use one, what it costs, and what it adds."""

from __future__ import annotations

from tapete.games.euphoria.content.abilities import Attack
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.fighting import Special
from tapete.games.euphoria.figures import has, spend
from tapete.games.euphoria.rules.dice.readings import Blow
from tapete.games.euphoria.rules.fighting.combats import combat_of
from tapete.games.euphoria.rules.fighting.promises import attack_dice
from tapete.games.euphoria.rules.gifts.pushing import push
from tapete.games.euphoria.rules.harm.damage import heal, suffer
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Message, Modifier, YesNo

RULE = "euphoria.attr.special_attack"
BAD_BORN = "euphoria.class.bad_born.special_attack"
EXPERT = "expert"
EXPERT_RULE = "euphoria.gene.expert"
ASK = "euphoria.ask.special_attack"


def chosen(show: Show, mini: Mini, target: Mini) -> Attack | None:
    """The special attack that its player wants to make now, which is paid at once."""
    if not possible(show, mini, target):
        return None
    if not show.table.ask(
        mini.seat, ASK, YesNo(), RULE, attack=mini.attack, figure=mini.id, target=target.id
    ):
        return None
    attack = library().attacks[mini.attack]
    spend(show, mini, attack.ap)
    also = _also(mini)
    show.table.tell(
        Special, figure=mini.id, target=target.id, attack=mini.attack, rule=RULE, also=also
    )
    return attack


def _also(mini: Mini) -> tuple[str, ...]:
    """Why a Bad Born may make it."""
    if not has(mini, "bad_born"):
        return ()
    return (EXPERT_RULE,) if mini.gene == EXPERT else (BAD_BORN,)


def possible(show: Show, mini: Mini, target: Mini) -> bool:
    """True if it has a special attack and can pay for it and for the least dice of it."""
    if not mini.attack or not allowed(show, mini):
        return False
    attack = library().attacks[mini.attack]
    promise = attack_dice(show, mini, target)
    paid = max(0, attack.dice - promise.free)
    return paid <= promise.dice and attack.ap + paid <= mini.ap


def allowed(show: Show, mini: Mini) -> bool:
    """A Bad Born must be the only one in its combat, of either side, unless it is an expert.

    euphoria.class.bad_born.special_attack, euphoria.gene.expert, euphoria.ruling.bad_born_mirror
    """
    if not has(mini, "bad_born") or mini.gene == EXPERT:
        return True
    return not any(has(one, "bad_born") for one in combat_of(show, mini) if one is not mini)


def read(attack: Attack | None, dice: int) -> Blow:
    """How the dice of an attack are read, special or not."""
    return Blow(dice) if attack is None else Blow(dice, attack.total, attack.gore)


def terms(attack: Attack | None, name: str) -> tuple[Modifier, ...]:
    """What a special attack adds to the dice."""
    if attack is None or not attack.total:
        return ()
    return (Modifier(RULE, attack.total, Message.of("euphoria.term.attack", attack=name)),)


def follow(show: Show, mini: Mini, target: Mini, attack: Attack, successes: int) -> None:
    """What else a special attack does once it has hit."""
    target.ap = max(0, target.ap - attack.stun)
    if attack.drain:
        heal(show, mini, attack.drain * successes, RULE)
    if attack.splash:
        for one in show.enemies(mini):
            if one is not target and show.in_contact(mini, one):
                suffer(show, one, attack.splash, mini.id, mini, RULE)
    if attack.push and not target.out:
        push(show, target, mini, attack.push, RULE)
