"""How each event of a skirmish is shown."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.punk.events import fighting, gifts, harm, moving, shooting, story, turns
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.kernel.event import Event
from tapete.scene import Cues

BECOMING: Mapping[type[Event], str] = {
    moving.Prone: "prone",
    harm.GoesOn: "dying",
    harm.Poisoned: "poison",
    harm.Shocked: "shocked",
}
"""The events that put a mini in a condition, and the condition."""
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
    rest="note",
)
