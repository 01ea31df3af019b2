"""How each event of a skirmish is shown."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.punk.content.played import known
from tapete.games.punk.events import fighting, gifts, harm, moving, shooting, story, turns
from tapete.games.punk.figures import abilities, profile_of
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.kernel.event import Event
from tapete.scene import Beat, Cues, Means, always
from tapete.scene.beat import banner
from tapete.scene.event import OfFigure, WithWeapon

BECOMING: Mapping[type[Event], str] = {
    moving.Prone: "prone",
    harm.GoesOn: "dying",
    harm.Poisoned: "poison",
    harm.Shocked: "shocked",
}
"""The events that put a mini in a condition, and the condition."""
SOUNDS: Mapping[str, Means] = {
    "template": "jet",
    "firearm": "shot",
    "buckshot": "shot",
    "catapum": "shot",
}
"""What a weapon with a special rule sounds like, the first that fits; others loose a missile."""


def _weapon(event: WithWeapon | shooting.Shot, view: State) -> Means:
    special = abilities(event.weapon) if known().gear(event.weapon) else ()
    return next((means for rule, means in SOUNDS.items() if rule in special), "missile")


def _covered(event: shooting.Covered, view: State) -> Means:
    """A template is a blast, unless the weapon sprays it."""
    return "jet" if _weapon(event, view) == "jet" else "blast"


def _fall(event: OfFigure, view: State) -> Beat:
    """A mini is out; more is made of one that leads its band."""
    leads = [mini.id for mini in view.minis if profile_of(mini).leader]
    if event.figure in leads:
        return Beat("loss", Message("punk.beat.leader"), great=True)
    return Beat("fall", Message("punk.beat.downed"))


BLOWN = banner("blast", "punk.beat.blast")


def _mishap(what: str) -> Beat:
    return Beat("mishap", Message.of("punk.beat.mishap", what=what))


CUES = Cues(
    {
        "move": (moving.Moved, moving.Displaced, turns.Deployed, turns.Infiltrated),
        "attack": (
            fighting.Assaulted,
            fighting.DroppedOn,
            fighting.Fought,
            shooting.Shot,
            shooting.Lobbed,
            shooting.Reacted,
            shooting.Covered,
            shooting.Detonated,
            harm.Exploded,
            gifts.Blew,
            gifts.Whirled,
            gifts.PowerUsed,
        ),
        "hit": (harm.Hit, shooting.Strayed),
        "miss": (
            shooting.Missed,
            shooting.Deviated,
            shooting.Lost,
            fighting.HeldBack,
            gifts.Dodged,
        ),
        "harm": (
            *[one for one, name in BECOMING.items() if CONDITIONS.named(name).is_worse],
            harm.Endured,
            harm.Weakened,
            moving.Fell,
            shooting.Burned,
            shooting.Broke,
            shooting.Sputtered,
            gifts.WeaponDropped,
        ),
        "down": (harm.Downed, harm.Removed),
        "help": (
            moving.StoodUp,
            harm.Purged,
            harm.Steadied,
            gifts.Mended,
            gifts.Tended,
            gifts.Inspired,
            gifts.Shielded,
            gifts.Devoured,
        ),
        "turn": (turns.TurnBegan, turns.RoundBegan, turns.ActivationBegan),
        "note": (story.Scored, story.BeastCame, shooting.Laid),
    },
    lambda view: {mini.id for mini in view.minis},
    means={
        fighting.Fought: always("blow"),
        gifts.Whirled: always("blow"),
        shooting.Shot: _weapon,
        shooting.Lobbed: always("missile"),
        shooting.Covered: _covered,
        shooting.Detonated: always("blast"),
        harm.Exploded: always("blast"),
        gifts.Blew: always("blast"),
        gifts.PowerUsed: always("power"),
    },
    beats={
        harm.Downed: _fall,
        harm.Removed: _fall,
        harm.Exploded: BLOWN,
        gifts.Blew: BLOWN,
        story.WentOff: BLOWN,
        shooting.Strayed: lambda event, view: _mishap("strayed"),
        shooting.Broke: lambda event, view: _mishap("broke"),
        shooting.Sputtered: lambda event, view: _mishap("sputtered"),
    },
    rest="note",
)
