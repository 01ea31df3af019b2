"""Action cards: the deal, the order of a round, jokers, Hold and surprise."""

from __future__ import annotations

from tapete.games.savage.events.fight import Became, Dealt, RoundBegan
from tapete.games.savage.figures import has
from tapete.games.savage.rules.dice.bennies import purse, spend
from tapete.games.savage.rules.dice.traits import SUCCESS, Opposed, check, oppose
from tapete.games.savage.rules.harm.conditions import lose_turn, rouse
from tapete.games.savage.rules.moving.riding import is_carrier
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Deck, OneOf, Seat, YesNo

CARDS = 54
"""savage.core.initiative"""
JOKERS = (52, 53)
JOKER = "★"
"""A joker as it is written."""
RANKS = (*"23456789", "10", *"JQKA")
SUITS = "♣♦♥♠"
ACE = RANKS.index("A") * len(SUITS)
"""The lowest of the Aces."""
ASK_CARD = "savage.ask.benny_card"
QUICK = 5
"""savage.core.initiative: a Quick character draws again for a card of 5 or lower."""


def deck() -> Deck[int]:
    return Deck.of(range(CARDS))


def name_of(card: int) -> str:
    """A card as it is written: `A♠`, `10♦`, or `★` for a joker."""
    return JOKER if card in JOKERS else RANKS[card // 4] + SUITS[card % 4]


def begin_round(fight: Fight) -> None:
    """Deals a card to each group that gets one, and sorts the groups, the highest first."""
    state = fight.state
    state.round += 1
    fight.table.tell(RoundBegan, round=state.round, rule="savage.core.initiative")
    if state.reshuffle or len(state.deck) < len(groups(fight)) * 3:
        state.deck = deck()
        state.reshuffle = False
    if state.round == 1:
        surprise(fight)
    state.dealt, state.jokers = {}, []
    for group in groups(fight):
        if gets_card(fight, group):
            deal(fight, group)
    line_up(fight)
    buy_cards(fight)
    state.phase = "next"


def groups(fight: Fight) -> list[str]:
    """The groups in the order of the figures: a Wild Card alone, Extras in their group."""
    alive = [f.group for f in fight.state.figures if _takes_part(f)]
    return list(dict.fromkeys(alive))


def _takes_part(figure: Figure) -> bool:
    """Mounts act with their riders (`savage.mounted.card`), and do nothing without one."""
    bleeding = figure.out == "incapacitated" and figure.bleeding
    return (not figure.out or bleeding) and not is_carrier(figure)


def members(fight: Fight, group: str) -> list[Figure]:
    return [f for f in fight.state.figures if f.group == group and _takes_part(f)]


def takes_turn(figure: Figure) -> bool:
    """True if it takes part, and is not on Hold or taken by surprise."""
    return _takes_part(figure) and not figure.hold and not figure.late


def ready(fight: Fight, group: str) -> list[Figure]:
    """The figures of a group that act when its card comes up."""
    return [figure for figure in members(fight, group) if takes_turn(figure)]


def gets_card(fight: Fight, group: str) -> bool:
    """Figures on Hold from an earlier round and surprised figures get no card."""
    return any(f.hold < 2 and not f.late for f in members(fight, group))


def deal(fight: Fight, group: str) -> None:
    """Deals one card, and more for some edges; the best counts."""
    leader = members(fight, group)[0]
    cards = [draw(fight, group)]
    if has(leader, "level_headed"):
        cards.append(draw(fight, group))
    while has(leader, "quick") and max(cards) < (QUICK - 1) * 4:
        cards.append(draw(fight, group))
    fight.state.dealt[group] = cards


def draw(fight: Fight, group: str) -> int:
    state = fight.state
    if not len(state.deck):
        state.deck = deck()
    card = state.deck.draw(fight.table, "savage.core.initiative")
    leader, *others = members(fight, group)
    fight.table.tell(
        Dealt,
        figure=leader.id,
        others=len(others),
        card=name_of(card),
        rule="savage.core.initiative",
    )
    if card in JOKERS:
        joker(fight, group)
    return card


def joker(fight: Fight, group: str) -> None:
    """A joker is +2 to rolls and a benny for its side; the deck is shuffled after the round."""
    state = fight.state
    state.jokers.append(group)
    state.reshuffle = True
    side = members(fight, group)[0].seat
    for figure in state.figures:
        if figure.seat == side and figure.wild and not figure.out:
            figure.bennies += 1
    if side == FOES:
        state.pools[side] += 1


FOES = 1
"""The side whose jokers pay the common pool: savage.core.jokers"""


NOBODY = "nobody"
"""The answer of a side that buys no more cards."""


def buy_cards(fight: Fight) -> None:
    """After the deal, each side may buy more cards with bennies, as often as it likes."""
    for side in range(len(fight.state.pools)):
        while able_to_buy := buyers(fight, side):
            bought = fight.table.ask(
                side,
                ASK_CARD,
                OneOf((*[figure.id for figure in able_to_buy], NOBODY)),
                "savage.benny.card",
            )
            if bought == NOBODY:
                break
            buy_card(fight, fight.figure(bought))


def buyers(fight: Fight, side: Seat) -> list[Figure]:
    """The Wild Cards of a side that have a benny, and a card other than a joker."""
    state = fight.state
    leaders = [members(fight, group)[0] for group in state.dealt if group not in state.jokers]
    return [f for f in leaders if f.seat == side and f.wild and purse(fight, f)]


def buy_card(fight: Fight, figure: Figure) -> None:
    """Buys one more card; the best counts, and the order with it."""
    spend(fight, figure, "savage.benny.card")
    fight.state.dealt[figure.group].append(draw(fight, figure.group))
    line_up(fight)


def line_up(fight: Fight) -> None:
    """Sorts the groups by card: jokers first, ace high, then by suit; those on Hold wait."""
    dealt = fight.state.dealt
    waiting = [group for group in dealt if ready(fight, group)]
    fight.state.queue = sorted(waiting, key=lambda group: -max(dealt[group]))


# --- Hold


def holders(fight: Fight) -> list[Figure]:
    """The figures on Hold that could act now."""
    return [f for f in fight.state.figures if f.hold and able(f)]


def able(figure: Figure) -> bool:
    return not (figure.out or figure.shaken or figure.stunned or figure.tied)


def wants_to_act(fight: Fight, holder: Figure, before: Figure | None) -> bool:
    """True if a figure on Hold wants to act now, or to interrupt a foe's action."""
    key = "savage.ask.act_now" if before is None else "savage.ask.interrupt"
    other = "" if before is None else before.id
    return fight.table.ask(holder.seat, key, YesNo(), "savage.hold", figure=holder.id, target=other)


def interrupts(fight: Fight, holder: Figure, foe: Figure) -> bool:
    """Opposed Athletics, without a minimum; a figure with a joker needs no roll."""
    if fight.has_joker(holder):
        return True
    contest = Opposed(
        holder, "athletics", foe, "athletics", "savage.hold.interrupt", least=-100, action=False
    )
    return oppose(fight, contest) >= SUCCESS


def lapse_holds(fight: Fight) -> None:
    """`savage.hold`: at the end of a round, a new Hold goes on, and an older one lapses."""
    for figure in fight.state.figures:
        if figure.hold == 1 or (figure.hold and fight.rules.hold_indefinite):
            figure.hold = 2
        elif figure.hold:
            figure.aim = ""
            lose_turn(fight, figure)


# --- surprise


def surprise(fight: Fight) -> None:
    """Ambushers start on Hold; their victims roll Notice, and those that fail get no card."""
    for side, plan in enumerate(fight.scenario.sides):
        if not plan.ambush:
            continue
        for figure in fight.standing():
            if is_carrier(figure):
                continue
            if figure.seat == side:
                figure.hold = 1
                fight.table.tell(Became, figure=figure.id, state="hold", rule="savage.surprise")
            elif not figure.tied:
                mark = check(fight, figure, "notice", "savage.surprise.notice", most=SUCCESS)
                figure.surprised = figure.late = mark < SUCCESS
                if mark >= SUCCESS:
                    rouse(fight, figure)


def end_surprise(fight: Fight) -> None:
    """`savage.surprise`: it is over after the first round."""
    for figure in fight.state.figures:
        figure.surprised = figure.late = False
