"""What people bring to a match that has not begun: a band or heroes of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tapete.kernel.chance.seed import fresh
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Header
from tapete.kernel.matches.match import checked_options
from tapete.kernel.seat import Seat
from tapete.server.faults import AlreadyBegun
from tapete.server.rooms.creating import agreed
from tapete.server.rooms.room import LiveRoom
from tapete.server.store.notes import Changed, written
from tapete.server.store.rows import ChairRow, Kept
from tapete.workshop import ShelvedWorkshop, check_sound

replace = msgspec.structs.replace


async def bring(
    room: LiveRoom,
    seat: Seat,
    shop: ShelvedWorkshop[Any],
    drafts: Sequence[dict[str, Any]],
) -> None:
    """Puts these drafts into a seat; everybody has to look, and to be ready again."""
    async with room.steady():
        row = room.kept.row
        if row.stage != "gathering":
            raise AlreadyBegun
        header = await room.beside(
            lambda: _agreed(room.game, row.header, seat, shop, drafts), seat, heavy=True
        )
        note = written(Changed(match=room.id, by=room.store.name))
        if not await room.store.agree(room.id, header, row.header, note):
            raise AlreadyBegun
        chairs = tuple(_looking(chair) for chair in room.kept.chairs)
        room.kept = Kept(replace(row, header=header), chairs)
        room.tell_room()


def _agreed(
    game: Game[Any],
    old: Header,
    seat: Seat,
    shop: ShelvedWorkshop[Any],
    drafts: Sequence[dict[str, Any]],
) -> Header:
    """Checks the drafts by themselves, and sets the table up once with them."""
    works = [shop.made(shop.drafted(draft)) for draft in drafts]
    check_sound(works)
    before = msgspec.to_builtins(checked_options(game, old.options))
    header, _ = agreed(game, shop.seated(before, seat, works), old.seed or fresh())
    return header


def _looking(chair: ChairRow) -> ChairRow:
    return replace(chair, ready=False) if chair.kind == "person" else chair
