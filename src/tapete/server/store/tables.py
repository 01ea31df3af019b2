"""The tables in which matches are kept, and the version of their form."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
)

from tapete.server.faults import NewerStore

VERSION = 1
"""Of the form of these tables. A change of it comes with a step in `_upgrade`."""

METADATA = MetaData()

FORM = Table("form", METADATA, Column("version", Integer, primary_key=True, autoincrement=False))

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("setting", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("answers", Integer, nullable=False),
    Column("result", LargeBinary),
    Column("rematch", String(32)),
    Column("branched", LargeBinary),
    Index("matches_listed", "listed", "stage", "created"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("token", String(64), nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("records", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Index("chat_of_match", "match", "id"),
)


def prepare(connection: Connection) -> None:
    """Makes the tables, or brings older ones up to date; newer ones are left alone."""
    if not inspect(connection).has_table(FORM.name):
        METADATA.create_all(connection)
        connection.execute(insert(FORM).values(version=VERSION))
        return
    found = connection.execute(select(FORM.c.version)).scalar_one()
    if found > VERSION:
        raise NewerStore(found=found, known=VERSION)
    _upgrade(connection, found)


def _upgrade(connection: Connection, found: int) -> None:
    """Each step from one form to the next, from the one that is found on."""
    for version in range(found + 1, VERSION + 1):
        connection.execute(FORM.update().values(version=version))
