"""The server that is put under load: that of `tapete serve`, for one who asks more than a person.

`python -m benchmarks.load.serve DATABASE [GAME …]` says its address and serves until it is ended,
or until whoever started it is gone: its standard input ends then.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import suppress
from signal import SIGINT
from threading import Thread

from tapete.cli.serve import run
from tapete.server.config import Config, Limits

LIMITS = Limits(says_at_once=100_000, creations=1e6, creations_at_once=1_000_000)


def main(database: str, *games: str) -> None:
    Thread(target=_outlive_nobody, daemon=True).start()
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    port = listening.getsockname()[1]
    print(f"127.0.0.1:{port}", flush=True)
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    config = Config(database, port=port, games=games, limits=LIMITS)
    profile = os.environ.get("TAPETE_PROFILE")
    with suppress(KeyboardInterrupt):
        if profile:
            _profiled(config, listening, profile)
        else:
            run(config, listening)


def _outlive_nobody() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), SIGINT)


def _profiled(config: Config, listening: socket.socket, into: str) -> None:
    """Where the time of its own thread goes."""
    import cProfile

    profile = cProfile.Profile()
    try:
        profile.runcall(run, config, listening)
    finally:
        profile.dump_stats(into)


if __name__ == "__main__":
    main(*sys.argv[1:])
