"""Messages of a game in words, as somebody who sees a view reads them."""

from __future__ import annotations

from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.words import Words


class Speaker:
    """Says what a view lets one know."""

    def __init__(self, game: Game[Any], language: str, view: Any) -> None:
        self.game, self.view = game, view
        self.words = Words(language)
        self.words.learn(game.name, game.package)

    def say(self, message: Message | str, **args: Any) -> str:
        whole = Message.of(message, **args) if isinstance(message, str) else message
        return self.words.say(dressed(self.game, whole, self.view))
