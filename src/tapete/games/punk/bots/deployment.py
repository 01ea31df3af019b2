"""Where to be put before a match begins: a few good places of those there are."""

from __future__ import annotations

from itertools import islice

from tapete.games.punk.state import State
from tapete.spaces.plane.point import distance
from tapete.spaces.questions.deployment import Post, Posts

LOOKED_AT, FEW = 64, 6


def posts_worth(domain: Posts, view: State) -> list[Post]:
    """Spread from the front of the zone to its back."""
    found = list(islice(domain.candidates(), LOOKED_AT))
    if not found:
        any_post = domain.any()
        return [] if any_post is None else [any_post]
    found.sort(key=lambda post: distance(post.at.point, domain.look))
    step = max(1, len(found) // FEW)
    return found[::step][:FEW]
