"""Examples of a solve that stand outside of it: in a pack that extends the one that has it, alone or in an entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.play import Done, rulec

HEAD = "name: {}\ntitle: {}\nversion: 1.0.0\n{}documents:\n  {}: {{title: The Book}}\n"
LOT = """
kind Badge, badges listed "badge"
    carried by Man as badges

kind Man, men "man"
    level: number = 1 "level"
    badges: set of Badge = {} "badges"

kind Walk, walks "walk"
    man: Man

solve parade(walks: list of Walk) "Who sets out"
    decide sets_out(walk: Walk) "{walk.man} sets out", not "{walk.man} stays"
        yes when strength(walk) > 1 "strong enough"
        otherwise no
    quantity strength(walk: Walk) -> number "How strong a walk is"
        base walk.man.level
        add 1 for each other in walks when other != walk and sets_out(other) "company"
    circle "All wait for all" then all no
    cites book "Gate" 51
"""
PLOT = """
badge iron "Iron"
    cites sheet "Iron" 3
    modify strength for its walk.man
        add 1 "iron"
    example "An iron man, alone"
        given a: Man(badges: {iron}), x: Walk(man: a), walks: {x}
        expect sets_out(x)

example "In the company of an iron man"
    cites sheet "Iron" 4
    given x: Walk(man: Man(badges: {iron})), y: Walk(man: Man()), walks: {x, y}
    expect sets_out(y)
    expect strength(x) = 3
"""


def packs(folder: Path, plot: str) -> tuple[str, str]:
    for name, head, text in (
        ("lot", HEAD.format("lot", "The Lot", "", "book"), LOT),
        ("plot", HEAD.format("plot", "The Plot", "extends: [lot]\n", "sheet"), plot),
    ):
        pack = folder / "rules" / name
        pack.mkdir(parents=True)
        (pack / "pack.yaml").write_text(head, encoding="utf-8")
        (pack / f"{name}.rules").write_text(text, encoding="utf-8")
    return "--rules", str(folder / "rules")


def run_examples(folder: Path, plot: str) -> Done:
    return rulec("test", "plot", cwd=folder, places=packs(folder, plot))


def test_a_pack_gives_examples_of_what_its_parent_decides(tmp_path: Path) -> None:
    done = run_examples(tmp_path, PLOT)
    assert (done.code, done.out) == (0, "2 examples passed, 0 failed\n"), done.said
    built = rulec("build", "plot", "--out", str(tmp_path / "out"), cwd=tmp_path, places=("--rules", "rules"))
    assert built.code == 0, built.said
    pages = tmp_path / "out" / "plot" / "reference"
    assert "### In the company of an iron man" in (pages / "solves" / "parade.md").read_text(encoding="utf-8")
    assert "### An iron man, alone" in (pages / "badges" / "iron.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("expect strength(x) = 3", "expect strength(x) = 2", "In the company of an iron man"),
        ("        expect sets_out(x)", "        expect not sets_out(x)", "An iron man, alone"),
        (", walks: {x, y}", "", "walks"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in PLOT
    done = run_examples(tmp_path, PLOT.replace(old, new))
    assert done.code == 1
    assert told in done.said
