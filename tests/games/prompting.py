"""A person who decides as the greedy bot does, in as few prompts as the table allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tapete.bots import GreedyBot
from tapete.kernel import Game, Match
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NotOpen
from tapete.kernel.matches.orders import MOST_AHEAD, standing
from tapete.kernel.matches.records import Lasting, Ordered
from tapete.kernel.plain import Plain
from tapete.odds.unasked.sparing import spare
from tapete.offers.presenting import ahead, onward, turn

OTHERWISE = 2
"""Worlds with other dice in which the person imagines what it would do after a deed."""
Orders: TypeAlias = Mapping[str, tuple[Lasting, bool]]
"""What the person orders when first asked a question: for how long, and whether guarded."""
Turn: TypeAlias = Callable[[Any], object]
"""Returns what tells one turn of one's own from the next, out of a state."""


class Person:
    """Seat 0, against a greedy bot.

    One prompt is one answer that the match waits for. Within it, as on the screen and at the
    terminal, a deed may be given together with those that follow it, as long as nothing comes to
    light in between; and the end of the turn together with the last of them, if the person would
    end it however the dice fall. Whether to go on or to wait is asked beside what follows.
    """

    def __init__(
        self, game: Game[Any], options: Mapping[str, Any], act: str, turn: Turn, seed: int
    ) -> None:
        self.game, self.act, self.turn = game, act, turn
        self.bots = (GreedyBot(seed), GreedyBot(seed + 1))
        self.match: Match[Any] = Match(game, dict(options), from_number(seed))
        self.asked = Counter[str]()
        self.turns: set[object] = set()
        self._went_on = False

    def play(self, orders: Orders) -> None:
        while (question := self.match.question) is not None:
            seat = question.seats[0]
            spare(self.match, seat)
            if seat not in self.match.choosing:
                self.match.answer(seat, self.match.unasked(seat))
            elif seat or self.goes_on():
                self.match.answer(seat, self.choice(self.match))
            else:
                self._prompt(question.key, orders)

    @property
    def answers(self) -> int:
        """How often it would be asked if every answer were a prompt."""
        return sum(one.seat == 0 for one in self.match.line)

    def goes_on(self) -> bool:
        """True if the person goes on to the question that is put instead of the open one.

        It may turn to any answer that goes on, but is not taken two questions further at once.
        """
        question, before = self.match.question, self._went_on
        self._went_on = False
        if question is None or before or onward(self.match, 0) is None:
            return False
        try:
            turn(self.match, 0, self.choice(self.match))
        except NotOpen:
            return False
        self._went_on = True
        return True

    def _prompt(self, key: str, orders: Orders) -> None:
        self.asked[key] += 1
        if key == self.act:
            self._act()
        elif key in orders and standing(self.match, 0) is None:
            span, guarded = orders[key]
            self.match.order(Ordered(0, key, span, guarded))
        else:
            self.match.answer(0, self.choice(self.match))

    def _act(self) -> None:
        """Gives a deed, with those that follow it and with the end of the turn."""
        match = self.match
        self.turns.add(self.turn(match.state))
        first, *then = self.planned()
        if then:
            match.order(Ordered(0, self.act, "next", answer=then))
        match.answer(0, first)

    def choice(self, match: Match[Any]) -> Plain:
        assert match.question is not None
        seat, domain = next(iter(match.question.domains.items()))
        return domain.write(self.bots[seat].choose(match.position(seat)))

    def planned(self) -> list[Plain]:
        """The deeds that are given together, the first of them now."""
        match, plan = self.match, [self.choice(self.match)]
        twin = ahead(match, 0, plan[-1])
        while twin is not None and len(plan) < MOST_AHEAD and not self.ends(plan[-1]):
            plan.append(self.choice(twin))
            twin = ahead(twin, 0, plan[-1])
        if not self.ends(plan[-1]) and all(self.would_end(plan, one) for one in range(OTHERWISE)):
            plan.append(self.ending())
        return plan

    def ends(self, answer: Plain) -> bool:
        return answer == self.ending()

    def ending(self) -> Plain:
        return ["do", {"option": {"what": "end", "to": "", "item": -1}, "details": {}}]

    def would_end(self, plan: list[Plain], world: int) -> bool:
        """True if it ends the turn after these deeds, should the dice fall as in another world."""
        match = self.match
        twin, left = match.fork(), list(plan)
        twin.dice = SeededDice(from_number(1000 + world))
        twin.orders = {}
        while (question := twin.question) is not None:
            mine = question.key == self.act and question.seats == (0,)
            if mine and (match.question is None or question.about != match.question.about):
                return False
            if mine and not left:
                return self.ends(self.choice(twin))
            twin.answer(question.seats[0], left.pop(0) if mine else self.choice(twin))
        return False


def prompted(people: list[Person], orders: Orders) -> tuple[Counter[str], int, int]:
    """What they are asked in whole matches, in how many turns, and how many answers they give."""
    for person in people:
        person.play(orders)
    asked = sum([person.asked for person in people], Counter[str]())
    turns = sum(len(person.turns) for person in people)
    return asked, turns, sum(person.answers for person in people)
