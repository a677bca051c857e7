"""What kingdoms are said to know from the start was told to nobody (seed 002, lines 3893, 2825 and 3231)."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player
from tests.cases.thrones import ROOT, named

PLAYING = ("Amazons", "Black Dragon", "Free Traders", "Giants")


def begun(seed: int, playing: tuple[str, ...] = PLAYING) -> tuple[Game, Any]:
    """A campaign of these before its first turn."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    report = Report()
    source = read("alamaze", "maelstrom", [(str(ROOT / "rules"), "")], report)
    assert source is not None, report.found
    world = begin(source, game, seed, 0, report, playing=playing)
    assert world is not None, report.found
    return game, world


def heard(game: Game, world: Any, name: str) -> list[str]:
    """The artifacts of which the first report of a kingdom tells."""
    player, why = find_player(game, world, name)
    assert player is not None, why
    words = "Legends tell of an artifact: "
    told = [each.text for each in world.reports if each.who is None or player.id in each.who]
    return [text.removeprefix(words).rstrip(".") for text in told if text.startswith(words)]


def test_the_first_report_names_what_a_people_knows() -> None:
    """Lines 2721, 2825, 3231: two by name, two and five by lot; the Giants know of none."""
    game, world = begun(1)
    assert heard(game, world, "Amazons") == ["Bow of Heracles", "Last Herd of Winged Stallions"]
    assert len(set(heard(game, world, "Black Dragon"))) == 2
    assert len(set(heard(game, world, "Free Traders"))) == 5
    assert heard(game, world, "Giants") == []


def test_the_lot_falls_otherwise_in_another_campaign() -> None:
    (game, one), (_, two) = begun(1), begun(2)
    assert heard(game, one, "Free Traders") != heard(game, two, "Free Traders")


def test_nobody_else_is_told() -> None:
    game, world = begun(1)
    named(world.kingdoms, "Amazons").foreknown = 0
    _, other = begun(1)
    for name in PLAYING:
        views = []
        for each in (world, other):
            player, _ = find_player(game, each, name)
            assert player is not None
            views.append(repr(shown_to(game, each, player)))
        assert (views[0] == views[1]) is (name != "Amazons"), name
