"""Answers about entries go by their names: their order may change while a turn waits."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.cases.support import Done, rulec
from tests.catalogue.manor import compile_with
from tests.property.equality import differences

VILLAGE = Path(__file__).parents[2] / "game/rules/village"
FEAST = (
    "            ask h for gift be amount 0 gold .. h.gold default 0 gold sealed "
    '"What does {h} give for the feast of {house}?"\n'
    '            reveal gift\n            lower h.gold by gift\n            tell everyone "{h} gives {gift}."\n'
)
BIDS = """            lower h.gold by 1 gold
        for each c in charms at once
            ask house for gift be amount 0 gold .. house.gold default 0 gold "How much?"
            tell everyone "{c}: {gift}."
        for each c in charms at once
            ask house for more be amount 0 gold .. house.gold "More?"
            tell everyone "{c}: {more}, and more."
"""


def handed(folder: Path, *lines: str) -> Done:
    """What is said of what The Oak hands in."""
    (folder / "l.txt").write_text("\n".join(["player: The Oak", *lines, ""]), encoding="utf-8")
    return rulec("orders", "a.game", "l.txt", cwd=folder)


def test_entries_in_another_order_keep_their_answers(tmp_path: Path) -> None:
    """`gift.0 = 1 gold` was said of the horseshoe, and held for the bell once the bell stood first."""
    shutil.copytree(VILLAGE, tmp_path / "rules/village")
    file = tmp_path / "rules/village/village.rules"
    text = file.read_text(encoding="utf-8")
    assert FEAST in text
    text = text.replace(FEAST, BIDS)
    file.write_text(text, encoding="utf-8")
    assert rulec("build", "village", cwd=tmp_path).code == 0
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=tmp_path).code == 0
    handed(tmp_path, "800")
    assert "The Oak: gift.horseshoe  How much?" in rulec("turn", "a.game", cwd=tmp_path).out
    done = handed(tmp_path, "gift.horseshoe = 1 gold", "gift.silver_bell = 2 gold", "more.silver_bell = 7 gold")
    assert "2 of 2 answers taken, 1 answer ahead" in done.out, done.said
    assert "turn 1 waits for 1 answer" in rulec("turn", "a.game", cwd=tmp_path).out
    horseshoe, bell, rest = (text.index(each) for each in ("charm horseshoe", "charm 12", "house oak"))
    file.write_text(text[:horseshoe] + text[bell:rest] + text[horseshoe:bell] + text[rest:], encoding="utf-8")
    assert rulec("build", "village", cwd=tmp_path).code == 0
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == 0, moved.said
    handed(tmp_path, "more.horseshoe = 3 gold")
    assert "turn 1: 1 act carried out" in rulec("turn", "a.game", cwd=tmp_path).out
    seen = json.loads(rulec("report", "a.game", "--format", "json", cwd=tmp_path).out)
    told = [each["text"] for step in seen["steps"] for each in step["told"] if ": " in each["text"]]
    assert [each for each in told if "asked" not in each] == [
        "Silver Bell: 2 gold.",
        "Horseshoe: 1 gold.",
        "Silver Bell: 7 gold, and more.",
        "Horseshoe: 3 gold, and more.",
    ]


OFFERS = """process bid(house: House) "A bid for each rank"
    for each r in Rank at once
        ask house for offer be amount 0 gold .. 9 gold sealed "How much for {r}?"
        reveal offer
        raise house.gold by offer
    cites book "Gate" 52
"""


def test_the_interpreter_names_members_as_well() -> None:
    """It asked about one after another, by their order: the emitted package about all at once, by their names."""
    made, report = compile_with({"case.rules": OFFERS})
    assert made is not None, report.found
    assert list(differences(made, 60, seed=3)) == []
