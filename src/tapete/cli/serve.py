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
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tapete.cli.several import OpenedByHost, Several, check_shared
from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.resuming import tale_reader
from tapete.server.api.game_names import all_games
from tapete.server.api.workshops import served_blanks, shelved
from tapete.server.app import create_app
from tapete.server.config import PORT, Config, from_environment
from tapete.server.faults import NoNetwork
from tapete.server.network.addresses import EVERYWHERE, is_loopback, network_addresses, url
from tapete.server.network.listening import listen, settings
from tapete.server.qr import as_blocks, coded
from tapete.server.rooms.warming import warm
from tapete.server.store.build import build_of
from tapete.server.store.store import Store
from tapete.words import Words
from tapete.workshop import CannotDo

LIGHT_ON_DARK = "\x1b[97;40m{}\x1b[0m"
"""Draws a code the right way round in a terminal of any colours."""
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
    open: bool | None = None
    """True to open it to the network at once, False never to; None if players here may."""
    workers: int = 1
    """How many processes serve; several need PostgreSQL, and only `host` opens them to others."""


def serve(words: Words, asked: Serve) -> None:
    """Serves matches until it is interrupted."""
    config = msgspec.structs.replace(
        from_environment(),
        host=asked.host,
        games=asked.games,
        content=asked.content,
        may_open=asked.open is not False and asked.workers == 1,
    )
    check_shared(config, asked.workers)
    _check(config)
    _check_content(config)
    with _listen(asked.host, asked.port) as listening:
        _announce(words, asked, config, listening)


def _announce(words: Words, asked: Serve, config: Config, listening: socket.socket) -> None:
    """Says where the server is, and runs it."""
    port = listening.getsockname()[1]
    outside = _outside(asked, port)
    address = url(asked.host, port)
    print(words.say("cli.serve.address", address=address))
    _tell_outside(words, outside, port)
    print(words.say("cli.serve.stop"), flush=True)
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    settled = msgspec.structs.replace(config, port=port, **_opened(asked, outside))
    if asked.workers > 1:
        Several(asked.workers, lambda: run(settled, listening)).run()
    else:
        run(settled, listening, address if asked.browser else "")


def _outside(asked: Serve, port: int) -> tuple[str, ...]:
    """Where other devices find the server; none if only its own machine does."""
    if not is_loopback(asked.host):
        return network_addresses() if asked.host in EVERYWHERE else (asked.host,)
    if not asked.open:
        return ()
    if asked.workers > 1:
        raise OpenedByHost(workers=asked.workers)
    hosts = network_addresses()
    if not hosts:
        raise NoNetwork(problem="-")
    for host in hosts:
        _listen(host, port).close()
    return hosts


def _opened(asked: Serve, outside: tuple[str, ...]) -> dict[str, Any]:
    """The settings of a server that is opened to the network from the start."""
    opened = bool(asked.open) and is_loopback(asked.host)
    return {"opens": True, "network": outside} if opened else {}


def _tell_outside(words: Words, hosts: tuple[str, ...], port: int) -> None:
    """Says the addresses for other devices, and draws the first for their cameras."""
    for host in hosts:
        print(words.say("cli.serve.outside", address=url(host, port)))
    for line in as_blocks(coded(url(hosts[0], port))) if hosts else ():
        print(LIGHT_ON_DARK.format(line) if sys.stdout.isatty() else line)


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
        return listen(host, port)
    except (OSError, OverflowError) as wrong:
        problem = getattr(wrong, "strerror", None) or str(wrong)
        raise NoPort(host=host, port=str(port), problem=problem.rstrip(".")) from None


def run(config: Config, listening: socket.socket, shown: str = "") -> None:
    """Serves until it is told to stop. Opens the address, if one is given, in a browser."""
    sys.setswitchinterval(SWITCH)
    for game in all_games(config):
        build_of(game.package)
        tale_reader(game.package)
    asyncio.run(warm(config))
    served = settings(create_app(config), config)
    gc.freeze()
    gc.set_threshold(*RARELY)
    runner = asyncio.Runner(loop_factory=served.get_loop_factory())
    with suppress(KeyboardInterrupt), runner:
        runner.run(_serve(uvicorn.Server(served), listening, shown))


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
