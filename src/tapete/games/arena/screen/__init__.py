"""The arena as a screen draws it."""

from tapete.deeds import targets
from tapete.games.arena.labels.answers import way_name
from tapete.games.arena.labels.names import called
from tapete.games.arena.screen.board import board
from tapete.games.arena.screen.card import card
from tapete.games.arena.screen.cue import CUES, in_view
from tapete.games.arena.screen.lineup import lineup
from tapete.games.arena.screen.places import spot
from tapete.games.arena.screen.scene import scene
from tapete.games.arena.screen.settings import choices, settings
from tapete.scene import Screen

SCREEN = Screen(
    scene=scene,
    board=board,
    cue=CUES,
    figures=lambda value, view: targets(value, in_view(view)),
    spot=spot,
    card=card,
    way=lambda name, view: way_name(name),
    called=lambda name, view: called(name, view) if name in in_view(view) else None,
    choices=choices,
    settings=settings,
    lineup=lineup,
)
