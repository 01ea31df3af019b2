"""The tables in which matches are kept, and their version."""

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
    false,
    insert,
    inspect,
    select,
    text,
)

from tapete.server.faults import NewerStore

VERSION = 3
"""The version of these tables. Changing them needs a step in `_upgrade`."""

STEPS = {
    2: ("ALTER TABLE matches ADD COLUMN practice BOOLEAN NOT NULL DEFAULT false",),
    3: (
        "ALTER TABLE matches ADD COLUMN checkpoint {bytes}",
        "ALTER TABLE entries ADD COLUMN told {bytes}",
    ),
}
"""What brings the tables of the version before up to each version."""

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
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("checkpoint", LargeBinary),
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
    Column("told", LargeBinary),
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
    """Takes each step from the version that is found to the present one."""
    kind = LargeBinary().compile(connection.dialect)
    for version in range(found + 1, VERSION + 1):
        for step in STEPS[version]:
            connection.execute(text(step.format(bytes=kind)))
        connection.execute(FORM.update().values(version=version))
