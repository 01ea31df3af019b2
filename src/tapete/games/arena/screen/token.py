"""Figures, and terrain that can be used, as tokens on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import token_name
from tapete.games.arena.figures import DIE, acting, card_of, everybody, is_large, mini_of, wounds_of
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.labels.names import called, thing_name
from tapete.games.arena.labels.signs import signs
from tapete.games.arena.screen.places import LARGE, SMALL, THING, figure_places, thing_places
from tapete.games.arena.state import Enemy, Figure, Helper, Hunter, State, Thing
from tapete.kernel import Message
from tapete.scene import Pip, Token
from tapete.scene.board import Pair

OFF: Pair = (-9000, -9000)
"""Where hunters that are not in the arena are drawn: out of sight, but in the list of figures."""
COUNTED = "tokens"
"""The state that counts Available tokens, which are drawn one by one."""
DRAWN = {
    "barrel": "barrel", "ammo_chest": "chest", "loot_chest": "chest", "mailbox": "mailbox",
    "depot_machine": "machine", "zed_machine": "machine",
}  # fmt: skip
"""The silhouettes of terrain; anything else is a thing."""


def tokens(view: State) -> tuple[Token, ...]:
    places, corners, sign = figure_places(view), thing_places(view), signs(view)
    shown = [one for one in everybody(view) if one.at is not None or isinstance(one, Hunter)]
    drawn = [_token(view, one, places.get(one.id, OFF), sign[one.id]) for one in shown]
    return (*drawn, *[_thing(view, one, corners[one.id]) for one in view.things])


def enemy_side(view: State) -> int:
    """The side of the enemies comes after those of the players."""
    return 1 + max(one.seat for one in view.hunters)


def _token(view: State, figure: Figure, at: Pair, sign: str) -> Token:
    actor = acting(view)
    gone = isinstance(figure, Hunter) and figure.out
    return Token(
        id=figure.id,
        at=at,
        radius=LARGE if is_large(figure) else SMALL,
        name=called(figure.id, view),
        sign=sign,
        side=_side(view, figure),
        silhouette=_silhouette(figure),
        rank="leader" if _leads(figure) else "",
        acting=actor is not None and figure.id in (actor.id, view.reacting),
        out=Message("arena.scene.out") if gone else None,
        wounds=wounds_of(figure),
        most=_most(figure),
        pips=tuple(_pips(figure)),
        marks=tuple([one for one in CONDITIONS.marks(figure, view) if one.kind != COUNTED]),
    )


def _pips(figure: Figure) -> Iterator[Pip]:
    """The Action tokens of a hunter, each with its die."""
    for one in figure.tokens if isinstance(figure, Hunter) else ():
        label = token_name(one.colour, spent=one.spent)
        yield Pip(one.colour, str(DIE[one.colour]), label, one.spent)


def _side(view: State, figure: Figure) -> int:
    if isinstance(figure, Enemy):
        return enemy_side(view)
    owner = figure.owner if isinstance(figure, Helper) else figure.id
    return next(one.seat for one in view.hunters if one.id == owner)


def _silhouette(figure: Figure) -> str:
    if isinstance(figure, Enemy):
        return mini_of(figure).silhouette
    known = library().hunters if isinstance(figure, Hunter) else library().helpers
    return known[figure.id].silhouette


def _leads(figure: Figure) -> bool:
    return isinstance(figure, Enemy) and card_of(figure).kind != "ordinary"


def _most(figure: Figure) -> int:
    """The hit points of an enemy, and all tokens of a hunter."""
    if isinstance(figure, Enemy):
        return card_of(figure).hit_points
    return len(figure.tokens) if isinstance(figure, Hunter) else 0


def _thing(view: State, thing: Thing, at: Pair) -> Token:
    name = Message.of("arena.scene.used", name=thing_name(thing.kind, view), used=thing.used)
    return Token(thing.id, at, THING, name, silhouette=DRAWN.get(thing.kind, "thing"))
