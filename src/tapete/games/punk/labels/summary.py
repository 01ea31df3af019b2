"""How minis and sides stand: the states somebody is in, who is left, whose band it is."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import text_of, thing_name
from tapete.games.punk.content.scenario import scenario_named
from tapete.games.punk.state import OFF_TABLE, Mini, State
from tapete.games.punk.world import disc
from tapete.kernel import Message, Seat
from tapete.spaces.climbs.levels import contact


def states_of(view: State, mini: Mini) -> Iterator[tuple[str, int, Message]]:
    """Each state by its name, how much of it, and in words; the worst first."""
    if mini.out:
        return
    for state, amount in _states(view, mini):
        if amount:
            count = 0 if amount is True else amount
            yield state, count, Message.of("punk.mark", state=state, amount=count)
    for kind, left in {item.kind: item.reload for item in mini.gear if item.reload}.items():
        yield "reload", left, Message.of("punk.reload", weapon=thing_name(kind), left=left)


def _states(view: State, mini: Mini) -> Iterator[tuple[str, int]]:
    yield "prone", mini.prone
    yield "dying", mini.dying
    yield "poison", mini.poison
    yield "shocked", bool(mini.shocked)
    yield "locked", is_locked(view, mini)
    yield "ready", mini.ready
    yield "aim", view.active is not None and view.active.mini == mini.id and bool(view.active.aim)
    yield "boost", bool(mini.boost)
    yield "radiant", mini.radiant
    yield "delayed", 0 if mini.acted else mini.delayed
    yield "acted", mini.acted


def is_locked(view: State, mini: Mini) -> bool:
    """In contact with an enemy, on the table."""
    return mini.at != OFF_TABLE and any(
        contact(disc(mini), mini.at.height, disc(one), one.at.height)
        for one in view.minis
        if one.seat != mini.seat and not one.out
    )


def minis_left(view: State, side: Seat) -> tuple[int, int]:
    """Of a band, how many still play, and how many there were."""
    band = [mini for mini in view.minis if mini.seat == side]
    return len([mini for mini in band if mini.out in ("", "reserve")]), len(band)


def band_name(view: State, side: Seat) -> Message:
    """As its player called it, or by its faction."""
    name = view.names[side] if side < len(view.names) else ""
    if name:
        return text_of({"es": name, "en": name})
    return faction_name(view, side)


def faction_name(view: State, side: Seat) -> Message:
    found = library()
    factions = [found.members.get(mini.profile, "") for mini in view.minis if mini.seat == side]
    faction = found.factions.get(next(iter(factions), ""))
    return Message.of("punk.side", side=side) if faction is None else text_of(faction.name)


def ending(state: State) -> Message:
    """How it ended, and who won."""
    winner = state.winner
    name = band_name(state, winner) if winner >= 0 else Message("punk.somebody")
    one, other = state.scores
    most, least = max(one, other), min(one, other)
    return Message.of(state.ended, winner=winner, name=name, most=most, least=least)


def head(view: State) -> Message:
    """The Turn and the Agility Round, or the deployment before the first; and what the sky does."""
    turns = scenario_named(view.scenario).turns
    found = Message.of("punk.scene.head", turn=view.turn, turns=turns, round=view.round)
    if not view.weather:
        return found
    sky = text_of(library().weather[view.weather].name)
    return Message.of("punk.scene.under", head=found, weather=sky)
