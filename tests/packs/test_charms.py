"""A small game of orders and charms in one queue, where each form of charm is one act of many entries.

Figures are those of `tests/packs/charms/charms.rules`: gold and food for each level, most wolves in a host.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulec.play import Game, Result, begin
from tests.cases.support import pack, rulec
from tests.play.packages import built

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the pack is compiled."""
    found = tmp_path_factory.mktemp("charms")
    built(HERE / "charms", found)
    return found


@pytest.fixture
def game(folder: Path) -> Game:
    """A game that has just begun: Ida (level 3) is in a wood, Oro (level 2) in a town on the plains."""
    assert folder.exists()
    return begin("charms", seed=1)


def played(game: Game, north: list[str], south: list[str] | None = None) -> Result:
    """A turn with these lines of the two realms."""
    for player, lines in (("North", north), ("South", south or [])):
        assert {line.state for line in game.give(player, lines)} <= {"taken"}
    return game.play()


def became(result: Result, player: str = "North") -> dict[str, tuple[str, str]]:
    """What became of each line of a player."""
    return {line.text: (line.state, line.by) for line in result.lines if line.player == player}


def told(result: Result) -> list[str]:
    """The sentences that were told, in their order."""
    return [one.text for one in result.outcomes if one.text and one.to]


def test_orders_and_charms_go_by_one_number(game: Game) -> None:
    """Gold is made (20) after the tax (10), so that bread (21) finds gold; what is handed in first does not matter."""
    result = played(game, ["20 Ida 2", "10"])
    assert next(one.rule for one in result.outcomes if one.rule.startswith(("errand:", "charm:"))) == "errand:10"
    assert became(result) == {"20 Ida 2": ("carried out", ""), "10": ("ordered", "")}
    assert told(result) == ["Ida fills the stores."]


def test_a_charm_has_its_own_figures(game: Game) -> None:
    """Two levels of gold make 6, three of food 15."""
    assert game.check("North", ["21 Ida 1"])[0].state == "refused", "bread begins at level 2"
    played(game, ["20 Ida 2"])
    played(game, ["21 Ida"])
    (own,) = game.seen_by("North").views["own_realm"]
    assert [own.columns["gold"].number, own.columns["food"].number] == [5 + 6, 15]


def test_what_an_entry_says_itself_is_needed_besides(game: Game) -> None:
    """South has no gold, and bread is made from gold."""
    result = played(game, [], ["21 Oro"])
    assert became(result, "South") == {"21 Oro": ("refused", "harvest")}


def test_one_charm_of_all_in_a_turn(game: Game) -> None:
    """The second is carried out when the first is turned down; a charm that is not a mage's only one stands beside."""
    result = played(game, ["20 Ida", "22 Ida", "24 Ida 1"])
    assert became(result) == {
        "20 Ida": ("carried out", ""),
        "22 Ida": ("refused", "done already"),
        "24 Ida 1": ("ordered", ""),
    }
    assert "No second charm beside Create Gold in this turn." in told(result)
    result = played(game, [], ["22 Oro", "23 Oro with owls"])
    assert became(result, "South") == {"22 Oro": ("refused", "ground"), "23 Oro with owls": ("carried out", "")}


def test_a_hole_is_typed_for_those_that_have_it(game: Game) -> None:
    """Bones are called alone or as owls; wolves are wolves."""
    assert [line.state for line in game.check("North", ["23 Ida with owls", "22 Ida with owls"])] == [
        "taken",
        "refused",
    ]
    result = played(game, ["23 Ida 2 with owls"], ["23 Oro"])
    assert sorted(told(result)) == ["2 Bones come to Blue Host.", "2 Owls come to Red Host."]


def test_clauses_that_an_entry_does_not_have(game: Game) -> None:
    """Wolves come in the wild, two to a host; bones come anywhere, as many as are called."""
    assert told(played(game, ["22 Ida"])) == ["2 Wolves come to Red Host."]
    result = played(game, [], ["22 Oro"])
    assert told(result) == ["Call Wolves is called on forest and hills alone."]
    assert told(played(game, [], ["23 Oro 1"])) == ["1 Bones come to Blue Host."]


def test_one_limit_over_both(game: Game) -> None:
    """Three commands, rests and glamours not counted."""
    lines = ["10", "20 Ida", "24 Ida", "30 Ida"]
    assert [line.state for line in game.check("North", lines)] == ["taken"] * 4
    lines = ["10", "10", "20 Ida", "10", "30 Ida"]
    assert [line.state for line in game.check("North", lines)] == ["taken"] * 3 + ["refused", "taken"]


def test_what_may_be_ordered_is_listed_with_both(game: Game) -> None:
    """Each that is listed is taken, and charms that need more levels than a mage has are not among them."""
    found = [order.line for order in game.orders_for("South")]
    assert {line.split()[0] for line in found} == {"10", "20", "21", "23", "24", "30"} - {"21"}
    assert all(game.check("South", [line])[0].state == "taken" for line in found)


def test_a_pack_on_top_may_take_the_last_entry_of_a_shared_act(tmp_path: Path) -> None:
    """Who extends a pack cannot take its act away; an entry that he adds has the act by its fields alone."""
    shutil.copytree(HERE / "charms", tmp_path / "rules" / "charms")
    rules = """forbid charm 24 "Nobody is fooled any more."

charm 25 "Create Silver"
    gold_made: 1 gold per level
    cites book "Charms" 25
    example "Silver of two levels"
        given mage.level: 3 levels, power: 2 levels, realm.gold: 0
        does
        expect realm.gold = 2 gold
"""
    head = "name: p\ntitle: Silver\nversion: 0.1.0\nextends: [charms]\ndocuments:\n  silver: {title: Silver}\n"
    pack(tmp_path, {"pack.yaml": head, "p.rules": rules})
    done = rulec("test", "p", cwd=tmp_path)
    assert done.code == 0, done.said


def test_the_page_of_an_entry_names_its_form_and_who_shares_it(folder: Path) -> None:
    """A reader who can cast one finds the others that are cast alike."""
    pages = folder / "generated" / "charms" / "reference" / "charms"
    gold = (pages / "create_gold.md").read_text("utf-8")
    assert "- **Form:** Stores made by magic, as [Create Food](create_food.md).\n" in gold
