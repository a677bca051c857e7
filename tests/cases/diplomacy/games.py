"""Games of the family by the commands, on the packages as they stand in `generated/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cases.support import RULES, Done, rulec

WHERE = ("--rules", str(RULES), "--out", str(RULES.parent / "generated"))


def new(folder: Path, pack: str, scenario: str, *variants: str) -> Done:
    """Begins a game in the file `a.game`."""
    chosen = [word for name in variants for word in ("--variant", name)]
    return rulec("new", pack, scenario, "--seed", "3", *chosen, "-o", "a.game", *WHERE, cwd=folder)


def orders(folder: Path, lines: str, *more: str) -> Done:
    """Hands in lines."""
    (folder / "lines.txt").write_text(lines, encoding="utf-8")
    return rulec("orders", "a.game", "lines.txt", *more, *WHERE, cwd=folder)


def turn(folder: Path) -> Done:
    """Plays a turn."""
    return rulec("turn", "a.game", *WHERE, cwd=folder)


def report(folder: Path, player: str = "") -> dict[str, Any]:
    """A report as data: of a player, or of whoever runs the game."""
    mine = ("--player", player) if player else ()
    document: dict[str, Any] = json.loads(rulec("report", "a.game", *mine, "--format", "json", *WHERE, cwd=folder).out)
    return document


def told(seen: dict[str, Any]) -> list[str]:
    """What a report tells."""
    return [each["text"] for step in seen["steps"] for each in step["told"]]


def rows(seen: dict[str, Any], view: str) -> list[list[str]]:
    """The rows of a view in a report."""
    return next(one["rows"] for one in seen["views"] if one["name"] == view)
