"""A table as our larger games have: twenty figures of fifteen fields and a deck of two hundred."""

from __future__ import annotations

import msgspec

from tapete.kernel import Deck

FIGURES, CARDS = 20, 200


class Figure(msgspec.Struct):
    id: str
    name: str
    seat: int
    x: int
    y: int
    facing: int
    move: int
    combat: int
    toughness: int
    wounds: int
    stunned: bool
    hidden: bool
    weapons: list[str]
    traits: list[str]
    rolled: list[int]


class Numbered(msgspec.Struct):
    """Cards by their number: what a deck's state is best made of."""

    figures: list[Figure]
    deck: Deck[int]
    round: int = 1


class Named(msgspec.Struct):
    """Cards by their name."""

    figures: list[Figure]
    deck: Deck[str]
    round: int = 1


def numbered() -> Numbered:
    return Numbered([figure(number) for number in range(FIGURES)], Deck.of(range(CARDS)))


def named() -> Named:
    cards = [f"card-{number:03}" for number in range(CARDS)]
    return Named([figure(number) for number in range(FIGURES)], Deck.of(cards))


def figure(number: int) -> Figure:
    return Figure(
        id=f"figure-{number}",
        name=f"Salteador {number}",
        seat=number % 2,
        x=1000 + 370 * number,
        y=2000 + 230 * number,
        facing=number * 17 % 360,
        move=10,
        combat=5,
        toughness=4,
        wounds=number % 3,
        stunned=number % 5 == 0,
        hidden=number % 7 == 0,
        weapons=["ballesta", "machete"],
        traits=["veloz", "duro", "sigiloso"],
        rolled=[1, 4, 6],
    )
