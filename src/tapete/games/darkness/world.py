"""State, table and city of a match together: handed to every rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Counter, Goal, Relic, Scenario, Session, Special
from tapete.games.darkness.content.stories import Event as StoryEvent
from tapete.games.darkness.figures import figure_of
from tapete.games.darkness.meta import Rules
from tapete.games.darkness.state import Foe, Lot, Master, Spot, Square, State, Survivor, Thing, Turn
from tapete.kernel import Audience, Domain, Event, Seat, Table
from tapete.kernel.message import Arg
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.ways import apart

Answer = TypeVar("Answer")
NEAR = 3
"""Within how many squares somebody counts as near: darkness.collab.range, darkness.door.invite"""


def story_of(state: State) -> Scenario | Session:
    """The scenario, or the session of the campaign."""
    if state.master is None:
        return library().scenarios[state.scenario]
    return library().campaigns[state.scenario].sessions[state.master.session]


def limit_of(state: State) -> int:
    """The rounds after which the scenario or session is lost; a master may have set another."""
    set_by_hand = 0 if state.master is None else state.master.limit
    return set_by_hand or story_of(state).limit


class Night:
    """A match as rules see it."""

    __slots__ = ("_city", "_laid", "rules", "state", "table")

    def __init__(self, state: State, table: Table) -> None:
        self.state, self.table = state, table
        self.rules: Rules = state.rules
        self._laid = -1

    @property
    def city(self) -> City:
        """The tiles in play; it grows during a step."""
        if self._laid != len(self.state.laid):
            self._laid = len(self.state.laid)
            self._city = city_of(tuple(self.state.laid))
        return self._city

    @property
    def scenario(self) -> Scenario:
        return library().scenarios[self.state.scenario]

    @property
    def session(self) -> Session:
        """The evening of the campaign that is played."""
        return library().campaigns[self.state.scenario].sessions[self.master.session]

    @property
    def counters(self) -> Mapping[str, Counter]:
        """What the story counts, and how far it must come."""
        return story_of(self.state).counters

    @property
    def specials(self) -> Mapping[str, Special]:
        """The special actions of the scenario or session."""
        return self.session.tasks if self.mastered else self.scenario.specials

    @property
    def needed(self) -> tuple[str, ...]:
        """Tiles without which the objective cannot be reached."""
        return () if self.mastered else self.scenario.needed

    @property
    def victory(self) -> tuple[Goal, ...]:
        """What ends the scenario or session well."""
        return story_of(self.state).victory

    @property
    def limit(self) -> int:
        """The rounds after which the scenario or session is lost."""
        return limit_of(self.state)

    @property
    def events(self) -> tuple[StoryEvent, ...]:
        """What happens in the scenario by itself; a session has scenes instead."""
        return () if self.mastered else self.scenario.events

    @property
    def relics(self) -> Mapping[str, Relic]:
        """The objects of stories: held like any object, and never lost."""
        return library().relics

    @property
    def active(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    @property
    def actor(self) -> Survivor:
        """The survivor whose turn it is."""
        return self.survivor(self.active.who)

    @property
    def mastered(self) -> bool:
        """True in a master's game: darkness.gm.base"""
        return self.state.master is not None

    @property
    def master(self) -> Master:
        assert self.state.master is not None
        return self.state.master

    # --- asking and telling

    def ask(
        self, survivor: Survivor, key: str, domain: Domain[Answer], rule: str, **args: Arg
    ) -> Answer:
        """What the player of a survivor says; the question names the survivor."""
        args.setdefault("figure", survivor.id)
        key = f"darkness.ask.{key}"
        return self.table.ask(survivor.seat, key, domain, rule, secret=False, **args)

    def tell(
        self, event: Callable[..., Event], rule: str, to: Audience = None, **fields: object
    ) -> None:
        self.table.tell(event, to=to, rule=rule, **fields)

    # --- who

    def survivor(self, identity: str) -> Survivor:
        for one in self.state.survivors:
            if one.id == identity:
                return one
        raise KeyError(identity)

    def find(self, identity: str) -> Survivor | Foe | None:
        """Anybody, by id."""
        return figure_of(self.state, identity)

    def living(self) -> list[Survivor]:
        """The survivors who are in the game."""
        return [one for one in self.state.survivors if one.at is not None]

    def others(self, survivor: Survivor) -> list[Survivor]:
        return [one for one in self.state.survivors if one is not survivor and one.at is not None]

    def at(self, square: Square | None) -> list[Survivor]:
        """The survivors on a square."""
        return [one for one in self.state.survivors if one.at == square and square is not None]

    def of_seat(self, seat: Seat) -> Survivor | None:
        """The survivor that a seat plays now; None if it has none."""
        found = [one for one in self.state.survivors if one.seat == seat and one.at is not None]
        return found[0] if found else None

    # --- where

    def building(self, survivor: Survivor) -> str:
        """The building that a survivor is in; empty in the street."""
        assert survivor.at is not None
        return self.city.building(survivor.at)

    def inside(self, building: str) -> list[Survivor]:
        """The survivors inside a building."""
        return [one for one in self.living() if self.building(one) == building]

    def near(self, survivor: Survivor, square: Square, most: int = NEAR) -> bool:
        """True if a survivor is within this many squares of a square."""
        return survivor.at is not None and self.apart(survivor.at, square, most) is not None

    def apart(self, one: Square, other: Square, most: int = NEAR) -> int | None:
        """Squares between two, on foot and not through locked doors; None if more than `most`.

        darkness.ruling.distance_measure
        """
        doors = self.state.no_doors
        return apart(self.city, one, other, most, doors=doors, diagonal=self.mastered)

    # --- discs and objects

    def new_thing(self, kind: str, uses: int = -1) -> Thing:
        """An object that comes into play, with an id of its own."""
        self.state.things += 1
        return Thing(f"t{self.state.things}", kind, uses=uses)

    def spot(self, square: Square | None) -> Spot | None:
        """The face-down disc on a square."""
        for lot in self.state.lots:
            for spot in lot.spots:
                if spot.at == square:
                    return spot
        return None

    def lot_at(self, square: Square) -> Lot | None:
        """The lot that the discs of a square's building and tile belong to."""
        place = self.city.place_at(square)
        for lot in self.state.lots:
            if lot.tile == place and lot.building == self.city.building(square):
                return lot
        return None

    def foe_at(self, square: Square | None) -> Foe | None:
        """The adversary that lies face up on a square."""
        for one in self.state.foes:
            if one.at == square and square is not None:
                return one
        return None
