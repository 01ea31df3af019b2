"""What players make: parties of four hunters with their Skill Trees, and cards to cut out."""

from tapete.games.arena.workshop.faces import DECKS
from tapete.games.arena.workshop.parties import Parties
from tapete.words import Words
from tapete.workshop.decks import Decks

CARDS = Decks("arena", DECKS, lambda language: Words(language).say)
WORKSHOPS = {"party": Parties(), "cards": CARDS}
