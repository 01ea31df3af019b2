"""Finished matches: their frames, turning points and luck, and the proof of their dice."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from tapete.kernel.chance.seed import ALGORITHM
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tapete.scene.card import Card
from tapete.server.api.errands import Errands
from tapete.server.api.film_cache import Films, finished, found
from tapete.server.api.game_names import MatchId
from tapete.server.api.refusals import refusing
from tapete.server.faults import NoSuchFigure
from tapete.server.films.course import standings_of, turnings_of
from tapete.server.rooms.hall import Hall
from tapete.server.store.store import Store
from tapete.server.wire.replay import Course, Frames, Luck, Proof, Throw, Timeline

Since = Annotated[int, Parameter(ge=0, le=1_000_000, description="The first frame wanted.")]
Count = Annotated[int, Parameter(ge=1, le=200, description="How many.")]
Index = Annotated[int, Parameter(ge=0, le=1_000_000, description="The frame.")]
Eyes = Annotated[
    int | None, Parameter(ge=0, le=63, description="As this seat saw it; else a spectator.")
]


@get(
    "/api/matches/{match:str}/frames", tags=["replays"], responses=refusing(404, 409, 422, 429, 503)
)
async def show_frames(
    match: MatchId,
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    errands: NamedDependency[Errands],
    since: Since = 0,
    count: Count = 50,
    seat: Eyes = None,
) -> Frames:
    """Some frames of a finished match: one for its start and one for each answer and undo."""
    film = (await films.watch(errands, store, hall.game, match, seat)).film
    return Frames(match, len(film.frames), since, film.part(since, count))


@get(
    "/api/matches/{match:str}/frames/{index:int}/cards/{figure:str}",
    tags=["replays"],
    responses=refusing(404, 409, 422, 429, 503),
)
async def show_card(
    match: MatchId,
    index: Index,
    figure: Annotated[str, Parameter(max_length=64, description="The figure's id.")],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    errands: NamedDependency[Errands],
    seat: Eyes = None,
) -> Card:
    """A figure's card as it was in a frame."""
    film = (await films.watch(errands, store, hall.game, match, seat)).film
    card = await errands.do(lambda: film.card(index, figure))
    if card is None:
        raise NoSuchFigure(name=figure)
    return card


@get(
    "/api/matches/{match:str}/timeline",
    tags=["replays"],
    responses=refusing(404, 409, 422, 429, 503),
)
async def show_timeline(
    match: MatchId,
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    errands: NamedDependency[Errands],
) -> Timeline:
    """Where each turn of a finished match begins, who was lost, and the rarest rolls."""
    watched = await films.watch(errands, store, hall.game, match)
    return Timeline(match, len(watched.film.frames), watched.marks)


@get(
    "/api/matches/{match:str}/course", tags=["replays"], responses=refusing(404, 409, 422, 429, 503)
)
async def show_course(
    match: MatchId,
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    errands: NamedDependency[Errands],
) -> Course:
    """How a finished match went, and the moments that changed it most."""
    film = (await films.watch(errands, store, hall.game, match)).film
    return await errands.do(
        lambda: Course(match, tuple(film.line), standings_of(film), turnings_of(film))
    )


@get("/api/matches/{match:str}/luck", tags=["replays"], responses=refusing(404, 409, 422, 429, 503))
async def show_luck(
    match: MatchId,
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    films: NamedDependency[Films],
    errands: NamedDependency[Errands],
) -> Luck:
    """Each side's rolls in a finished match, against what was to be expected of them."""
    return Luck(match, (await films.watch(errands, store, hall.game, match)).luck)


@get("/api/matches/{match:str}/proof", tags=["replays"], responses=refusing(404, 429, 503))
async def show_proof(
    match: MatchId, store: NamedDependency[Store], errands: NamedDependency[Errands]
) -> Proof:
    """The promise made of the dice; when the match is over, all that is needed to check it."""
    row = (await found(store, match)).row
    promise = row.header.commitment or ""
    if row.stage != "over":
        return Proof(match, ALGORITHM, promise)
    _, journal = await finished(store, match)
    throws = await errands.do(lambda: _throws(journal))
    return Proof(match, ALGORITHM, promise, row.header.seed, row.header.branches, throws)


def _throws(journal: Journal) -> tuple[Throw, ...]:
    lines = enumerate(journal.records, start=2)
    return tuple([Throw(line, record) for line, record in lines if isinstance(record, Thrown)])


HANDLERS = [show_frames, show_card, show_timeline, show_course, show_luck, show_proof]
