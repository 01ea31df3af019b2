"""What is agreed before a match: its settings, and what players made for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tapete.cli.names import game_named, game_of, journal_in, options_named
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.replays import replay
from tapete.words import Words
from tapete.workshop import ShelvedWorkshop


class NothingMade(TapeteError):
    """Nothing that players make is played in this game."""

    key = "cli.error.nothing_made"


class NothingBrought(TapeteError):
    """Content was named, but nothing that was made with it to play."""

    key = "cli.error.nothing_brought"


class NoSequel(TapeteError):
    """No match goes on from this one: it is not over, or it was the last."""

    key = "cli.error.no_sequel"


class Agreed(msgspec.Struct, frozen=True):
    """What was said on the command line."""

    settings: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """What players made, for each seat: a file, or something ready by its short name."""
    content: Path | None = None
    """Where the content is that it was made with."""
    after: Path | None = None
    """A finished match that this one goes on from."""

    def game(self, named: str | None, words: Words) -> Game[Any]:
        """Returns the game that was named, or else that of the match before."""
        if named or self.after is None:
            return game_named(named, words)
        return game_of(journal_in(self.after), "", words)

    def options(self, game: Game[Any]) -> dict[str, Any]:
        """Returns the options of a match. A setting counts more than what follows from `own`."""
        if self.content is not None and not self.own:
            raise NothingBrought
        before = {} if self.after is None else sequel_of(self.after, game)
        made = self._made(game) if self.own else {}
        return {**before, **made, **options_named(self.settings, game.options)}

    def _made(self, game: Game[Any]) -> dict[str, Any]:
        shop = _shop_of(game)
        if self.content is not None:
            shop = shop.with_content(self.content)
        return dict(shop.fielded([shop.found(given) for given in self.own]))


def sequel_of(file: Path, game: Game[Any]) -> dict[str, Any]:
    """Returns the options of the match that goes on from a finished one."""
    found = replay(journal_in(file), game).sequel
    if found is None:
        raise NoSequel(file=str(file))
    return found


def _shop_of(game: Game[Any]) -> ShelvedWorkshop[Any]:
    """Returns the first workshop of a game whose works are played."""
    shops = [shop for shop in game.workshops.values() if isinstance(shop, ShelvedWorkshop)]
    if not shops:
        raise NothingMade(game=game.name)
    return shops[0]
