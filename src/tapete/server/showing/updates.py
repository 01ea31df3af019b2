"""What each client is shown when something has happened."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from tapete.kernel.dressing import dressed
from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat, may_know
from tapete.offers.presenting import presented
from tapete.scene.board import Board
from tapete.scene.scene import Scene
from tapete.scene.screen import Screen
from tapete.server.rooms.client import Client, encode
from tapete.server.showing.asking import asked
from tapete.server.showing.ordering import standing_orders
from tapete.server.showing.teaching import is_led, lesson_at
from tapete.server.showing.telling import news, pending
from tapete.server.showing.worded import sent
from tapete.server.wire.asked import Asked
from tapete.server.wire.to_client import Update, Wish

Places: TypeAlias = tuple[int, ...]
"""Places of things told."""


class Deed(msgspec.Struct, frozen=True):
    """An answer that was given, and the table it was given at, to be put into words."""

    seat: Seat
    value: Any
    state: Any
    secret: bool

    def said_to(self, match: Match[Any], seat: Seat | None) -> tuple[Seat, Message] | None:
        """The answer in words, for a client that sees what this seat sees; None if it is secret."""
        if self.secret and seat != self.seat:
            return None
        view = match.game.view(self.state, seat)
        try:
            label = match.game.labels.label(self.value, view)
            return self.seat, dressed(match.game, label, view)
        except LookupError:
            return None


class Seen(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it now."""

    scene: Scene
    question: Asked | None
    answered: tuple[Seat, Message] | None


class Updates:
    """The updates of one moment of a match; what several clients see alike is made once."""

    def __init__(
        self,
        match: Match[Any],
        screen: Screen,
        *,
        over: bool,
        deed: Deed | None = None,
        people: dict[Seat, str] | None = None,
    ) -> None:
        """`people` are the names of those who sit at the table."""
        self._people = people
        self.wrong: TapeteError | None = None
        """Why nothing can be shown, if it was found out already."""
        self._match, self._screen, self._over, self._deed = match, screen, over, deed
        self._asked = match.choosing
        self._seen: dict[Seat | None, Seen] = {}
        self._shared: list[tuple[Any, Hashable, Scene]] = []
        """Scenes, each with its state and with what differs between the scenes of one state."""
        self._scenes: list[tuple[Scene, msgspec.Raw]] = []
        """Scenes, each as it is sent."""
        self._texts: dict[tuple[Seat | None, int, bool, tuple[Seat, ...], Places], bytes] = {}

    def waiting_among(self, clients: Collection[Client]) -> tuple[Client, ...]:
        """Returns the clients that gave the answer of which these updates tell."""
        deed = self._deed
        return tuple([client for client in clients if deed and deed.seat in client.seats])

    def send(self, client: Client) -> None:
        """Sends a client all that is new to it."""
        client.send_text(self.prepare(client))
        seat = client.eyes_among(self._asked)
        client.withheld = self._withheld(client, seat)
        client.upto = len(self._match.told)
        client.boards.add(self._look(seat).scene.board)

    def prepare(self, client: Client) -> bytes:
        """What would be sent to a client now."""
        if self.wrong is not None:
            raise self.wrong
        seat = client.eyes_among(self._asked)
        seen = self._look(seat)
        known = not seen.scene.board or seen.scene.board in client.boards
        own, late = client.several, self._late(client, seat)
        key = (seat, client.upto, known, own, late)
        text = self._texts.get(key)
        if text is None:
            update = self._update(seat, client.upto, known, own, late)
            text = self._texts[key] = encode(self._sent(update))
        return text

    def _sent(self, update: Update) -> Update:
        """An update in which what was encoded before stands as it was."""
        question, scene = update.question, self._written(update.scene)
        if question is not None:
            question = replace(question, items=sent(question.items))
        return replace(update, scene=scene, question=question)

    def _written(self, scene: Scene) -> msgspec.Raw:
        """A scene as it is sent; several clients may see the same."""
        for known, text in self._scenes:
            if known is scene:
                return text
        self._scenes.append((scene, msgspec.Raw(encode(scene))))
        return self._scenes[-1][1]

    def _late(self, client: Client, seat: Seat | None) -> Places:
        """Places that the seat now in view was told while another one was in view."""
        told = self._match.told
        return tuple([at for at in client.withheld if may_know(told[at].to, seat)])

    def _withheld(self, client: Client, seat: Seat | None) -> list[int]:
        """Places that other seats of the client were told, and that are still to be sent."""
        if not client.several:
            return []
        told = self._match.told
        places = (*client.withheld, *range(client.upto, len(told)))
        return [
            at for at in places if client.is_split(told[at].to) and not may_know(told[at].to, seat)
        ]

    def _look(self, seat: Seat | None) -> Seen:
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self._looked(seat)
        return seen

    def _looked(self, seat: Seat | None) -> Seen:
        match = self._match
        chooses = seat is not None and seat in self._choosing()
        shown = presented(match, seat) if chooses and seat is not None else match
        return Seen(
            self._scene(shown, seat),
            asked(match, seat) if chooses and seat is not None else None,
            self._deed.said_to(match, seat) if self._deed else None,
        )

    def _scene(self, shown: Match[Any], seat: Seat | None) -> Scene:
        screen, view = self._screen, shown.view(seat)
        if screen.alike is None:
            return screen.scene(view, seat)
        what = screen.alike(view)
        for state, own, scene in self._shared:
            if state is shown.state and own == what:
                secret = screen.secret(view, seat)
                return scene if secret == scene.secret else replace(scene, secret=secret)
        self._shared.append((shown.state, what, screen.scene(view, seat)))
        return self._shared[-1][2]

    def _board(self, seat: Seat | None) -> Board | None:
        return self._screen.board(self._match.view(seat))

    def _choosing(self) -> tuple[Seat, ...]:
        return () if self._over or is_led(self._match) else self._asked

    def _waiting(self) -> tuple[Seat, ...]:
        question = self._match.question
        if question is None or self._over or is_led(self._match):
            return ()
        return question.seats

    def _update(
        self,
        seat: Seat | None,
        since: int,
        board_known: bool,
        own: tuple[Seat, ...],
        late: Places,
    ) -> Update:
        match, seen = self._match, self._look(seat)
        return Update(
            since=since,
            upto=len(match.told),
            number=match.number,
            news=news(match, self._screen, seat, since, late, own, self._people),
            scene=seen.scene,
            board=None if board_known else self._board(seat),
            view=seat,
            question=seen.question,
            waiting=self._waiting(),
            wish=_wish(match),
            answered=seen.answered,
            over=self._over,
            lesson=lesson_at(match),
            orders=() if seat is None or self._over else standing_orders(match, seat),
            notes=() if seat is None else pending(match, seat),
        )


def _wish(match: Match[Any]) -> Wish | None:
    request = match.undo_request
    if request is None:
        return None
    return Wish(request.by, request.waiting, len(match.line) - request.back_to)
