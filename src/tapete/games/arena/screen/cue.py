"""How each event is shown."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.arena.content.library import library
from tapete.games.arena.events import attacks, loot, story
from tapete.games.arena.figures import everybody
from tapete.games.arena.state import State
from tapete.kernel import Message
from tapete.scene import Beat, CueKind, Cues, Means
from tapete.scene.beat import banner

OUTCOMES: Mapping[str, CueKind] = {"fumble": "miss", "miss": "miss", "hit": "hit", "crit": "hit"}
MAKES: Mapping[str, Means] = {"blade": "blow", "launcher": "missile"}


def in_view(view: State) -> set[str]:
    return {one.id for one in everybody(view)} | {one.id for one in view.things}


def _struck(event: attacks.Struck, view: State) -> CueKind:
    return OUTCOMES[event.outcome]


def _means(event: attacks.Attacked, view: State) -> Means:
    """How an attack looks: by its weapon, or else a blow by hand or a shot."""
    if not event.item:
        return "blow" if _near(event, view) else "shot"
    card = library().gear(event.item)
    if card.slot == "grenade":
        return "missile"
    usual: Means = "shot" if card.firearm else "blow"
    return MAKES.get(card.make, usual)


def _near(event: attacks.Attacked, view: State) -> bool:
    pair = [one.at for one in everybody(view) if one.id in (event.figure, event.target)]
    return len(pair) == 2 and pair[0] == pair[1]


def _outcome(event: attacks.Struck, view: State) -> Beat | None:
    if event.outcome == "crit":
        return Beat("critical", Message("arena.beat.crit"))
    return Beat("mishap", Message("arena.beat.fumble")) if event.outcome == "fumble" else None


def _fell(event: attacks.Eliminated, view: State) -> Beat:
    if event.figure in library().hunters:
        return Beat("loss", Message("arena.beat.fallen"), great=True)
    return Beat("fall", Message("arena.beat.fell"))


def _raged(event: story.Raged, view: State) -> Beat | None:
    return Beat("mishap", Message("arena.beat.rampage"), great=True) if event.active else None


def _announced(event: story.Announced, view: State) -> Beat:
    name = library().announcements[event.card].name.message
    return Beat("call", Message.of("arena.beat.announced", card=name))


CUES = Cues(
    {
        "move": (story.Moved,),
        "attack": (attacks.Attacked,),
        "harm": (attacks.Wounded, attacks.Tainted, attacks.Dazed, attacks.ShieldSpent,
            attacks.Fighting, loot.Emptied),
        "down": (attacks.Eliminated,),
        "help": (attacks.Healed, attacks.Saved, attacks.Cleansed, attacks.Defended,
            attacks.Recharged, loot.Reloaded, loot.Took, loot.Used, story.Given),
        "turn": (story.RoundBegan, story.Activated, story.Announced),
        "note": (attacks.Provoked, attacks.Suppressed, attacks.Reacts, attacks.ShieldHeld,
            loot.Opened, loot.Dropped, story.Deployed, story.Spawned, story.Respawned,
            story.SpecialUsed, story.Gained, story.Spotlit, story.Ordered, story.Happened),
    },
    in_view,
    {attacks.Struck: _struck},
    means={attacks.Attacked: _means},
    beats={
        attacks.Struck: _outcome,
        attacks.Eliminated: _fell,
        attacks.Fighting: banner("loss", "arena.beat.dying"),
        attacks.Saved: banner("luck", "arena.beat.saved"),
        attacks.Exploded: banner("blast", "arena.beat.blast"),
        story.Raged: _raged,
        story.Announced: _announced,
        story.Ordered: lambda event, view: Beat("call", event.words),
        story.StarMoved: banner("luck", "arena.beat.star"),
    },
)  # fmt: skip
