"""How each event is shown."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events import bargains, checks, goods, master, story
from tapete.games.darkness.figures import everybody
from tapete.games.darkness.labels.names import disc_name, tile_name
from tapete.games.darkness.state import State
from tapete.kernel import Message
from tapete.scene import Beat, Cues, always
from tapete.scene.beat import banner


def in_view(view: State) -> set[str]:
    return {one.id for one in everybody(view)}


def _fate(event: story.FateFell, view: State) -> Beat:
    """The row of the table, as it reads."""
    name = library().fate(event.table, event.row).name.message
    return Beat("luck" if event.table == "good" else "mishap", name, great=True)


def _turned(event: goods.TurnedOver, view: State) -> Beat:
    return Beat("call", Message.of("darkness.beat.turned", disc=disc_name(event.disc, view)))


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
        goods.Died: banner("loss", "darkness.beat.died", great=True),
        goods.LostAll: banner("mishap", "darkness.beat.lost_all", great=True),
        goods.Found: banner("luck", "darkness.beat.found"),
        goods.Befriended: banner("luck", "darkness.beat.befriended"),
        checks.Defeated: banner("fall", "darkness.beat.defeated"),
        story.FateFell: _fate,
        story.TileLaid: lambda event, view: Beat("call", tile_name(event.tile)),
        bargains.PromiseBroken: banner("mishap", "darkness.beat.broken"),
    },
)  # fmt: skip
