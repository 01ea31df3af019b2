"""What a server is told when it starts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

PORT = 8470


class Limits(msgspec.Struct, frozen=True):
    """How much a stranger may ask of a server."""

    says: float = 40.0
    """Messages a second over one socket, after a burst."""
    says_at_once: int = 200
    creations: float = 0.5
    """New matches a second from one address, after a burst."""
    creations_at_once: int = 40
    errands: float = 8.0
    """Odds, previews and drafts a second from one address, after a burst."""
    errands_at_once: int = 160
    message: int = 64 * 1024
    """Bytes of a message over a socket."""
    body: int = 1024 * 1024
    """Bytes of a request."""
    outgoing: int = 512
    """Messages that may wait for a slow client. With more it is let go, and may come back."""
    sockets: int = 8192
    greeting: float = 10.0
    """Seconds in which a client must say hello."""
    thinking: int = 2
    """Bots that think at the same time."""
    weighing: int = 2
    """Answers that are weighed at the same time."""
    pointing: int = 2
    """Answers that are tried and places that are looked at from at the same time."""
    asides: int = 32
    """Answers tried, and places looked at from, that one seat or watcher may have waiting."""
    waiting: int = 1024
    """How many of them may wait in all."""
    aside_seconds: float = 8.0
    """Seconds that one of them may take."""
    weighing_seconds: float = 30.0
    """Seconds that weighing one answer may take."""
    running: int = 2
    """Odds, previews, drafts, films and journals that are worked out at the same time."""
    errand_seconds: float = 30.0
    """Seconds that one of them may take."""
    weighings: int = 8
    """Requests to weigh that one client may have waiting."""
    chat: int = 200
    """Lines of chat that are sent to a client at most; older ones are left out."""


class Config(msgspec.Struct, frozen=True):
    """Where a server keeps its matches, whom it listens to and what it puts up with."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()
    """Other sites whose pages may talk to this one: `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """Names by which it is called besides its addresses and those of a home network; `*` is any."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies that are believed when they say who asks."""
    games: tuple[str, ...] = ()
    """Games besides those installed, each as `package.module:ATTRIBUTE`."""
    content: tuple[str, ...] = ()
    """Files and folders with content that everybody may use in the workshops."""
    may_open: bool = True
    """True if people at the machine itself may open the server to its network."""
    opens: bool = False
    """True if it is open to the network from the start."""
    network: tuple[str, ...] = ()
    """The machine's addresses in its network; where none are named, they are looked for."""
    gone_after: float = 60.0
    """Seconds after which a bot may take the seat of somebody who left."""
    idle_after: float = 90.0
    """Seconds after which a match nobody looks at is put away; the store has it."""
    archive_after: float = 0.0
    """Days after which a match that nobody goes on with is archived; 0 is never."""
    hesitation: tuple[float, float] = (0.8, 3.0)
    """Seconds, from and to, before a person's only answer is given where a game hides things."""
    limits: Limits = Limits()

    @property
    def shared(self) -> bool:
        """True if other processes may play the same matches."""
        return self.database.startswith("postgres")

    @property
    def dsn(self) -> str:
        """The database's address as PostgreSQL's own library reads it."""
        scheme, _, rest = self.database.partition("://")
        return f"{scheme.partition('+')[0]}://{rest}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """Reads `TAPETE_DATABASE_URL`, `TAPETE_ORIGINS`, `TAPETE_HOSTS` and `TAPETE_PROXIES`.

    The last three are lists with commas. `TAPETE_ARCHIVE_AFTER` is a number of days.
    """
    return Config(
        database=environment.get("TAPETE_DATABASE_URL") or f"sqlite:///{_file(environment)}",
        origins=_listed(environment, "TAPETE_ORIGINS"),
        hosts=tuple(name.lower() for name in _listed(environment, "TAPETE_HOSTS")),
        proxies=_listed(environment, "TAPETE_PROXIES"),
        archive_after=float(environment.get("TAPETE_ARCHIVE_AFTER") or 0),
    )


def _listed(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    parts = environment.get(name, "").split(",")
    return tuple(part.strip().rstrip("/") for part in parts if part.strip())


def _file(environment: Mapping[str, str]) -> Path:
    """The database file in the user's data folder."""
    home = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tapete" / "matches.sqlite3"
