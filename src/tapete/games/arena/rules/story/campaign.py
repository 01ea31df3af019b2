"""A campaign as it is kept from one scenario to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.figures import INVENTORY, SLOTS, fresh, fresh_tokens
from tapete.games.arena.meta import HUNTERS, Options
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.state import Hunter, State
from tapete.kernel import Deck, Message
from tapete.kernel.errors import TapeteError
from tapete.kernel.shaping import json_decoder

DECK = 12
"""Announcements in the deck: arena.announcement.deck_size"""
CHANGED = 4
"""Announcements that a level replaces: arena.announcement.upgrade"""


class BadCampaign(TapeteError):
    """A campaign that was kept does not add up: what is wrong with it."""

    key = "arena.error.campaign"


class KeptHunter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    tree: str
    filled: tuple[int, ...]
    equipped: tuple[str, ...]
    inventory: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level and gear of each hunter, and the decks that are not touched: arena.campaign.save"""

    campaign: str
    scenario: str
    levels: int
    hunters: tuple[KeptHunter, ...]
    deck: tuple[str, ...]
    events: tuple[str, ...]
    """Events whose order nobody knows."""
    beneath: tuple[str, ...]
    """Events below those, in order."""
    seal: str = ""


def keep(state: State, scenario: str, levels: int) -> str:
    """The campaign as text, sealed so that a change by hand is noticed."""
    hunters = tuple([
        KeptHunter(
            one.id, one.tree, tuple(one.filled), tuple([item.kind for item in one.equipped]),
            tuple([item.kind for item in one.inventory]),
        )
        for one in state.hunters
    ])  # fmt: skip
    beneath = tuple([one.card for one in state.events.bottom])
    kept = Kept(
        state.campaign, scenario, levels, hunters, tuple(state.deck),
        tuple(state.events.middle), beneath,
    )  # fmt: skip
    return msgspec.json.encode(msgspec.structs.replace(kept, seal=sealed(kept))).decode()


def going_on(options: Options, state: State) -> Options | None:
    """The options of the next scenario; None if a campaign is over, or if there is none."""
    if not state.kept:
        return None
    scenario = read(state.kept).scenario
    return msgspec.structs.replace(options, scenario=scenario, campaign=state.kept)


def sealed(kept: Kept) -> str:
    plain = msgspec.structs.replace(kept, seal="")
    return blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()


def read(text: str) -> Kept:
    """Reads a campaign; raises `BadCampaign` with what does not add up."""
    try:
        kept = json_decoder(Kept).decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadCampaign(reason=Message.of("arena.campaign.unreadable", why=str(error))) from None
    problem = next(problems(kept), None)
    if problem is not None:
        raise BadCampaign(reason=problem)
    return kept


def problems(kept: Kept) -> Iterator[Message]:
    """Everything that does not add up, the plainest first."""
    known = library()
    if kept.campaign not in known.campaigns:
        yield Message.of("arena.campaign.unknown", name=kept.campaign[:60])
        return
    if kept.scenario not in known.campaigns[kept.campaign].scenarios:
        yield Message.of("arena.campaign.scenario", name=kept.scenario[:60])
    if not len(kept.hunters) == len({one.id for one in kept.hunters}) == HUNTERS:
        yield Message("arena.campaign.four")
    for hunter in kept.hunters:
        yield from _hunter_problems(hunter, kept.levels)
    gear = Counter(kind for one in kept.hunters for kind in (*one.equipped, *one.inventory))
    for kind, count in gear.items():
        if count > 1:
            yield Message.of("arena.campaign.twice", item=kind)
    yield from _deck_problems(kept)
    if sealed(kept) != kept.seal:
        yield Message("arena.campaign.seal")


def _hunter_problems(hunter: KeptHunter, levels: int) -> Iterator[Message]:
    known = library()
    card = known.hunters.get(hunter.id)
    if card is None or hunter.tree not in card.trees:
        yield Message.of("arena.campaign.hunter", name=hunter.id[:60])
        return
    done: list[int] = []
    for slot in hunter.filled:
        if slot not in open_slots(hunter.tree, done):
            yield Message.of("arena.campaign.slots", figure=hunter.id)
            return
        done.append(slot)
    most = min(levels, len(known.trees[hunter.tree].slots))
    if len(done) != most:
        yield Message.of("arena.campaign.level", figure=hunter.id, has=len(done), needs=most)
    yield from _gear_problems(hunter)


def _gear_problems(hunter: KeptHunter) -> Iterator[Message]:
    known = library()
    for kind in (*hunter.equipped, *hunter.inventory):
        if known.find(("starting", *SHOPS), kind) is None:
            yield Message.of("arena.campaign.gear", name=kind[:60])
            return
    worn = Counter(known.gear(kind).slot for kind in hunter.equipped)
    if len(hunter.inventory) > INVENTORY or any(
        count > SLOTS.get(slot, 0) for slot, count in worn.items()
    ):
        yield Message.of("arena.campaign.load", figure=hunter.id)


def _deck_problems(kept: Kept) -> Iterator[Message]:
    known = library()
    ranks = Counter(
        known.announcements[one].rank if one in known.announcements else 0 for one in kept.deck
    )
    wanted = ranks_after(kept.levels)
    if len(set(kept.deck)) != DECK or dict(ranks) != wanted:
        yield Message("arena.campaign.deck")
    boss = known.campaigns[kept.campaign].boss
    every = sorted(name for name, card in known.events.items() if card.boss in ("", boss))
    if sorted((*kept.events, *kept.beneath)) != every:
        yield Message("arena.campaign.events")


def ranks_after(levels: int) -> dict[int, int]:
    """How many Announcements of each rank there are after these levels; in the end all are rank 3.

    arena.announcement.upgrade_max
    """
    ranks = {1: DECK, 2: 0, 3: 0}
    for level in range(min(levels, 2 * DECK // CHANGED)):
        low = 1 if level < DECK // CHANGED else 2
        ranks[low] -= CHANGED
        ranks[low + 1] += CHANGED
    return {rank: count for rank, count in ranks.items() if count}


def begin(state: State) -> None:
    """The decks as they are at the beginning: Announcements of rank 1, and the Boss's Events.

    arena.setup.campaign_pick, arena.setup.boss_events
    """
    known = library()
    state.deck = sorted(name for name, card in known.announcements.items() if card.rank == 1)
    page = known.campaigns.get(state.campaign)
    boss = page.boss if page else known.scenarios[state.scenario].boss
    state.events = Deck.of(name for name, card in known.events.items() if card.boss in ("", boss))


def restore(state: State, kept: Kept) -> None:
    """Puts what was kept into a state that is being set up."""
    state.campaign = kept.campaign
    for hunter, was in zip(state.hunters, kept.hunters, strict=True):
        _restore(hunter, was)
    state.deck = list(kept.deck)
    state.events = Deck.of(kept.events)
    for card in kept.beneath:
        state.events.put_at_bottom(card)
    state.before = kept.levels


def _restore(hunter: Hunter, was: KeptHunter) -> None:
    hunter.id, hunter.tree, hunter.filled = was.id, was.tree, list(was.filled)
    hunter.tokens = fresh_tokens(library().hunters[was.id].tokens)
    hunter.equipped = [fresh(kind) for kind in was.equipped]
    hunter.inventory = [fresh(kind) for kind in was.inventory]


def zero(state: State) -> str:
    """The Announcement of rank 0 that ends the Queue."""
    known = library()
    if state.campaign:
        return known.campaigns[state.campaign].zero
    return next(name for name, card in known.announcements.items() if card.rank == 0)
