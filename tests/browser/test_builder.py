"""The character builder."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.battlescribe.files import CATALOGUE, SYSTEM, put
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import quick

MANY = 4
"""Steps up from where everybody starts."""
POINTS = dict.fromkeys(("steps", "points", "edges", "needed_points", "earned"), "@")


def test_the_builder_refuses_an_illegal_character_and_names_the_fault(welcome: Welcome) -> None:
    player = Player(welcome())
    player.visitor.go("/builder/savage")
    name(player).fill("Nadie")
    expect(summary(player).get_by_text(player.say("builder.sound"))).to_be_visible()
    for attribute in ("agility", "strength"):
        raised = player.button("builder.raise", name=player.say("savage.attribute", name=attribute))
        for _ in range(MANY):
            raised.click()
    fault = re.escape(player.say("savage.hero.fault.points", **POINTS)).replace("@", ".+")
    faults = summary(player).get_by_role("list").get_by_role("listitem")
    expect(faults.filter(has_text=re.compile(fault))).to_be_visible()
    expect(summary(player).get_by_role("button", name=player.say("builder.play"))).to_be_disabled()


def test_a_legal_character_is_accepted_and_played(welcome: Welcome) -> None:
    player = Player(welcome(kept=quick()))
    page = player.page
    player.visitor.go("/builder/savage")
    page.get_by_label(player.say("builder.examples")).select_option(index=1)
    name(player).fill("Heroína de prueba")
    summary(player).get_by_role("link", name=player.say("builder.play")).click()
    expect(page.get_by_role("checkbox", name="Heroína de prueba")).to_be_checked()
    player.button("web.new.start").click()
    player.waits()
    figures = page.get_by_role("complementary", name=player.say("table.figures.name"))
    expect(figures.get_by_role("button", name=re.compile("Heroína de prueba"))).to_be_visible()


def test_a_hero_is_printed_on_the_paper_that_is_chosen(welcome: Welcome) -> None:
    player = Player(welcome("es"))
    player.visitor.go("/builder/savage")
    player.page.get_by_label(player.say("builder.examples")).select_option(index=1)
    summary(player).get_by_text(player.say("builder.paper_letter"), exact=True).click()
    with player.page.expect_download() as kept:
        player.button("builder.print").click()
    assert b"/MediaBox [0 0 612.00 792.00]" in Path(kept.value.path()).read_bytes()


def test_what_a_stat_block_says_in_words_is_shown(welcome: Welcome) -> None:
    player = Player(welcome())
    player.visitor.go("/builder/savage")
    player.button("builder.text").click()
    text = player.page.get_by_role("dialog").get_by_role("textbox")
    expect(text).not_to_have_value("")
    text.fill(BLOCK)
    player.button("builder.read").click()
    texts = summary(player).get_by_role("region", name=player.say("builder.texts"))
    expect(texts.get_by_role("listitem")).to_have_text(["Description: She never sleeps."])


def test_a_creature_keeps_its_abilities_and_more_are_picked(welcome: Welcome) -> None:
    player = Player(welcome())
    page = player.page
    player.visitor.go("/builder/savage")
    read_text(player, CREATURE)
    lines = page.locator("#shelf-abilities").get_by_role("listitem")
    expect(lines.filter(has_text="Flight: Pace 12")).to_be_visible()
    hums = lines.filter(has_text="Hums: A low note")
    expect(hums).to_contain_text(player.say("savage.hero.pick.only_text"))
    player.button("builder.add", what=player.say("savage.hero.shelf.abilities")).click()
    player.button("builder.take", name="Hardy").click()
    player.button("builder.done").click()
    player.button("builder.remove", name="Fear (-2)").click()
    expect(lines.filter(has_text="Fear (-2)")).to_have_count(0)
    page.reload()
    expect(lines.filter(has_text="Hardy")).to_be_visible()
    player.button("builder.text").click()
    text = page.get_by_role("dialog").get_by_role("textbox")
    expect(text).to_have_value(
        re.compile(r"• Flight: Pace 12\n• Hums: A low note\n.*• Hardy", re.S)
    )
    expect(text).not_to_have_value(re.compile("Fear"))


def test_all_characters_of_a_text_are_read_and_one_is_chosen(welcome: Welcome) -> None:
    player = Player(welcome())
    player.visitor.go("/builder/savage")
    read_text(player, f"{CREATURE}\n{BLOCK}")
    expect(name(player)).to_have_value("Ash Bat")
    player.page.get_by_role("navigation", name=player.say("builder.own")).get_by_role(
        "button", name="Ana", exact=True
    ).click()
    expect(name(player)).to_have_value("Ana")


def read_text(player: Player, block: str) -> None:
    player.button("builder.text").click()
    text = player.page.get_by_role("dialog").get_by_role("textbox")
    expect(text).not_to_have_value("")
    text.fill(block)
    player.button("builder.read").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


CREATURE = """Ash Bat (Wild Card)
Attributes: Agility d8, Smarts d4 (A), Spirit d6, Strength d6, Vigor d8
Skills: Fighting d8, Notice d6
Special Abilities:
• Bite: Str+d4.
• Fear (-2)
• Flight: Pace 12
• Hums: A low note.
• Poison (-2): Whoever it bites rolls Vigor or is paralyzed for 2d6 rounds.
• Weakness (cold): +4 damage
"""


BLOCK = """Ana (Wild Card)
She never sleeps.
Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6
Special Abilities:
• Hums
"""


def name(player: Player) -> Locator:
    return player.page.locator("#shelf-name").get_by_role("textbox")


def summary(player: Player) -> Locator:
    return player.page.get_by_role("complementary", name=player.say("builder.summary"))


def test_content_is_brought_and_a_band_of_it_is_played(welcome: Welcome, tmp_path: Path) -> None:
    player = Player(welcome(kept=quick()))
    page = player.page
    player.visitor.go("/builder/punk")
    files = [put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", CATALOGUE)]
    with page.expect_file_chooser() as chooser:
        player.button("builder.bring").click()
    chooser.value.set_files(files)
    expect(summary(player).get_by_text(player.say("builder.notes", count=6))).to_be_visible()
    player.button("builder.add", what=player.say("punk.band.shelf.members")).click()
    page.get_by_role("radio", name=re.compile("Cacique")).check(force=True)
    player.button("builder.add", what=player.say("punk.band.shelf.gear")).click()
    page.get_by_role("dialog").get_by_text("Gancho oxidado").wait_for()
    player.button("builder.take", name="Gancho oxidado").click()
    player.button("builder.done").click()
    name(player).fill("Los Tiñosos")
    page.reload()
    expect(page.locator("#shelf-members").get_by_text("Gancho oxidado").first).to_be_visible()
    summary(player).get_by_role("link", name=player.say("builder.play")).click()
    player.button("web.new.start").click()
    player.waits()
    figures = page.get_by_role("complementary", name=player.say("table.figures.name"))
    expect(figures.get_by_role("button", name=re.compile("Cacique"))).to_be_visible()
