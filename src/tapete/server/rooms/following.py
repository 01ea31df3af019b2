"""What other processes on the same store have done at a match, taken over here."""

from __future__ import annotations

from functools import partial
from time import time

from tapete.kernel.matches.records import Private
from tapete.kernel.matches.undo import Request
from tapete.server.rooms.ordering import settle
from tapete.server.rooms.room import LiveRoom
from tapete.server.showing.lobby import end_of
from tapete.server.store import loading, shapes
from tapete.server.store.loading import Otherwise
from tapete.server.store.rows import Entry, Line


async def catch_up(room: LiveRoom) -> None:
    """Plays what other processes have written since."""
    async with room.steady():
        lines = await room.store.lines(room.id, room.places)
        if not lines:
            return
        entries = [shapes.read_entry(line[0], room.places + n) for n, line in enumerate(lines)]
        if room.match is None or not all(entries):
            await room.reload()
            return
        await _play_on(room, entries, lines)


async def _play_on(room: LiveRoom, entries: list[Entry], lines: list[Line]) -> None:
    for entry, line in zip(entries, lines, strict=True):
        try:
            await room.play(partial(loading.play_on, entry=entry))
        except Otherwise:
            await room.reload()
            return
        match = room.playing()
        room.places += 1
        room.keeping = room.keeping.after(match, *line)
        room.asked_at = time()
        room.progress(entry, end_of(match))
        await settle(room, match)
        if isinstance(entry[0], Private):
            await room.tell_only(entry[0].seat)
        else:
            await room.tell()
    if room.over:
        room.tell_room()
    room.changed(room)


async def reread(room: LiveRoom) -> None:
    """Reads the chairs again, after somebody or a bot sat down at another process."""
    async with room.steady():
        kept = await room.store.find(room.id)
        if kept is None:
            return
        room.kept = kept
        room.tell_room()
        await room.begin_if_ready()
        room.changed(room)


async def wish(room: LiveRoom, number: int, request: Request | None) -> None:
    """Takes over a wish to undo that another process was told, or the end of one."""
    await catch_up(room)
    async with room.steady():
        if room.match is not None and room.match.number == number:
            room.match.undo_request = request
            await room.tell()
