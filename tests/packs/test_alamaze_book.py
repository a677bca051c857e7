"""The first turn of the book, played: its lines are those of the chapter, and its sums what the game comes to."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.chapter_values import worked_values
from rulec.driver.compile import Compiled
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.sema.model.sheets import BookChapter, Inserted
from tests.game.eight import Built, alamaze, made_of

PLAYER = "The Sorcerer"


@pytest.fixture(scope="module")
def built() -> Built:
    return alamaze()


def chapter(compiled: Compiled) -> BookChapter:
    return next(each for each in compiled.model.book if each.name == "first_turn")


def test_the_first_list_of_the_book_comes_to_what_the_book_says(built: Built) -> None:
    compiled = made_of(built.files)
    typed = [part for part in chapter(compiled).parts if isinstance(part, Inserted) and part.sort == "typed"]
    lines = [line.value for part in typed for who, line in part.lines if who == PLAYER]
    assert len(lines) == 7

    report = Report()
    values = worked_values(compiled.model, compiled.program, report)
    assert not report.failed
    said = [value for (name, _), value in values.items() if name == "first_turn"]

    game = built.game()
    world = built.world(game, scenario="eight_thrones")
    player, why = find_player(game, world, PLAYER)
    assert player is not None, why
    kingdom = next(each for each in world.of_kind("Kingdom") if each.name == PLAYER)
    for now in (f"{kingdom.gold:,} gold", f"{kingdom.food:,} food", f"{kingdom.mithril} mithril", "13 influence"):
        assert now in said
    levels = {each.name: each.level for each in world.of_kind("Agent") if each.kingdom is kingdom}
    for name in ("Jackal", "Scarab"):
        assert f"{levels[name]} levels" in said

    text = built.files["book/first_turn.md"].decode()
    for each in (*world.of_kind("Group"), *world.of_kind("Agent"), *world.of_kind("Ruler"), *world.of_kind("Place")):
        assert (each.kingdom is not kingdom) or each.name in text, each.name

    verdicts = hand_in(game, world, player, enumerate(lines, 1))
    assert all(each.given for each in verdicts), verdicts
    resolve(game, world, [each.given for each in verdicts if each.given])
    assert f"{kingdom.gold:,} gold" in said
    assert f"{kingdom.food:,} food" in said
