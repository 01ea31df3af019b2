"""How the hunters stand: their wounds and goods against the enemies that are left."""

from __future__ import annotations

from tapete.games.arena.bots.goods import loot_worth, worn_worth
from tapete.games.arena.bots.threats import threat_of
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import shield_tokens
from tapete.games.arena.rules.turns.rounds import money_of
from tapete.games.arena.state import Colour, Element, Enemy, Hunter, State
from tapete.games.arena.world import card_of

WHOLE: dict[Colour, float] = {"green": 4.0, "yellow": 3.0, "red": 1.0}
"""What a token of each colour is worth to its hunter."""
LAST = 6.0
"""How much more the last token that is not red is worth than others."""
OUT, LOST, DYING = 14.0, 60.0, 9.0
"""What it costs that a hunter is out, that it can never come back, and that it is dying."""
STAR = 1.3
"""How much more the wounds of the hunter in the Spotlight count, which all enemies seek."""
SHIELD, STUN = 1.2, 0.8
KEPT, LEFT = 0.5, 0.12
"""What a token that can still be used is worth, before its hunter's activation and after it."""
TAINTS: dict[Element, float] = {
    "burn": 2.0, "radiation": 1.5, "slag": 1.5, "corrosion": 0.7, "shock": 0.7, "cryo": 0.5,
}  # fmt: skip
SPITE = 0.3
"""The share of what an element would cost a hunter that it is worth on an enemy."""
HIT_POINT, GUARD = 1.5, 1.0
MONEY, RICH = 1.5, 6
"""What a Money token is worth, and how many are enough; after the scenario it is worth nothing."""


def standing(state: State) -> float:
    """Points for hunters, goods and money, less those for enemies."""
    money = 0.0 if state.won is not None else MONEY * min(state.money, RICH)
    return (
        sum(hunter_worth(one, state) for one in state.hunters)
        - sum(enemy_worth(one) for one in state.enemies if not is_fed(one, state))
        - _losses(state)
        + money
    )


# --- hunters


def hunter_worth(hunter: Hunter, state: State) -> float:
    over = state.won is not None
    goods = worn_worth(hunter) + (0.0 if over else loot_worth(hunter))
    if hunter.at is None:
        return goods
    health = _health(hunter) * (STAR if hunter.id == state.spotlight else 1.0)
    shields = SHIELD * sum(not token.spent for token in shield_tokens(hunter))
    taints = sum(TAINTS[element] * count for element, count in hunter.elements.items())
    return health + shields + goods + _ready(hunter, state) - taints - STUN * hunter.stun


def _health(hunter: Hunter) -> float:
    whole = sum(token.colour != "red" for token in hunter.tokens)
    return sum(WHOLE[token.colour] for token in hunter.tokens) - LAST / (1 + whole)


def _ready(hunter: Hunter, state: State) -> float:
    """What its Available tokens may still do: act in this turn, or [RE]act."""
    each = KEPT if state.phase == "hunters" and not hunter.activated else LEFT
    return each * sum(WHOLE[token.colour] for token in hunter.tokens if not token.spent) / 3


def _losses(state: State) -> float:
    """Those who are out, and most of all those for whose respawn there is no money."""
    out = sum(one.out for one in state.hunters)
    dying = sum(one.dying for one in state.hunters)
    if not out:
        return DYING * dying
    paid = 0 if state.mark else state.money + sum(len(money_of(one)) for one in state.hunters)
    return DYING * dying + OUT * out + LOST * max(0, out - paid)


# --- enemies


def is_fed(enemy: Enemy, state: State) -> bool:
    """True for an enemy that hunters should feed, and so do not want dead."""
    known = () if state.mark else library().scenarios[state.scenario].objectives.values()
    return any(one.feeds == enemy.kind for one in known)


def enemy_worth(enemy: Enemy) -> float:
    """How much it costs the hunters that an enemy is still there."""
    left = card_of(enemy).hit_points - enemy.wounds
    burns = min(left, enemy.elements.get("burn", 0))
    spite = SPITE * sum(TAINTS[one] * count for one, count in enemy.elements.items())
    threat = threat_of(enemy).worth
    return threat + HIT_POINT * (left - 0.5 * burns) + GUARD * enemy.shielded - min(spite, threat)
