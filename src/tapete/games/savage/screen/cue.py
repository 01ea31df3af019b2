"""How each event of a fight is shown."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.content.library import library
from tapete.games.savage.events import fight as events
from tapete.games.savage.labels.conditions import is_harm
from tapete.games.savage.rules.turns.initiative import JOKER
from tapete.games.savage.state import State
from tapete.games.savage.world import Fight
from tapete.kernel import Message
from tapete.odds.silent import SILENT
from tapete.scene import Beat, CueKind, Cues, Means, always
from tapete.spaces.plane.templates import Teardrop

OUTCOMES: Mapping[str, CueKind] = {
    "supported": "help",
    "touched": "attack",
    "pushed": "attack",
    "pushed_against": "attack",
    "unseated": "attack",
    "push_failed": "attack",
    "test_failed": "attack",
}
"""How the outcomes that are told of deeds are shown."""

KINDS: Mapping[str, Means] = {
    "melee": "blow",
    "natural": "blow",
    "pistol": "shot",
    "rifle": "shot",
    "shotgun": "shot",
    "automatic": "shot",
    "launcher": "shot",
    "sprayer": "jet",
}
"""How weapons of a kind strike; all others loose or throw something."""


def _did(event: events.Did, view: State) -> CueKind:
    """A deed as its kind says; an attack on nobody is only noted."""
    kind = MENU.by_name.get(event.what)
    shown: CueKind = OUTCOMES.get(event.what, "note") if kind is None else kind.shown
    return "note" if shown == "attack" and not event.target else shown


def _cast(event: events.Cast, view: State) -> CueKind:
    """A power on a figure of its own side is shown as help, any other as an attack."""
    seats = {figure.id: figure.seat for figure in view.figures}
    return "help" if seats.get(event.figure) == seats.get(event.target) else "attack"


def _became(event: events.Became, view: State) -> CueKind:
    return "harm" if is_harm(event.state) else "note"


def _attacked(event: events.Attacked, view: State) -> Means:
    """By the kind of weapon; one that can be thrown is thrown, unless the two are adjacent."""
    weapon = library().weapons.get(event.weapon)
    if weapon is None:
        return "power"
    means = KINDS.get(weapon.kind, "missile")
    if weapon.kind not in ("melee", "natural", "thrown") or not weapon.ranged:
        return means
    return "blow" if _adjacent(event, view) else "missile"


def _adjacent(event: events.Attacked, view: State) -> bool:
    pair = [one for one in view.figures if one.id in (event.figure, event.target)]
    return len(pair) == 2 and Fight(view, SILENT, view.rules).adjacent(*pair)


def _covered(event: events.Covered, view: State) -> Means:
    return "jet" if isinstance(event.template, Teardrop) else "blast"


def _dealt(event: events.Dealt, view: State) -> Beat | None:
    return Beat("luck", Message("savage.beat.joker"), True) if event.card == JOKER else None


def _hit(event: events.Hit, view: State) -> Beat | None:
    return Beat("critical", Message("savage.beat.raise")) if event.raised else None


def _fell(event: events.Fell, view: State) -> Beat | None:
    """Somebody is out of the fight; a figure that leaves the map has not fallen."""
    if event.out == "gone":
        return None
    wild = any(one.wild for one in view.figures if one.id == event.figure)
    told = Message.of("savage.beat.fell", out=event.out, wild=wild)
    return Beat("loss" if wild else "fall", told, great=wild)


CUES = Cues(
    {
        "move": (events.Moved,),
        "attack": (events.Attacked, events.Covered),
        "hit": (events.Hit,),
        "miss": (events.Missed, events.PowerFailed),
        "harm": (events.Wounded, events.Injured),
        "down": (events.Fell,),
        "help": (events.Recovered, events.Soaked, events.Healed),
        "turn": (events.RoundBegan, events.TurnBegan),
        "note": (
            events.Evaded,
            events.Unharmed,
            events.BennySpent,
            events.Enchanted,
            events.Deviated,
            events.Scored,
        ),
    },
    lambda view: {figure.id for figure in view.figures},
    {events.Did: _did, events.Cast: _cast, events.Became: _became},
    means={
        events.Attacked: _attacked,
        events.Covered: _covered,
        events.Cast: always("power"),
    },
    beats={events.Dealt: _dealt, events.Hit: _hit, events.Fell: _fell},
)
