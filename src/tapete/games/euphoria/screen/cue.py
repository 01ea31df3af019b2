"""How each event of a show is shown."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events import charging as charges
from tapete.games.euphoria.events import fighting, gear, gifts, harm, moving, shooting, story, turns
from tapete.games.euphoria.state import State
from tapete.kernel import Message
from tapete.scene import Beat, Cues, Means, always
from tapete.scene.beat import BeatKind, banner

ARCHERY = ("crossbow", "bow", "harpoon")
BLOWS = (fighting.Attacked, fighting.Special)


def _weapon(event: shooting.Shot | charges.Stood, view: State) -> Means:
    """What a weapon sounds like."""
    special = library().weapons[event.weapon].special if event.weapon in library().weapons else ()
    return "missile" if event.weapon in ARCHERY or "explosive" in special else "shot"


def _died(event: harm.Died, view: State) -> Beat:
    """More is made of it if the dearest of a team dies."""
    costs = {one.id: (one.seat, one.cost) for one in view.minis}
    mine = costs.get(event.figure)
    star = mine is not None and mine == max(one for one in costs.values() if one[0] == mine[0])
    kind: BeatKind = "loss" if star else "fall"
    return banner(kind, "euphoria.beat.died", "audience", great=star)(event, view)


def _short(event: charges.Failed, view: State) -> Beat | None:
    return Beat("mishap", Message("euphoria.beat.short")) if event.why == "short" else None


CUES = Cues(
    {
        "move": (
            moving.Moved, moving.Jumped, moving.Leapt, moving.Displaced, moving.Stumbled,
            charges.Reached, charges.Failed, story.Deployed,
        ),
        "attack": (
            *BLOWS, shooting.Shot, charges.Stood, charges.Declared, shooting.Threw,
            shooting.Flamed, shooting.Blasted, gifts.AbilityWorked, gear.Triggered,
        ),
        "hit": (fighting.Struck, shooting.Hit, shooting.ShieldHit),
        "miss": (
            harm.Unhurt, fighting.Dodged, shooting.Missed, shooting.OutOfRange, shooting.Wasted,
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
        shooting.Shot: _weapon, charges.Stood: _weapon, shooting.Threw: always("missile"),
        shooting.Flamed: always("jet"), shooting.Blasted: always("blast"),
        gear.Triggered: always("blast"), gifts.AbilityWorked: always("power"),
    },
    beats={
        harm.Died: _died, charges.Failed: _short,
        moving.Stumbled: banner("mishap", "euphoria.beat.stumbled"),
        fighting.Fatality: banner("critical", "euphoria.beat.fatality", great=True),
        shooting.Blasted: banner("blast", "euphoria.beat.blast"),
        gear.Opened: banner("luck", "euphoria.beat.reward", "reward"),
        gifts.AbilityDeclared: banner("call", "euphoria.beat.ability", "ability"),
        story.Ended: banner("call", "euphoria.beat.ended", "scale", great=True),
    },
    rest="note",
)  # fmt: skip
