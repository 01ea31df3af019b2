"""How a table looks: plain values that a game fills in and a screen draws, without any rules."""

from tapete.scene.beat import Beat
from tapete.scene.board import Board, Lamp, Shape
from tapete.scene.card import Card, Section
from tapete.scene.cue import Cue, CueKind, Means
from tapete.scene.cues import Cues, always
from tapete.scene.lineup import Fighter, Lineup, alike, lineup_of
from tapete.scene.look import Look, Ray
from tapete.scene.scene import Area, Place, Posted, Scene, Side, Zone
from tapete.scene.screen import Screen, screen_of
from tapete.scene.setting import Setting
from tapete.scene.token import Gauge, Mark, Pip, Token, Tone

__all__ = [
    "Area",
    "Beat",
    "Board",
    "Card",
    "Cue",
    "CueKind",
    "Cues",
    "Fighter",
    "Gauge",
    "Lamp",
    "Lineup",
    "Look",
    "Mark",
    "Means",
    "Pip",
    "Place",
    "Posted",
    "Ray",
    "Scene",
    "Screen",
    "Section",
    "Setting",
    "Shape",
    "Side",
    "Token",
    "Tone",
    "Zone",
    "alike",
    "always",
    "lineup_of",
    "screen_of",
]
