"""What players make: parties of four hunters with their Skill Trees, and cards to cut out."""

from tapete.games.arena.workshop.faces import DECKS
from tapete.games.arena.workshop.parties import Parties
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop.decks import Decks

CARDS = Decks(
    Message("arena.print.title"),
    DECKS,
    lambda name: Message.of("arena.print.deck", deck=name),
    lambda language: Words(language).say,
)
WORKSHOPS = {"party": Parties(), "cards": CARDS}
