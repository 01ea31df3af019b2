"""What players are told before the first round."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.labels.names import story_of, survivor_name
from tapete.games.darkness.state import State
from tapete.kernel import Message, Seat


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """The story, who one is, what ends it, and how a turn goes."""
    story = story_of(view)
    own = [one for one in view.survivors if one.seat == seat]
    rules = view.master is not None and view.master.seat == seat
    return (
        Message.of("darkness.brief.title", name=story.name.message),
        story.text.message,
        *[Message.of("darkness.brief.yours", name=survivor_name(one)) for one in own],
        *([Message("darkness.brief.master")] if rules else []),
        *goals(view),
        Message("darkness.brief.turn_gm" if view.master else "darkness.brief.turn"),
        Message("darkness.brief.ladder"),
        Message("darkness.brief.discs"),
    )


def goals(view: State) -> Iterator[Message]:
    """What ends the match, and that whoever has most points then wins."""
    story = story_of(view)
    for goal in story.victory:
        yield Message.of("darkness.brief.goal", goal=goal.text.message)
    yield Message.of("darkness.brief.limit", rounds=story.limit)
    if view.master is None and len(view.survivors) > 1:
        yield Message("darkness.brief.points")


def legend(view: State) -> tuple[Message, ...]:
    """The signs of the map that a terminal draws."""
    return (Message("darkness.brief.legend"),)
