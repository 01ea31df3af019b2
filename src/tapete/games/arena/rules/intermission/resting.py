"""Rest after a scenario: all is healed, recharged and put away, and the campaign is kept."""

from __future__ import annotations

from tapete.games.arena.events.story import Noted, Rested
from tapete.games.arena.figures import fresh, fresh_tokens
from tapete.games.arena.rules.story import campaign, ending
from tapete.games.arena.state import Helper, Hunter
from tapete.games.arena.world import Arena


def rest(arena: Arena) -> None:
    """All hunters recover, and loot and money are gone.

    arena.intermission.rest, arena.vending.no_carry_over, arena.ruling.intermission_after_loss
    """
    state = arena.state
    for hunter in state.hunters:
        recover(hunter)
        hunter.loot, hunter.carried = [], []
    state.money, state.lying, state.discard, state.aside = 0, [], [], []
    rule, also = "arena.intermission.rest", ("arena.vending.no_carry_over",)
    arena.table.tell(Rested, rule=rule, also=also)


def recover(hunter: Hunter) -> None:
    """Wounds, ammunition, Shields and effects: a hunter is as good as new."""
    hunter.tokens = fresh_tokens(tuple([token.born for token in hunter.tokens]))
    hunter.equipped = [fresh(item.kind) for item in hunter.equipped]
    hunter.inventory = [fresh(item.kind) for item in hunter.inventory]
    hunter.elements, hunter.stun, hunter.out, hunter.dying = {}, 0, False, False


def recover_helper(helper: Helper) -> None:
    """A Helper waits for its hunter to be deployed, with its own tokens Available."""
    helper.tokens = fresh_tokens(tuple([token.born for token in helper.tokens]))
    helper.at, helper.elements = None, {}


def keep(arena: Arena) -> None:
    """Events are put beneath their deck, and what a campaign needs is written down.

    arena.event.end_of_scenario, arena.campaign.save
    """
    state = arena.state
    ending.stow_events(arena)
    after = arena.scenario.win if state.won else arena.scenario.loss
    if state.campaign and after.next:
        levels = state.before + state.levels
        state.kept = campaign.keep(state, after.next, levels)
        arena.table.tell(Noted, scenario=after.next, rule="arena.campaign.save")
