"""How the sides stand: the minis left, the names of the bands, and how the match ended."""

from __future__ import annotations

from tapete.games.punk.content.names import text_of
from tapete.games.punk.content.played import known
from tapete.games.punk.content.scenario import scenario_named
from tapete.games.punk.state import State
from tapete.kernel import Message, Seat


def minis_left(view: State, side: Seat) -> tuple[int, int]:
    """Returns how many minis of a band still play, and how many there were."""
    band = [mini for mini in view.minis if mini.seat == side]
    return len([mini for mini in band if mini.out in ("", "reserve")]), len(band)


def band_name(view: State, side: Seat) -> Message:
    """Returns the name its player gave a band, or else that of its faction."""
    name = view.names[side] if side < len(view.names) else ""
    if name:
        return text_of({"es": name, "en": name})
    return faction_name(view, side)


def faction_name(view: State, side: Seat) -> Message:
    found = known()
    factions = [found.members.get(mini.profile, "") for mini in view.minis if mini.seat == side]
    faction = found.factions.get(next(iter(factions), ""))
    return Message.of("punk.side", side=side) if faction is None else text_of(faction.name)


def ending(state: State) -> Message:
    """Says how the match ended and which band won."""
    winner = state.winner
    name = band_name(state, winner) if winner >= 0 else Message("punk.somebody")
    one, other = state.scores
    most, least = max(one, other), min(one, other)
    return Message.of(state.ended, winner=winner, name=name, most=most, least=least)


def head(view: State) -> Message:
    """Returns the Turn and the Agility Round (or the deployment), and the weather."""
    turns = scenario_named(view.scenario).turns
    found = Message.of("punk.scene.head", turn=view.turn, turns=turns, round=view.round)
    if not view.weather:
        return found
    sky = text_of(known().weather[view.weather].name)
    return Message.of("punk.scene.under", head=found, weather=sky)
