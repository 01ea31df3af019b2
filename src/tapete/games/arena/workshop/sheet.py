"""The sheets of a party: a page for each hunter, and the cards of what they begin with."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content import entries as of
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import attribute_name, helper_said, token_name
from tapete.games.arena.content.party import Party, tree_of
from tapete.games.arena.figures import INVENTORY, SLOTS
from tapete.games.arena.labels.conditions import CONDITIONS
from tapete.games.arena.state import ATTRIBUTES
from tapete.games.arena.workshop.faces import does, gear_face
from tapete.kernel import Message, Say
from tapete.workshop import Grid, Part, Sheet, Track, blank, numbered

STATES = ("burn", "corrosion", "cryo", "radiation", "shock", "slag", "stunned")
"""The states that are ticked on paper."""
ROUNDS = 12
"""How many rounds there is room for."""
SPENT = 6
"""How many Loot tokens there is room for."""
EACH = (31,) * len(ATTRIBUTES)
WIDTHS = (24, 44, 118)
"""The widths of the columns of Attributes and of gear, in mm."""
ROW = 6.4
"""The height of a row of gear, to write in."""


def sheet_of(party: Party, say: Say) -> Sheet:
    """Returns the sheets of a party. Hunters that do not exist are left out, as faults."""
    known = library()
    hunters = [(name, known.hunters[name]) for name in party.hunters if name in known.hunters]
    names = tuple([card.name.message for _, card in hunters])
    gear = [known.gear(kind) for _, card in hunters for kind in card.gear]
    return Sheet(
        title=party.name or _said("nameless", say),
        summary=say(Message.of("arena.party.sheet.summary", hunters=names)),
        parts=tuple([one for name, card in hunters for one in _parts(party, name, card, say)]),
        tracks=(numbered(_said("rounds", say), ROUNDS),),
        legend=CONDITIONS.legend(STATES, say),
        legend_title=_said("legend", say),
        reference_title=_said("reference", say),
        cards=tuple([gear_face(one, say) for one in gear]),
    )


def _said(what: str, say: Say) -> str:
    return say(Message(f"arena.party.sheet.{what}"))


def _parts(party: Party, name: str, card: of.HunterCard, say: Say) -> Iterator[Part]:
    """A hunter: what it can do, what it carries, and what it may learn."""
    tree = library().trees[tree_of(party, name)]
    gear = [library().gear(kind) for kind in card.gear]
    special = library().abilities[card.special]
    title = Message.of("arena.party.sheet.hunter", hunter=card.name.message, tree=tree.name.message)
    slots = [Message.of("arena.party.sheet.slot", rank=one.rank, text=one.text.message)
        for one in tree.slots]  # fmt: skip
    values, grid = _values(card, say), _attributes(card, say)
    yield Part(say(title), (values,), (grid,), tracks=tuple(_tracks(card, say)), opens=True)
    lines = (say(special.text.message), *map(say, helper_said(card)))
    yield Part(say(special.name.message), (), (), lines)
    brief = tuple([": ".join(_item(one, say)) for one in gear])
    yield Part(say(Message("arena.card.gear")), brief, (_gear(gear, say),))
    yield Part(say(Message("arena.card.skills")), (), (), ticked=tuple(map(say, slots)))


def _values(card: of.HunterCard, say: Say) -> str:
    return ", ".join(f"{say(attribute_name(one))} +{value}"
        for one, value in card.attributes.items())  # fmt: skip


def _attributes(card: of.HunterCard, say: Say) -> Grid:
    head = tuple([say(attribute_name(one)) for one in ATTRIBUTES])
    row = tuple([f"+{card.attributes.get(one, 0)}" for one in ATTRIBUTES])
    return Grid(head, (row,), EACH)


def _gear(gear: list[of.GearCard], say: Say) -> Grid:
    """All slots, those without a card left empty to write in."""
    rows: list[tuple[str, ...]] = []
    slots = {str(slot): count for slot, count in SLOTS.items()}
    for slot, count in (slots | {"inventory": INVENTORY}).items():
        name = say(Message.of("arena.party.sheet.place", slot=slot))
        held = [(name, *_item(card, say)) for card in gear if card.slot == slot]
        rows += [*held, *[(name, "", "")] * (count - len(held))]
    head = tuple([_said(f"column.{one}", say) for one in ("slot", "name", "does")])
    return Grid(head, tuple(rows), WIDTHS, ROW)


def _item(card: of.GearCard, say: Say) -> tuple[str, str]:
    return say(card.name.message), "; ".join(does(card, say))


def _tracks(card: of.HunterCard, say: Say) -> Iterator[Track]:
    """What is ticked: tokens that turn red, Shields, loot and states."""
    tokens = tuple([say(token_name(one)) for one in card.tokens])
    yield Track(_said("tokens", say), tokens, beside=True)
    yield blank(_said("loot", say), SPENT)
    yield Track(_said("states", say), CONDITIONS.titles(STATES, say), beside=True)
