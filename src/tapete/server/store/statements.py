"""The statements that every match needs, built once."""

from __future__ import annotations

from sqlalchemy import bindparam, exists, func, or_, select, text, update

from tapete.server.store.tables import CHAIRS, CHAT, ENTRIES, MATCHES

PROGRESS = update(MATCHES).where(MATCHES.c.id == bindparam("which"))
FIND = select(MATCHES).where(MATCHES.c.id == bindparam("which"))
LINES = (
    select(ENTRIES)
    .where(ENTRIES.c.match == bindparam("which"), ENTRIES.c.place >= bindparam("since"))
    .order_by(ENTRIES.c.place)
)
CHAIRS_OF = (
    select(*[column for column in CHAIRS.columns if column.name != "match"])
    .where(CHAIRS.c.match == bindparam("which"))
    .order_by(CHAIRS.c.seat)
)
SAID = select(CHAT.c.id).where(CHAT.c.match == bindparam("which")).limit(1)
COUNT = select(func.count()).where(ENTRIES.c.match == bindparam("which"))
TELL = (
    update(ENTRIES)
    .where(ENTRIES.c.match == bindparam("which"), ENTRIES.c.place == bindparam("at_place"))
    .values(told=bindparam("tale"))
)
IDLE = select(MATCHES.c.id).where(
    MATCHES.c.stage != "over",
    MATCHES.c.created < bindparam("before"),
    or_(MATCHES.c.listed, MATCHES.c.checkpoint.is_not(None)),
    ~exists().where(ENTRIES.c.match == MATCHES.c.id, ENTRIES.c.at >= bindparam("before")),
)
FORGET = update(ENTRIES).where(ENTRIES.c.match == bindparam("which")).values(told=None)
NOTIFY = text("SELECT pg_notify(:channel, :note)")


def spelled(mark: str) -> tuple[str, str]:
    """How an entry is written and a match goes on, with the sign that a driver has for values."""
    marks = ", ".join([mark] * 5)
    line = f'INSERT INTO entries ("match", place, "at", records, told) VALUES ({marks})'
    goes_on = f"UPDATE matches SET answers = {mark}, checkpoint = {mark} WHERE id = {mark}"
    return f"{line} ON CONFLICT DO NOTHING", goes_on


def lines_of(mark: str) -> str:
    """How the entries of a match are read, from a place on."""
    wanted = 'SELECT records, told, "at" FROM entries'
    return f'{wanted} WHERE "match" = {mark} AND place >= {mark} ORDER BY place'
