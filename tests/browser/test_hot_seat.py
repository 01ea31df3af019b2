"""Two people at one screen: each reads in the log what is for them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.site import Site
from tests.browser.visitor import holding
from tests.server.serving import Server


def test_a_whisper_is_read_when_its_seat_is_in_view_once_and_in_order(
    welcome: Welcome, village: Server
) -> None:
    kinds = ["yes_no", "one_of", "yes_no", "one_of", "yes_no"]
    seats = village.create("person", "person", game="recados", couriers=2, kinds=kinds)
    kept = holding(seats.match, seats.tokens, "recados")
    player = Player(welcome(address=f"http://{village.address}", kept=kept))
    player.words.learn("recados", "tests.browser.recados")
    player.visitor.go(f"/m/{seats.match}")
    whispers = [player.say("recados.event.whispered", number=number) for number in range(4)]
    noted = [
        player.say("recados.event.noted", kind=kind, answer=answer)
        for kind, answer in (("yes_no", "true"), ("one_of", '"mule"'), ("yes_no", "true"))
    ]

    answers(player, "recados.ask.one_of")
    expect(player.log()).to_have_text([noted[0]])
    answers(player, "recados.ask.yes_no")
    expect(player.log()).to_have_text([noted[0], whispers[0], noted[1]])
    answers(player, "recados.ask.one_of")
    expect(player.log()).to_have_text([noted[0], noted[1], whispers[1], noted[2]])
    player.page.reload()
    expect(player.log()).to_have_text([noted[0], noted[1], whispers[1], noted[2]])
    answers(player, "recados.ask.yes_no")
    expect(player.log().filter(has_text=whispers[0])).to_have_count(1)
    expect(player.log().filter(has_text=whispers[2])).to_have_count(1)
    expect(player.log().filter(has_text=whispers[1])).to_have_count(0)


def test_what_is_secret_is_covered_until_the_other_sits_down(welcome: Welcome, site: Site) -> None:
    bands = ["pandilleros_200_tiro", "pandilleros_200_tiro"]
    seats = site.create("person", "person", game="punk", scenario="brawl", bands=bands)
    player = Player(welcome(kept=holding(seats.match, seats.tokens, "punk")))
    player.visitor.go(f"/m/{seats.match}")
    cover = player.page.get_by_role("dialog")
    player.waits()
    expect(cover).to_have_count(0)
    before = player.asked
    player.press("1")
    expect(cover).to_be_visible()
    player.press("1")
    cover.get_by_role("button", name=player.say("table.cover.sit")).click()
    expect(cover).to_have_count(0)
    assert player.asked != before
    deploys(player)
    cover.get_by_role("button", name=player.say("table.cover.trust")).click()
    before = player.asked
    deploys(player)
    player.page.locator(f'[data-question="{before}"]').wait_for(state="detached")
    expect(cover).to_have_count(0)


def deploys(player: Player) -> None:
    """The first of them, where it is offered first."""
    expect(player.page.locator("[data-instead][aria-pressed=true]")).to_be_visible()
    player.press("1")
    player.confirm.click()


def answers(player: Player, then: str) -> None:
    """The first line; and that is what is asked next."""
    player.waits()
    player.press("1")
    heading = player.question.get_by_role("heading", name=player.say(then))
    expect(heading).to_be_visible()
