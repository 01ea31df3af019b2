"""A workshop that prints the cards of a game, to cut out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from tapete.kernel.message import Message
from tapete.kernel.terminal import Say
from tapete.workshop.refusals import NotFound
from tapete.workshop.sheets import Face, Sheet
from tapete.workshop.verdict import Checked
from tapete.workshop.work import Work
from tapete.workshop.workshop import Workshop

Deck: TypeAlias = Callable[[Say], Iterable[Face]]
"""Returns the cards of a deck in somebody's words."""
ALL = "all"
"""The short name of all decks together."""


class PrintedDeck(Work):
    """The cards of one deck, or of several."""

    def __init__(self, shop: Decks, name: str) -> None:
        self.shop, self.name, self.title = shop, name, shop.named(name)

    def check(self) -> Checked:
        return Checked((), (), ())

    def kept(self) -> str:
        return self.name

    def text(self, language: str) -> str:
        return self.sheet(language)

    def paper(self, language: str) -> Sheet:
        say = self.shop.words(language)
        decks = self.shop.decks
        wanted = decks.values() if self.name == ALL else [decks[self.name]]
        faces = tuple([face for deck in wanted for face in deck(say)])
        count = Message.of("workshop.cards", count=len(faces))
        return Sheet(say(self.shop.named(self.name)), say(count), cards=faces)


class Decks(Workshop):
    """The decks of a game by their short names; `words` says things in a language.

    Its own words are `GAME.print.title`, and `GAME.print.deck` for each `deck` and for all.
    """

    commands = ("show", "export", "pdf")

    def __init__(self, game: str, decks: Mapping[str, Deck], words: Callable[[str], Say]) -> None:
        self.title = Message(f"{game}.print.title")
        self.game, self.decks, self.words = game, decks, words

    def named(self, name: str) -> Message:
        """What a deck is called, or all of them."""
        return Message.of(f"{self.game}.print.deck", deck=name)

    def names(self) -> Sequence[str]:
        return (ALL, *self.decks)

    def ready(self, name: str) -> Work | None:
        return PrintedDeck(self, name) if name in self.names() else None

    def opened(self, file: Path) -> Work:
        raise NotFound(given=str(file), known=", ".join(self.names()))
