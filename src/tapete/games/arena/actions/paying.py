"""Which tokens can pay for a deed, and paying with them."""

from __future__ import annotations

from tapete.deeds import Details
from tapete.games.arena.figures import colours
from tapete.games.arena.state import Colour, Helper, Hunter, Token
from tapete.games.arena.world import Arena

TOKEN = "token"


def purse(arena: Arena, figure: Hunter | Helper) -> list[Token]:
    """The tokens a figure can act with: a Helper has its hunter's too.

    arena.helper.shared_tokens, arena.helper.own_tokens
    """
    own = figure.tokens
    return own if isinstance(figure, Hunter) else [*own, *arena.owner(figure).tokens]


def payable(arena: Arena, figure: Hunter | Helper) -> list[Colour]:
    """The colours it could act with, the best die first: arena.system.action_uses_token"""
    return colours(purse(arena, figure))


def pay(arena: Arena, figure: Hunter | Helper, details: Details) -> Colour:
    """Spends a token of the colour chosen: arena.spend.flip

    What a Helper does with a token of its own does not save its hunter: arena.ruling.ffyl_state
    """
    colour = details[TOKEN]
    token = next(one for one in purse(arena, figure) if not one.spent and one.colour == colour)
    token.spent = True
    if isinstance(figure, Helper) and any(one is token for one in figure.tokens):
        arena.owner(figure).stands = False
    return token.colour
