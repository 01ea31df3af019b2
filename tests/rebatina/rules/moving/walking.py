"""Walking from square to square."""

from tapete.spaces.routes.route import Route
from tests.rebatina import events
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def walk(brawl: Brawl, figure: Figure, route: Route) -> None:
    """A turn's steps may be taken all at once or before and after its deed."""
    figure.at = route.end
    brawl.state.walked += route.cost // brawl.grid.size
    path = tuple((point.x, point.y) for point in route.points)
    brawl.table.tell(events.Walked, figure=figure.id, path=path, rule="rebatina.move")
