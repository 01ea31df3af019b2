"""The rules, in the order in which a turn meets them."""

from __future__ import annotations

from tapete.kernel import OneOf, Roll, Seat, Table
from tapete.kernel.chance.readings import Contest, Total, Verdict
from tests.salteadores import events
from tests.salteadores.state import Rogue, State

HAND = 3
SAFE, BOLD = "safe", "bold"
PASS = "pass"
LOOT = {
    SAFE: Roll((4,), Total(plus=1), "salteadores.rob.safe"),
    BOLD: Roll((6, 6), Total(), "salteadores.rob.bold"),
}


def turn(state: State, table: Table) -> None:
    """A rogue draws up, robs, may be ambushed, and hands the road over."""
    robber = state.active
    table.tell(events.TurnBegan, rogue=robber, rule="salteadores.turn")
    draw_up(state, table, robber)
    loot = rob(table, robber)
    winner = ambush(state, table, robber, loot)
    share(state, table, winner, loot)
    state.active = rival_of(robber)


def draw_up(state: State, table: Table, seat: Seat) -> None:
    """Up to three cards in hand; when the deck is out, the discards are shuffled."""
    hand = state.rogues[seat].hand
    while len(hand) < HAND:
        if not len(state.deck):
            state.deck.shuffle(state.discards)
            state.discards = []
        hand.append(state.deck.draw(table, "salteadores.turn.draw", seat, (seat,)))
    hand.sort()


def rob(table: Table, robber: Seat) -> int:
    """A safe job pays 1d4+1; a bold one 2d6."""
    job = table.ask(robber, "salteadores.ask.job", OneOf((SAFE, BOLD)), "salteadores.rob")
    loot = table.roll(LOOT[job])
    table.tell(events.Robbed, rogue=robber, loot=loot, rule=LOOT[job].rule)
    return loot


def ambush(state: State, table: Table, robber: Seat, loot: int) -> Seat | None:
    """The rival may play a card to take the loot; 1d6 and a card on each side decide."""
    rival = rival_of(robber)
    attack = play(state, table, rival, "salteadores.ask.ambush", "salteadores.ambush")
    if attack is None:
        return robber
    table.tell(events.Ambushed, rogue=rival, card=attack, rule="salteadores.ambush")
    defence = play(state, table, robber, "salteadores.ask.defend", "salteadores.ambush.defend")
    if defence is not None:
        table.tell(events.Defended, rogue=robber, card=defence, rule="salteadores.ambush.defend")
    fray = Contest(1, attack - (defence or 0))
    verdict = table.roll(Roll((6, 6), fray, "salteadores.ambush.fray"))
    return {Verdict.WON: rival, Verdict.LOST: robber, Verdict.TIED: None}[verdict]


def play(state: State, table: Table, seat: Seat, key: str, rule: str) -> int | None:
    """A card of the hand, discarded as it is played; or none."""
    rogue = state.rogues[seat]
    card = table.ask(seat, key, OneOf(options(rogue)), rule)
    if card == PASS:
        return None
    rogue.hand.remove(int(card))
    state.discards.append(int(card))
    return int(card)


def options(rogue: Rogue) -> list[int | str]:
    return [PASS, *sorted(set(rogue.hand))]


def share(state: State, table: Table, winner: Seat | None, loot: int) -> None:
    """The winner takes the loot; in a tied fray it scatters on the road and nobody does."""
    if winner is None:
        table.tell(events.Scattered, loot=loot, rule="salteadores.ambush.tie")
        return
    state.rogues[winner].coins += loot
    table.tell(events.Took, rogue=winner, loot=loot, rule="salteadores.share")


def rival_of(seat: Seat) -> Seat:
    return 1 - seat
