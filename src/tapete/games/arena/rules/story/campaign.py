"""A campaign as it is kept from one scenario to the next."""

from __future__ import annotations

import msgspec

from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh, fresh_tokens
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.story.faults import SAVE, faults, unknown
from tapete.games.arena.rules.story.saved import Kept, KeptHunter, sealed
from tapete.games.arena.state import Hunter, State
from tapete.kernel import Deck, Message
from tapete.kernel.errors import TapeteError
from tapete.kernel.misfits import misfit
from tapete.kernel.shaping import shaped
from tapete.workshop import Fault


class BadCampaign(TapeteError):
    """A campaign that was kept does not add up: what is wrong with it, and by which rule."""

    key = "arena.error.campaign"

    def __init__(self, fault: Fault) -> None:
        super().__init__(reason=fault.message)
        self.rule = fault.rule


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


def read(text: str) -> Kept:
    """Reads a campaign; raises `BadCampaign` with what does not add up."""
    kept = _parsed(text)
    fault = next(faults(kept), None)
    if fault is not None:
        raise BadCampaign(fault)
    return kept


def _parsed(text: str) -> Kept:
    """What a text says; one that holds nothing is a name that no campaign has."""
    if "{" not in text:
        raise BadCampaign(unknown(text))
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadCampaign(Fault(SAVE, Message("arena.campaign.unreadable"))) from None
    try:
        return shaped(plain, Kept)
    except msgspec.ValidationError as wrong:
        problem = misfit(str(wrong), plain, Kept)
        said = Message.of("arena.campaign.misfit", problem=problem)
        raise BadCampaign(Fault(SAVE, said)) from None


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
