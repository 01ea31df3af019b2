"""How each event of a show is shown."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events import (
    charging,
    fighting,
    gear,
    gifts,
    harm,
    moving,
    shooting,
    story,
    turns,
)
from tapete.games.euphoria.state import State
from tapete.kernel import Message
from tapete.kernel.event import Event
from tapete.scene import Beat, Cues, Means, always

ARCHERY = ("crossbow", "bow", "harpoon")
BLOWS = (fighting.Attacked, fighting.Special)


def _weapon(event: shooting.Shot | charging.Stood, view: State) -> Means:
    """What a weapon sounds like."""
    entry = library().weapons.get(event.weapon)
    if entry is not None and "explosive" in entry.special:
        return "missile"
    return "missile" if event.weapon in ARCHERY else "shot"


def _died(event: harm.Died, view: State) -> Beat:
    """Of the dearest of a team more is made."""
    mini = next((one for one in view.minis if one.id == event.figure), None)
    team = [one.cost for one in view.minis if mini is not None and one.seat == mini.seat]
    star = mini is not None and mini.cost == max(team)
    said = Message.of("euphoria.beat.died", audience=event.audience)
    return Beat("loss" if star else "fall", said, great=star)


def _ended(event: story.Ended, view: State) -> Beat:
    return Beat("call", Message.of("euphoria.beat.ended", scale=event.scale), great=True)


def _opened(event: gear.Opened, view: State) -> Beat:
    return Beat("luck", Message.of("euphoria.beat.reward", reward=event.reward))


def _stumbled(event: Event, view: State) -> Beat:
    return Beat("mishap", Message("euphoria.beat.stumbled"))


def _short(event: charging.Failed, view: State) -> Beat | None:
    short = event.why in ("short", "room")
    return Beat("mishap", Message("euphoria.beat.short")) if short else None


def _fatality(event: fighting.Fatality, view: State) -> Beat:
    return Beat("critical", Message("euphoria.beat.fatality"), great=True)


def _blasted(event: Event, view: State) -> Beat:
    return Beat("blast", Message("euphoria.beat.blast"))


def _called(event: gifts.AbilityDeclared, view: State) -> Beat:
    return Beat("call", Message.of("euphoria.beat.ability", ability=event.ability))


CUES = Cues(
    {
        "move": (
            moving.Moved, moving.Jumped, moving.Leapt, moving.Displaced, moving.Stumbled,
            charging.Reached, charging.Failed, story.Deployed,
        ),
        "attack": (
            *BLOWS, shooting.Shot, charging.Stood, charging.Declared, shooting.Threw,
            shooting.Flamed, shooting.Blasted, gifts.AbilityWorked, gear.Triggered,
        ),
        "hit": (fighting.Struck, shooting.ShieldHit),
        "miss": (
            harm.Unhurt, fighting.Dodged, shooting.OutOfRange, shooting.Wasted,
            gifts.AbilityWasted,
        ),
        "harm": (harm.Hurt, harm.LostLife, harm.Caught, shooting.Blinded, turns.Weakened),
        "down": (harm.Died,),
        "help": (harm.Healed, gifts.Repaired, gear.Took, gear.Used),
        "turn": (turns.TurnBegan, turns.PhaseBegan),
        "note": (story.Scored, story.Ended, turns.Prioritised, gear.Opened),
    },
    lambda view: {mini.id for mini in view.minis},
    means={
        **dict.fromkeys(BLOWS, always("blow")),
        shooting.Shot: _weapon,
        charging.Stood: _weapon,
        shooting.Threw: always("missile"),
        shooting.Flamed: always("jet"),
        shooting.Blasted: always("blast"),
        gear.Triggered: always("blast"),
        gifts.AbilityWorked: always("power"),
    },
    beats={
        harm.Died: _died,
        fighting.Fatality: _fatality,
        charging.Failed: _short,
        moving.Stumbled: _stumbled,
        shooting.Blasted: _blasted,
        gear.Opened: _opened,
        gifts.AbilityDeclared: _called,
        story.Ended: _ended,
    },
    rest="note",
)  # fmt: skip
