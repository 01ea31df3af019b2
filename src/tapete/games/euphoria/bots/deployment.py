"""A few good places for markers and for characters before a show begins."""

from __future__ import annotations

from itertools import islice

from tapete.games.euphoria.state import State
from tapete.kernel import Seat
from tapete.spaces.plane.point import INCH, Point, distance
from tapete.spaces.questions.deployment import Post, Posts

LOOKED_AT, FEW = 128, 10
APART = 5 * INCH
"""How far from each other a team's markers are put, if there is room."""


def posts_worth(domain: Posts, view: State, seat: Seat) -> list[Post]:
    """A place for a marker, or a few for a character, spread over all that there are."""
    found = list(islice(domain.candidates(), LOOKED_AT))
    if not found:
        any_post = domain.any()
        return [] if any_post is None else [any_post]
    if view.phase == "markers":
        found.sort(key=lambda post: distance(post.at.point, domain.look))
        return [_foremost(found, [one.at.point for one in view.markers if one.seat == seat])]
    return found[:: max(1, len(found) // FEW)][:FEW]


def _foremost(found: list[Post], own: list[Point]) -> Post:
    """The first of the places that is not too close to the other markers."""
    free = [post for post in found if all(distance(post.at.point, one) >= APART for one in own)]
    return (free or found)[0]
