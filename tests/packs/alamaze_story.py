"""Twenty months of eight kingdoms, line by line, as people would type them: `alamaze_story.txt`.

`python -m tests.packs.alamaze_story` writes the file anew from a game of rulers that play by themselves. Each of them
gives a few lines a month, and what the rules would turn down is left out. Comments tell what everybody hears of it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in_all, resolve
from tests.packs.alamaze_games import Table, beginning, loaded

STORY = Path(__file__).parent / "alamaze_story.txt"
PLAYERS = ("Amazons", "Dwarven", "Elven", "Free Traders", "Halfling", "Pirates", "Sorcerer", "Tyrant")
SEED = "a story"
MONTHS = 20
MOST = 10
"""Lines of a player in a month."""


class Month(NamedTuple):
    """What everybody hands in for a month: players and their lines."""

    title: str
    sheets: list[tuple[str, list[str]]]


def founded() -> Any:
    """The world of the story at its beginning."""
    game, _ = loaded()
    world = begin(beginning(), game, SEED, 0, Report(), playing=PLAYERS)
    assert world is not None
    return world


def months(text: str) -> Iterator[Month]:
    """The months of a story."""
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, rest = part.partition("\n")
        sheets = []
        for section in re.split(r"^player: ", rest, flags=re.M)[1:]:
            name, *lines = section.splitlines()
            sheets.append((name, [line for line in lines if line.strip() and not line.startswith("#")]))
        yield Month(title, sheets)


def handed_in(world: Any, month: Month) -> tuple[list[Any], list[str]]:
    """The acts of a month, and what of it was not taken."""
    game, _ = loaded()
    sheets = []
    for name, lines in month.sheets:
        player, why = find_player(game, world, name)
        assert player is not None, why
        sheets.append((player, list(enumerate(lines, 1))))
    given, refused = [], []
    for verdicts in hand_in_all(game, world, sheets):
        given += [each.given for each in verdicts if each.given is not None]
        refused += [f"{each.text}: {each.sentence}" for each in verdicts if each.given is None]
    return given, refused


def written() -> str:
    """The story, played anew."""
    game, _ = loaded()
    world = founded()
    table = Table(world, SEED)
    for ruler in table.rulers:
        ruler.odd = 0.0
    lines = [f"# {MONTHS} months of eight kingdoms, as they might be typed. Played by `test_alamaze_story.py`."]
    for at in range(1, MONTHS + 1):
        sheets = [(kingdom.name, chosen(typed)) for kingdom, typed in table.sheets()]
        for _ in range(4):  # what is turned down on a copy is left out, until nothing is
            trial = from_json(to_json(world, game), game)
            given, refused = handed_in(trial, Month("", sheets))
            bad = {(each.player.name, each.text) for each in resolve(game, trial, given) if not each.done}
            before = sheets
            sheets = [(name, [one for one in typed if not is_bad(name, one, bad, refused)]) for name, typed in sheets]
            if sheets == before:
                break
        month = Month(f"Month {at}", sheets)
        resolve(game, world, handed_in(world, month)[0])
        table.hear()
        public = [
            each.text
            for each in world.reports
            if each.who is None and " calls " not in each.text and "quarrel" not in each.text
        ]
        lines += ["", f"## {month.title}", *(f"# {text}" for text in public)]
        for name, typed in sheets:
            lines += [f"player: {name}", *typed]
    return "\n".join(lines) + "\n"


def is_bad(name: str, line: str, bad: set[tuple[str, str]], refused: list[str]) -> bool:
    """Whether a line was turned down."""
    return (name, line) in bad or any(each.startswith(f"{line}: ") for each in refused)


def chosen(lines: list[str]) -> list[str]:
    """A few lines of many: those of war first, then one of each sort."""
    kinds: dict[str, list[str]] = {}
    for line in lines:
        kinds.setdefault(line.split(" ", 1)[0], []).append(line)
    first = [line for number in ("110", "150", "725", "720") for line in kinds.pop(number, [])[:2]]
    return (first + [row[0] for row in kinds.values()])[:MOST]


def main() -> int:
    """Writes the file."""
    STORY.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
