"""The table as text: the Turn, the map with all minis, and each side's minis, one per line."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.names import figure_name
from tapete.games.punk.figures import number, value, weapon_of
from tapete.games.punk.labels.conditions import marks
from tapete.games.punk.labels.signs import arrow, signs
from tapete.games.punk.labels.summary import band_name, head, minis_left
from tapete.games.punk.rules.story.scores import score_of
from tapete.games.punk.state import OFF_TABLE, Item, Mini, State
from tapete.games.punk.terminal.map import chart
from tapete.kernel import Message, Say, Seat
from tapete.kernel.seat import whose
from tapete.spaces.plane.point import CM


def picture(view: State, seat: Seat | None, say: Say) -> str:
    lines = [say(head(view)), chart(view)]
    for side in range(len(view.scores)):
        lines.append(say(_side(view, side, seat)))
        lines += [say(_row(view, mini)) for mini in view.minis if mini.seat == side]
    return "\n".join(lines)


def _side(view: State, side: Seat, seat: Seat | None) -> Message:
    left, all_of_them = minis_left(view, side)
    return Message.of(
        "punk.picture.side",
        whose=whose(seat, side),
        name=band_name(view, side),
        points=score_of(view, side),
        left=left,
        count=all_of_them,
    )


def _row(view: State, mini: Mini) -> Message:
    return Message.listing(
        "punk.picture.mini",
        "parts",
        _parts(view, mini),
        acting=view.active is not None and view.active.mini == mini.id,
        sign=signs(view)[mini.id],
        figure=figure_name(mini.name),
        out=mini.out or "no",
    )


def _parts(view: State, mini: Mini) -> Iterator[Message]:
    """Where it looks, how high it is, its Agility, its conditions and its weapons."""
    if mini.at != OFF_TABLE:
        yield Message.of("punk.picture.facing", arrow=arrow(mini.facing))
    if mini.at.height:
        yield Message.of("punk.picture.height", height=mini.at.height / CM)
    yield Message.of("punk.scene.agility", agility=value(mini, "AG"))
    most = number(mini, "hard_to_kill")
    if most:
        yield Message.of("punk.picture.wounds", wounds=mini.wounds, most=most)
    yield from (mark.label for mark in marks(view, mini))
    yield from map(_weapon, (item for item in mini.gear if weapon_of(item) is not None))
    for kind, count in mini.bullets.items():
        yield Message.of("punk.picture.bullets", bullet=kind, count=count)


def _weapon(item: Item) -> Message:
    return Message.of(
        "punk.picture.weapon",
        weapon=item.kind,
        reload=item.reload,
        charges=item.charges,
        broken=item.broken,
    )
