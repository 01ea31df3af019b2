"""`tapete serve`: matches in the browser, for you alone or for everybody who has the address."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from contextlib import suppress
from time import sleep

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tapete.kernel.errors import TapeteError
from tapete.server.api.game_names import all_games
from tapete.server.api.workshops import served_blanks, shelved
from tapete.server.app import create_app
from tapete.server.config import PORT, Config, from_environment
from tapete.server.store.store import Store
from tapete.words import Words
from tapete.workshop import CannotDo

EVERYWHERE = ("0.0.0.0", "::", "")
FAREWELL = 5
"""How many seconds clients are given when the server stops."""
SWITCH = 0.001
"""The most seconds that a thinking bot may keep everybody else waiting."""
RARELY = (20_000, 20, 50)
"""The thresholds of the garbage collector.

All of memory is seldom looked through: with many matches, everybody has to wait for that.
"""


class NoPort(TapeteError):
    """The server cannot listen there: another server already does, or it is not allowed to."""

    key = "cli.error.no_port"


class NoDatabase(TapeteError):
    """The database cannot be opened."""

    key = "cli.error.no_database"


class Serve(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    host: str = "127.0.0.1"
    port: int = PORT
    browser: bool = True
    games: tuple[str, ...] = ()
    content: tuple[str, ...] = ()


def serve(words: Words, asked: Serve) -> None:
    """Serves matches until it is interrupted."""
    config = msgspec.structs.replace(
        from_environment(),
        host=asked.host,
        port=asked.port,
        games=asked.games,
        content=asked.content,
    )
    _check(config)
    _check_content(config)
    listening = _listen(asked.host, asked.port)
    address = _address(asked.host, listening.getsockname()[1])
    print(words.say("cli.serve.address", address=address))
    print(words.say("cli.serve.stop"), flush=True)
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    run(config, listening, address if asked.browser else "")


def _check(config: Config) -> None:
    """Opens the database once, so that any problem with it is reported in a sentence."""
    try:
        Store(config.database).close()
    except (SQLAlchemyError, OSError, ImportError) as wrong:
        problem = str(getattr(wrong, "orig", wrong)).strip().partition("\n")[0]
        raise NoDatabase(problem=problem) from None


def _check_content(config: Config) -> None:
    """Reads all content once, so that any problem with it is reported in a sentence."""
    shops = [shop for game in all_games(config) for shop in shelved(game).values()]
    for place in config.content:
        if not any(served_blanks(shop, (place,)) for shop in shops):
            raise CannotDo("no_content")


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=1024)
    except (OSError, OverflowError) as wrong:
        problem = getattr(wrong, "strerror", None) or str(wrong)
        raise NoPort(host=host, port=str(port), problem=problem.rstrip(".")) from None


def _address(host: str, port: int) -> str:
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def run(config: Config, listening: socket.socket, shown: str = "") -> None:
    """Serves until it is told to stop. Opens the address, if one is given, in a browser."""
    sys.setswitchinterval(SWITCH)
    settings = uvicorn.Config(
        create_app(config),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=config.limits.message,
        timeout_graceful_shutdown=FAREWELL,
    )
    gc.freeze()
    gc.set_threshold(*RARELY)
    runner = asyncio.Runner(loop_factory=settings.get_loop_factory())
    with suppress(KeyboardInterrupt), runner:
        runner.run(_serve(uvicorn.Server(settings), listening, shown))


async def _serve(server: uvicorn.Server, listening: socket.socket, shown: str) -> None:
    opening = asyncio.ensure_future(asyncio.to_thread(_open, server, shown))
    await server.serve([listening])
    await opening


def _open(server: uvicorn.Server, shown: str) -> None:
    """Opens the address in a browser as soon as the server answers there."""
    while shown and not server.started and not server.should_exit:
        sleep(0.02)
    if shown and server.started:
        webbrowser.open(shown)
