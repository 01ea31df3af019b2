"""What a figure may do: kinds of deeds, the menu made of them, and how bots go through it."""

from tapete.deeds.barring import Why, needs
from tapete.deeds.do import Details, Do, Method, Using, by_way, do_of
from tapete.deeds.glance import Glance
from tapete.deeds.kind import Kind, Perform, simply, upon
from tapete.deeds.menu import Menu
from tapete.deeds.targets import targets
from tapete.deeds.ways import Alone, Crossed, Listed, Options, ToEach, Way, WithEach, plain

__all__ = [
    "Alone",
    "Crossed",
    "Details",
    "Do",
    "Glance",
    "Kind",
    "Listed",
    "Menu",
    "Method",
    "Options",
    "Perform",
    "ToEach",
    "Using",
    "Way",
    "Why",
    "WithEach",
    "by_way",
    "do_of",
    "needs",
    "plain",
    "simply",
    "targets",
    "upon",
]
