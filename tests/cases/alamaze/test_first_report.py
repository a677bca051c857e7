"""What a ruler reads before the first turn: who plays, what there is, and lines that may be handed in as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cases.thrones import ROOT
from tests.game.play import rulec

PLACES = ("--rules", str(ROOT / "rules"), "--out", str(ROOT / "generated"))
RULERS = ("elven", "sorcerer", "warlock", "halfling", "lycans", "underworld", "ancient_ones", "alchemist")
SECTIONS = [  # the realm, the military, people, relations, what was seen, then the goals
    "What the kingdom has in store",
    "The kingdom's population centers",
    "The kingdom's groups",
    "The kingdom's leaders",
    "The kingdom's people at court and abroad",
    "The kingdom's wizards",
    "The kingdom's agents",
    "What the regions think of the kingdom",
    "Population centers that the kingdom has seen",
    "The kingdom's early goals",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("thrones")
    begun = rulec("new", "alamaze", "eight_thrones", "--seed", "7", "-o", "g.game", cwd=made, places=PLACES)
    assert begun.code == 0, begun.said
    return made


def report(folder: Path, player: str) -> str:
    shown = rulec("report", "g.game", "--player", player, cwd=folder, places=PLACES)
    assert shown.code == 0, shown.said
    return shown.out


@pytest.mark.parametrize("player", RULERS)
def test_the_lines_that_it_names_are_carried_out(folder: Path, player: str) -> None:
    lines = re.findall(r"^- (\d{3} .+?) – ", report(folder, player), flags=re.M)
    assert [line[:3] for line in lines] == ["470", "720", "970"]
    (folder / f"{player}.txt").write_text(f"player: {player}\n" + "\n".join(lines) + "\n", encoding="utf-8")
    checked = rulec("orders", "g.game", f"{player}.txt", "--check", cwd=folder, places=PLACES)
    assert checked.code == 0, checked.said
    assert "warning" not in checked.said, checked.said


def test_it_says_who_plays_and_has_its_sections_in_their_order(folder: Path) -> None:
    text = report(folder, "elven")
    assert re.search(r"^Players: The Elven Kingdom, .* and The Alchemist\.$", text, flags=re.M)
    headings = re.findall(r"^## (.+)$", text, flags=re.M)
    assert [each for each in headings if each in SECTIONS] == SECTIONS


def test_it_begins_with_the_coming_turn(folder: Path) -> None:
    """Seed 002, lines 733 (commands), 1280 (three turns of spring) and 2008 (reinforcements each fifth turn)."""
    text = report(folder, "warlock")
    assert re.findall(r"^## (.+)$", text, flags=re.M)[0] == "The coming turn"
    ((month, season, turns, commands, _, reinforcement),) = section(text, "The coming turn")
    assert (month, season, turns, reinforcement) == ("1", "spring", "3", "5")
    assert commands.endswith(" commands")
    assert "| month | season |" in text


def section(text: str, title: str) -> list[list[str]]:
    """The rows of a table."""
    rows = text.split(f"## {title}\n")[1].split("\n## ")[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| ")][2:]


def test_wizards_and_leaders_stand_with_their_groups(folder: Path) -> None:
    text = report(folder, "elven")
    wizards = {row[0]: row[1:3] for row in section(text, "The kingdom's wizards")}
    assert wizards["Adept of Silverleaf"] == ["0 levels", "Second of Silverleaf"]
    assert sorted(level for level, _ in wizards.values()) == [  # mastery of magic (seed 002, 3816)
        "0 levels", "1 level", "1 level", "2 levels", "2 levels",
    ]  # fmt: skip
    leaders = {row[0]: row[1:3] for row in section(text, "The kingdom's leaders")}
    assert leaders["General of Silverleaf"] == ["General", "Host of Silverleaf"]
    others = section(report(folder, "lycans"), "The kingdom's wizards") + section(
        report(folder, "lycans"), "The kingdom's leaders"
    )
    assert not {row[0] for row in others} & {*wizards, *leaders}
