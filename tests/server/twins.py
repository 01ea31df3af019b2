"""Two matches on one server that differ only in what some of those at the table may not know.

Everything that a person who may not know it can ask for is asked in both, and must be the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.domains import Domain, Either
from tapete.kernel.matches.match import Match
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.server.rooms.room import LiveRoom
from tests.server.serving import Server, Sitting

TIMES = re.compile(rb'"(clock|created|since|at)":\d+\.\d+(e\d+)?')
SEAL = re.compile(rb"\b[0-9a-f]{32}\b|(?<=\"short\",\")[0-9a-f]{8}")
"""The seal of a secret says nothing, and differs where the secret does."""
PATHS = ("", "/proof", "/journal", "/frames", "/timeline", "/course", "/luck")
"""All that can be had of one match without its tokens."""
KEEN = 0.8
"""How often a deed is done that is wanted."""
TRIES = 40
"""How often an answer is looked for that can be given in both matches."""

Secretly: TypeAlias = Callable[[Match[Any], Seat], Any]
"""How a secret question is answered, with what is known only in that match."""


class Side:
    """One of the two matches: all who sit at it, and who watches."""

    def __init__(self, server: Server, game: str, options: dict[str, Any]) -> None:
        chairs = [{"kind": "person"}, {"kind": "person"}]
        wanted = {"game": game, "chairs": chairs, "options": options, "listed": True}
        reply = server.post("/api/matches", wanted)
        assert reply.status_code == 201, reply.text
        told = reply.json()
        self.server, self.id = server, told["room"]["id"]
        self.tokens = [one["token"] for one in told["seats"]]
        self.people = [self._seated(token) for token in self.tokens]
        self.watcher = self._seated()
        self._read: dict[int, int] = {}

    def _seated(self, *tokens: str) -> Sitting:
        """Somebody who has been welcomed."""
        sitting = self.server.sit(self.id, *tokens)
        sitting.ask("ping")
        return sitting

    @property
    def room(self) -> LiveRoom:
        live: LiveRoom = self.server.app.state.hall.rooms[self.id]
        return live

    @property
    def match(self) -> Match[Any]:
        live = self.room.match
        assert live is not None
        return live

    def question(self) -> Question | None:
        return self.match.question

    def news(self, sitting: Sitting) -> list[bytes]:
        """All that has been sent since this was last asked."""
        sitting.ask("ping")
        since = self._read.get(id(sitting), 0)
        self._read[id(sitting)] = len(sitting.heard)
        return [self.plain(told) for told in sitting.heard[since:]]

    def plain(self, told: Any) -> bytes:
        """A message without what differs between any two matches."""
        text = msgspec.json.encode(told).replace(self.id.encode(), b"MATCH")
        return SEAL.sub(b"SEAL", TIMES.sub(b"", text))

    def get(self, path: str) -> bytes:
        reply = self.server.get(path.format(match=self.id))
        return b"%d " % reply.status_code + self.plain(reply.json())

    def listed(self) -> list[bytes]:
        rooms = self.server.get("/api/matches?stage=playing").json()
        return [self.plain(room) for room in rooms if room["id"] == self.id]

    @contextmanager
    def visited(self, *tokens: str) -> Iterator[Sitting]:
        """Somebody comes, is welcomed, and is gone afterwards.

        The server hears of a closed socket a moment later, and tells all who are then there that a
        watcher has left: only when it has done so is the table as it was.
        """
        visitor = self._seated(*tokens)
        yield visitor
        visitor.leave()
        self.server.until(lambda: len(self.room.clients) == len(self.people) + 1)

    def newcomer(self, *tokens: str) -> list[bytes]:
        """All that somebody is sent who comes only now."""
        with self.visited(*tokens) as visitor:
            return [self.plain(one) for one in visitor.heard]


class Twins:
    """The two matches, and the seat from which what differs is hidden."""

    def __init__(
        self,
        server: Server,
        game: str,
        options: tuple[dict[str, Any], dict[str, Any]],
        seat: Seat,
        rng: Random,
        keen: tuple[str, ...] = (),
    ) -> None:
        """Deeds whose names hold one of the words of `keen` are preferred."""
        self.keen = keen
        self.sides = [Side(server, game, one) for one in options]
        self.seat, self.rng = seat, rng
        self.compared = 0
        self.same(lambda side: [side.news(side.people[seat]), side.news(side.watcher)])

    def same(self, look: Callable[[Side], Any]) -> Any:
        """What both matches show; it must be the same."""
        first, second = map(look, self.sides)
        assert first == second, _difference(first, second)
        self.compared += 1
        return first

    # --- playing

    def asked(self) -> tuple[list[Seat], list[Question]] | None:
        """The seats that may answer, and the question in each match; None at the end."""
        questions = [side.question() for side in self.sides]
        first, second = questions
        if first is None or second is None:
            assert first is second
            return None
        assert (first.key, first.seats) == (second.key, second.seats)
        return list(first.seats), [first, second]

    def play(self, secretly: Secretly) -> bool:
        """Answers the open question alike in both matches; False where that cannot be."""
        asked = self.asked()
        if asked is None:
            return False
        seats, questions = asked
        seat = seats[0] if len(seats) == 1 else self.rng.choice(seats)
        answers = list(self._answers(seat, questions, secretly))
        if not answers:
            return False
        for side, answer in zip(self.sides, answers, strict=True):
            number = side.match.number
            told = side.people[seat].ask(
                "answer", number=number, seat=seat, answer=answer, aside=True
            )
            assert told["is"] == "accepted", told
        self.hear()
        return True

    def _answers(
        self, seat: Seat, questions: list[Question], secretly: Secretly
    ) -> Iterator[object]:
        if questions[0].secret and seat != self.seat:
            yield from (secretly(side.match, seat) for side in self.sides)
            return
        domain, other = (question.domains[seat] for question in questions)
        for _ in range(TRIES):
            answer = domain.write(self._chosen(domain))
            if other.contains(answer):
                yield from (answer, answer)
                return

    def _chosen(self, domain: Domain[Any]) -> Any:
        """Most of the time a deed that is wanted, if there is one; else anything."""
        listed = domain.ways.get("do") if isinstance(domain, Either) else None
        if listed is not None and self.rng.random() < KEEN:
            found = listed.candidates()
            wanted = [one for one in found if any(word in repr(one) for word in self.keen)]
            if wanted:
                return "do", self.rng.choice(wanted)
        return domain.sample(self.rng)

    # --- asking

    def hear(self) -> None:
        """All that was sent on its own account."""
        self.same(lambda side: side.news(side.people[self.seat]))
        self.same(lambda side: side.news(side.watcher))

    def look_around(self) -> None:
        """All that can be had without playing."""
        self.same(lambda side: [side.get("/api/matches/{match}" + path) for path in PATHS])
        self.same(lambda side: side.listed())
        self.same(lambda side: side.newcomer())
        self.same(lambda side: side.newcomer(side.tokens[self.seat]))
        self.hear()

    def read_cards(self, figures: list[str]) -> None:
        """The card of everybody who can be named, and what they see of each other."""
        for eyes in (self.seat, None):
            for figure in figures:
                target = self.rng.choice(figures)
                self.say(eyes, "read", figure=figure)
                self.say(eyes, "look", figure=figure, target=target)

    def point(self) -> None:
        """Tries, heads, unfolds, weighs and asks why not, if it is the seat's own question."""
        asked = self.asked()
        if asked is None or self.seat not in asked[0]:
            return
        number = self.sides[0].match.number
        shown = self.sides[0].people[self.seat].last().get("question")
        if shown is None:
            return
        base = {"number": number, "seat": self.seat}
        self.say(self.seat, "explain", **base)
        items = shown.get("items", [])
        for item in self.rng.sample(items, min(3, len(items))):
            self.say(self.seat, "try", answer=item["answer"], **base)
            if shown.get("weighable", True):
                self.say(self.seat, "weigh", answers=[item["answer"]], **base)
        for way in shown.get("ways", ()):
            self.say(self.seat, "unfold", way=way["name"], **base)
            place = [self.rng.randrange(9000), self.rng.randrange(9000)]
            self.say(self.seat, "reach", way=way["name"], **base)
            self.say(self.seat, "head", way=way["name"], to=[place], **base)

    def undo(self, seat: Seat) -> None:
        """Asks to take an answer back; the other never agrees."""
        told = [side.plain(side.people[seat].ask("undo", seat=seat)) for side in self.sides]
        assert seat != self.seat or told[0] == told[1], _difference(*told)
        wishes = {side.match.undo_request is not None for side in self.sides}
        assert len(wishes) == 1
        if wishes == {True}:
            for side in self.sides:
                side.people[1 - seat].ask("consent", seat=1 - seat, agrees=False)
        self.hear()

    def say(self, eyes: Seat | None, do: str, **fields: Any) -> None:
        """Says the same in both matches and compares the replies."""

        def reply(side: Side) -> bytes:
            sitting = side.watcher if eyes is None else side.people[eyes]
            return side.plain(sitting.ask(do, **fields))

        self.same(reply)


def _difference(first: Any, second: Any) -> str:
    """Where two things that were shown begin to differ."""
    one, other = repr(first), repr(second)
    pairs = zip(one, other, strict=False)
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 150) : at + 150]}\n...{other[max(0, at - 150) : at + 150]}"
