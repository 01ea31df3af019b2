"""How each event is shown."""

from __future__ import annotations

from typing import Any

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events import bargains, checks, goods, master, story
from tapete.games.darkness.labels.names import entry_name, figures
from tapete.games.darkness.state import State
from tapete.kernel import Message
from tapete.scene import Beat, Cues, always
from tapete.scene.beat import BeatKind


def in_view(view: State) -> set[str]:
    return {one.id for one in figures(view)}


def _beat(kind: BeatKind, key: str, *, great: bool = False) -> Any:
    return lambda event, view: Beat(kind, Message(f"darkness.beat.{key}"), great)


def _fate(event: story.FateFell, view: State) -> Beat:
    """The row of the table, as it reads."""
    rows = library().fates.values()
    row = next(one for one in rows if (one.table, one.roll) == (event.table, event.row))
    return Beat("luck" if event.table == "good" else "mishap", row.name.message, great=True)


def _turned(event: goods.TurnedOver, view: State) -> Beat:
    name = entry_name(event.disc, view) or Message("darkness.scene.disc")
    return Beat("call", Message.of("darkness.beat.turned", disc=name))


def _laid(event: story.TileLaid, view: State) -> Beat:
    return Beat("call", library().tiles[event.tile].name.message)


CUES = Cues(
    {
        "move": (story.Moved, story.PutOn, checks.Approached),
        "attack": (checks.Fought, master.Attacked),
        "hit": (checks.Hit, master.Struck),
        "miss": (checks.Missed, checks.Parried, goods.Eluded, goods.DoorHeld, goods.Resisted),
        "harm": (goods.Hurt, goods.Failed, goods.LostAll, goods.Weakened, goods.Stole),
        "down": (goods.Died,),
        "help": (goods.Healed, goods.Found, goods.Befriended, goods.Took, goods.Passed,
            checks.Helped, bargains.Agreed),
        "turn": (story.RoundBegan, story.TurnBegan, master.FoeTurn),
        "note": (goods.DoorOpened, goods.LookedAt, goods.Dropped, goods.Gave, bargains.Offered,
            bargains.Said, story.Tried, master.Appeared),
    },
    in_view,
    means={checks.Fought: always("blow"), master.Attacked: always("blow")},
    beats={
        goods.TurnedOver: _turned,
        goods.Died: _beat("loss", "died", great=True),
        goods.LostAll: _beat("mishap", "lost_all", great=True),
        goods.Found: _beat("luck", "found"),
        goods.Befriended: _beat("luck", "befriended"),
        checks.Defeated: _beat("fall", "defeated"),
        story.FateFell: _fate,
        story.TileLaid: _laid,
        bargains.PromiseBroken: _beat("mishap", "broken"),
    },
)  # fmt: skip
